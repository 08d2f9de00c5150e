import { getPart, type NamePart, type PartName } from './names/parts';
import type { Settings } from './run';

/** What became of a part that was asked for. */
type PartState = NamePart | 'loading' | 'failed';

/** The names that load after the page, as far as they were asked for. */
export type LoadedNames = Readonly<Partial<Record<PartName, PartState>>>;

/** The part that a run draws its names from; null for the names that came with the page. */
export function getRunPart({ country, options }: Settings): PartName | null {
  return getPart(country, options.nameSource);
}

/** The names that a run draws from; null if they came with the page, or are not there. */
export function getNames(loaded: LoadedNames, settings: Settings): NamePart | null {
  const part = getRunPart(settings);
  const names = part && loaded[part];
  return typeof names === 'object' ? names : null;
}

/** Records what became of a part; names that are there stay. */
export function recordPart(loaded: LoadedNames, part: PartName, state: PartState): LoadedNames {
  return typeof loaded[part] === 'object' ? loaded : { ...loaded, [part]: state };
}

/** Forgets that some parts failed, so that they are asked for again. Always a new object: loading goes on by it. */
export function forgetFailures(loaded: LoadedNames, parts: readonly (PartName | null)[]): LoadedNames {
  const isForgotten = (part: string) => parts.some((each) => each === part);
  return Object.fromEntries(
    Object.entries(loaded).filter(([part, state]) => state !== 'failed' || !isForgotten(part)),
  );
}
