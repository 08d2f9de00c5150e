/** Room for the summary and the first rows, in pixels: the bottom `scroll-margin` of `h2` in results.css. */
const ROOM_BELOW = 240;

/** Scrolls to an element unless it is on screen, with some room below it. `block` is as in `scrollIntoView`. */
export function bringIntoView(element: HTMLElement | null, block: 'start' | 'center' | 'nearest' = 'start'): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom + ROOM_BELOW <= window.innerHeight) return;
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth', block });
}
