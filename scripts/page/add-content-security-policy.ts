import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sealPage } from './content-security-policy';

/** Seals every page of the export. */
const OUT = new URL('../../out/', import.meta.url);
const pages = readdirSync(OUT).filter((file) => file.endsWith('.html'));
if (!pages.includes('index.html')) throw new Error('out/index.html is missing: did the build fail?');
for (const page of pages) {
  const file = new URL(page, OUT);
  writeFileSync(file, sealPage(readFileSync(file, 'utf8')));
}
console.log(`Sealed ${pages.join(', ')}`);
