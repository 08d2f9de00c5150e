import { isRegionCode } from '../domain/countries/countries';
import { type Action, initialState } from '../domain/reducer';
import type { Options } from '../domain/screen/options';

const { options: initialOptions, ...initialFields } = initialState.form;
/** What the page's own fields hold at first, by name. Browser extensions may add other fields. */
const INITIAL_VALUES = new Map(Object.entries({ ...initialFields, ...initialOptions }));

/**
 * Reads what the visitor typed and chose before the page was ready, or what the browser restored after a reload or on
 * going back. Call it before React renders the form again, because that resets the fields.
 */
export function readEarlyInput(form: HTMLFormElement): Action {
  const changed = [...new FormData(form)].filter(
    ([name, value]) => INITIAL_VALUES.has(name) && INITIAL_VALUES.get(name) !== value,
  );
  const { country, count, ...options } = Object.fromEntries(changed) as Record<string, string>;
  return {
    type: 'RESTORE_FORM',
    form: {
      ...(country && isRegionCode(country) && { country }),
      ...(count !== undefined && { count }),
    },
    options: options as Partial<Options>,
  };
}

/**
 * Lets the browser restore the text fields on going back. Browsers skip fields that have their default value, and React
 * keeps the default equal to the current text; this sets the initial defaults again.
 */
export function letBrowserRestore(form: HTMLFormElement): void {
  for (const [name, value] of INITIAL_VALUES) {
    // For radio buttons, `namedItem` returns a list instead.
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.defaultValue = value;
  }
}
