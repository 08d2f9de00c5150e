import type { Row } from '../read-rows';

/** A line of a table (`domain/names/tables/README.md`), with spellings filled in. */
export type NameLine = Row<'list' | 'name' | 'latin' | 'share' | 'womenName' | 'womenLatin' | 'flags'>;

/** A name as it is written, by everyone or by women. */
type WrittenName = Pick<NameLine, 'list' | 'name' | 'latin' | 'report'>;

/** The only flag outside tricky tables, for given names that newcomers don't have. */
export const OLD = 'old';

export const LATIN_SPELLING = /^[A-Za-z]+(?:[ '-]{1,2}[A-Za-z]+)*'?$/;

/** Limits on the length of a latin spelling, in letters per letter of the name. */
const MIN_SPELLING = 0.25;
const MAX_SPELLING = 9;

/** Returns a name, and its women's form if it has one. */
export function getWrittenNames(line: NameLine): WrittenName[] {
  return line.womenName ? [line, { ...line, name: line.womenName, latin: line.womenLatin }] : [line];
}

/** Reports mistakes in a line. Returns it with the spellings that it leaves out, by the rules of the culture. */
export function completeLine(line: NameLine, spell: (name: string) => string): NameLine {
  const { list, name, latin, womenName, womenLatin, flags, report } = line;
  if (list !== 'family' && womenName) report("only family names have a women's form");
  if (list === 'family' && flags === OLD) report('only given names can be old');
  if (womenLatin && !womenName) report("no women's form for its latin spelling");
  if (womenName === name && womenLatin === latin) report(`the women's form '${name}' is the same: leave it empty`);
  for (const written of getWrittenNames(line)) checkSpelling(written, spell(written.name));
  return { ...line, latin: latin || spell(name), womenLatin: womenLatin || spell(womenName) };
}

function checkSpelling({ name, latin, report }: WrittenName, usual: string): void {
  if (!LATIN_SPELLING.test(latin || usual)) report(`'${name}' has no latin spelling in the letters A to Z: '${usual}'`);
  if (!latin) return;
  if (latin === usual) report(`the rules spell '${name}' as '${latin}' already: leave the field empty`);
  const { length } = latin.replaceAll(/[^A-Za-z]/g, '');
  if (length > MAX_SPELLING * name.length || length < MIN_SPELLING * name.length)
    report(`'${latin}' can't be a spelling of '${name}'`);
}
