import { useEffect, useRef } from 'react';
import { type FormError, findErrors } from '../domain/screen/form';
import { getError } from '../domain/screen/state';
import { focusGenerate } from './focus-generate';
import type { ScreenProps } from './screen-props';

const ERROR_ID = 'error';

/**
 * Returns the attributes that tie a field to the error about it. A field is marked invalid only while its value is
 * invalid.
 *
 * @param hintId the id of the field's hint, if it has one
 */
export function getErrorAttributes(
  { error, form }: ScreenProps['state'],
  subject: FormError['subject'],
  hintId?: string,
) {
  const hasError = error?.subject === subject;
  const ids = hasError ? [hintId, ERROR_ID] : [hintId];
  return {
    'aria-invalid': hasError && findErrors(form).some((wrong) => wrong.subject === subject),
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  };
}

/** The page's only alert. If names failed to load, it comes with the button 'Use English names'. */
export function ErrorMessage({ state, dispatch }: ScreenProps) {
  const error = getError(state);
  const alert = useRef<HTMLParagraphElement>(null);
  const { id, causedByPress } = error ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each announcement
  useEffect(() => {
    if (causedByPress) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [id, causedByPress]);
  const acceptEnglish = () => {
    // Moves the focus before the pressed button disappears.
    focusGenerate();
    dispatch({ type: 'USE_ENGLISH' });
  };
  return (
    <>
      <p role="alert" id={ERROR_ID} ref={alert}>
        {error && <span key={error.id}>{error.message}</span>}
      </p>
      {state.pending?.hasFailed && (
        <p className="line note">
          <button type="button" onClick={acceptEnglish}>
            Use English names
          </button>
        </p>
      )}
    </>
  );
}
