import type { RefObject } from 'react';

export interface AnnouncementProps {
  role: 'alert' | 'status';
  id?: string;
  ref?: RefObject<HTMLParagraphElement | null>;
  /** '' for nothing. */
  text: string;
  /** If false, the text is only for screen readers. */
  isShown?: boolean;
  /** If it changes, the same text is announced again. */
  version: number;
}

/** A live region. Screen readers announce a repeated text again only if its element is new. */
export function Announcement({ text, version, isShown = true, ...region }: AnnouncementProps) {
  return (
    <p {...region}>
      {text && (
        <span key={version} className={isShown ? undefined : 'spoken'}>
          {text}
        </span>
      )}
    </p>
  );
}
