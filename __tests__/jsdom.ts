/** Adds what every browser has and jsdom lacks. Runs before each test file. */
import { TextEncoder } from 'node:util';

if (typeof window !== 'undefined') {
  Object.assign(globalThis, { TextEncoder });
  Element.prototype.scrollIntoView = () => {};
  // The page calls it 40 seconds after a download, which may be during a later test.
  URL.revokeObjectURL = () => {};
}
