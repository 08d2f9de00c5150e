import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The scripts that a modern browser loads with the page: those that index.html names, except `nomodule` ones. */
export function readFirstScripts(out: URL): { name: string; script: Buffer }[] {
  const names: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node && node.tagName === 'script') {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const source = attributes.get('src');
      if (source && !attributes.has('nomodule')) names.push(source);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(readFileSync(new URL('index.html', out), 'utf8')));
  return [...new Set(names)].map((name) => ({ name, script: readFileSync(new URL(name, out)) }));
}
