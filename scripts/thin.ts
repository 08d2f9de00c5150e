/** The longest list of names that ships: longer ones are thinned, so that all together fit their budget. */
export const LONGEST_LIST = 160;

/** At most LONGEST_LIST names of a list, evenly spread over it, the first among them. */
export function thinList(names: readonly string[]): readonly string[] {
  const count = Math.min(names.length, LONGEST_LIST);
  return Array.from({ length: count }, (_, index) => names[Math.floor((index * names.length) / count)] ?? '');
}
