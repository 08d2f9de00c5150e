import { memo } from 'react';
import type { Contact } from '../domain/files/contact';
import { makeRows } from './contact-rows';

export interface ContactsTableProps {
  contacts: readonly Contact[];
  /** BCP 47 tag of the language of each contact's names, by which browsers choose fonts. */
  languages: readonly string[];
}

/** Every contact is a row in the DOM, so that find-in-page and copying work. */
export const ContactsTable = memo(function ContactsTable({ contacts, languages }: ContactsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="table-region" aria-label="Contacts" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['#', 'First Name', 'Last Name', 'Email', 'Phone'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a thousand rows in a fraction of the time, every text escaped */}
        <tbody dangerouslySetInnerHTML={{ __html: makeRows(contacts, languages) }} />
      </table>
    </section>
  );
});
