import fc from 'fast-check';
import parsePhoneNumber, {
  type CountryCallingCode,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
} from 'libphonenumber-js/max';
import { getNumberingPlan, NUMBER_TYPES } from '../../../domain/phones/numbering-plan';
import { createAttemptJudge, drawTenDigits } from '../../../domain/phones/random-phone';
import { createFieldFaker } from '../../../domain/random/faker';

export const CALLING_CODES: readonly CountryCallingCode[] = [
  ...new Set(getCountries().map((country) => getCountryCallingCode(country))),
].sort();

/** The countries of a calling code, according to the public interface of the library. */
function listCountries(callingCode: CountryCallingCode): CountryCode[] {
  return getCountries().filter((country) => getCountryCallingCode(country) === callingCode);
}

/** Attempts drawn as the phone rule does (spec §5). */
export function drawUniformAttempts(count: number, seed: number): string[] {
  const faker = createFieldFaker(String(seed), 'phone');
  return Array.from({ length: count }, () => drawTenDigits(faker));
}

/**
 * Attempts that look like numbers of a calling code. Numbers are drawn from each pattern of each country and tried as
 * they are, after a national prefix, and after random digits. All are padded with random digits or cut to ten digits.
 *
 * @param count how many numbers to draw from each pattern
 */
export function drawLikelyAttempts(callingCode: CountryCallingCode, count: number, seed: number): string[] {
  const faker = createFieldFaker(String(seed), 'phone');
  const sample = (pattern: string) =>
    fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), { numRuns: count, seed });
  return listCountries(callingCode).flatMap((country) => {
    const plan = getNumberingPlan(country);
    const prefixes = sample(plan.nationalPrefixForParsing() || '0');
    const patterns = NUMBER_TYPES.flatMap((type) => plan.type(type)?.pattern() || []);
    return [plan.nationalNumberPattern(), ...patterns].flatMap((pattern) =>
      sample(pattern).flatMap((number, index) => [
        (number + drawTenDigits(faker)).slice(0, 10),
        (prefixes[index] + number + drawTenDigits(faker)).slice(0, 10),
        (drawTenDigits(faker) + number).slice(-10),
      ]),
    );
  });
}

/** How our verdicts compare with the library's. */
interface Comparison {
  /** Attempts that we judge differently, each after its country. Must be empty. */
  readonly differing: readonly string[];
  /** How many attempts the library accepts for one of the countries. */
  readonly accepted: number;
}

/**
 * Judges each attempt by the phone rule (spec §5) for each country of the calling code: the library's way, and ours.
 */
export function compareWithLibrary(callingCode: CountryCallingCode, attempts: readonly string[]): Comparison {
  const judges = listCountries(callingCode).map((country) => ({
    country,
    judge: createAttemptJudge(country),
  }));
  const differing: string[] = [];
  let accepted = 0;
  for (const digits of attempts) {
    const phone = parsePhoneNumber(`+${callingCode}${digits}`);
    const isAccepted = phone?.country && phone.isValid() && !phone.ext;
    if (isAccepted) accepted++;
    for (const { country, judge } of judges) {
      const expected = isAccepted && phone.country === country ? phone.nationalNumber : null;
      if ((judge(digits)?.nationalNumber ?? null) !== expected) differing.push(`${country} ${digits}`);
    }
  }
  return { differing, accepted };
}
