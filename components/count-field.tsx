import { type MouseEvent, useRef, type WheelEvent } from 'react';
import { MAX_COUNT, MIN_COUNT } from '../domain/run';
import { describeField } from './error-message';
import type { ScreenProps } from './screen-props';

/** The wheel changes the value of a focused number field unless it is read-only. */
function ignoreWheel({ currentTarget }: WheelEvent<HTMLInputElement>) {
  currentTarget.readOnly = true;
  setTimeout(() => {
    currentTarget.readOnly = false;
  });
}

/** In pixels. A longer movement is a drag, which selects part of the text. */
const MAX_CLICK_MOVEMENT = 3;

/** The count. A click that focuses the field selects its text, as Tab does, so that typing replaces it. */
export function CountField({ state, dispatch }: ScreenProps) {
  /** The last press on the field or its label. Browsers turn a click on the label into one on the field. */
  const press = useRef({ x: 0, hadFocus: false });
  const handlePress = ({ currentTarget, clientX }: MouseEvent) => {
    press.current = { x: clientX, hadFocus: currentTarget === document.activeElement };
  };
  const handleClick = ({ currentTarget, clientX }: MouseEvent<HTMLInputElement>) => {
    const isDrag = Math.abs(clientX - press.current.x) > MAX_CLICK_MOVEMENT;
    if (!press.current.hadFocus && !isDrag) currentTarget.select();
  };
  return (
    <div className="field count">
      <label className="label" htmlFor="count" onMouseDown={handlePress}>
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
        onWheel={ignoreWheel}
        onMouseDown={handlePress}
        onClick={handleClick}
        {...describeField(state, 'count')}
      />
    </div>
  );
}
