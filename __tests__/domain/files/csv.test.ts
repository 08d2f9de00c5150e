import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { makeCsv } from '../../../domain/files/csv';
import { addNames, contact } from './contact-arbitrary';

test('the file has a header of the JSON keys, CRLF, and quotes only where they are needed', () => {
  const contacts = [
    { first_name: 'Zoë', last_name: "O'Neil", email: 'zoe.oneil@example.com', phone: '+1 201-555-0123' },
    { first_name: 'Jane "JJ"', last_name: 'King, Jr.', email: 'jane.king@example.net', phone: null },
    { first_name: 'a\nb', last_name: 'c\rd', email: 'ab.cd@example.org', phone: null },
  ];
  expect(makeCsv(addNames(contacts))).toBe(
    '\uFEFFfirst_name,last_name,email,phone\r\n' +
      "Zoë,O'Neil,zoe.oneil@example.com,+1 201-555-0123\r\n" +
      '"Jane ""JJ""","King, Jr.",jane.king@example.net,\r\n' +
      '"a\nb","c\rd",ab.cd@example.org,\r\n',
  );
});

test('an ASCII file has no byte order mark, so csv-parse with its defaults finds the keys', () => {
  const ann = { first_name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com', phone: '+12015550123' };
  expect(parse(makeCsv(addNames([ann])), { columns: true })).toEqual([ann]);
});

test('a CSV parser reads back any contacts, with an empty field for a null phone', () => {
  fc.assert(
    fc.property(fc.array(contact, { maxLength: 50 }), (contacts) => {
      const rows: string[][] = parse(makeCsv(addNames(contacts)), { bom: true, record_delimiter: '\r\n' });
      const fields = contacts.map((each) => [each.first_name, each.last_name, each.email, each.phone ?? '']);
      expect(rows).toEqual([['first_name', 'last_name', 'email', 'phone'], ...fields]);
    }),
    { seed: 5, numRuns: 100 },
  );
});
