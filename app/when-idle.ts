/** Safari has no requestIdleCallback. */
const FALLBACK_MS = 200;

/** Runs a task once the page has loaded and idles; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, FALLBACK_MS);
  return () => clearTimeout(timer);
}
