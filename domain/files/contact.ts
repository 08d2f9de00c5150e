/** What the files say about a contact. */
export interface FileEntry {
  readonly contact: Contact;
  /** First and last name, in the order and spacing of the culture. */
  readonly fullName: string;
}

/** A contact, with its keys in the order of the file (spec §3). */
export interface Contact {
  readonly first_name: string;
  readonly last_name: string;
  /** Built from the two names, at a domain reserved by RFC 2606. */
  readonly email: string;
  /** Null if the country has no calling code. International by default (spec §3). */
  readonly phone: string | null;
}
