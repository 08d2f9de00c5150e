/**
 * Writes a form of a name by what differs at its end: how many characters fall away, and those that follow. 'Белая' is
 * '2ая' beside 'Белый'.
 */
export function makeEnding(name: string, form: string): string {
  let same = 0;
  while (same < name.length && name[same] === form[same]) same++;
  return `${name.length - same}${form.slice(same)}`;
}

/** The form that `makeEnding` wrote as this ending. */
export function applyEnding(name: string, ending: string): string {
  return ending.replace(/^\d+/, (dropped) => name.slice(0, name.length - Number(dropped)));
}
