import { NAME_ORDERS } from '../../domain/names/culture';
import { makeEnding, makeStep, type PackedNames, packTexts } from '../../domain/names/packed-names';
import type { Kind, NameLine, NameTable } from './parse-table';
import type { Atlas } from './read-atlas';

/** A name is common if at least this many lists hold it. */
const MIN_USES_OF_COMMON = 4;

/** A share ships only if it exceeds what a name without a share gets by this factor. This saves 2 kB. */
const MIN_SHARE_FACTOR = 1.6;

const makeKey = ({ name, roman, womenName, womenRoman }: NameLine) =>
  [name, roman, womenName, womenRoman].join('\t');

/** The names of all lists, each once. Common ones come first: their indices are close together, so steps are short. */
function makeDictionary(tables: readonly NameTable[]): string[] {
  const uses = new Map<string, number>();
  for (const key of tables.flatMap(({ lists }) => Object.values(lists).flat().map(makeKey)))
    uses.set(key, (uses.get(key) ?? 0) + 1);
  const keys = [...uses.keys()].sort();
  const isCommon = (key: string) => (uses.get(key) ?? 0) >= MIN_USES_OF_COMMON;
  return [...keys.filter(isCommon), ...keys.filter((key) => !isCommon(key))];
}

function packShares(list: readonly NameLine[]): string {
  const shares = list.map(({ share }) => Number(share)).filter(Boolean);
  const remainder = 100 - shares.reduce((sum, share) => sum + share, 0);
  const min =
    shares.length < list.length ? (MIN_SHARE_FACTOR * remainder) / (list.length - shares.length) : 0;
  const shipped = list.map(({ share }) => (Number(share) > min ? share : ''));
  return shipped.join(',').replace(/,+$/, '');
}

function packSteps(indices: readonly number[]): string {
  return indices.map((wordIndex, index) => makeStep(wordIndex - (indices[index - 1] ?? 0))).join('');
}

function packWomen(words: readonly string[][]): string {
  const endings = words.map(([name = '', roman = '', womenName, womenRoman]) =>
    womenName ? `${makeEnding(name, womenName)}:${womenRoman && makeEnding(roman, womenRoman)}` : '',
  );
  return endings.join(',');
}

/**
 * Packs the tables of some cultures, and the regions that draw from them. The order of the keys was tried out: it
 * compresses best.
 *
 * @param isIncluded whether to pack the culture with this BCP 47 tag
 */
export function packNames({ tables, regions }: Atlas, isIncluded: (tag: string) => boolean): PackedNames {
  const included = [...tables].filter(([tag]) => isIncluded(tag));
  const keys = makeDictionary(included.map(([, table]) => table));
  const words = keys.map((key) => key.split('\t'));
  const indices = new Map(keys.map((key, index) => [key, index]));
  const getIndex = (line: NameLine) => indices.get(makeKey(line)) as number;
  const packLists = (pack: (list: readonly NameLine[]) => string) => {
    const packKind = (kind: Kind) =>
      included
        .map(([, { lists }]) => pack([...lists[kind]].sort((a, b) => getIndex(a) - getIndex(b))))
        .join(' ');
    return { female: packKind('female'), male: packKind('male'), family: packKind('family') };
  };
  const includedRegions = [...regions].filter(([, cultures]) => cultures.some(({ tag }) => isIncluded(tag)));
  return {
    regions: Object.fromEntries(
      includedRegions.map(([code, cultures]) => [
        code,
        cultures.map(({ tag, share }) => `${tag} ${share}`).join(','),
      ]),
    ),
    orders: Object.fromEntries(
      included
        .map(([tag, { order }]) => [tag, order] as const)
        .filter(([, order]) => order !== NAME_ORDERS[0]),
    ),
    tags: included.map(([tag]) => tag).join(' '),
    shares: packLists(packShares),
    women: packWomen(words),
    romans: packTexts(words.map(([, roman = '']) => roman)),
    names: packTexts(words.map(([name = '']) => name)),
    steps: packLists((list) => packSteps(list.map(getIndex))),
  };
}
