import type { WheelEvent } from 'react';
import { MAX_COUNT, MIN_COUNT } from '../domain/run';
import { Field } from './field';
import type { ScreenProps } from './screen-props';

/** The wheel changes the value of a focused number field unless it is read-only. */
function ignoreWheel({ currentTarget }: WheelEvent<HTMLInputElement>) {
  currentTarget.toggleAttribute('readonly', true);
  setTimeout(() => currentTarget.toggleAttribute('readonly', false));
}

/** The count. A click on the field or its label selects the text, as Tab does, so that typing replaces it. */
export function CountField({ state, dispatch }: ScreenProps) {
  return (
    <Field
      state={state}
      id="count"
      label={`Number of Records (${MIN_COUNT}-${MAX_COUNT})`}
      type="number"
      inputMode="numeric"
      min={MIN_COUNT}
      max={MAX_COUNT}
      value={state.form.count}
      onChange={(event) => dispatch({ type: 'SET_COUNT', count: event.target.value })}
      onWheel={ignoreWheel}
      onClick={(event) => event.currentTarget.select()}
    />
  );
}
