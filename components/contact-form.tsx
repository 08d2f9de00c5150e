import type { RefObject } from 'react';
import { CountField } from './count-field';
import { CountrySelect } from './country-select';
import { ErrorMessage } from './error-message';
import { OptionsPanel } from './options-panel';
import type { ScreenProps } from './screen-props';

export interface ContactFormProps extends ScreenProps {
  form: RefObject<HTMLFormElement | null>;
  onGenerate: () => void;
}

/** What the visitor asks for: a country, a count, and what is under Options. */
export function ContactForm({ state, dispatch, form, onGenerate }: ContactFormProps) {
  return (
    <form className="panel" noValidate ref={form}>
      {/* Browsers restore this hidden field on going back; they skip read-only ones. */}
      <input name="country" value={state.form.country} onChange={() => {}} hidden />
      <div className="row">
        <CountrySelect state={state} dispatch={dispatch} />
        <CountField state={state} dispatch={dispatch} />
        <div className="actions">
          {/* Enter in a field clicks it. Frames without forms have clicks, but no submissions. */}
          <button
            type="submit"
            name="generate"
            className="primary"
            onClick={(event) => {
              event.preventDefault();
              onGenerate();
            }}
          >
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
