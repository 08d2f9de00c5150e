/** How much below an element must be on screen too, in pixels: the summary of a run, and the first rows of the table. */
const ROOM_BELOW = 240;

/**
 * Scrolls to what a press has shown, unless it is on screen. The focus stays where it was.
 *
 * @param block 'nearest' scrolls no farther than needed
 */
export function bringIntoView(element: HTMLElement | null, block: 'start' | 'nearest' = 'start'): void {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  if (top >= 0 && bottom + ROOM_BELOW <= window.innerHeight) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block });
}
