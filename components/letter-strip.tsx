import { filterCountries, LETTERS } from '../domain/countries/countries';
import type { ScreenProps } from './screen-props';

/** The letter filter as buttons, for touch and mouse. */
export function LetterStrip({ state, dispatch }: ScreenProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="letters" role="group" aria-label="First letter">
      {[null, ...LETTERS].map((each) => (
        <button
          key={each ?? 'All'}
          type="button"
          className={state.dropdown?.letter === each ? 'filled' : undefined}
          tabIndex={-1}
          disabled={filterCountries(each).length === 0}
          aria-pressed={state.dropdown?.letter === each}
          onClick={() => dispatch({ type: 'FILTER_LETTER', letter: each })}
        >
          {each ?? 'All'}
        </button>
      ))}
    </div>
  );
}
