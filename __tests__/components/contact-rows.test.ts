import { parseFragment } from 'parse5';
import { makeRows } from '../../components/contact-rows';

const contact = {
  first_name: 'Ann',
  last_name: "O'Neil",
  email: 'ann@example.com',
  phone: '+1 201 555 0123',
};

test('a row holds its number and the contact, names with their language and direction', () => {
  expect(makeRows([contact], ['ar'])).toBe(
    `<tr><td>1</td><td lang="ar" dir="auto">Ann</td><td lang="ar" dir="auto">O'Neil</td>` +
      '<td>ann@example.com</td><td>+1 201 555 0123</td></tr>',
  );
});

test('a missing phone is a dash that is read out as no phone', () => {
  expect(makeRows([{ ...contact, phone: null }], ['en'])).toContain(
    '<span role="img" aria-label="no phone">—</span>',
  );
});

test('whatever a text holds is shown as text: nothing of it becomes an element', () => {
  const hostile = `<img src=x onerror=alert(1)>"&amp;</td></tr><script>`;
  const html = makeRows(
    [{ first_name: hostile, last_name: hostile, email: hostile, phone: hostile }],
    [`"><b>`],
  );
  const { childNodes } = parseFragment(`<table><tbody>${html}</tbody></table>`);
  const cells: string[] = [];
  const visit = (node: (typeof childNodes)[number]) => {
    if (node.nodeName === 'td')
      cells.push(
        JSON.stringify(
          'childNodes' in node && node.childNodes.map((child) => 'value' in child && child.value),
        ),
      );
    else expect(['table', 'tbody', 'tr']).toContain(node.nodeName);
    if ('childNodes' in node && node.nodeName !== 'td') node.childNodes.forEach(visit);
  };
  childNodes.forEach(visit);
  expect(cells).toEqual(['["1"]', ...Array.from({ length: 4 }, () => JSON.stringify([hostile]))]);
});
