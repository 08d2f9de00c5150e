import { MAX_COUNT, MIN_COUNT } from '../domain/run';
import { describeField } from './error-message';
import type { ScreenProps } from './screen-props';

/** The count. A click on the field or its label selects the text, as Tab does, so that typing replaces it. */
export function CountField({ state, dispatch }: ScreenProps) {
  return (
    <div className="field">
      <label className="label" htmlFor="count">
        Number of Records ({MIN_COUNT}-{MAX_COUNT})
      </label>
      <input
        id="count"
        name="count"
        className="control"
        type="number"
        inputMode="numeric"
        min={MIN_COUNT}
        max={MAX_COUNT}
        value={state.form.count}
        onChange={(event) => dispatch({ type: 'SET_COUNT', count: event.target.value })}
        // With the focus, the wheel would change the value.
        onWheel={(event) => event.currentTarget.blur()}
        onClick={(event) => event.currentTarget.select()}
        {...describeField(state, 'count')}
      />
    </div>
  );
}
