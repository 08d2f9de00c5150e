import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { packNames } from './pack-names';
import { readAtlas } from './read-atlas';

/** The cultures of the default country. They load with the page. */
const AMERICAN = ['en-US', 'es-US'];

const GENERATED = new URL('../../domain/generated/', import.meta.url);

/** Packs the name tables into two files: one that loads with the page, and one that loads later. */
const atlas = readAtlas(new URL('../../domain/names/', import.meta.url));
mkdirSync(GENERATED, { recursive: true });
for (const [file, isIncluded] of [
  ['american-names.json', (tag: string) => AMERICAN.includes(tag)],
  ['local-names.json', (tag: string) => !AMERICAN.includes(tag)],
] as const) {
  const packed = packNames(atlas, isIncluded);
  const json = JSON.stringify(packed);
  writeFileSync(new URL(file, GENERATED), json);
  const bytes = gzipSync(json, { level: 9 }).length;
  console.log(`${file}: ${packed.tags.split(' ').length} cultures, ${bytes} bytes of gzip`);
}
