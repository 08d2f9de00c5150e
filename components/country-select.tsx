import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { type Country, filterCountries, foldLetter, getCountry } from '../domain/countries/countries';
import type { Dropdown } from '../domain/screen/dropdown';
import { LetterStrip } from './letter-strip';
import type { ScreenProps } from './screen-props';

type Dispatch = ScreenProps['dispatch'];

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];
/** How many options each key moves by (ARIA APG, select-only combobox: a page is ten). */
const STEPS: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
  PageDown: 10,
  PageUp: -10,
};
const optionId = (code: string) => `country-${code}`;

/** The select-only combobox of the ARIA APG: focus stays on the box, and aria-activedescendant moves. */
export function CountrySelect({ state, dispatch }: ScreenProps) {
  const { dropdown, form } = state;
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = dropdown !== null;

  const closeOnBlur = useClosing(root, isOpen, dispatch);
  useEffect(() => {
    if (dropdown?.active) document.getElementById(optionId(dropdown.active))?.scrollIntoView({ block: 'nearest' });
  }, [dropdown]);

  return (
    <div className="field country" ref={root}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: works like a label; the keyboard reaches the box by Tab */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <span className="label" id="country-label" onClick={() => box.current?.focus()}>
        Country
      </span>
      <div
        ref={box}
        className="control entry"
        role="combobox"
        tabIndex={0}
        aria-labelledby="country-label"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls="country-list"
        aria-activedescendant={dropdown?.active ? optionId(dropdown.active) : undefined}
        onClick={() => dispatch({ type: 'TOGGLE_DROPDOWN' })}
        onKeyDown={(event) => handleKey(event, dropdown, dispatch)}
        onBlur={closeOnBlur}
      >
        <CountryLabel {...getCountry(form.country)} />
      </div>
      {dropdown && <CountryPopup state={state} dropdown={dropdown} dispatch={dispatch} />}
    </div>
  );
}

/** The events that can end a press. Drags end with 'pointercancel'. */
const ENDS = ['mouseup', 'contextmenu', 'pointercancel'];

/**
 * Closes the list after a press that has moved the focus out of it, not already when the focus moves: closing can make
 * the page shorter, so that the click would land elsewhere. The returned blur handler closes the list if the focus
 * leaves without a press, as with Tab.
 */
function useClosing(root: RefObject<HTMLElement | null>, isOpen: boolean, dispatch: Dispatch): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const closing = new AbortController();
    const closeIfLeft = () => {
      if (!root.current?.contains(document.activeElement)) dispatch({ type: 'CLOSE_DROPDOWN' });
    };
    const watchPress = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
      // The click, if any, comes first.
      if (!isPressed.current) setTimeout(closeIfLeft);
    };
    for (const type of ['pointerdown', 'keydown', ...ENDS])
      document.addEventListener(type, watchPress, { capture: true, signal: closing.signal });
    return () => closing.abort();
  }, [root, isOpen, dispatch]);
  return () => {
    if (!isPressed.current) dispatch({ type: 'CLOSE_DROPDOWN' });
  };
}

/** Flag, name and code. The spaces separate them for screen readers and when copied. */
function CountryLabel({ flag, name, code }: Country) {
  return (
    <>
      <span className="flag" aria-hidden="true">
        {flag}
      </span>{' '}
      <span className="name">{name}</span>{' '}
      <span className="code" translate="no">
        {code}
      </span>
    </>
  );
}

function CountryPopup({ state, dropdown, dispatch }: ScreenProps & { dropdown: Dropdown }) {
  const { letter, active } = dropdown;
  const countries = filterCountries(letter);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus on the box
    <div className="popup" ref={showPopup} onMouseDown={(event) => event.preventDefault()}>
      <LetterStrip state={state} dispatch={dispatch} />
      <p className="muted matches" aria-live="polite">
        {describeMatches(countries.length, letter)}
      </p>
      {/* Browsers make scrollable elements tab stops. This one must not be, because Tab closes the list and moves on. */}
      <div role="listbox" id="country-list" aria-label="Countries" tabIndex={-1}>
        {countries.map((entry) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles keys
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={entry.code}
            id={optionId(entry.code)}
            role="option"
            className={entry.code === active ? 'entry filled' : 'entry'}
            aria-selected={entry.code === state.form.country}
            data-active={entry.code === active}
            onClick={() => dispatch({ type: 'SELECT_COUNTRY', country: entry.code })}
          >
            <CountryLabel {...entry} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Scrolls the active option to the middle of the opened list and, on small screens, the page until the list is visible. */
function showPopup(popup: HTMLElement | null) {
  const list = popup?.querySelector<HTMLElement>('[role=listbox]');
  const option = popup?.querySelector<HTMLElement>('[data-active=true]');
  if (list && option) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
  popup?.scrollIntoView({ block: 'nearest' });
}

function describeMatches(count: number, letter: string | null): string {
  if (letter === null) return `${count} countries and territories`;
  return count === 1 ? `1 country starts with ${letter}` : `${count || 'No'} countries start with ${letter}`;
}

function handleKey(event: KeyboardEvent, dropdown: Dropdown | null, dispatch: Dispatch) {
  const { key, altKey } = event;
  if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  // Alt+Down opens the list, Alt+Up chooses and closes it (ARIA APG).
  if (altKey && key !== (dropdown ? 'ArrowUp' : 'ArrowDown')) return;
  // Holding Space would open the list and choose from it again and again. page.tsx does the same for Enter.
  const isHeldPress = event.repeat && key === ' ';
  if (isHeldPress || pressKey(altKey ? 'Enter' : key, dropdown, dispatch)) event.preventDefault();
}

/** Whether a key is a letter that folds to one character; 'ß' and 'ﬁ' don't. */
function isLetter(key: string): boolean {
  return key.length === 1 && /\p{Letter}/u.test(key) && foldLetter(key).length === 1;
}

/** Handles a key on the box. Returns whether the key does anything there. */
function pressKey(key: string, dropdown: Dropdown | null, dispatch: Dispatch): boolean {
  const steps = STEPS[key];
  if (!dropdown) {
    if (!OPENING_KEYS.includes(key)) return false;
    dispatch({ type: 'TOGGLE_DROPDOWN' });
  } else if (key === 'Escape') dispatch({ type: 'CLOSE_DROPDOWN' });
  else if (key === 'Enter' || key === ' ') {
    if (dropdown.active) dispatch({ type: 'SELECT_COUNTRY', country: dropdown.active });
  } else if (steps) dispatch({ type: 'MOVE_ACTIVE', steps });
  else if (key === 'Backspace') dispatch({ type: 'FILTER_LETTER', letter: null });
  else if (isLetter(key)) dispatch({ type: 'FILTER_LETTER', letter: key });
  else return false;
  return true;
}
