import { parseDenied } from '../../../scripts/names/denied';
import { makePart } from '../../../scripts/names/make-part';
import type { CommunityRow } from '../../../scripts/names/parse-regions';
import { type NameTable, parseTable } from '../../../scripts/names/parse-table';

const HEAD = '# order: given family\n';
const CZECH = 'female\tAnna\t\t100\nmale\tJan\t\t100\nfamily\tNováček\t\t60\tNováčková\nfamily\tKrál\t\t40\n';
const JAPANESE = 'female\t花子\tHanako\t100\nmale\t太郎\tTaro\t100\nfamily\t山田\tYamada\t100\n';
const TABLES = {
  cs: HEAD + CZECH,
  'en-AU': HEAD + CZECH,
  'en-GB': `${HEAD}# equalnames: yes\n# twofamilynames: 30 10 hyphen\n${CZECH}`,
  ja: `# order: familygiven\n# latinorder: given family\n${JAPANESE}`,
  'en-x-tricky': `${HEAD}female\tAnna\t\t100\t\t\tlong\nmale\tJan\t\t100\t\t\tlong\nfamily\tKrál\t\t100\t\t\tlong\n`,
};

const PEOPLE = { isNewcomer: false, women: 50 };

type Regions = Record<string, [part: string, ...communities: (Partial<CommunityRow> & { tag: string })[]]>;

const makeFile = (text: string) => ({ text, report: () => {} });

/** Makes the part of the first country. */
function make(regions: Regions, tables: Record<string, string> = {}) {
  const texts = Object.entries({ ...TABLES, ...tables });
  const parsed = new Map(texts.map(([tag, text]) => [tag, parseTable(tag, makeFile(text), '', ['long'], new Map())]));
  const makeCommunity = (community: Partial<CommunityRow> & { tag: string }): CommunityRow => {
    const table = parsed.get(community.tag.replace('-Latn', '')) as NameTable;
    return { region: '', report: () => {}, share: 100, ...PEOPLE, ...community, table };
  };
  const data = {
    tables: parsed,
    regions: new Map(
      Object.entries(regions).map(([code, [part, ...communities]]) => [
        code,
        { part, communities: communities.map(makeCommunity), isSmall: code === 'TA' },
      ]),
    ),
    denied: parseDenied(makeFile('Anna\tNováčková\nJan\tKrál\n太郎\t山田\n'), []),
    trickyProblems: { long: '25 or more characters' },
  };
  return makePart(data, Object.values(regions)[0]?.[0] ?? '');
}

test('a part has its countries, and the names and denied pairs of each culture that they use', () => {
  const part = make({
    JP: ['asia', { tag: 'ja', share: 60 }, { tag: 'en-AU', share: 40 }],
    CZ: ['europe', { tag: 'cs' }],
  });
  expect(part.communities).toEqual({
    JP: [
      { ...PEOPLE, tag: 'ja', share: 60 },
      { ...PEOPLE, tag: 'en-AU', share: 40 },
    ],
  });
  expect(part.denied.split('|').toSorted()).toEqual(['Anna,Nováčková', 'Jan,Král', '太郎,山田']);
  expect(part.rows).toEqual({
    female: { ja: '花子,Hanako', 'en-AU': 'Anna' },
    male: { ja: '太郎,Taro', 'en-AU': 'Jan' },
    family: { ja: '山田,Yamada', 'en-AU': 'Nováček,Novacek,Nováčková,Novackova|Král,Kral' },
  });
  expect(part.cultures.ja).toMatchObject({ latinTag: 'ja-Latn', frequencies: { female: { shares: [100] } } });
  expect(part.cultures['en-AU']).toMatchObject({ frequencies: { family: { shares: [60, 40] } } });
});

test('a culture says how many people have two family names, and whether first and last name may be equal', () => {
  const { cultures } = make({ GB: ['europe', { tag: 'en-GB' }, { tag: 'cs' }] });
  expect(cultures['en-GB']).toMatchObject({
    twoFamilyNames: { female: 30, male: 10, joiner: '-' },
    allowsEqualNames: true,
  });
  expect(Object.keys(cultures.cs ?? {})).toEqual(['frequencies', 'order']);
});

test('a tag with Latn ships the latin spellings of a table in another script', () => {
  const part = make({ CZ: ['europe', { tag: 'cs' }, { tag: 'ja-Latn' }] });
  expect(part.communities.CZ?.[1]?.tag).toBe('ja-Latn');
  expect(part.cultures['ja-Latn']?.order).toBe('given family');
  expect(part.rows.female['ja-Latn']).toBe('Hanako');
  expect(part.denied.split('|')).toContain('Taro,Yamada');
  const russian = `${HEAD}family\tИванов\tIvanov\t\tИванова\tIvanova\nfamily\tКим\tKim\n`;
  const { rows } = make({ EE: ['europe', { tag: 'ru-Latn' }] }, { ru: russian });
  expect(rows.family['ru-Latn']).toBe('Ivanov,,Ivanova|Kim');
});

test('a culture says in which order people write full names, and in latin spelling if that differs', () => {
  const { cultures } = make({ JP: ['asia', { tag: 'ja' }, { tag: 'cs' }] });
  expect(cultures.ja).toMatchObject({ order: 'familygiven', latinOrder: 'given family' });
  expect(cultures.cs).toMatchObject({ order: 'given family' });
});

test('tricky names ship with the problems that they cause', () => {
  const part = make({ tricky: ['tricky', { tag: 'en-x-tricky' }] });
  expect(part.problems).toEqual({ long: '25 or more characters' });
  expect(part.rows.female['en-x-tricky']).toBe('Anna,,,,long');
  expect(make({ CZ: ['europe', { tag: 'cs' }] }).problems).toBeUndefined();
});

test('countries where nobody lives are left out', () => {
  expect(Object.keys(make({ US: ['page', { tag: 'en-AU' }], AQ: ['page'] }).communities)).toEqual(['US']);
});

test('a part lists its small places', () => {
  expect(make({ TA: ['africa', { tag: 'en-AU' }], ZA: ['africa', { tag: 'en-AU' }] }).small).toEqual(['TA']);
});
