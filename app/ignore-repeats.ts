import type { KeyboardEvent, MouseEvent } from 'react';

/** What can be pressed. Elsewhere, a double click selects a word. */
const PRESSABLE = 'a, button, label, summary, [type=radio], [role=combobox], [role=option]';

/**
 * Ignores repeats of a held Enter, and every click of a double click after the first, which may have moved another
 * control under the pointer.
 */
export function ignoreRepeats(event: KeyboardEvent | MouseEvent) {
  const isRepeat =
    'key' in event
      ? event.key === 'Enter' && event.repeat
      : event.detail > 1 && (event.target as Element).closest(PRESSABLE);
  if (!isRepeat) return;
  event.preventDefault();
  event.stopPropagation();
}
