import type { ReactNode, RefObject } from 'react';
import { CountField } from './count-field';
import { CountrySelect } from './country-select';
import type { FormPartProps } from './form-part-props';
import { OptionsPanel } from './options-panel';

export interface ContactFormProps extends FormPartProps {
  form: RefObject<HTMLFormElement | null>;
  onGenerate: () => void;
  onClear: () => void;
  /** Stands below the buttons, above the options. */
  children: ReactNode;
}

/** What the visitor asks for: a country, a count, and what is under Options. */
export function ContactForm(props: ContactFormProps) {
  const { state, form, dispatch, onGenerate, onClear, children } = props;
  return (
    <form className="panel" noValidate ref={form}>
      {/* Where browsers keep the country, to restore it on going back; a read-only field they would not restore. */}
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
          <button type="button" name="clear" onClick={onClear}>
            Clear
          </button>
        </div>
      </div>
      {children}
      <OptionsPanel state={state} dispatch={dispatch} />
    </form>
  );
}
