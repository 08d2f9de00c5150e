import type { CountryCode } from 'libphonenumber-js/max/es6';

/** Wraps a function that works something out of a country's metadata: what it returns is kept, and returned again. */
export function oncePerCountry<T>(workOut: (country: CountryCode) => T): (country: CountryCode) => T {
  const kept = new Map<CountryCode, T>();
  return (country) => {
    const known = kept.get(country);
    if (known !== undefined) return known;
    const value = workOut(country);
    kept.set(country, value);
    return value;
  };
}
