import type { MouseEvent, RefObject } from 'react';
import { CountField } from './count-field';
import { CountrySelect } from './country-select';
import { ErrorMessage } from './error-message';
import { OptionsPanel } from './options-panel';
import type { ScreenProps } from './screen-props';

interface ContactFormProps extends ScreenProps {
  form: RefObject<HTMLFormElement | null>;
  onGenerate: () => void;
}

/** The form: country, count, options, and the buttons Generate and Clear. */
export function ContactForm({ state, dispatch, form, onGenerate }: ContactFormProps) {
  /** Enter in a field also clicks Generate. Not `onSubmit`, because sandboxed frames may block form submission. */
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <form className="panel" noValidate ref={form}>
      {/* Lets browsers restore the country on going back. They skip read-only fields, and React accepts a field without a
      handler only if it is read-only. */}
      <input name="country" value={state.form.country} onChange={() => {}} hidden />
      <div className="row">
        <CountrySelect state={state} dispatch={dispatch} />
        <CountField state={state} dispatch={dispatch} />
        <div className="actions">
          <button type="submit" name="generate" className="primary" onClick={press}>
            Generate
          </button>
          <button type="button" name="clear" onClick={() => dispatch({ type: 'CLEAR' })}>
            Clear
          </button>
        </div>
      </div>
      <ErrorMessage state={state} dispatch={dispatch} />
      <OptionsPanel state={state} dispatch={dispatch} />
    </form>
  );
}
