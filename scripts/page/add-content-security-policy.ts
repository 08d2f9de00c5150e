/** Adds a Content-Security-Policy to every page in out/. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { addPolicy } from './content-security-policy';

const OUT = new URL('../../out/', import.meta.url);

const pages = readdirSync(OUT).filter((file) => file.endsWith('.html'));
if (!pages.includes('index.html')) throw new Error('out/index.html is missing: did the build fail?');
for (const page of pages) {
  const file = new URL(page, OUT);
  writeFileSync(file, addPolicy(readFileSync(file, 'utf8')));
}
console.log(`Content-Security-Policy added to ${pages.join(', ')}`);
