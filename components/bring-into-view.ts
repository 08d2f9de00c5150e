/** Scrolls to an element unless it is on screen, with its scroll margin below it. `block` is as in `scrollIntoView`. */
export function bringIntoView(element: HTMLElement | null, block: 'start' | 'center' | 'nearest' = 'start'): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollMarginBottom } = getComputedStyle(element);
  if (top >= 0 && bottom + Number.parseFloat(scrollMarginBottom) <= window.innerHeight) return;
  element.scrollIntoView({ block });
}
