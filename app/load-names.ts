import type { NamePart, PartName } from '../domain/names/parts';
import { VERSION } from '../domain/screen/link';

declare global {
  /** Where the scripts in `names/` leave their names. */
  var arrivedNames: Partial<Record<PartName, NamePart>> | undefined;
}

/** After this long without an answer, the visitor hears of it. */
const TIMEOUT_MS = 15_000;

/** How often the names of each part did not arrive. */
const failures: Partial<Record<PartName, number>> = {};

/**
 * Loads the names of a part by a script element: the one way that works from disk and that the page's policy allows.
 * Names that arrive late are there for the next call.
 *
 * @returns rejects if the names do not arrive: no answer, an error, or a page of the host in their place
 */
export function loadNames(part: PartName): Promise<NamePart> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = () => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
      const names = globalThis.arrivedNames?.[part];
      if (names) resolve(names);
      else {
        failures[part] = (failures[part] ?? 0) + 1;
        reject(new Error(`The names of ${part} did not arrive`));
      }
    };
    const timer = setTimeout(finish, TIMEOUT_MS);
    script.onload = script.onerror = finish;
    // The version keeps caches from serving the names of an earlier release. The count of failures makes a new address, so
    // that the browser neither serves a bad answer again nor waits for a lost one.
    script.src = `names/${part}.js?${VERSION}${failures[part] ? `&${failures[part]}` : ''}`;
    if (globalThis.arrivedNames?.[part]) finish();
    else document.head.append(script);
  });
}
