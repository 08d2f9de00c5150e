import type { ComponentProps } from 'react';
import { type FormError, findErrors } from '../domain/screen/form';
import type { State } from '../domain/screen/state';
import { ERROR_ID } from './error-message';

interface FieldProps extends ComponentProps<'input'> {
  state: State;
  /** What errors about the field have as their subject. */
  id: FormError['subject'];
  label: string;
  hint?: string;
}

/** A field with its label and hint. It refers to the error about it, but is marked only while its value is invalid. */
export function Field({ state: { error, form }, id, label, hint, ...attributes }: FieldProps) {
  const hintId = hint && `${id}-hint`;
  const errorId = error?.subject === id && ERROR_ID;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        {...attributes}
        id={id}
        className="control"
        aria-invalid={Boolean(errorId) && findErrors(form).some(({ subject }) => subject === id)}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      />
      {hint && (
        <p className="muted hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
