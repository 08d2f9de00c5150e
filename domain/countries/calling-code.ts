import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max/es6';
import type { RegionCode } from './countries';

/** Whether a region has a calling code: 245 of the 252 do. */
export function hasCallingCode(region: RegionCode): region is RegionCode & CountryCode {
  return isSupportedCountry(region);
}
