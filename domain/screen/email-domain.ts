import mailProviders from './mail-providers.json' with { type: 'json' };

/** An email has at most 254 characters (RFC 5321), of which 65 are for the local part and the '@'. */
export const MAX_DOMAIN_LENGTH = 189;

/** Labels of letters, digits and inner hyphens, at least two (RFC 1123). The last one is not a number. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?![0-9]+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Providers with a domain in most countries, such as yahoo.co.uk. */
const BRAND =
  /(?:^|\.)(?:aol|gmx|hotmail|icloud|live|outlook|tiscali|tutanota|wanadoo|yahoo|yandex|zoho(?:mail)?)\.(?:biz|com|info|net|org|(?:com?\.|ne\.)?[a-z]{2})$/;

/** Other providers, with a dot before each: '.gmail.com'. */
const PROVIDERS = Object.entries(mailProviders).flatMap(([ending, names]) =>
  names.split(' ').map((name) => `.${name}.${ending}`),
);

/** Nobody can own these (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:test|example|invalid|localhost|example\.(?:com|net|org))$/;

/** Returns a domain as it is used: in lower case and without spaces around it; '' if there is none. */
export function trimDomain(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether a text is a domain name, in lower case, that leaves room for the local part of an email. */
export function isDomain(text: string): boolean {
  return text.length <= MAX_DOMAIN_LENGTH && DOMAIN.test(text);
}

/** Whether a domain belongs to a large public mail provider, so that its addresses belong to people. */
export function isMailProvider(domain: string): boolean {
  return BRAND.test(domain) || PROVIDERS.some((provider) => `.${domain}`.endsWith(provider));
}

/** Whether a domain is reserved, so that mail to it reaches nobody. */
export function isReservedDomain(domain: string): boolean {
  return RESERVED.test(domain);
}
