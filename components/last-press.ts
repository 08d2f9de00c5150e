let isPressed = false;

if (typeof document !== 'undefined') document.addEventListener('submit', () => (isPressed = true));

/** Whether the form was submitted since the last call. Results of an opened link come without a press. */
export function takePress(): boolean {
  const wasPressed = isPressed;
  isPressed = false;
  return wasPressed;
}
