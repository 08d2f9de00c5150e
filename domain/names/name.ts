/** How a full name is written; 'familygiven' has no space. The first is the default. */
export const NAME_ORDERS = ['given family', 'family given', 'familygiven'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

/** A person's name; no part is empty. A contact has a first and a last name, a table given and family names. */
export interface Name {
  /** Given name. */
  readonly first: string;
  /** Family name, or both where people bear two. */
  readonly last: string;
  /** What the e-mail is built from: the given name and the first family name in A-Z. */
  readonly latinFirst: string;
  readonly latinLast: string;
  /** BCP 47 tag of the name as it is written. */
  readonly tag: string;
  readonly order: NameOrder;
  /** What a tricky name breaks, such as 'Straight apostrophe: quoting in SQL and CSV'; empty for all others. */
  readonly troubles: readonly string[];
}

/** Joins the first and the last name of a contact to a full name. */
export function joinName(order: NameOrder, first: string, last: string): string {
  return order.replace(/given|family/g, (part) => (part === 'given' ? first : last));
}

/** What the names of a run break: each kind of trouble once, that of most contacts first, with their numbers from 1. */
export function groupTroubles(names: readonly Name[]): { text: string; numbers: number[] }[] {
  const groups = new Map<string, number[]>();
  for (const [index, { troubles }] of names.entries())
    for (const text of troubles) groups.set(text, [...(groups.get(text) ?? []), index + 1]);
  return [...groups]
    .map(([text, numbers]) => ({ text, numbers }))
    .sort((a, b) => b.numbers.length - a.numbers.length);
}
