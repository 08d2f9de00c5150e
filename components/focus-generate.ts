/** Moves the focus to Generate, which also scrolls it into view. */
export function focusGenerate(): void {
  document.querySelector<HTMLElement>('form [type=submit]')?.focus();
}
