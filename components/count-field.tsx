import { useRef, type WheelEvent } from 'react';
import { MAX_COUNT, MIN_COUNT, parseCount } from '../domain/run';
import { ERROR_ID } from './error-message';
import type { ScreenProps } from './screen-props';

/** A wheel turned over a focused number changes it, unless it is read-only: then the page scrolls. */
function ignoreWheel({ currentTarget }: WheelEvent<HTMLInputElement>) {
  currentTarget.readOnly = true;
  setTimeout(() => {
    currentTarget.readOnly = false;
  });
}

/** How far the mouse may slip in a click, in pixels. Farther is a drag. */
const CLICK_SLIP = 3;

/**
 * A click that brings the focus selects what the field holds, as Tab does in every browser: typing replaces it. A drag
 * selects what it passes over, and once the field has the focus, a click places the caret.
 */
export function CountField({ state, dispatch }: ScreenProps) {
  /** Where a press on the field began; NaN if it had the focus, null if there was none: a click on the label. */
  const pressedAt = useRef<number | null>(null);
  const { count } = state.form;
  const hasError = state.error?.subject === 'count';
  return (
    <div className="field count">
      <label htmlFor="count">
        Number of Records ({MIN_COUNT}-{MAX_COUNT})
      </label>
      <input
        id="count"
        name="count"
        type="number"
        inputMode="numeric"
        min={MIN_COUNT}
        max={MAX_COUNT}
        value={count}
        onChange={(event) => dispatch({ type: 'SET_COUNT', count: event.target.value })}
        onWheel={ignoreWheel}
        onMouseDown={({ currentTarget, clientX }) => {
          pressedAt.current = currentTarget === document.activeElement ? Number.NaN : clientX;
        }}
        onClick={({ currentTarget, clientX }) => {
          if (Math.abs(clientX - (pressedAt.current ?? clientX)) <= CLICK_SLIP) currentTarget.select();
          pressedAt.current = null;
        }}
        aria-invalid={hasError && parseCount(count) === null}
        aria-describedby={hasError ? ERROR_ID : undefined}
      />
    </div>
  );
}
