import { ensureChromium } from './chromium';

/** Makes sure that there is a Chromium for the browser tests, and prints which one it is. */
console.log(`Chromium: ${ensureChromium()}`);
