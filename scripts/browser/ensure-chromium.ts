import { ensureChromium } from './chromium';

/** Makes sure that there is a Chromium for the browser tests, and prints which one it is. */
try {
  console.log(`Chromium: ${ensureChromium()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
