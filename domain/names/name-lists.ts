import type { NameData } from './names';

/** Names as they ship: each list is one text, packed. Of a locale of English only what differs from English. */
export interface PackedNames {
  readonly first_name?: Readonly<Record<string, string>>;
  readonly last_name?: Readonly<Record<string, string>>;
  readonly last_name_pattern?: unknown;
}

/** As many letters as one digit can count. */
const MOST_SHARED = 9;

function countShared(one: string, other: string): number {
  let shared = 0;
  while (shared < MOST_SHARED && shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}

/**
 * Packs a list by front coding: of each entry the number of letters, up to nine, that it shares with the one before,
 * and the rest. A sorted list packs best: ['Ann', 'Anna'] is '0Ann3a'.
 *
 * @throws RangeError where an entry is empty or holds a digit
 */
export function packList(entries: readonly string[]): string {
  return entries
    .map((entry, index) => {
      if (/[0-9]|^$/.test(entry)) throw new RangeError(`Not to be packed: '${entry}'`);
      const shared = countShared(entries[index - 1] ?? '', entry);
      return shared + entry.slice(shared);
    })
    .join('');
}

/** The list that packList packed. */
export function unpackList(text: string): string[] {
  let entry = '';
  return (text.match(/[0-9][^0-9]*/g) ?? []).map((packed) => {
    entry = entry.slice(0, Number(packed[0])) + packed.slice(1);
    return entry;
  });
}

function unpackLists(lists: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([sex, text]) => [sex, unpackList(text)]));
}

/** The names that were packed, as faker takes them. */
export function unpackNames({ first_name, last_name, ...rest }: PackedNames): Partial<NameData> {
  return {
    ...(first_name && { first_name: unpackLists(first_name) }),
    ...(last_name && { last_name: unpackLists(last_name) }),
    ...rest,
  } as Partial<NameData>;
}
