import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** A browser looks for the encoding in the first 1,024 bytes only (HTML Standard, 'prescan a byte stream'). */
const CHARSET_WITHIN_BYTES = 1024;

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
 * Seals a page: puts a Content-Security-Policy first in its head that lets the browser run the page's own scripts,
 * each inline one by its SHA-256, and lets it talk to nobody.
 *
 * @throws Error where the page holds what the policy would block, no inline script, or a policy already
 */
export function sealPage(html: string): string {
  const elements = findElements(html);
  if (elements.some(isPolicy)) throw new Error('The page is sealed already.');
  for (const element of elements) refuseBlocked(element);
  const hashes = elements.filter(isInlineScript).map(hashScript);
  if (hashes.length === 0) throw new Error('The page has no inline script: has its build changed?');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${makePolicy(hashes)}"/>`;
  const sealed = insertFirstInHead(html, policy);
  checkSeal(sealed);
  return sealed;
}

/** Throws unless the page's policy names the hash of every inline script and its encoding is found in time. */
export function checkSeal(html: string): void {
  const elements = findElements(html);
  const policy = getAttribute(elements.find(isPolicy), 'content') ?? '';
  for (const script of elements.filter(isInlineScript))
    if (!policy.includes(hashScript(script)))
      throw new Error(`The policy lacks the hash of an inline script: ${getText(script).slice(0, 60)}`);
  const charset = elements.find((element) => getAttribute(element, 'charset') !== undefined);
  const end = charset?.sourceCodeLocation?.endOffset ?? Number.POSITIVE_INFINITY;
  if (Buffer.byteLength(html.slice(0, end)) > CHARSET_WITHIN_BYTES || end > html.length)
    throw new Error('The encoding is not declared in the first 1,024 bytes.');
}

function findElements(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      found.push(child);
      visit(child);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

function getAttribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attribute) => attribute.name === name)?.value;
}

function getText(element: Element): string {
  return element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
}

function isPolicy(element: Element): boolean {
  return getAttribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';
}

function isInlineScript(element: Element): boolean {
  return element.tagName === 'script' && getAttribute(element, 'src') === undefined;
}

function hashScript(script: Element): string {
  return `'sha256-${createHash('sha256').update(getText(script)).digest('base64')}'`;
}

function refuseBlocked(element: Element): void {
  if (element.tagName === 'style') throw new Error('The policy would block an inline <style>.');
  for (const { name } of element.attrs)
    if (name === 'style' || name.startsWith('on'))
      throw new Error(`The policy would block ${name}= of <${element.tagName}>.`);
}

function insertFirstInHead(html: string, text: string): string {
  const head = findElements(html).find(({ tagName }) => tagName === 'head');
  const offset = head?.sourceCodeLocation?.startTag?.endOffset;
  if (offset === undefined) throw new Error('The page has no <head>.');
  return html.slice(0, offset) + text + html.slice(offset);
}
