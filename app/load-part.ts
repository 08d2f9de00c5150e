import type { NamePart, PartName } from '../domain/names/parts';
import { VERSION } from '../domain/screen/link';

declare global {
  /** Where the scripts in `names/` put their names. */
  var arrivedNames: Partial<Record<PartName, NamePart>> | undefined;
}

/** Show an error after this long without an answer. */
const TIMEOUT_MS = 15_000;

/** The requests that are under way or have succeeded. */
const requests = new Map<PartName, Promise<NamePart>>();

/** How often each part has failed to load. */
const failures = new Map<PartName, number>();

/**
 * Loads the names of a part, unless they have loaded or are loading already. A failed request is forgotten, so that the
 * next call tries again; names that arrive after it failed are there for the next call.
 *
 * @returns rejects if the names do not arrive: no answer in time, an error, or something else from the host
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

/** Uses a script element: the one way that works from disk and that the page's policy allows. */
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
    // The version keeps caches from serving the names of an earlier release. The number of failures makes a new address, so
    // that the browser neither serves a bad answer again nor waits for a lost one.
    const failed = failures.get(part);
    script.src = `names/${part}.js?${VERSION}${failed ? `&${failed}` : ''}`;
    if (globalThis.arrivedNames?.[part]) finish();
    else document.head.append(script);
  });
}
