import { compareFiles } from './firefox-files';
import { runJourney } from './firefox-journey';
import { findFirefox, openFirefox } from './firefox-session';
import { openSlowHost } from './slow-host';

/** Runs the journey in an installed Firefox and compares its files with Node's. Run by hand: `npm run firefox`. */
const executable = findFirefox();
if (!executable) throw new Error('Install Firefox, or set FIREFOX_PATH to its path.');
const host = await openSlowHost();
const firefox = await openFirefox(executable);
try {
  const failed = await runJourney(firefox, host);
  const differing = await compareFiles(firefox);
  console.log(failed.length === 0 ? 'All steps passed.' : `These failed:\n${failed.join('\n')}`);
  console.log(differing.length === 0 ? 'Every file is the same.' : `These differ:\n${differing.join('\n')}`);
  process.exitCode = failed.length + differing.length === 0 ? 0 : 1;
} finally {
  await firefox.close();
  host.close();
}
