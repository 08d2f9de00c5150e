/** How full names are written; 'familygiven' has no space. */
export const NAME_ORDERS = ['given family', 'family given', 'familygiven'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

/** A person's name; neither first nor last name is empty. */
export interface Name {
  readonly first: string;
  /** The family name, or both where people have two. */
  readonly last: string;
  /** What the email is made from, in latin spelling. Of two family names joined by a space, only the one used alone. */
  readonly emailFirst: string;
  readonly emailLast: string;
  /** BCP 47 tag of the name as written: language, script and country. */
  readonly lang: string;
  readonly order: NameOrder;
  /** What a tricky name breaks, such as 'Straight apostrophe: quoting in SQL and CSV'; empty for other names. */
  readonly problems: readonly string[];
}

/** Joins first and last name in the order and spacing of the culture. */
export function getFullName({ order, first, last }: Pick<Name, 'order' | 'first' | 'last'>): string {
  return order.replace(/given|family/g, (kind) => (kind === 'given' ? first : last));
}
