/** The page's address with another fragment, which has its '#'; '' for none. */
export function getAddress(fragment: string): string {
  // A function, because a text could hold '$$'.
  return location.href.replace(/#.*|$/, () => fragment);
}

/**
 * Puts a fragment into the address bar, without a step in the history. Where the browser refuses, the address bar stays
 * as it is: before-the-page.js sees to that.
 */
export function replaceFragment(fragment: string): void {
  const address = getAddress(fragment);
  if (address !== location.href) history.replaceState(null, '', address);
}
