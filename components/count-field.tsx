import { useRef, type WheelEvent } from 'react';
import { MAX_COUNT, MIN_COUNT } from '../domain/run';
import { ERROR_ID } from './error-message';
import type { FormPartProps } from './form-part-props';

/** A wheel turned over a focused number changes it, unless it is read-only: then the page scrolls. */
function ignoreWheel({ currentTarget }: WheelEvent<HTMLInputElement>) {
  currentTarget.readOnly = true;
  setTimeout(() => {
    currentTarget.readOnly = false;
  });
}

/**
 * A click into the field selects what it holds, as Tab does in every browser: typing replaces it. Once the field is
 * in use, a click places the caret.
 */
export function CountField({ state, dispatch }: FormPartProps) {
  const isInUse = useRef(false);
  const isWrong = state.error?.subject === 'count';
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
        value={state.form.count}
        onChange={(event) => dispatch({ type: 'SET_COUNT', count: event.target.value })}
        onWheel={ignoreWheel}
        onClick={(event) => {
          if (!isInUse.current) event.currentTarget.select();
          isInUse.current = true;
        }}
        onKeyUp={() => {
          isInUse.current = true;
        }}
        onBlur={() => {
          isInUse.current = false;
        }}
        aria-invalid={isWrong}
        {...(isWrong && { 'aria-describedby': ERROR_ID })}
      />
    </div>
  );
}
