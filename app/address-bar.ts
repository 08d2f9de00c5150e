/** Returns the page's address with another fragment: '#country=…', or '' for none. */
export function getAddress(fragment: string): string {
  // In a replacement string, '$$' would become '$'.
  return location.href.replace(/#.*|$/, () => fragment);
}

/** Puts a fragment into the address bar without adding a history entry. If the browser refuses, nothing happens, because `before-the-page.js` catches the exception. */
export function replaceFragment(fragment: string): void {
  const address = getAddress(fragment);
  if (address !== location.href) history.replaceState(null, '', address);
}
