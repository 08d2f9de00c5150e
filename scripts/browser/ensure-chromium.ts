import { ensureChromium } from './chromium';

/** Says which Chromium the browser tests take, having installed one where there was none. */
try {
  console.log(`Chromium: ${ensureChromium()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
