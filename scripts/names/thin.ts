/** The longest list of names that ships: longer ones are thinned, so that all together fit their budget. */
export const LONGEST_LIST = 225;

/** The same for scripts that do not write how a name sounds, of which readings/ and japanese-readings hold so many. */
const LONGEST_READ_LIST = 160;
const READ_LOCALES = ['ar', 'fa', 'he', 'ja', 'th', 'ur'];

/** At most LONGEST_LIST names of a list, evenly spread over it, the first among them. */
export function thinList(names: readonly string[], locale: string): readonly string[] {
  const longest = READ_LOCALES.includes(locale) ? LONGEST_READ_LIST : LONGEST_LIST;
  const count = Math.min(names.length, longest);
  return Array.from({ length: count }, (_, index) => names[Math.floor((index * names.length) / count)] ?? '');
}
