import type { GeneratedContact } from '../domain/run';

/** A column of the table. */
export interface Column {
  readonly heading: string;
  /** The class of its heading and cells: the style sheet has its width and its looks. */
  readonly className: string;
  /** Names state their language and direction. */
  readonly isName?: true;
  /** A long text breaks before this character first. */
  readonly breaksBefore?: string;
  /** The text of a cell; null if the contact has none. */
  readonly getText: (generated: GeneratedContact, number: number) => string | null;
}

export const COLUMNS: readonly Column[] = [
  { heading: '#', className: 'number', getText: (_, number) => String(number) },
  {
    heading: 'First Name',
    className: 'first-name',
    isName: true,
    getText: ({ contact }) => contact.first_name,
  },
  { heading: 'Last Name', className: 'last-name', isName: true, getText: ({ contact }) => contact.last_name },
  { heading: 'Email', className: 'email', breaksBefore: '@', getText: ({ contact }) => contact.email },
  { heading: 'Phone', className: 'phone', getText: ({ contact }) => contact.phone },
];
