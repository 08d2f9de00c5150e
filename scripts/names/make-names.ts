import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { packNames } from './pack-names';
import { readAtlas } from './read-atlas';

/** Loaded with the page: what the default country needs. */
const AMERICAN = ['en-US', 'es-US'];

const GENERATED = new URL('../../domain/generated/', import.meta.url);
const atlas = readAtlas(new URL('../../domain/names/', import.meta.url));
mkdirSync(GENERATED, { recursive: true });
for (const [file, isPart] of [
  ['american-names.json', (tag: string) => AMERICAN.includes(tag)],
  ['local-names.json', (tag: string) => !AMERICAN.includes(tag)],
] as const) {
  const packed = packNames(atlas, isPart);
  const json = JSON.stringify(packed);
  writeFileSync(new URL(file, GENERATED), json);
  const bytes = gzipSync(json, { level: 9 }).length;
  console.log(`${file}: ${packed.tags.split(' ').length} cultures, ${bytes} bytes of gzip`);
}
