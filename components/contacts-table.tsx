// biome-ignore-all lint/a11y/noRedundantRoles: CSS changes the display of tables and their parts, so each states its role

import { memo, useLayoutEffect, useRef } from 'react';
import type { GeneratedContact } from '../domain/run';
import { COLUMNS } from './columns';
import { makeRows } from './contact-rows';
import { copyRows } from './copy-rows';

export interface ContactsTableProps {
  contacts: readonly GeneratedContact[];
}

/** Every contact is a row in the DOM, so that find-in-page, copying and printing work. */
export const ContactsTable = memo(function ContactsTable({ contacts }: ContactsTableProps) {
  const region = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);

  // Plain DOM code, because React takes several times as long to make 1,000 rows. React renders only the heading.
  useLayoutEffect(() => {
    const chunks = makeRows(contacts);
    table.current?.append(...chunks);
    const scroller = region.current;
    return () => {
      // Scroll to the top before the rows go: otherwise the page gets shorter.
      if (scroller) scroller.scrollTop = 0;
      for (const chunk of chunks) chunk.remove();
    };
  }, [contacts]);

  return (
    <section
      ref={region}
      className="table-region"
      aria-label="Contacts"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      onCopy={copyRows}
    >
      <table ref={table} role="table">
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
    </section>
  );
});
