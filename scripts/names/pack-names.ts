import { NAME_ORDERS } from '../../domain/names/culture';
import { makeEnding, makeStep, type PackedNames, packTexts } from '../../domain/names/packed-names';
import type { Atlas } from './read-atlas';
import type { Kind, NameLine, NameTable } from './read-table';

/** A name is common where so many lists hold it. */
const COMMON_FROM = 4;

/** A share ships where it is over so many times what names without a share get; the others save 2 kB. */
const LEAST_APART = 1.6;

const makeKey = ({ name, roman, womenName, womenRoman }: NameLine) =>
  [name, roman, womenName, womenRoman].join('\t');

/** The words of all lists, each once. Common ones stand first, close together: short steps pack better. */
function makeDictionary(tables: readonly NameTable[]): string[] {
  const uses = new Map<string, number>();
  for (const key of tables.flatMap(({ lists }) => Object.values(lists).flat().map(makeKey)))
    uses.set(key, (uses.get(key) ?? 0) + 1);
  const keys = [...uses.keys()].sort();
  const isCommon = (key: string) => (uses.get(key) ?? 0) >= COMMON_FROM;
  return [...keys.filter(isCommon), ...keys.filter((key) => !isCommon(key))];
}

function packShares(list: readonly NameLine[]): string {
  const shares = list.map(({ share }) => Number(share)).filter(Boolean);
  const rest = 100 - shares.reduce((sum, share) => sum + share, 0);
  const least = shares.length < list.length ? (LEAST_APART * rest) / (list.length - shares.length) : 0;
  const shipped = list.map(({ share }) => (Number(share) > least ? share : ''));
  return shipped.join(',').replace(/,+$/, '');
}

function packSteps(places: readonly number[]): string {
  return places.map((place, index) => makeStep(place - (places[index - 1] ?? 0))).join('');
}

function packWomen(words: readonly string[][]): string {
  const endings = words.map(([name = '', roman = '', womenName, womenRoman]) =>
    womenName ? `${makeEnding(name, womenName)}:${womenRoman && makeEnding(roman, womenRoman)}` : '',
  );
  return endings.join(',');
}

/** Packs the tables of some cultures, and the regions that draw from them. The order of the parts packs best. */
export function packNames({ tables, regions }: Atlas, isPart: (tag: string) => boolean): PackedNames {
  const parts = [...tables].filter(([tag]) => isPart(tag));
  const keys = makeDictionary(parts.map(([, table]) => table));
  const words = keys.map((key) => key.split('\t'));
  const places = new Map(keys.map((key, place) => [key, place]));
  const getPlace = (line: NameLine) => places.get(makeKey(line)) as number;
  const packLists = (pack: (list: readonly NameLine[]) => string) => {
    const packKind = (kind: Kind) =>
      parts
        .map(([, { lists }]) => pack([...lists[kind]].sort((a, b) => getPlace(a) - getPlace(b))))
        .join(' ');
    return { female: packKind('female'), male: packKind('male'), family: packKind('family') };
  };
  const regionsOfParts = [...regions].filter(([, cultures]) => cultures.some(({ tag }) => isPart(tag)));
  return {
    regions: Object.fromEntries(
      regionsOfParts.map(([code, cultures]) => [
        code,
        cultures.map(({ tag, share }) => `${tag} ${share}`).join(','),
      ]),
    ),
    orders: Object.fromEntries(
      parts.map(([tag, { order }]) => [tag, order] as const).filter(([, order]) => order !== NAME_ORDERS[0]),
    ),
    tags: parts.map(([tag]) => tag).join(' '),
    shares: packLists(packShares),
    women: packWomen(words),
    romans: packTexts(words.map(([, roman = '']) => roman)),
    names: packTexts(words.map(([name = '']) => name)),
    steps: packLists((list) => packSteps(list.map(getPlace))),
  };
}
