import { type MouseEvent, useRef } from 'react';

/**
 * Returns handlers for the whole page. They ignore the second click of a double click if the first has moved something
 * else under the pointer: it could replace the clipboard, or an option that an example has just chosen.
 */
export function useDoubleClicks() {
  const pressed = useRef<EventTarget>(null);
  const isElsewhere = useRef(false);
  return {
    onMouseDownCapture: (event: MouseEvent) => {
      if (event.detail === 1) pressed.current = event.target;
      isElsewhere.current = event.target !== pressed.current;
      // Keeps the focus.
      if (isElsewhere.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.detail <= 1 || !isElsewhere.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
