/** In pixels: room for the summary of a run and the first rows of the table. results.css has the same in `h2`. */
const ROOM_BELOW = 240;

/** Scrolls to an element unless it is on screen, with some room below it. `block` is as in `scrollIntoView`. */
export function bringIntoView(element: HTMLElement | null, block: 'start' | 'center' | 'nearest' = 'start'): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom + ROOM_BELOW <= window.innerHeight) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block });
}
