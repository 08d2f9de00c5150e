import { DEFAULT_DOMAINS } from '../../../domain/names/email';
import { isDomain, isMailProvider, isReservedDomain, MAX_DOMAIN_LENGTH } from '../../../domain/screen/email-domain';

const LONGEST = `${'xxx.'.repeat(46)}x.dev`;

test.each(['acme.dev', 'test.acme-co.io', 'a.b.c.de', '1and1.com', 'xn--mnchen-3ya.de', LONGEST])(
  '%s is a domain',
  (text) => {
    expect(text.length).toBeLessThanOrEqual(MAX_DOMAIN_LENGTH);
    expect(isDomain(text)).toBe(true);
  },
);

test.each([
  ['no dot', 'localhost'],
  ['a space', 'acme .dev'],
  ['an @', 'me@acme.dev'],
  ['a path', 'acme.dev/x'],
  ['a port', 'acme.dev:25'],
  ['an empty label', 'acme..dev'],
  ['a dot at the end', 'acme.dev.'],
  ['a leading hyphen', '-acme.dev'],
  ['a trailing hyphen', 'acme-.dev'],
  ['a label of 64 characters', `${'x'.repeat(64)}.dev`],
  ['an IP address', '127.0.0.1'],
  ['a letter outside ASCII', 'münchen.de'],
  ['a capital', 'Acme.dev'],
  ['a control character', 'acme\u0000.dev'],
  ['a line break', 'acme.dev\n'],
  ['markup', '<b>.dev'],
  ['__proto__', '__proto__'],
  ['190 characters', `x${LONGEST}`],
])('a text with %s is not a domain: %j', (_, text) => {
  expect(isDomain(text)).toBe(false);
});

const PROVIDERS =
  'gmail.com qq.com tutamail.com biglobe.ne.jp yahoo.ne.jp mail.yahoo.co.uk outlook.pt live.ie hotmail.com.ar aol.de gmx.org zohomail.in';
const OTHERS = ['', 'notgmail.com', 'my-yahoo.com', 'yahoo.acme.dev', 'gmail.com.acme.dev', 'live.dev'];
const RESERVED = [...DEFAULT_DOMAINS, 'qa.example.com', 'acme.test', 'a.localhost', 'x.invalid', 'a.b.example'];

test.each(PROVIDERS.split(' '))('%s belongs to a mail provider', (domain) => {
  expect(isMailProvider(domain)).toBe(true);
});

test.each(OTHERS)('%j belongs to no mail provider', (domain) => {
  expect(isMailProvider(domain)).toBe(false);
});

test.each(RESERVED)('%s is reserved, so that mail reaches nobody', (domain) => {
  expect(isReservedDomain(domain)).toBe(true);
});

test.each(['acme.dev', 'myexample.com', 'test.acme.dev'])('%s is not reserved', (domain) => {
  expect(isReservedDomain(domain)).toBe(false);
});
