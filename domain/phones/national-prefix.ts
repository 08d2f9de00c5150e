import { oncePerCountry } from './once-per-country';
import { getRegionsOfCallingCode, readRegionMetadata } from './region-metadata';

/**
 * Prepares what the library does first with the digits after a calling code: to strip a national prefix, by the rule of
 * the calling code's first region. The library then keeps what is left, or the digits, whichever looks more valid.
 *
 * @returns strips the prefix, or gives the digits as they are where there is none
 */
export const prepareStripNationalPrefix = oncePerCountry((country): ((digits: string) => string) => {
  const [first] = getRegionsOfCallingCode(country);
  const { nationalPrefixForParsing, nationalPrefixTransformRule } = readRegionMetadata(first);
  if (!nationalPrefixForParsing) return (digits) => digits;
  const prefix = new RegExp(`^(?:${nationalPrefixForParsing})`);
  return (digits) => {
    const match = prefix.exec(digits);
    if (!match) return digits;
    const hasCaptured = match.length > 1 && match.at(-1);
    if (nationalPrefixTransformRule && hasCaptured)
      return digits.replace(prefix, nationalPrefixTransformRule);
    return digits.slice(match[0].length);
  };
});
