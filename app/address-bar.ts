/**
 * Puts a fragment into the address bar, without a step in the history; '' takes it out.
 *
 * @param fragment with its '#'
 * @returns the whole address
 */
export function replaceFragment(fragment: string): string {
  const { href } = new URL(fragment, location.href);
  if (href === location.href) return href;
  try {
    history.replaceState(null, '', href);
  } catch {
    // Safari throws after 100 calls in 30 seconds.
  }
  return href;
}
