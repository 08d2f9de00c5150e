import type { Name } from '../names/name';

/** A contact, with its keys in the order of the file (spec §3). */
export interface Contact {
  readonly first_name: string;
  readonly last_name: string;
  /** Built from the two names, at a domain reserved by RFC 2606 or one that the visitor entered. */
  readonly email: string;
  /** Null if the country has no calling code. International by default (spec §3). */
  readonly phone: string | null;
}

/** A contact, and what some files say beside its fields. */
export interface ExportedContact {
  readonly contact: Contact;
  /** For the full name. */
  readonly name: Pick<Name, 'first' | 'last' | 'order'>;
  readonly phone: { readonly isMobile: boolean };
}
