import { isRegionCode } from '../domain/countries/countries';
import { type Action, initialState } from '../domain/reducer';
import { DEFAULT_OPTIONS, type Options } from '../domain/screen/options';

declare global {
  /** From before-the-page.js: returns whether Generate was pressed before the page was ready. True only once. */
  var takeEarlyPress: (() => boolean) | undefined;
}

/** The names of the page's own fields. Browser extensions may add others. */
const FIELDS = ['country', 'count', ...Object.keys(DEFAULT_OPTIONS)];

/**
 * Reads what the visitor typed and chose before the page was ready, or what the browser restored after a reload or on
 * going back. Call it before React renders the form again, because that resets the fields.
 */
export function readEarlyInput(form: HTMLFormElement): Action {
  const inputs = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  const changed = inputs.filter((input) =>
    input.type === 'radio' ? input.checked && !input.defaultChecked : input.value !== input.defaultValue,
  );
  const { country, count, ...options } = Object.fromEntries(
    changed.filter(({ name }) => FIELDS.includes(name)).map(({ name, value }) => [name, value]),
  );
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
  const { country, count, options } = initialState.form;
  for (const [name, text] of Object.entries({ country, count, seed: options.seed })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.defaultValue = text;
  }
}
