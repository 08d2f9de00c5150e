import { type RefObject, useEffect, useRef } from 'react';
import { GENERATING } from '../domain/messages';
import { getAwaitedPart, type State } from '../domain/reducer';
import { bringIntoView } from './bring-into-view';

/** The id of the error's element, for `aria-describedby` of its field. */
export const ERROR_ID = 'error';

export interface AnnouncementsProps {
  state: State;
  isGenerating: boolean;
  onAcceptEnglish: () => void;
}

/** The page's live regions: the error (alert) and what happened last (status). */
export function Announcements({ state, isGenerating, onAcceptEnglish }: AnnouncementsProps) {
  const { error, status, announcements, loadedNames, waitingRun } = state;
  const awaited = getAwaitedPart(state);
  const alert = useRef<HTMLParagraphElement>(null);
  const isAboutField = error?.subject === 'count' || error?.subject === 'seed';
  const isAboutPress = isAboutField || (error?.subject === 'englishNames' && waitingRun?.origin === 'form');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error again is a new one
  useEffect(() => {
    if (isAboutPress) bringIntoView(alert.current, 'nearest');
  }, [isAboutPress, announcements.errors]);
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
      <Announcement role="status" text={isGenerating ? GENERATING : status} count={announcements.statuses} />
    </>
  );
}

interface AnnouncementProps {
  role: 'alert' | 'status';
  id?: string;
  ref?: RefObject<HTMLParagraphElement | null>;
  /** '' for nothing. */
  text: string;
  /** If it changes, the same text is announced again. */
  count: number;
}

/** A live region. Screen readers announce an equal text again only if the element that holds it is new. */
function Announcement({ text, count, ...region }: AnnouncementProps) {
  return <p {...region}>{text && <span key={count}>{text}</span>}</p>;
}
