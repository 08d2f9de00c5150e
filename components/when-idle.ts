/** Busy pages and those in the background may take long to become idle, and Safari has no requestIdleCallback. */
const MAX_WAIT_MS = 500;

/** Runs a task once the page idles, or after half a second. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: MAX_WAIT_MS });
  else setTimeout(task, MAX_WAIT_MS);
}
