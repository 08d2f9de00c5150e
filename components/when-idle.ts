/** A busy page, or one in the background, may not idle for long. Safari does not say when a page idles. */
const LATEST_MS = 500;

/** Runs a task once the page idles, or after LATEST_MS; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, LATEST_MS);
  return () => clearTimeout(timer);
}
