/** What a file has of a contact. */
export interface FileEntry {
  readonly contact: Contact;
  /** The first and the last name in the order of the culture. */
  readonly fullName: string;
}

/** A generated record (spec §3), its keys in the order of the file. */
export interface Contact {
  readonly first_name: string;
  readonly last_name: string;
  /** Built from the two names, at a domain reserved by RFC 2606. */
  readonly email: string;
  /** In the format of the run, by default international (spec §3). Null if the country has no calling code. */
  readonly phone: string | null;
}
