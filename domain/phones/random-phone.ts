import type { CountryCode } from 'libphonenumber-js/max/es6';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { formatPhone, type PhoneFormat } from './phone-format';
import { createAttemptReader } from './read-attempt';

/** Per phone (spec §9). */
const MAX_ATTEMPTS = 10;

/** Zero-padded through a leading 1, which is several times faster than `padStart`. */
function drawFiveDigits(random: RandomGenerator): string {
  return String(100_000 + uniformInt(random, 0, 99_999)).slice(1);
}

/** Ten random digits (spec §5), each 0 to 9, leading zeros included. Drawn as two halves: two draws instead of ten. */
export function drawTenDigits(random: RandomGenerator): string {
  return drawFiveDigits(random) + drawFiveDigits(random);
}

/**
 * Creates the phones of one run by the spec's own rule (§5): up to ten attempts at ten random digits after the calling
 * code. An attempt is accepted only if it parses, is valid for this very country and has no extension.
 *
 * @returns draws the next phone; null if all ten attempts fail
 */
export function createRandomPhones(
  random: RandomGenerator,
  country: CountryCode,
  format: PhoneFormat,
): () => string | null {
  const readAttempt = createAttemptReader(country);
  return () => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const phone = readAttempt(drawTenDigits(random));
      if (phone) return formatPhone(phone, format);
    }
    return null;
  };
}
