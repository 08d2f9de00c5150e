import type { GeneratedContact } from '../domain/files/contact';

interface Column {
  readonly heading: string;
  /** The class of its heading and cells. */
  readonly className: string;
  /** Name cells have `lang` and `dir`. */
  readonly isName?: true;
  /** The text of a cell, or null for a missing phone. `number` is that of the row, from 1. */
  readonly getText: (generated: GeneratedContact, number: number) => string | null;
}

/** The table's columns, in order (spec §2). */
export const COLUMNS: readonly Column[] = [
  { heading: '#', className: 'number', getText: (_, number) => String(number) },
  { heading: 'First Name', className: 'first-name', isName: true, getText: ({ contact }) => contact.first_name },
  { heading: 'Last Name', className: 'last-name', isName: true, getText: ({ contact }) => contact.last_name },
  { heading: 'Email', className: 'email', getText: ({ contact }) => contact.email },
  { heading: 'Phone', className: 'phone', getText: ({ contact }) => contact.phone },
];
