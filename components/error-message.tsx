import { useEffect, useRef } from 'react';
import { getError } from '../domain/reducer';
import { bringIntoView } from './bring-into-view';
import type { ScreenProps } from './screen-props';

/** The id of the error, for `aria-describedby` of its field. */
export const ERROR_ID = 'error';

/** The page's only alert. If names failed to load, it comes with the button 'Use English names'. */
export function ErrorMessage({ state, dispatch }: ScreenProps) {
  const error = getError(state);
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error?.causedByPress) bringIntoView(alert.current, 'center');
  }, [error]);
  const acceptEnglish = () => {
    // Moves the focus before the pressed button disappears.
    document.querySelector<HTMLElement>('form [type=submit]')?.focus();
    dispatch({ type: 'USE_ENGLISH' });
  };
  return (
    <>
      <p role="alert" id={ERROR_ID} ref={alert}>
        {error && <span key={error.id}>{error.message}</span>}
      </p>
      {error?.subject === 'names' && (
        <p className="note">
          <button type="button" onClick={acceptEnglish}>
            Use English names
          </button>
        </p>
      )}
    </>
  );
}
