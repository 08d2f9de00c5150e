import { useEffect, useRef } from 'react';
import { type Country, filterCountries, getCountry, LETTERS } from '../domain/countries/countries';
import type { Dropdown } from '../domain/screen/dropdown';
import { handleCountryKey } from './country-keys';
import type { ScreenProps } from './screen-props';

const optionId = (code: string) => `country-${code}`;

/** The select-only combobox of the ARIA APG: focus stays on the box, and aria-activedescendant moves. */
export function CountrySelect({ state, dispatch }: ScreenProps) {
  const { dropdown, form } = state;
  return (
    <div className="field country">
      <span className="label" id="country-label">
        Country
      </span>
      <div
        className="control line entry"
        role="combobox"
        tabIndex={0}
        aria-labelledby="country-label"
        aria-haspopup="listbox"
        aria-expanded={dropdown !== null}
        aria-controls="country-list"
        aria-activedescendant={dropdown?.active ? optionId(dropdown.active) : undefined}
        onClick={() => dispatch({ type: 'TOGGLE_DROPDOWN' })}
        onKeyDown={(event) => handleCountryKey(event, dropdown, dispatch)}
        onBlur={() => dispatch({ type: 'CLOSE_DROPDOWN' })}
      >
        <FlagAndName {...getCountry(form.country)} />
      </div>
      {dropdown && <CountryPopup state={state} dropdown={dropdown} dispatch={dispatch} />}
    </div>
  );
}

/** Flag, name and code. The spaces separate them for screen readers and when copied. */
function FlagAndName({ flag, name, code }: Country) {
  return (
    <>
      <span className="flag" aria-hidden="true">
        {flag}
      </span>{' '}
      <span className="name">{name}</span> <span translate="no">{code}</span>
    </>
  );
}

/** What opens below the box: the letters, how many countries match, and the list of them. */
function CountryPopup({ state, dropdown, dispatch }: ScreenProps & { dropdown: Dropdown }) {
  const { letter, active } = dropdown;
  const countries = filterCountries(letter);
  const popup = useRef<HTMLDivElement>(null);
  // Short windows cannot show all of it without scrolling the page.
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' });
    if (dropdown.active) document.getElementById(optionId(dropdown.active))?.scrollIntoView({ block: 'nearest' });
  }, [dropdown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus on the box
    <div className="popup" ref={popup} onMouseDown={(event) => event.preventDefault()}>
      <LetterButtons pressed={letter} dispatch={dispatch} />
      <p className="muted matches" aria-live="polite">
        {describeMatches(countries.length, letter)}
      </p>
      {/* Browsers make scrollable elements tab stops. This one must not be, because Tab closes the list and moves on. */}
      <div role="listbox" id="country-list" aria-label="Countries" tabIndex={-1}>
        {countries.map((country) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles keys
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={country.code}
            id={optionId(country.code)}
            role="option"
            className={country.code === active ? 'line entry filled' : 'line entry'}
            aria-selected={country.code === state.form.country}
            onClick={() => dispatch({ type: 'SELECT_COUNTRY', country: country.code })}
          >
            <FlagAndName {...country} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The letter filter as buttons, for touch and mouse. Null stands for 'All'. */
function LetterButtons({ pressed, dispatch }: Pick<ScreenProps, 'dispatch'> & { pressed: string | null }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="letters" role="group" aria-label="First letter">
      {[null, ...LETTERS].map((letter) => (
        <button
          key={letter}
          type="button"
          className={letter === pressed ? 'filled' : undefined}
          tabIndex={-1}
          aria-pressed={letter === pressed}
          onClick={() => dispatch({ type: 'FILTER_LETTER', letter })}
        >
          {letter ?? 'All'}
        </button>
      ))}
    </div>
  );
}

function describeMatches(count: number, letter: string | null): string {
  if (letter === null) return `${count} countries and territories`;
  return count === 1 ? `1 country starts with ${letter}` : `${count || 'No'} countries start with ${letter}`;
}
