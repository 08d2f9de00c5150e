import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { allLocales } from '@faker-js/faker';

const FOLDER = new URL('../domain/generated/', import.meta.url);

function write(file: string, data: unknown): void {
  const json = JSON.stringify(data);
  writeFileSync(new URL(file, FOLDER), json);
  console.log(`${file}: ${json.length} bytes, ${gzipSync(json, { level: 9 }).length} gzip`);
}

mkdirSync(FOLDER, { recursive: true });
const { first_name, last_name, last_name_pattern } = allLocales.en.person;
write('english-names.json', { first_name, last_name, last_name_pattern });
