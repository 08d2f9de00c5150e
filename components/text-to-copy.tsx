import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

export interface TextToCopyProps {
  textToCopy: { readonly text: string };
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Focused and selected after each refused copy, so that one key press copies the text. */
export function TextToCopy({ textToCopy, heading }: TextToCopyProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal of the same text is a new object
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, [textToCopy]);
  // Moving the focus before the text disappears keeps it from getting lost.
  useLayoutEffect(
    () => () => {
      if (document.activeElement === area.current) heading.current?.focus();
    },
    [heading],
  );
  return <textarea ref={area} aria-label="Text to copy" readOnly value={textToCopy.text} />;
}
