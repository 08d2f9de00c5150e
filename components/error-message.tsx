import { useEffect, useRef } from 'react';
import { getProgress, type State } from '../domain/reducer';
import { Announcement } from './announcement';
import { bringIntoView } from './bring-into-view';

/** The id of the error's element, for `aria-describedby` of its field. */
export const ERROR_ID = 'error';

export interface ErrorMessageProps {
  state: State;
  onAcceptEnglish: () => void;
}

/** The page's one alert, and the way on where names did not come. */
export function ErrorMessage({ state, onAcceptEnglish }: ErrorMessageProps) {
  const { error, announcements } = state;
  const alert = useRef<HTMLParagraphElement>(null);
  const isOfPress = error?.isOfPress;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error again is a new one
  useEffect(() => {
    if (isOfPress) bringIntoView(alert.current, 'nearest');
  }, [isOfPress, announcements.errors]);
  return (
    <>
      <Announcement
        role="alert"
        id={ERROR_ID}
        ref={alert}
        text={error?.message ?? ''}
        count={announcements.errors}
      />
      {getProgress(state) === 'failed' && (
        <p className="note">
          <button type="button" onClick={onAcceptEnglish}>
            Use English names
          </button>
        </p>
      )}
    </>
  );
}
