import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The code and data in `domain/` that contacts depend on. The rest only checks, shows or saves them. */
const GENERATORS = /^(?:generate-contacts|(?:names|phones|random)[\\/].*)\.(?:ts|json)$/;

/**
 * Makes the version in links and in the addresses of names: 8 hex digits, a hash of all that contacts depend on. Without
 * it, a link from an older version would give other contacts without saying so. Comments count, too: a needless warning
 * does less harm than a missing one.
 *
 * @param domain the folder with the generators; its URL ends with a slash
 * @param data what contacts depend on besides: names, phone ranges, and the versions of libraries
 */
export function makeVersion(domain: URL, data: unknown): string {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) => GENERATORS.test(file));
  const code = files.sort().map((file) => readFileSync(new URL(file, domain), 'utf8'));
  const hash = createHash('sha256').update(JSON.stringify([code, data]));
  return hash.digest('hex').slice(0, 8);
}
