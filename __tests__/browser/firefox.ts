import { compareFiles } from './firefox-files';
import { runJourney } from './firefox-journey';
import { findFirefox, openFirefox } from './firefox-session';
import { openSlowHost } from './slow-host';

/** The journey in an installed Firefox, and its files beside those of Chromium: run by hand. */
const executable = findFirefox();
if (!executable) throw new Error('Install a Firefox, or name one in FIREFOX_PATH.');
const host = await openSlowHost();
const firefox = await openFirefox(executable);
try {
  const failed = await runJourney(firefox, host);
  const differing = await compareFiles(firefox);
  console.log(failed.length === 0 ? 'The journey went well.' : `These failed:\n${failed.join('\n')}`);
  console.log(differing.length === 0 ? 'Every file is the same.' : `These differ:\n${differing.join('\n')}`);
  process.exitCode = failed.length + differing.length === 0 ? 0 : 1;
} finally {
  await firefox.close();
  host.close();
}
