import { allLocales, type LocaleDefinition } from '@faker-js/faker';
import type { NameData } from '../../domain/names/names';
import type { LocaleCode } from './choose-name-locale';
import { CORRECTIONS } from './corrections';
import { INFLECTIONS, splitBySex } from './feminine';

/** Names by sex, as faker keeps them. */
export interface SexLists {
  readonly generic?: readonly string[];
  readonly female?: readonly string[];
  readonly male?: readonly string[];
}

type Person = NonNullable<LocaleDefinition['person']>;
type Pattern = NonNullable<Person['last_name_pattern']>;

function readPerson(code: string): Partial<Person> {
  return allLocales[code as LocaleCode]?.person ?? {};
}

/** Changes each of the lists; empty ones and null ones are left out. */
export function mapLists(lists: SexLists, change: (names: readonly string[]) => readonly string[]): SexLists {
  const entries = Object.entries(lists).filter(([, names]) => names?.length);
  return Object.fromEntries(entries.map(([sex, names]) => [sex, change(names)]));
}

/** Spaces and joiners at the ends are slips; inside a Persian name the joiner is spelling. */
function clean(name: string, corrections: Readonly<Record<string, string>>): string {
  const trimmed = name.replace(/^[\s\u200c]+|[\s\u200c]+$/g, '').normalize('NFC');
  return corrections[trimmed] ?? trimmed;
}

/** Whether each sex has but the pattern that draws one name of its list, which is what faker does without a pattern. */
function isPlain(pattern: Pattern): boolean {
  return Object.entries(pattern).every(
    ([sex, patterns]) => patterns?.length === 1 && patterns[0]?.value === `{{person.last_name.${sex}}}`,
  );
}

/** With plain patterns faker draws from the lists that they name alone. */
function applyPattern(lists: SexLists, pattern: Pattern): SexLists {
  return Object.fromEntries(Object.entries(lists).filter(([sex]) => sex in pattern));
}

/**
 * A locale's own names and those of its language where it has none (fr_CA takes those of fr), never those of another
 * language, with faker's slips mended. Undefined where the language has no names.
 */
export function readNames(code: LocaleCode): NameData | undefined {
  const [language = ''] = code.split('_');
  const { first_name, last_name, last_name_pattern } = { ...readPerson(language), ...readPerson(code) };
  if (!first_name || !last_name) return undefined;
  const corrections = CORRECTIONS[code] ?? {};
  const mend = (names: readonly string[]) => [
    ...new Set(names.map((name) => clean(name, corrections)).filter(Boolean)),
  ];
  const first = mapLists(first_name as SexLists, mend);
  const last = mapLists(last_name as SexLists, mend);
  const inflection = INFLECTIONS[code];
  if (inflection && last.generic) return makeData(first, splitBySex(last.generic, inflection));
  if (!last_name_pattern) return makeData(first, last);
  if (isPlain(last_name_pattern)) return makeData(first, applyPattern(last, last_name_pattern));
  return makeData(first, last, last_name_pattern);
}

function makeData(first: SexLists, last: SexLists, pattern?: Pattern): NameData {
  const data = { first_name: first, last_name: last } as NameData;
  return pattern ? { ...data, last_name_pattern: pattern } : data;
}

/** The locales of faker that have names, own or of their language. */
export function listNameLocales(): LocaleCode[] {
  return (Object.keys(allLocales) as LocaleCode[]).filter((code) => code !== 'base' && readNames(code));
}
