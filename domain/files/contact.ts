import type { Name } from '../names/name';
import type { Phone } from '../phones/phones';

/** A contact, with its keys in the order of the file (spec §3). */
export interface Contact {
  readonly first_name: string;
  readonly last_name: string;
  /** Built from the two names, at a domain reserved by RFC 2606 or one that the visitor entered. */
  readonly email: string;
  /** Null if the country has no calling code. International by default (spec §3). */
  readonly phone: string | null;
}

/** A contact, and the name and the phone that it was made from. */
export interface GeneratedContact {
  readonly contact: Contact;
  readonly name: Name;
  readonly phone: Phone;
}
