/** A generated record (spec §3), its keys in the order of the file. */
export interface Contact {
  readonly first_name: string;
  readonly last_name: string;
  /** Built from the two names, at a domain that RFC 2606 reserves. */
  readonly email: string;
  /** In the run's format, by default international: plus sign, calling code, grouped digits (spec §3). Null where the
   * country has no calling code. */
  readonly phone: string | null;
}
