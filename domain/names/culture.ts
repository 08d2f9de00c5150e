import type { LocaleDefinition } from '@faker-js/faker';
import { foldLatin } from './latin';
import { type PackedNames, parseSteps, type Spelling, type Word } from './packed-names';

/** How a full name is written; 'familygiven' has no space. The first is the default. */
export const NAME_ORDERS = ['given family', 'family given', 'familygiven'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

type Sex = 'female' | 'male';

/** The names of one culture, ready to draw from. */
export interface Culture {
  /** BCP 47 tag of the names' language, for the lang attribute: 'de-AT', 'ar-EG'. */
  readonly tag: string;
  readonly order: NameOrder;
  /** What faker draws from. Each name is repeated in proportion to its share, so that every entry is equally likely. */
  readonly person: NonNullable<LocaleDefinition['person']>;
  /** Each name's spelling in the letters A-Z, a-z and hyphens; never empty. */
  readonly romans: Readonly<Record<Sex, Readonly<Record<'given' | 'family', ReadonlyMap<string, string>>>>>;
}

/** A name of a list, and how common it is. */
interface Entry {
  readonly word: Word;
  /** Per cent of the people; 0 where unknown. */
  readonly share: number;
}

/** About how many entries faker's lists have: one entry stands for 0.1 per cent of the people. */
const LIST_LENGTH = 1000;

function unpackList(steps: string, shares: string, words: readonly Word[]): Entry[] {
  const allShares = shares.split(',');
  return parseSteps(steps).map((wordIndex, index) => {
    const word = words[wordIndex];
    if (!word) throw new RangeError(`The dictionary of names has no entry ${wordIndex}`);
    return { word, share: Number(allShares[index] ?? 0) };
  });
}

/** Repeats each name in proportion to its share, at least once. Names of unknown share divide the remainder evenly. */
function repeatByShare(entries: readonly Entry[], getForm: (word: Word) => Spelling): string[] {
  const unknown = entries.filter(({ share }) => share === 0).length;
  const remainder = 100 - entries.reduce((sum, { share }) => sum + share, 0);
  return entries.flatMap(({ word, share }) => {
    const times = ((share || remainder / unknown) * LIST_LENGTH) / 100;
    return Array<string>(Math.max(1, Math.round(times))).fill(getForm(word).name);
  });
}

function mapRomans(
  entries: readonly Entry[],
  getForm: (word: Word) => Spelling,
): ReadonlyMap<string, string> {
  return new Map(
    entries.map(({ word }) => {
      const { name, roman } = getForm(word);
      return [name, foldLatin(roman || name)];
    }),
  );
}

/**
 * Unpacks one culture, ready to draw from.
 *
 * @param words the dictionary of `packed`, as `unpackWords` returns it
 * @throws RangeError if there is no culture with this tag
 */
export function unpackCulture(tag: string, packed: PackedNames, words: readonly Word[]): Culture {
  const index = packed.tags.split(' ').indexOf(tag);
  if (index < 0) throw new RangeError(`There are no names of the culture ${tag}`);
  const unpack = (kind: 'female' | 'male' | 'family') => {
    const { [index]: steps = '' } = packed.steps[kind].split(' ');
    const { [index]: shares = '' } = packed.shares[kind].split(' ');
    return unpackList(steps, shares, words);
  };
  const [female, male, family] = [unpack('female'), unpack('male'), unpack('family')];
  const getBaseForm = (word: Word) => word;
  const getFemaleForm = (word: Word) => word.women ?? word;
  return {
    tag,
    order: packed.orders[tag] ?? NAME_ORDERS[0],
    person: {
      first_name: { female: repeatByShare(female, getBaseForm), male: repeatByShare(male, getBaseForm) },
      last_name: { female: repeatByShare(family, getFemaleForm), male: repeatByShare(family, getBaseForm) },
    } as Culture['person'],
    romans: {
      female: { given: mapRomans(female, getBaseForm), family: mapRomans(family, getFemaleForm) },
      male: { given: mapRomans(male, getBaseForm), family: mapRomans(family, getBaseForm) },
    },
  };
}

/** Joins the first and the last name of a contact to a full name, in the order of its culture. */
export function joinName(order: NameOrder, first: string, last: string): string {
  switch (order) {
    case 'given family':
      return `${first} ${last}`;
    case 'family given':
      return `${last} ${first}`;
    case 'familygiven':
      return last + first;
  }
}
