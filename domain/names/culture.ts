import type { LocaleDefinition } from '@faker-js/faker';
import { foldLatin } from './latin';
import { type PackedNames, parseSteps, type Spelling, type Word } from './packed-names';

/** How a full name is written; 'familygiven' has no space. The first is by far the commonest. */
export const NAME_ORDERS = ['given family', 'family given', 'familygiven'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

type Sex = 'female' | 'male';

/** The names of one people, ready to draw from. */
export interface Culture {
  /** BCP 47 tag of the names' language, for the lang attribute: 'de-AT', 'ar-EG'. */
  readonly tag: string;
  readonly order: NameOrder;
  /** What faker draws from: a name stands in its list as often as its share asks. */
  readonly person: NonNullable<LocaleDefinition['person']>;
  /** The spelling in A-Z of each name of a sex: never empty. */
  readonly romans: Readonly<Record<Sex, Readonly<Record<'given' | 'family', ReadonlyMap<string, string>>>>>;
}

/** A list to draw from. */
interface Entry {
  readonly word: Word;
  /** Per cent of the people; 0 where unknown. */
  readonly share: number;
}

/** Entries of a list: fine enough for shares of a tenth of a per cent. */
const LIST_LENGTH = 1000;

function readList(steps: string, shares: string, words: readonly Word[]): Entry[] {
  const allShares = shares.split(',');
  return parseSteps(steps).map((place, index) => {
    const word = words[place];
    if (!word) throw new RangeError(`The dictionary of names has no place ${place}`);
    return { word, share: Number(allShares[index] ?? 0) };
  });
}

/** Repeats each name by its share; names without one divide the rest evenly. Each stands there at least once. */
function repeatByShare(entries: readonly Entry[], spell: (word: Word) => Spelling): string[] {
  const unknown = entries.filter(({ share }) => share === 0).length;
  const rest = 100 - entries.reduce((sum, { share }) => sum + share, 0);
  return entries.flatMap(({ word, share }) => {
    const times = ((share || rest / unknown) * LIST_LENGTH) / 100;
    return Array<string>(Math.max(1, Math.round(times))).fill(spell(word).name);
  });
}

function mapRomans(entries: readonly Entry[], spell: (word: Word) => Spelling): ReadonlyMap<string, string> {
  return new Map(
    entries.map(({ word }) => {
      const { name, roman } = spell(word);
      return [name, foldLatin(roman || name)];
    }),
  );
}

/**
 * Makes a packed culture ready to draw from.
 *
 * @throws RangeError where there is no culture with this tag
 */
export function openCulture(tag: string, packed: PackedNames, words: readonly Word[]): Culture {
  const index = packed.tags.split(' ').indexOf(tag);
  if (index < 0) throw new RangeError(`There are no names of the culture ${tag}`);
  const read = (kind: 'female' | 'male' | 'family') => {
    const { [index]: steps = '' } = packed.steps[kind].split(' ');
    const { [index]: shares = '' } = packed.shares[kind].split(' ');
    return readList(steps, shares, words);
  };
  const [female, male, family] = [read('female'), read('male'), read('family')];
  const asMen = (word: Word) => word;
  const asWomen = (word: Word) => word.women ?? word;
  return {
    tag,
    order: packed.orders[tag] ?? NAME_ORDERS[0],
    person: {
      first_name: { female: repeatByShare(female, asMen), male: repeatByShare(male, asMen) },
      last_name: { female: repeatByShare(family, asWomen), male: repeatByShare(family, asMen) },
    } as Culture['person'],
    romans: {
      female: { given: mapRomans(female, asMen), family: mapRomans(family, asWomen) },
      male: { given: mapRomans(male, asMen), family: mapRomans(family, asMen) },
    },
  };
}

/** A full name as its people write it, from the two columns of a contact. */
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
