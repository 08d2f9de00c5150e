import { COUNTRIES, type Country } from '../../../domain/countries/countries';
import { prepareEmails } from '../../../domain/names/email';
import { getNameData, type LocalNames, loadLocalNames } from '../../../domain/names/local-names';
import { getNameLocale } from '../../../domain/names/name-locale';
import { prepareNames } from '../../../domain/names/names';
import { openStream } from '../../../domain/random/random';

/** One seed a region, which no other region's place in the list moves. */
function makeSeed(code: string): number {
  return code.charCodeAt(0) * 256 + code.charCodeAt(1);
}

function drawSamples({ code, name }: Country, local: LocalNames): string {
  const locale = getNameLocale(code);
  const drawName = prepareNames(openStream(makeSeed(code), 'names'), getNameData(local, locale.code));
  const makeEmail = prepareEmails(openStream(makeSeed(code), 'email'));
  const samples = Array.from({ length: 3 }, () => {
    const drawn = drawName();
    return `${drawn.first} · ${drawn.last} <${makeEmail(drawn)}>`;
  });
  return [`${code} ${name}: ${locale.code}${locale.isFallback ? ' (fallback)' : ''}`, ...samples].join(
    '\n  ',
  );
}

// Read the snapshot's changes by eye: it shows every region's locale and three of its contacts.
test('every region has names and e-mails that read well', async () => {
  const local = await loadLocalNames();
  expect(`\n${COUNTRIES.map((country) => drawSamples(country, local)).join('\n')}\n`).toMatchSnapshot();
});
