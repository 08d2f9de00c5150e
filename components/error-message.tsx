import { type MouseEvent, useEffect, useRef } from 'react';
import { getProgress } from '../domain/reducer';
import { Announcement } from './announcement';
import { bringIntoView } from './bring-into-view';
import type { ScreenProps } from './screen-props';

/** The id of the error's element, for `aria-describedby` of its field. */
export const ERROR_ID = 'error';

/** The page's one alert, and the way on where names did not come. */
export function ErrorMessage({ state, dispatch }: ScreenProps) {
  const { error, announcements } = state;
  const alert = useRef<HTMLParagraphElement>(null);
  const isOfPress = error?.isOfPress;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error again is a new one
  useEffect(() => {
    if (isOfPress) bringIntoView(alert.current, 'nearest');
  }, [isOfPress, announcements.errors]);
  const acceptEnglish = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The pressed button disappears; moving the focus first keeps it from getting lost.
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
    dispatch({ type: 'USE_ENGLISH' });
  };
  const text = error?.message ?? '';
  return (
    <>
      <Announcement role="alert" id={ERROR_ID} ref={alert} text={text} count={announcements.errors} />
      {getProgress(state) === 'failed' && (
        <p className="note">
          <button type="button" onClick={acceptEnglish}>
            Use English names
          </button>
        </p>
      )}
    </>
  );
}
