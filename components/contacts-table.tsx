// biome-ignore-all lint/a11y/noRedundantRoles: parts of tables lose their roles when CSS changes their display

import { useLayoutEffect, useRef } from 'react';
import type { GeneratedContact } from '../domain/files/contact';
import { COLUMNS } from './columns';
import { makeRows, ROWS_PER_CHUNK } from './contact-rows';
import { copyRows } from './copy-rows';
import { whenIdle } from './when-idle';

/** A hundred rows: few enough that laying them out does not delay typing. */
const CHUNKS_AT_A_TIME = 100 / ROWS_PER_CHUNK;

/** Lays out off-screen rows while the page idles, until all are laid out or the table is gone. */
function layOutWhenIdle(chunks: readonly HTMLElement[]): void {
  whenIdle(() => {
    for (const chunk of chunks.slice(0, CHUNKS_AT_A_TIME)) chunk.className = 'laid-out';
    const rest = chunks.slice(CHUNKS_AT_A_TIME);
    if (rest[0]?.isConnected) layOutWhenIdle(rest);
  });
}

/** The table. Every contact is a row in the DOM, so that find-in-page, copying and printing work. */
export function ContactsTable({ contacts }: { contacts: readonly GeneratedContact[] }) {
  const table = useRef<HTMLTableElement>(null);

  // React renders only the head; `makeRows` says why.
  useLayoutEffect(() => {
    const chunks = makeRows(contacts);
    // The style sheet reserves the height of this many rows for each chunk.
    table.current?.style.setProperty('--rows', String(ROWS_PER_CHUNK));
    table.current?.append(...chunks);
    // Waits for a frame: browsers may idle before the first paint, and laying out would delay it.
    requestAnimationFrame(() => layOutWhenIdle(chunks));
    return () => {
      for (const chunk of chunks) chunk.remove();
    };
  }, [contacts]);

  return (
    <table ref={table} role="table" className="frame contacts" aria-label="Contacts" onCopy={copyRows}>
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
}
