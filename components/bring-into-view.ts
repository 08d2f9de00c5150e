/** A phone, upright or on its side. */
const SMALL_SCREEN = '(width <= 30rem) or (height <= 30rem)';

/**
 * On a phone, scrolls to what a press has shown: it may be below the screen. The focus stays where it was. (jsdom has no
 * media.)
 */
export function bringIntoView(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  if (!window.matchMedia?.(SMALL_SCREEN).matches) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  element?.scrollIntoView({ behavior, block });
}
