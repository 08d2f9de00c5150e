import type { RefObject } from 'react';

interface AnnouncementProps {
  role: 'alert' | 'status';
  id?: string;
  ref?: RefObject<HTMLParagraphElement | null>;
  /** '' for nothing. */
  text: string;
  /** If false, the text is for screen readers only. */
  isShown?: boolean;
  /** A new id makes screen readers announce the same text again. */
  announcementId: number;
}

/** A live region. Screen readers announce the same text again only if its element is new. */
export function Announcement({ text, announcementId, isShown = true, ...region }: AnnouncementProps) {
  return (
    <p {...region}>
      {text && (
        <span key={announcementId} className={isShown ? undefined : 'spoken'}>
          {text}
        </span>
      )}
    </p>
  );
}
