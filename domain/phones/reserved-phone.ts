import type { SimpleFaker } from '@faker-js/faker';
import type { CountryCode } from 'libphonenumber-js/max/es6';
import type { RegionCode } from '../countries/countries';
import phoneRanges from '../generated/phone-ranges.json' with { type: 'json' };
import { createDeck, type Deck } from './number-deck';
import { formatPhone, makePhone, type PhoneFormat } from './phone-format';

/** The patterns of each country's ranges in reserved-ranges.tsv, and how many numbers they match. */
const RANGES: Readonly<Partial<Record<string, { patterns: readonly string[]; count: number }>>> = phoneRanges.reserved;

/** Countries that set ranges aside for fiction. */
export const RESERVING_COUNTRIES = Object.keys(RANGES).sort();

/** Returns how many numbers a country sets aside for fiction. */
export function countReservedNumbers(country: RegionCode): number {
  return RANGES[country]?.count ?? 0;
}

/**
 * Creates a draw of Reserved phones, or returns null if the country sets no range aside. All ranges are equally likely,
 * so that small ones such as mobile numbers come up too. No number repeats before all have been drawn.
 */
export function createReservedPhoneDraw(faker: SimpleFaker, country: CountryCode, format: PhoneFormat) {
  const patterns = RANGES[country]?.patterns;
  if (!patterns) return null;
  let decks: Deck[] = [];
  return (): string => {
    decks = decks.filter(({ countLeft }) => countLeft() > 0);
    if (decks.length === 0) decks = patterns.map((pattern) => createDeck(faker, pattern));
    const deck = decks[faker.number.int(decks.length - 1)] as Deck;
    return formatPhone(makePhone(country, deck.deal()), format);
  };
}
