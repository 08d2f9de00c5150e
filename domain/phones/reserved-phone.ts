import { type CountryCode, getCountryCallingCode, PhoneNumber } from 'libphonenumber-js/max/es6';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { type DigitStrings, stringAt } from './digit-strings';
import { readPattern } from './number-pattern';
import { oncePerCountry } from './once-per-country';
import { formatPhone, type PhoneFormat } from './phone-format';
import { RESERVED_RANGES } from './reserved-ranges';

/** A range in a random order that is dealt out as far as it is asked for. */
interface Deck {
  left: number;
  readonly deal: () => string;
}

/** Deals by Fisher-Yates, of which only the ranks that have changed places are kept. */
function makeDeck(random: RandomGenerator, strings: DigitStrings): Deck {
  const moved = new Map<number, number>();
  const deck = { left: strings.size, deal };
  function deal(): string {
    const place = uniformInt(random, 0, deck.left - 1);
    const rank = moved.get(place) ?? place;
    deck.left--;
    moved.set(place, moved.get(deck.left) ?? deck.left);
    return stringAt(strings, rank);
  }
  return deck;
}

const readRanges = oncePerCountry((country): readonly DigitStrings[] =>
  RESERVED_RANGES.filter(({ region }) => region === country).map(({ numbers }) => readPattern(numbers)),
);

/** How many numbers the country's regulator sets aside for fiction; 0 where none are. */
export function countReservedNumbers(country: CountryCode): number {
  return readRanges(country).reduce((count, { size }) => count + size, 0);
}

/**
 * Phones that the country's regulator sets aside for fiction, and that the library calls valid. Each draw takes one
 * of the ranges evenly, whatever its size, and then one of its numbers evenly: so mobiles, of which few are set
 * aside, are among them. No number comes twice before all have come: prepare anew for each run.
 *
 * @returns draws one phone, written in the format; null where no range is set aside
 */
export function prepareReservedPhone(
  random: RandomGenerator,
  country: CountryCode,
  format: PhoneFormat,
): (() => string) | null {
  const ranges = readRanges(country);
  if (ranges.length === 0) return null;
  const callingCode = getCountryCallingCode(country);
  let decks: Deck[] = [];
  return () => {
    decks = decks.filter(({ left }) => left > 0);
    if (decks.length === 0) decks = ranges.map((strings) => makeDeck(random, strings));
    const deck = decks[uniformInt(random, 0, decks.length - 1)] as Deck;
    const phone = new PhoneNumber(`+${callingCode}${deck.deal()}`);
    phone.country = country;
    return formatPhone(phone, format);
  };
}
