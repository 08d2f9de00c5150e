import type { RefObject } from 'react';

export interface AnnouncementProps {
  role: 'alert' | 'status';
  id?: string;
  ref?: RefObject<HTMLParagraphElement | null>;
  /** '' for nothing. */
  text: string;
  /** Whether the screen shows the text elsewhere, so that it is for screen readers alone. */
  isShownElsewhere?: boolean;
  /** If it changes, the same text is announced again. */
  count: number;
}

/** A live region. Screen readers announce an equal text again only if the element that holds it is new. */
export function Announcement({ text, count, isShownElsewhere, ...region }: AnnouncementProps) {
  return (
    <p {...region}>
      {text && (
        <span key={count} className={isShownElsewhere ? 'spoken' : undefined}>
          {text}
        </span>
      )}
    </p>
  );
}
