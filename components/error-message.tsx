import { useEffect, useRef } from 'react';
import { getError } from '../domain/screen/state';
import { focusGenerate } from './focus-generate';
import type { ScreenProps } from './screen-props';

export const ERROR_ID = 'error';

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
