import { COUNTRIES, type RegionCode } from '../../../domain/countries/countries';
import { createNameDraw } from '../../../domain/names/draw-names';
import { createEmailDraw, DEFAULT_DOMAINS } from '../../../domain/names/email';
import habits from '../../../domain/names/email-habits.json' with { type: 'json' };
import type { Name } from '../../../domain/names/name';
import { getPopulation } from '../../../domain/names/parts';
import { createFieldFaker } from '../../../domain/random/faker';
import { readShippedNames } from '../../shipped-names';

type EmailName = Pick<Name, 'emailFirst' | 'emailLast' | 'lang'>;

/** RFC 5321: a dot-string of at most 64 characters. */
const READABLE = /^(?=[^@]{2,64}@)[a-z]+(?:[._-][a-z]+)*\d{0,4}@example\.(?:com|net|org)$/;

const { neverAlone: _, ...shares } = habits;
const loaded = readShippedNames();

const openDraw = (domain = '') => createEmailDraw(createFieldFaker('7', 'email', 'US'), domain);

function drawNames(country: RegionCode, count: number): Name[] {
  const people = getPopulation(country, 'local', loaded);
  return Array.from({ length: count }, createNameDraw(createFieldFaker('7', 'names', country), people, false));
}

const letters = (text = '') => text.toLowerCase().replace(/[^a-z]/g, '');

/** Whether an email has the family name, and the given name or the start of one of its words, side by side. */
function hasBothNames(email: string, { emailFirst, emailLast, lang }: EmailName): boolean {
  const local = letters(email.split('@')[0]);
  const last = letters(/^pt\b/.test(lang) ? emailLast.replace(/^d[aeo]s? /i, '') : emailLast);
  const rests = [
    local.startsWith(last) && local.slice(last.length),
    local.endsWith(last) && local.slice(0, -last.length),
  ];
  return rests.some((rest) => rest && letters(emailFirst).includes(rest));
}

test('a thousand emails of every country are readable, valid, all different, and built from both names', () => {
  const offenders = COUNTRIES.flatMap(({ code }) => {
    const makeEmail = openDraw();
    const drawn = drawNames(code, 1000).map((name) => ({ name, email: makeEmail(name) }));
    expect(new Set(drawn.map(({ email }) => email)).size).toBe(1000);
    return drawn.filter(({ name, email }) => !READABLE.test(email) || !hasBothNames(email, name));
  });
  expect(offenders).toEqual([]);
});

// The countries with the fewest names, with the most people per name, and with the most names.
test.each<RegionCode>(['SH', 'VN', 'KR', 'IN'])('at any domain, ten thousand emails of %s all differ', (code) => {
  const names = drawNames(code, 10_000);
  const emails = names.map(openDraw('acme.dev'));
  expect(new Set(emails).size).toBe(10_000);
  expect(emails.filter((email) => !/^[a-z][a-z._-]*\d{0,5}@acme\.dev$/.test(email))).toEqual([]);
  expect(names.map(openDraw()).map((email) => email.replace(/@.*/, '@acme.dev'))).toEqual(emails);
});

test.each<RegionCode>(['US', 'DE', 'JP', 'KR', 'BR', 'NG'])(
  'in 1,000 emails of %s, shapes have their shares',
  (code) => {
    const isPlain = ({ emailFirst, emailLast }: Name) => /^[A-Za-z]+ [A-Za-z]+$/.test(`${emailFirst} ${emailLast}`);
    const makeEmail = openDraw();
    const counts = new Map<string, number>();
    for (const name of drawNames(code, 4000).filter(isPlain).slice(0, 1000)) {
      const local = makeEmail(name).replace(/\d*@.*/, '');
      const [first, last] = [letters(name.emailFirst), letters(name.emailLast)];
      const fill = (shape: string) =>
        shape
          .replace('first', first)
          .replace('last', last)
          .replace(/^f(?!irst)/, first.charAt(0));
      const shape = Object.keys(shares.shapes).find((each) => fill(each) === local) ?? local;
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
    }
    const offenders = Object.entries(shares.shapes).filter(
      ([shape, share]) => Math.abs((counts.get(shape) ?? 0) / 10 - share) > 3,
    );
    expect(offenders).toEqual([]);
  },
);

