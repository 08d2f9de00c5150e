import { COUNTRIES } from '../../../domain/countries/countries';
import { generateContacts } from '../../../domain/generate-contacts';
import { loadLocalNames } from '../../../domain/names/local-names';

// Read the snapshot's changes by eye: it shows four contacts of every region, with the culture of their names.
test('every region has names and e-mails that read well', async () => {
  const localNames = await loadLocalNames();
  const samples = COUNTRIES.map(({ code, name }) => {
    const { contacts, cultures } = generateContacts(
      { country: code, count: 4, seed: code, phones: 'random', format: 'international', names: 'local' },
      localNames,
    );
    const lines = contacts.map(
      ({ first_name, last_name, email }, index) =>
        `  ${cultures[index]?.tag}: ${first_name} · ${last_name} <${email}>`,
    );
    return [`${code} ${name}`, ...lines].join('\n');
  });
  expect(`\n${samples.join('\n')}\n`).toMatchSnapshot();
});
