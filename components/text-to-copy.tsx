import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface TextToCopyProps {
  textToCopy: { readonly text: string };
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A text that the browser refused to copy: focused and selected, so that the visitor can copy it with Ctrl+C. */
export function TextToCopy({ textToCopy, heading }: TextToCopyProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal of the same text is a new object
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, [textToCopy]);
  // Moves the focus before the text disappears.
  useLayoutEffect(
    () => () => {
      if (document.activeElement === area.current) heading.current?.focus();
    },
    [heading],
  );
  return <textarea ref={area} aria-label="Text to copy" readOnly value={textToCopy.text} />;
}
