import { getCountry, type RegionCode } from '../countries/countries';
import { MAX_LINK_SEED_LENGTH } from '../random/seed';
import { MAX_COUNT, MIN_COUNT, type Settings } from '../run';

/** Formats a count: '1,000'. Created with the page, because creating it at the first press would take 10 ms. */
export const formatNumber: (count: number) => string = new Intl.NumberFormat('en').format;

/** Formats a count with its noun: '1 contact', '1,000 contacts'. */
export const formatCount = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The exact text of spec §8. */
export const COUNT_ERROR = `Please enter a number between ${MIN_COUNT} and ${MAX_COUNT}.`;

/** The exact text of spec §8. */
export const callingCodeError = (country: RegionCode): string => `Unable to fetch calling code for country: ${country}`;

/** What a missing calling code does to the phones: the error of spec §8 does not say it. */
export const emptyPhonesNote = (country: RegionCode): string =>
  `There is no calling code for ${getCountry(country).name}, so phones are empty (null in JSON).`;

export const SEED_ERROR = `Please enter a seed of at most ${MAX_LINK_SEED_LENGTH} characters, without control characters.`;

export const DOMAIN_ERROR = 'Please enter an email domain such as test.example.com, or leave the field empty.';

/** @param domain that of a public mail provider */
export const providerError = (domain: string): string =>
  `Addresses at ${domain} belong to people. Please enter a domain of your own.`;

/** Does not quote the link, because a stranger may have written it. */
export const LINK_ERROR = 'This link cannot be read, so the default settings are shown.';

/** Comes with the button 'Use English names': only the visitor may replace local names with English ones. */
export function namesError({ country, options }: Settings): string {
  const names = options.nameSource === 'tricky' ? 'tricky names' : `names for ${getCountry(country).name}`;
  return `The ${names} could not be loaded. Press Generate to try again, or use English names.`;
}

/** @param reason the message of the error that was thrown, or '' */
export const generationError = (reason: string): string =>
  `The contacts could not be generated${reason && ` (${reason})`}. Press Generate to try again.`;

export const COPY_ERROR = 'Your browser blocked copying.';
export const COPIED = 'Copied';

export const WAITING_FOR_NAMES = 'Waiting for names…';
export const SAME_CONTACTS = 'Same settings and seed: the same contacts.';
export const CLEARED = 'Cleared';
export const SEED_SAVED = 'Seed saved in Options';

/** '1,000 contacts generated' */
export const contactsGenerated = (count: number): string => `${formatCount(count, 'contact')} generated`;
