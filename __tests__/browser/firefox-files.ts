import { COUNTRIES } from '../../domain/countries/countries';
import { FILES } from '../../domain/files/files';
import { generateContacts } from '../../domain/generate-contacts';
import { NAME_SOURCES } from '../../domain/names/parts';
import { PHONE_FORMATS } from '../../domain/phones/phone-format';
import { PHONE_MODES } from '../../domain/phones/phones';
import { toFileEntry } from '../../domain/run';
import { makeFragment } from '../../domain/screen/link';
import { readShippedNames } from '../../scripts/names/shipped-names';
import { makeSettings } from '../settings';
import { type FirefoxSession, waitUntil } from './firefox-session';
import { OUT } from './hosts';

/** Every sixth country, so that all modes, formats and kinds of names come up. */
const SETTINGS = COUNTRIES.filter((_, index) => index % 6 === 0).map(({ code }, index) =>
  makeSettings({
    country: code,
    count: 200,
    seed: `Zoë ${index}`,
    phoneMode: PHONE_MODES[index % 3] ?? 'random',
    phoneFormat: PHONE_FORMATS[Math.floor(index / 3) % 3] ?? 'international',
    nameSource: NAME_SOURCES[index % 4] ?? 'local',
  }),
);

/**
 * Checks for many runs that a link gives the same file in Firefox as in Node, whose engine is Chromium's. Returns the
 * links that differ.
 */
export async function compareFiles({ openPage, takeDownload }: FirefoxSession): Promise<string[]> {
  const page = await openPage();
  const loaded = await readShippedNames();
  const differing: string[] = [];
  for (const settings of SETTINGS) {
    const link = `${new URL('index.html', OUT)}${makeFragment(settings)}`;
    // Firefox does not reload a page if only the fragment differs, so leave the page first.
    await page.goto('about:blank');
    await page.goto(link);
    await waitUntil(`results of ${link}`, () =>
      page.evaluate(() => {
        const found = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Download JSON',
        );
        found?.click();
        return found !== undefined;
      }),
    );
    const entries = generateContacts(settings, loaded).map(toFileEntry);
    const isSame = (await takeDownload(FILES.json.name)) === FILES.json.make(entries);
    if (!isSame) differing.push(link);
    console.log(`${isSame ? 'same' : 'DIFFERENT'}  ${makeFragment(settings)}`);
  }
  return differing;
}
