import { FILES, makeJson } from '../../../domain/files/files';
import { addNames } from './contact-arbitrary';

test('the file is an array with two-space indentation, the keys in the order of the spec', () => {
  const contacts = [
    { first_name: 'Zoë', last_name: "O'Neil", email: 'zoe.oneil@example.com', phone: '+1 201-555-0123' },
    { first_name: '桜', last_name: '佐藤', email: 'sakura.sato@example.org', phone: null },
  ];
  expect(makeJson(addNames(contacts))).toBe(`[
  {
    "first_name": "Zoë",
    "last_name": "O'Neil",
    "email": "zoe.oneil@example.com",
    "phone": "+1 201-555-0123"
  },
  {
    "first_name": "桜",
    "last_name": "佐藤",
    "email": "sakura.sato@example.org",
    "phone": null
  }
]`);
});

test('the files have the names and types of the spec (§9) and of their formats', () => {
  expect(Object.values(FILES).map(({ name, type }) => [name, type])).toEqual([
    ['generated_data.json', 'application/json'],
    ['generated_data.csv', 'text/csv'],
    ['generated_data.vcf', 'text/vcard'],
  ]);
});
