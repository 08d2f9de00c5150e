import fc from 'fast-check';
import parsePhoneNumber, {
  type CountryCallingCode,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
} from 'libphonenumber-js/max';
import { prepareAttemptFilter } from '../../../domain/phones/attempt-filter';
import { drawTenDigits } from '../../../domain/phones/random-phone';
import { getRegionMetadata } from '../../../domain/phones/region-metadata';
import { openStream } from '../../../domain/random/random';

export const CALLING_CODES: readonly CountryCallingCode[] = [
  ...new Set(getCountries().map((country) => getCountryCallingCode(country))),
].sort();

/** The regions of a calling code, according to the public interface of the library. */
function listRegions(callingCode: CountryCallingCode): CountryCode[] {
  return getCountries().filter((country) => getCountryCallingCode(country) === callingCode);
}

/** Attempts drawn as the phone rule does (spec §5). */
export function drawUniformAttempts(count: number, seed: number): string[] {
  const random = openStream(String(seed), 'phone');
  return Array.from({ length: count }, () => drawTenDigits(random));
}

/**
 * Attempts that look like numbers of a calling code. Numbers are drawn from each pattern of each region and tried as
 * they are, after a national prefix, and after random digits. All are padded with random digits or cut to ten digits.
 *
 * @param count how many numbers to draw from each pattern
 */
export function drawLikelyAttempts(callingCode: CountryCallingCode, count: number, seed: number): string[] {
  const random = openStream(String(seed), 'phone');
  const sample = (pattern: string) =>
    fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), { numRuns: count, seed });
  return listRegions(callingCode).flatMap((country) => {
    const { nationalNumberPattern, nationalPrefixForParsing, types } = getRegionMetadata(country);
    const prefixes = sample(nationalPrefixForParsing ?? '0');
    return [nationalNumberPattern, ...types.map(({ pattern }) => pattern)].flatMap((pattern) =>
      sample(pattern).flatMap((number, index) => [
        (number + drawTenDigits(random)).slice(0, 10),
        (prefixes[index] + number + drawTenDigits(random)).slice(0, 10),
        (drawTenDigits(random) + number).slice(-10),
      ]),
    );
  });
}

/** The region for which the phone rule (spec §5) accepts an attempt; null if it rejects it. */
function findRegion(callingCode: CountryCallingCode, digits: string): CountryCode | null {
  const phone = parsePhoneNumber(`+${callingCode}${digits}`);
  return phone?.country && phone.isValid() && !phone.ext ? phone.country : null;
}

/** How the filter's answers differ from the library's. */
export interface Comparison {
  /** Attempts that the library accepts and the filter rejects. Must be empty. */
  wronglyRejected: string[];
  /** How many attempts the library accepts for one of the regions. */
  accepted: number;
  /** How many attempts the filter lets through although the library rejects them, summed over the regions. */
  letThrough: number;
}

/** Checks each attempt with the library, and with the filter of each region of the calling code. */
export function compareWithLibrary(callingCode: CountryCallingCode, attempts: readonly string[]): Comparison {
  const filters = listRegions(callingCode).map((country) => ({
    country,
    passes: prepareAttemptFilter(country),
  }));
  const comparison: Comparison = { wronglyRejected: [], accepted: 0, letThrough: 0 };
  for (const digits of attempts) {
    const verdict = findRegion(callingCode, digits);
    if (verdict) comparison.accepted++;
    for (const { country, passes } of filters) {
      const passed = passes(digits);
      if (verdict === country && !passed) comparison.wronglyRejected.push(`${country} ${digits}`);
      if (verdict !== country && passed) comparison.letThrough++;
    }
  }
  return comparison;
}
