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

test.each([
  ['gmail.com', true],
  ['qq.com', true],
  ['mail.yahoo.co.uk', true],
  ['outlook.pt', true],
  ['live.ie', true],
  ['hotmail.com.ar', true],
  ['', false],
  ['notgmail.com', false],
  ['my-yahoo.com', false],
  ['yahoo.acme.dev', false],
  ['gmail.com.acme.dev', false],
])('%j belongs to a mail provider: %j', (domain, belongs) => {
  expect(isMailProvider(domain)).toBe(belongs);
});

test.each([
  ...[...DEFAULT_DOMAINS, 'qa.example.com', 'acme.test', 'x.invalid', 'a.b.example'].map((each) => [each, true]),
  ...['acme.dev', 'myexample.com', 'test.acme.dev'].map((each) => [each, false]),
] as [string, boolean][])('%j is reserved, so that mail reaches nobody: %j', (domain, isReserved) => {
  expect(isReservedDomain(domain)).toBe(isReserved);
});