test('three in ten emails end in a number, mostly in two digits of a year of birth from 1955 to 2006', () => {
  const endings = drawNames('US', 4000)
    .map(openDraw())
    .map((email) => email.replace(/^\D*|@.*/g, ''));
  const percent = (pattern: RegExp) => endings.filter((ending) => pattern.test(ending)).length / 40;
  expect(Math.abs(percent(/\d/) - 30)).toBeLessThan(3);
  expect(Math.abs(percent(/^(?:[6-9]\d|5[5-9]|0[0-6])$/) - 23)).toBeLessThan(3);
  expect(new Set(endings.filter((ending) => !/^(?:[6-9]\d|5[5-9]|0[0-6]|)$/.test(ending)))).toEqual(
    new Set(['1', '7', '12', '123']),
  );
  expect(endings).toEqual(expect.arrayContaining(['55', '06']));
});

test.each(Object.entries(shares))('the shares of %s add up to 100', (_, each) => {
  expect(Object.values(each).reduce((sum, share) => sum + share)).toBe(100);
});

test.each([
  ['ko', 'Hayun', 'Jeong', ['hayun'], 'jeong'],
  ['en-GB', 'Jean--Luc', "-O'Hara Lopez-", ['jean-luc'], 'oharalopez'],
  ['es', 'Maria de los Angeles', 'De la Torre', ['maria', 'mariadelosangeles'], 'delatorre'],
  ['ms', 'Mohd Saiful', 'Jamal', ['saiful'], 'jamal'],
  ['ms', 'Md Saiful', 'Jamal', ['saiful'], 'jamal'],
  ['bn', 'Mst Asma', 'Khatun', ['asma'], 'khatun'],
  ['vi', 'Van Anh', 'Lam', ['vananh'], 'lam'],
  ['hmn', 'Mai Yia', 'Vang', ['maiyia'], 'vang'],
  ['my', 'Aung Myo', 'Win', ['aungmyo'], 'win'],
  ['ms', 'Mohd', 'Hanafi', ['mohd'], 'hanafi'],
  ['zh-TW', 'Chih-ming', 'Lee', ['chihming'], 'lee'],
  ['ar-IQ', 'Abd al-Rahman', 'Al-Hayali', ['abdalrahman'], 'alhayali'],
  ['pt-BR', 'Ana', 'dos Santos', ['ana'], 'santos'],
  ['pt', 'Ana', 'Da', ['ana'], 'da'],
])('in %s, %s %s become %j and %s', (lang, emailFirst, emailLast, firsts, last) => {
  const makeEmail = openDraw();
  const emails = Array.from({ length: 1000 }, () => makeEmail({ emailFirst, emailLast, lang }));
  const pattern = new RegExp(`^(.*)\\.${last}(?=\\d*@)`);
  const found = emails.flatMap((email) => pattern.exec(email)?.[1] ?? []).filter((first) => first.length > 1);
  expect([...new Set(found)].sort()).toEqual(firsts);
  expect(found.filter((first) => first === firsts[0]).length / found.length).toBeCloseTo(firsts[1] ? 0.75 : 1, 1);
});

test('without a separator, names have no hyphens', () => {
  const makeEmail = openDraw();
  const name = { emailFirst: 'Jean-Luc', emailLast: 'Saint-Ange', lang: 'fr' };
  const locals = Array.from({ length: 300 }, () => makeEmail(name).replace(/\d*@.*/, ''));
  expect([...new Set(locals)].sort()).toEqual([
    'j.saint-ange',
    'jean-luc-saint-ange',
    'jean-luc.saint-ange',
    'jean-luc_saint-ange',
    'jeanlucsaintange',
    'jsaintange',
    'saint-ange.jean-luc',
    'saintangejeanluc',
  ]);
});

test('without a domain, all three reserved ones are drawn', () => {
  const makeEmail = openDraw();
  const emails = Array.from({ length: 100 }, () => makeEmail({ emailFirst: 'Hayun', emailLast: 'Jeong', lang: 'ko' }));
  expect([...new Set(emails.map((email) => email.split('@')[1]))].sort()).toEqual(DEFAULT_DOMAINS);
});
