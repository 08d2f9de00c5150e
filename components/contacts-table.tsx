// biome-ignore-all lint/a11y/noRedundantRoles: CSS changes the display of tables and their parts, so each states its role

import { memo, useLayoutEffect, useRef } from 'react';
import type { GeneratedContact } from '../domain/run';
import { COLUMNS } from './columns';
import { makeRows } from './contact-rows';
import { copyRows } from './copy-rows';
import { whenIdle } from './when-idle';

/** So few chunks of rows are laid out in one go that typing does not have to wait. */
const CHUNKS_AT_A_TIME = 5;

/** Lays out rows that are off screen while the page idles. Returns a function that stops it. */
function layOutWhenIdle(chunks: readonly HTMLElement[]): () => void {
  let left = chunks;
  let stop = () => {};
  const layOut = () => {
    for (const chunk of left.slice(0, CHUNKS_AT_A_TIME)) chunk.className = 'laid-out';
    left = left.slice(CHUNKS_AT_A_TIME);
    if (left.length > 0) stop = whenIdle(layOut);
  };
  stop = whenIdle(layOut);
  return () => stop();
}

/** Every contact is a row in the DOM, so that find-in-page, copying and printing work. */
export const ContactsTable = memo(function ContactsTable({ contacts }: { contacts: readonly GeneratedContact[] }) {
  const table = useRef<HTMLTableElement>(null);

  // Plain DOM code, because React takes several times as long to make 1,000 rows. React renders only the heading.
  useLayoutEffect(() => {
    const chunks = makeRows(contacts);
    table.current?.append(...chunks);
    const stop = layOutWhenIdle(chunks);
    return () => {
      stop();
      for (const chunk of chunks) chunk.remove();
    };
  }, [contacts]);

  return (
    <table ref={table} role="table" className="contacts" aria-label="Contacts" onCopy={copyRows}>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map(({ heading, className }) => (
            <th key={heading} className={className} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
    </table>
  );
});
