import { isRegionCode } from '../domain/countries/countries';
import { type Action, initialState } from '../domain/reducer';
import { DEFAULT_OPTIONS, type Options } from '../domain/screen/options';

declare global {
  /** From before-the-page.js: whether Generate was pressed before the page was ready. True only once. */
  var takeEarlyPress: (() => boolean) | undefined;
}

/** The page's own fields, named like the entries of a form. Extensions may add others, which are left alone. */
const FIELDS = ['country', 'count', ...Object.keys(DEFAULT_OPTIONS)];

/**
 * What was typed and chosen in the form before the page was ready, or restored by the browser on a reload or on going
 * back. Call it before React renders the form again: that resets the fields.
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
 * Lets the browser restore the texts on going back. Browsers skip a text that equals its field's default value, and
 * React sets the default to the current text.
 */
export function letBrowserRestore(form: HTMLFormElement): void {
  const { country, count, options } = initialState.form;
  for (const [name, text] of Object.entries({ country, count, seed: options.seed })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.defaultValue = text;
  }
}
