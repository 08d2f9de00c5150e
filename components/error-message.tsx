import { useEffect, useRef } from 'react';
import { getAwaitedPart, type ScreenError, type State } from '../domain/reducer';
import { Announcement } from './announcement';
import { bringIntoView } from './bring-into-view';

/** The id of the error's element, for `aria-describedby` of its field. */
export const ERROR_ID = 'error';

/** What errors are about that only a press can bring. */
const OF_PRESS: readonly ScreenError['subject'][] = ['count', 'seed', 'run', 'table'];

export interface ErrorMessageProps {
  state: State;
  onAcceptEnglish: () => void;
}

/** The page's one alert, and the way on where names did not come. */
export function ErrorMessage({ state, onAcceptEnglish }: ErrorMessageProps) {
  const { error, announcements, loadedNames, waitingRun } = state;
  const awaited = getAwaitedPart(state);
  const alert = useRef<HTMLParagraphElement>(null);
  const subject = error?.subject ?? null;
  const isOfPress =
    OF_PRESS.includes(subject) || (subject === 'englishNames' && waitingRun?.origin === 'form');
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
      {awaited && loadedNames[awaited] === 'failed' && (
        <p className="note">
          <button type="button" onClick={onAcceptEnglish}>
            Use English names
          </button>
        </p>
      )}
    </>
  );
}
