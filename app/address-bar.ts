/** Returns the page's address with another fragment: '#country=…', or '' for none. */
export function getAddress(fragment: string): string {
  return location.href.replace(/#.*/, '') + fragment;
}

/** Replaces the fragment in the address bar, without a history entry. `before-the-page.js` handles refusals. */
export function replaceFragment(fragment: string): void {
  const address = getAddress(fragment);
  if (address !== location.href) history.replaceState(null, '', address);
}
