import type { Contact } from '../domain/files/contact';
import type { Name } from '../domain/names/name';

/** A column of the table. */
export interface Column {
  readonly heading: string;
  /** The class of its heading and cells: the style sheet has its width and its looks. */
  readonly className: string;
  /** Names state their language and direction. */
  readonly isName?: true;
  /** The text of a cell; null if the contact has none. */
  readonly getText: (contact: Contact, number: number, name: Name) => string | null;
}

export const COLUMNS: readonly Column[] = [
  { heading: '#', className: 'number', getText: (_, number) => String(number) },
  { heading: 'First Name', className: 'first-name', isName: true, getText: ({ first_name }) => first_name },
  { heading: 'Last Name', className: 'last-name', isName: true, getText: ({ last_name }) => last_name },
  { heading: 'Email', className: 'email', getText: ({ email }) => email },
  { heading: 'Phone', className: 'phone', getText: ({ phone }) => phone },
];
