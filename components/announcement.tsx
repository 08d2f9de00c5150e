import type { RefObject } from 'react';

interface AnnouncementProps {
  role: 'alert' | 'status';
  id?: string;
  ref?: RefObject<HTMLParagraphElement | null>;
  /** '' for nothing. */
  text: string;
  /** If false, the text is for screen readers only. */
  isShown?: boolean;
  /** A new version announces the same text again. */
  version: number;
}

/** A live region. Screen readers announce the same text again only if its element is new. */
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
