/** Returns the page's address with another fragment: '#country=…', or '' for none. */
export function getAddress(fragment: string): string {
  return location.href.replace(/#.*/, '') + fragment;
}

/**
 * Replaces the fragment in the address bar, without a history entry. Does nothing if the browser refuses: Safari allows
 * 100 changes in 30 seconds, and some frames allow none.
 */
export function replaceFragment(fragment: string): void {
  const address = getAddress(fragment);
  try {
    // `history.replaceState` does nothing (see before-the-page.js).
    if (address !== location.href) History.prototype.replaceState.call(history, null, '', address);
  } catch {}
}
