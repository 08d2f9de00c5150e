import { GENERATING } from '../domain/messages';
import type { State } from '../domain/reducer';

/** The element that holds the error, for the field that it belongs to. */
export const ERROR_ID = 'error';

export interface AnnouncementsProps {
  state: State;
  isGenerating: boolean;
  onAcceptEnglish: () => void;
}

/** What went wrong and what happened, for all to see and for screen readers to say. */
export function Announcements({ state, isGenerating, onAcceptEnglish }: AnnouncementsProps) {
  const { error, status, announcements, waitingRun, didNamesFail } = state;
  return (
    <>
      <Announcement role="alert" id={ERROR_ID} text={error?.message ?? ''} count={announcements.errors} />
      {waitingRun && didNamesFail && (
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
  /** '' for nothing. */
  text: string;
  /** A new one has the same text announced again. */
  count: number;
}

/** A live region. Screen readers announce an equal text again only if the element that holds it is new. */
function Announcement({ text, count, ...region }: AnnouncementProps) {
  return <p {...region}>{text && <span key={count}>{text}</span>}</p>;
}
