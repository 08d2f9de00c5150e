import { type KeyboardEvent, useEffect, useRef } from 'react';
import { filterCountries, getCountry, type RegionCode } from '../domain/countries';
import type { Dropdown, Move } from '../domain/reducer';

export interface CountrySelectProps {
  country: RegionCode;
  /** Null while closed. */
  dropdown: Dropdown | null;
  onToggle: () => void;
  onClose: () => void;
  onSelect: (country: RegionCode) => void;
  onFilter: (letter: string | null) => void;
  onMove: (move: Move) => void;
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];
const MOVES: Record<string, Move> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
};
const optionId = (code: RegionCode) => `country-${code}`;

/** A select-only combobox (WAI-ARIA APG): focus stays on the box, aria-activedescendant moves through the options. */
export function CountrySelect(props: CountrySelectProps) {
  const { country, dropdown, onClose } = props;
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const active = dropdown?.active ?? null;
  const open = dropdown !== null;
  const chosen = getCountry(country);

  useEffect(() => {
    if (!open) return;
    // Touch screens leave the focus where it is when something else is tapped, so blur alone would not do.
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, onClose]);

  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <div className="field country" ref={root}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the label focuses the box, as labels do; keys reach it by Tab */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <span className="label" id="country-label" onClick={() => box.current?.focus()}>
        Country
      </span>
      <div
        ref={box}
        className="box"
        role="combobox"
        tabIndex={0}
        aria-labelledby="country-label"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls="country-list"
        {...(active && { 'aria-activedescendant': optionId(active) })}
        onClick={props.onToggle}
        onKeyDown={(event) => handleKey(event, props)}
        onBlur={onClose}
      >
        <span className="flag" aria-hidden="true">
          {chosen.flag}
        </span>
        <span className="name">{chosen.name}</span>
        <span className="code">{chosen.code}</span>
      </div>
      {dropdown && <CountryList {...props} dropdown={dropdown} />}
    </div>
  );
}

function CountryList({ country, dropdown, onSelect }: CountrySelectProps & { dropdown: Dropdown }) {
  const countries = filterCountries(dropdown.letter);
  return (
    // Keeps the focus on the box while the list is used.
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
    <div className="popup" onMouseDown={(event) => event.preventDefault()}>
      {countries.length === 0 && <p className="no-match">No countries start with {dropdown.letter}</p>}
      <div role="listbox" id="country-list" aria-label="Countries">
        {countries.map(({ code, name, flag }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the combobox
          <div
            key={code}
            id={optionId(code)}
            role="option"
            aria-selected={code === country}
            data-active={code === dropdown.active}
            onClick={() => onSelect(code)}
          >
            <span className="flag" aria-hidden="true">
              {flag}
            </span>
            <span className="name">{name}</span>
            <span className="code">{code}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function handleKey(event: KeyboardEvent, props: CountrySelectProps) {
  const { key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
  if (pressKey(key, props)) event.preventDefault();
}

/** Does what a key means on the box; returns whether it means anything there. */
function pressKey(key: string, { dropdown, ...on }: CountrySelectProps): boolean {
  const move = MOVES[key];
  if (!dropdown) {
    if (!OPENING_KEYS.includes(key)) return false;
    on.onToggle();
  } else if (key === 'Escape') {
    on.onClose();
  } else if (key === 'Enter' || key === ' ') {
    if (dropdown.active) on.onSelect(dropdown.active);
  } else if (move) {
    on.onMove(move);
  } else if (key === 'Backspace') {
    on.onFilter(null);
  } else if (/^\p{Letter}$/u.test(key)) {
    on.onFilter(key.toUpperCase());
  } else {
    return false;
  }
  return true;
}
