import { PARTS, type PartName } from '../../domain/names/parts';
import { VERSION } from '../../domain/screen/link';

/** The address of the script with the names of a part, as the build ships it. */
export function getNameFile(part: PartName): string {
  return `names/${VERSION}/${part}.js`;
}

/** All scripts with names, in the order in which an idle page asks for them. */
export const NAME_FILES = PARTS.map(getNameFile);
