import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** Browsers look for the encoding only in the first 1,024 bytes (HTML Standard, 'prescan a byte stream'). */
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
 * Inserts a Content-Security-Policy as the first element of a page's head. The policy allows only the page's own scripts
 * (inline ones by their SHA-256) and blocks all requests to other hosts.
 *
 * @returns the HTML with the policy
 * @throws Error if the page holds anything that the policy would block, has no inline script, has a policy already, or
 *   declares its encoding too late
 */
export function addPolicy(html: string): string {
  const elements = findElements(html);
  if (elements.some(isPolicy)) throw new Error('The page has a policy already.');
  for (const element of elements) refuseBlocked(element);
  const hashes = elements.filter(isInlineScript).map(hashScript);
  if (hashes.length === 0) throw new Error('The page has no inline script: has its build changed?');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${makePolicy(hashes)}"/>`;
  const protectedPage = insertFirstInHead(html, policy);
  checkEncoding(protectedPage);
  return protectedPage;
}

function checkEncoding(html: string): void {
  const charset = findElements(html).find((element) => getAttribute(element, 'charset') !== undefined);
  const end = charset?.sourceCodeLocation?.endOffset ?? Number.POSITIVE_INFINITY;
  if (Buffer.byteLength(html.slice(0, end)) > CHARSET_WITHIN_BYTES || end > html.length)
    throw new Error('The encoding is not declared in the first 1,024 bytes.');
}

function findElements(html: string): Element[] {
  const listElements = (parent: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    parent.childNodes
      .filter(defaultTreeAdapter.isElementNode)
      .flatMap((element) => [element, ...listElements(element)]);
  return listElements(parse(html, { sourceCodeLocationInfo: true }));
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
