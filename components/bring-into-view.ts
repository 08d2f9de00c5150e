/** Scrolls to what a press has shown. The focus stays where it was. */
export function bringIntoView(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block });
}
