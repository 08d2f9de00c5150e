import { cpSync, existsSync, rmSync } from 'node:fs';
import { OUT, SITES, SUB_PATHS } from './hosts';

/** Copies the build, unchanged, to every sub-path of the folder that is served. */
export default function copySites() {
  if (!existsSync(new URL('index.html', OUT))) throw new Error('out/ is missing: run npm run build first.');
  rmSync(SITES, { recursive: true, force: true });
  for (const path of SUB_PATHS) cpSync(OUT, new URL(path, SITES), { recursive: true });
}
