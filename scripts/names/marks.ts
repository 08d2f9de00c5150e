import { parseRows, type Report } from '../parse-rows';
import { KINDS, type NameTable } from './name-table';

/** The only mark outside tricky tables: a given name that newcomers do not bear. */
export const OLD = 'old';

/** The texts of the kinds of trouble that tricky names bring, by key. */
export type KindTexts = ReadonlyMap<string, string>;

/** Parses `tricky-kinds.tsv`. */
export function parseTrickyKinds(text: string, report: Report): KindTexts {
  const kinds = new Map<string, string>();
  for (const [line, [key = '', kind = '', ...others]] of parseRows(text)) {
    if (!/^[a-z0-9]+$/.test(key) || key === OLD || !kind || others.length > 0)
      report(line, 'a row is a key of small letters and a text');
    if (kinds.has(key)) report(line, `'${key}' stands there twice`);
    kinds.set(key, kind);
  }
  return kinds;
}

/** Checks the marks of a table: each tricky name says what it breaks, other given names may be old. */
export function checkMarks(tag: string, { lists }: NameTable, texts: KindTexts, report: Report): void {
  const isTricky = tag.includes('-x-tricky');
  for (const kind of KINDS)
    for (const { number, name, marks, comment } of lists[kind])
      if (isTricky) {
        const keys = marks.split(' ');
        if (!marks) report(number, `'${name}' does not say what it breaks`);
        else if (new Set(keys).size < keys.length) report(number, `'${marks}' names one kind twice`);
        else
          for (const key of keys)
            if (!texts.has(key)) report(number, `'${key}' is no kind of tricky-kinds.tsv`);
      } else if (comment) report(number, `'${comment}': only tricky names say where they are borne`);
      else if (marks && (marks !== OLD || kind === 'family'))
        report(number, `'${marks}': only given names are marked, with 'old'`);
}

/** Reports each row of `tricky-kinds.tsv` that no table names. */
export function refuseUnusedKinds(text: string, tables: Iterable<NameTable>, report: Report): void {
  const lines = [...tables].flatMap(({ lists }) => Object.values(lists).flat());
  const used = new Set(lines.flatMap(({ marks }) => marks.split(' ')));
  for (const [line, [key = '']] of parseRows(text))
    if (!used.has(key)) report(line, `no tricky name has the kind '${key}'`);
}
