let isPressed = false;

if (typeof document !== 'undefined') document.addEventListener('submit', () => (isPressed = true));

/** Whether the form was submitted since this was last asked: opened links make results without a press. */
export function takePress(): boolean {
  const wasPressed = isPressed;
  isPressed = false;
  return wasPressed;
}
