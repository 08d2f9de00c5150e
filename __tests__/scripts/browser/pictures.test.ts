import { readFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url);
const readme = readFileSync(new URL('README.md', ROOT), 'utf8');
const names = [...readme.matchAll(/(?:src|srcset)="([^"]+\.png)"/g)].map(([, name = '']) => name);
const pictures = names.map((name) => readFileSync(new URL(name, ROOT)));

test('the README shows the page in the dark and in the light, and says what is to be seen', () => {
  expect(names).toEqual(['.github/pictures/dark.png', '.github/pictures/light.png']);
  expect(readme).toMatch(
    /<source media="\(prefers-color-scheme: dark\)" srcset="\.github\/pictures\/dark\.png">/,
  );
  expect(readme).toMatch(/<img [^>]*alt="[^"]{40,}"/);
});

test('together the pictures take less than 300 kB', () => {
  expect(pictures.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(300_000);
});

test('each is 1280 x 800 pixels', () => {
  const sizes = pictures.map((png) => [png.readUInt32BE(16), png.readUInt32BE(20)]);
  expect(sizes).toEqual(names.map(() => [1280, 800]));
});
