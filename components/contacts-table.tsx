import { memo } from 'react';
import type { Contact } from '../domain/contact';

export interface ContactsTableProps {
  contacts: readonly Contact[];
  /** BCP 47 tag of the names' language, by which browsers choose fonts. */
  lang: string;
}

/** Every contact is a row in the DOM, so that find-in-page and copying work. */
export const ContactsTable = memo(function ContactsTable({ contacts, lang }: ContactsTableProps) {
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
        <tbody>
          {contacts.map((contact, index) => (
            <tr key={contact.email}>
              <td>{index + 1}</td>
              <td lang={lang} dir="auto">
                {contact.first_name}
              </td>
              <td lang={lang} dir="auto">
                {contact.last_name}
              </td>
              <td>{contact.email}</td>
              <td>{contact.phone ?? <NoPhone />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

function NoPhone() {
  return (
    <span role="img" aria-label="no phone">
      —
    </span>
  );
}
