import type { NamePart, PartName } from '../domain/names/parts';
import { VERSION } from '../domain/screen/link';

declare global {
  /** The scripts in `names/` put their names here. */
  var arrivedNames: Partial<Record<PartName, NamePart>> | undefined;
}

/** Give up on names that have not arrived after this long. */
const TIMEOUT_MS = 15_000;

/** Requests that are pending or have succeeded. */
const requests = new Map<PartName, Promise<NamePart>>();

/** How often each part has failed to load. */
const failures = new Map<PartName, number>();

/**
 * Loads the names of a part, unless they have loaded or are loading already. Failed requests are dropped, so the next
 * call tries again; it also finds names that arrived after the timeout.
 *
 * @returns a promise, rejected after a timeout, a network error, or a response without these names
 */
export function loadPart(part: PartName): Promise<NamePart> {
  let request = requests.get(part);
  if (!request) {
    request = requestPart(part);
    requests.set(part, request);
    request.catch(() => {
      requests.delete(part);
      failures.set(part, (failures.get(part) ?? 0) + 1);
    });
  }
  return request;
}

/** Uses a script element, because it works from disk and the page's Content-Security-Policy allows nothing else. */
function requestPart(part: PartName): Promise<NamePart> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = () => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
      const names = globalThis.arrivedNames?.[part];
      if (names) resolve(names);
      else reject(new Error(`The names of ${part} did not arrive`));
    };
    const timer = setTimeout(finish, TIMEOUT_MS);
    script.onload = script.onerror = finish;
    // The version keeps caches from serving names of an earlier release. The number of failures keeps them from serving
    // a bad response again.
    const failed = failures.get(part);
    script.src = `names/${part}.js?${VERSION}${failed ? `&${failed}` : ''}`;
    if (globalThis.arrivedNames?.[part]) finish();
    else document.head.append(script);
  });
}
