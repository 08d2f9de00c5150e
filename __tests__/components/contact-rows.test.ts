/** @jest-environment jsdom */
import { makeRows } from '../../components/contact-rows';
import type { GeneratedContact } from '../../domain/files/contact';

const contact = { first_name: 'Ann', last_name: "O'Neil", email: 'ann@example.com', phone: '+1 201 555 0123' };

/** The contact above with changes, and the language of its name. */
const make = (changes: Partial<GeneratedContact['contact']> = {}, lang = 'en'): GeneratedContact => ({
  contact: { ...contact, ...changes },
  name: { lang, order: 'given family' } as GeneratedContact['name'],
  phone: { isPlaceholder: false } as GeneratedContact['phone'],
});

test('a row has five cells with classes and roles; names have a language and a direction', () => {
  const [chunk] = makeRows([make({}, 'ar')]);
  expect(chunk?.getAttribute('role')).toBe('rowgroup');
  expect(chunk?.innerHTML).toBe(
    '<tr role="row"><td role="cell" class="number">1</td>' +
      '<td role="cell" class="first-name" dir="auto" lang="ar">Ann</td>' +
      `<td role="cell" class="last-name" dir="auto" lang="ar">O'Neil</td>` +
      '<td role="cell" class="email">ann@example.com</td>' +
      '<td role="cell" class="phone">+1 201 555 0123</td></tr>',
  );
});

test.each([1, 2])('the names of one run can be in several languages: column %d', (column) => {
  const languages = ['de-AT', 'en', 'de-AT'];
  const rows = makeRows(languages.map((lang) => make({}, lang))).flatMap(({ children }) => [...children]);
  expect(rows.map(({ children }) => children[column]?.getAttribute('lang'))).toEqual(languages);
});

test('the rows of placeholders, and of names with the family name first, are marked', () => {
  const placeholder = { ...make(), phone: { ...make().phone, isPlaceholder: true } };
  const orders = (['family given', 'familygiven'] as const).map((order) => ({
    ...make(),
    name: { ...make().name, order },
  }));
  const [chunk] = makeRows([make(), placeholder, ...orders]);
  const classes = Array.from(chunk?.children ?? [], ({ className }) => className);
  expect(classes).toEqual(['', 'placeholder', 'family-first', 'family-first']);
});

test("a missing phone is a dash that screen readers announce as 'no phone'", () => {
  const [chunk] = makeRows([make({ phone: null })]);
  expect(chunk?.querySelector('td:last-child')?.innerHTML).toBe('<span role="img" aria-label="no phone">—</span>');
});

test('markup in a value is shown as text and creates no element', () => {
  const hostile = `<img src=x onerror=alert(1)>"&amp;</td></tr><script>`;
  const [chunk] = makeRows([
    make({ first_name: hostile, last_name: hostile, email: hostile, phone: hostile }, `"><b>`),
  ]);
  expect(chunk?.querySelectorAll('*')).toHaveLength(6);
  const texts = Array.from(chunk?.querySelectorAll('td') ?? [], ({ textContent }) => textContent);
  expect(texts).toEqual(['1', hostile, hostile, hostile, hostile]);
});
