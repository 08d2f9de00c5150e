import type { Dispatch, KeyboardEvent } from 'react';
import type { Action } from '../domain/reducer';
import type { Dropdown } from '../domain/screen/dropdown';

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];
/** How many options each key moves by (ARIA APG, select-only combobox: a page is ten). */
const STEPS: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
  PageDown: 10,
  PageUp: -10,
};

/** Handles a key on the country's combobox. Keys that do nothing there are left to the browser. */
export function handleCountryKey(event: KeyboardEvent, dropdown: Dropdown | null, dispatch: Dispatch<Action>) {
  const { key, altKey } = event;
  if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  // Alt+Down opens the list, Alt+Up chooses and closes it (ARIA APG).
  if (altKey && key !== (dropdown ? 'ArrowUp' : 'ArrowDown')) return;
  // Holding Space would open the list and choose from it again and again. `ignoreRepeats` does the same for Enter.
  const isHeldPress = event.repeat && key === ' ';
  if (isHeldPress || pressKey(altKey ? 'Enter' : key, dropdown, dispatch)) event.preventDefault();
}

/** Returns whether the key does anything. */
function pressKey(key: string, dropdown: Dropdown | null, dispatch: Dispatch<Action>): boolean {
  const steps = STEPS[key];
  if (!dropdown) {
    if (!OPENING_KEYS.includes(key)) return false;
    dispatch({ type: 'TOGGLE_DROPDOWN' });
  } else if (key === 'Escape') dispatch({ type: 'CLOSE_DROPDOWN' });
  else if (key === 'Enter' || key === ' ') {
    if (dropdown.active) dispatch({ type: 'SELECT_COUNTRY', country: dropdown.active });
  } else if (steps) dispatch({ type: 'MOVE_ACTIVE', steps });
  else if (key === 'Backspace') dispatch({ type: 'FILTER_LETTER', letter: null });
  // Not ß or ﬁ, which are two letters in capitals.
  else if (key.toUpperCase().length === 1 && /\p{Letter}/u.test(key)) dispatch({ type: 'FILTER_LETTER', letter: key });
  else return false;
  return true;
}
