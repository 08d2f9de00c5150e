import { cpSync, existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { OUT, PORT, SITES, SUB_PATHS } from './hosts';

/** Copies the build, unchanged, to every sub-path and serves it until the tests are over. */
export default async function serveSites() {
  if (!existsSync(new URL('index.html', OUT))) throw new Error('out/ is missing: run npm run build first.');
  rmSync(SITES, { recursive: true, force: true });
  for (const path of SUB_PATHS) cpSync(OUT, new URL(path, SITES), { recursive: true });
  const serveFile = sirv(fileURLToPath(SITES));
  const server = createServer((request, response) => {
    serveFile(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(PORT, resolve));
  return () => new Promise((resolve) => server.close(resolve));
}
