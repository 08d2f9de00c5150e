import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** Browsers look for the encoding only in these first bytes (HTML Standard, 'prescan a byte stream'). */
const CHARSET_WITHIN_BYTES = 1024;

const hasAttribute = ({ attrs }: Element, name: string) => attrs.some((attribute) => attribute.name === name);

const makePolicy = (hashes: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * Inserts a Content-Security-Policy as the first element of a page's head. It allows only the page's own scripts
 * (inline ones by their SHA-256) and blocks all requests to other hosts.
 *
 * @throws Error if the page has an inline style or event handler, which the policy would block, has no inline script,
 * already has a policy, or declares its encoding too late
 */
export function addPolicy(html: string): string {
  const elements = findElements(parse(html, { sourceCodeLocationInfo: true }));
  for (const element of elements) refuseBlocked(element);
  const inline = elements.filter((element) => element.tagName === 'script' && !hasAttribute(element, 'src'));
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(serialize(script)).digest('base64')}'`);
  if (hashes.length === 0) throw new Error('The page has no inline script: has its build changed?');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${makePolicy(hashes)}"/>`;
  const head = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.startTag?.endOffset;
  if (head === undefined) throw new Error('The page has no <head>.');
  const charset = elements.find((element) => hasAttribute(element, 'charset'));
  const declared = html.slice(0, charset?.sourceCodeLocation?.endOffset) + policy;
  if (!charset || Buffer.byteLength(declared) > CHARSET_WITHIN_BYTES)
    throw new Error('The encoding is not declared in the first 1,024 bytes.');
  return html.slice(0, head) + policy + html.slice(head);
}

function findElements(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  const elements = parent.childNodes.filter(defaultTreeAdapter.isElementNode);
  return elements.flatMap((element) => [element, ...findElements(element)]);
}

function refuseBlocked({ tagName, attrs }: Element): void {
  if (tagName === 'style') throw new Error('The policy would block an inline <style>.');
  for (const { name, value } of attrs) {
    if (name === 'http-equiv' && /^content-security-policy$/i.test(value))
      throw new Error('The page already has a policy.');
    if (name === 'style' || name.startsWith('on')) throw new Error(`The policy would block ${name}= of <${tagName}>.`);
  }
}
