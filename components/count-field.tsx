import { COUNT_ERROR, MAX_COUNT, MIN_COUNT } from '../domain/count';

export interface CountFieldProps {
  /** As typed. */
  count: string;
  error: string | null;
  /** The element that holds the error. */
  errorId: string;
  onChange: (count: string) => void;
}

/** Without this, a wheel turned over the focused field would change the number. React's own listener can't prevent it. */
function ignoreWheel(input: HTMLInputElement) {
  const prevent = (event: WheelEvent) => {
    if (document.activeElement === input) event.preventDefault();
  };
  input.addEventListener('wheel', prevent, { passive: false });
  return () => input.removeEventListener('wheel', prevent);
}

export function CountField({ count, error, errorId, onChange }: CountFieldProps) {
  return (
    <div className="field count">
      <label htmlFor="count">
        Number of Records ({MIN_COUNT}-{MAX_COUNT})
      </label>
      <input
        id="count"
        ref={ignoreWheel}
        type="number"
        inputMode="numeric"
        min={MIN_COUNT}
        max={MAX_COUNT}
        value={count}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error === COUNT_ERROR}
        {...(error === COUNT_ERROR && { 'aria-describedby': errorId })}
      />
    </div>
  );
}
