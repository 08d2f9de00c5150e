import type { MouseEvent } from 'react';
import { CountField } from './count-field';
import { CountrySelect } from './country-select';
import { ErrorMessage } from './error-message';
import { OptionsPanel } from './options-panel';
import type { ScreenProps } from './screen-props';

/** The form: country, count, options, and the buttons Generate and Clear. */
export function ContactForm({ state, dispatch, onGenerate }: ScreenProps & { onGenerate: () => void }) {
  /** Enter in a field also clicks Generate. Not `onSubmit`, because sandboxed frames may block form submission. */
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <div className="frame panel unprinted">
      {/* Inert until React has taken over and read the address, so that no input is lost. */}
      <form noValidate autoComplete="off" inert={state.fragment === null}>
        <div className="line">
          <CountrySelect state={state} dispatch={dispatch} />
          <CountField state={state} dispatch={dispatch} />
          <div className="line actions">
            <button type="submit" className="filled" onClick={press}>
              Generate
            </button>
            <button type="button" className="quiet" onClick={() => dispatch({ type: 'CLEAR' })}>
              Clear
            </button>
          </div>
        </div>
        <OptionsPanel state={state} dispatch={dispatch} />
      </form>
      {/* Outside the form: assistive technology sees nothing of what is inert. */}
      <ErrorMessage state={state} dispatch={dispatch} />
    </div>
  );
}
