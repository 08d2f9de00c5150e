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

/** The regions of a calling code, as the library's public interface tells them. */
function listRegions(callingCode: CountryCallingCode): CountryCode[] {
  return getCountries().filter((country) => getCountryCallingCode(country) === callingCode);
}

/** Attempts as the rule draws them. */
export function drawUniformAttempts(count: number, seed: number): string[] {
  const random = openStream(String(seed), 'phone');
  return Array.from({ length: count }, () => drawTenDigits(random));
}

/**
 * Attempts that look like numbers of a calling code: of each pattern of each region, bare, after a national prefix, and
 * after random digits; made ten digits long by random ones or by a cut.
 *
 * @param count how many numbers of each pattern
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

/** What the rule (spec §5) takes an attempt for: the region that it is valid for, null where there is none. */
function judge(callingCode: CountryCallingCode, digits: string): CountryCode | null {
  const phone = parsePhoneNumber(`+${callingCode}${digits}`);
  return phone?.country && phone.isValid() && !phone.ext ? phone.country : null;
}

export interface Comparison {
  /** Attempts that the library accepts and the filter rejects: none, or the filter is wronglyRejected. */
  wronglyRejected: string[];
  /** How many attempts the library accepts for one of the regions. */
  accepted: number;
  /** How many attempts, region by region, the filter lets through though the library rejects them. */
  letThrough: number;
}

/** Puts each attempt before the library once, and before the filters of all the regions of the calling code. */
export function compareWithLibrary(callingCode: CountryCallingCode, attempts: readonly string[]): Comparison {
  const filters = listRegions(callingCode).map((country) => ({
    country,
    passes: prepareAttemptFilter(country),
  }));
  const comparison: Comparison = { wronglyRejected: [], accepted: 0, letThrough: 0 };
  for (const digits of attempts) {
    const verdict = judge(callingCode, digits);
    if (verdict) comparison.accepted++;
    for (const { country, passes } of filters) {
      const passed = passes(digits);
      if (verdict === country && !passed) comparison.wronglyRejected.push(`${country} ${digits}`);
      if (verdict !== country && passed) comparison.letThrough++;
    }
  }
  return comparison;
}
