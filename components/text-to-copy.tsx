import { type RefObject, useLayoutEffect, useRef } from 'react';

interface TextToCopyProps {
  text: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A text that the browser refused to copy: focused and selected, so that the visitor can copy it with Ctrl+C. */
export function TextToCopy({ text, heading }: TextToCopyProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = area.current;
    field?.focus();
    field?.select();
    return () => {
      // Moves the focus before the text disappears.
      if (document.activeElement === field) heading.current?.focus();
    };
  }, [heading]);
  return <textarea className="control unprinted" ref={area} aria-label="Text to copy" rows={6} readOnly value={text} />;
}
