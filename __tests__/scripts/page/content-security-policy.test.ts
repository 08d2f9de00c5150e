import { createHash } from 'node:crypto';
import { addPolicy } from '../../../scripts/page/content-security-policy';

const page = (head = '', body = '<script>start(1)</script>') =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test("the policy comes first in the head and allows only the page's own scripts", () => {
  const script = 'self.x.push("<\\u002fscript> é & \\"quotes\\"")';
  const html = page('', `<script src="./a.js"></script><script>${script}</script><script>start(1)</script>`);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hash(script)} ${hash('start(1)')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  expect(addPolicy(html)).toBe(html.replace('<head>', `<head>${element}`));
});

test.each([
  ['no inline script', page('', '<script src="./a.js"></script>'), /no inline script/],
  ['an inline style attribute', page('', '<p style="color:red"></p><script>1</script>'), /block style= of <p>/],
  ['an inline event handler', page('', '<p onclick="x()"></p><script>1</script>'), /block onclick= of <p>/],
  ['an inline style element', page('<style>p{}</style>'), /block an inline <style>/],
  ['a policy already', addPolicy(page()), /already has a policy/],
  [
    'its encoding declared too late',
    page().replace('<meta charSet="utf-8"/>', `<title>${'x'.repeat(691)}</title><meta charset="utf-8">`),
    /first 1,024 bytes/,
  ],
  ['no encoding', page().replace('<meta charSet="utf-8"/>', ''), /first 1,024 bytes/],
  ['no head', '<script>1</script>', /no <head>/],
])('a page with %s is refused', (_, html, message) => {
  expect(() => addPolicy(html)).toThrow(message);
});
