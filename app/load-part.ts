import type { NamePart, PartName } from '../domain/names/parts';
import { VERSION } from '../domain/screen/link';

declare global {
  /** The scripts in `names/` put their names here. Their folder is the version, so that releases never mix. */
  var arrivedNames: Partial<Record<PartName, NamePart>> | undefined;
}

/** Names that have not arrived after this long count as failed, but are used if they arrive later. */
export const TIMEOUT_MS = 15_000;

/** Requests that are pending or have succeeded. */
const requests = new Map<PartName, Promise<NamePart | undefined>>();

/** How many requests of a part have failed. Added to its address, so that caches can't serve a bad response again. */
const failures = new Map<PartName, number>();

/**
 * Loads the names of a part, unless they have loaded or are loading already. Requests that fail or take too long are
 * dropped, so that the next call tries again.
 *
 * @returns undefined after a network error, or a response without these names. Never rejects
 */
export function loadPart(part: PartName): Promise<NamePart | undefined> {
  const request = requests.get(part) ?? requestPart(part);
  requests.set(part, request);
  return request;
}

async function requestPart(part: PartName): Promise<NamePart | undefined> {
  const failed = failures.get(part) ?? 0;
  const drop = () => {
    // Dropped already, after the timeout.
    if ((failures.get(part) ?? 0) > failed) return;
    requests.delete(part);
    failures.set(part, failed + 1);
  };
  const timer = setTimeout(drop, TIMEOUT_MS);
  if (!globalThis.arrivedNames?.[part]) await runScript(`names/${VERSION}/${part}.js${failed ? `?${failed}` : ''}`);
  clearTimeout(timer);
  const names = globalThis.arrivedNames?.[part];
  if (!names) drop();
  // If it failed after the timeout, a later request may still succeed.
  return names ?? requests.get(part);
}

/** Runs a script. `fetch` would not work from disk, and the Content-Security-Policy blocks it. Never rejects. */
async function runScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
  await new Promise((resolve) => {
    script.onload = script.onerror = resolve;
  });
  script.remove();
}
