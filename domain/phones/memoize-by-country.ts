import type { CountryCode } from 'libphonenumber-js/max/es6';

/** Wraps a pure function of a country so that it runs once per country; later calls return the stored result. */
export function memoizeByCountry<T>(compute: (country: CountryCode) => T): (country: CountryCode) => T {
  const cache = new Map<CountryCode, T>();
  return (country) => {
    const cached = cache.get(country);
    if (cached !== undefined) return cached;
    const value = compute(country);
    cache.set(country, value);
    return value;
  };
}
