/** How a full name is written; 'familygiven' has no space. The first is the default. */
export const NAME_ORDERS = ['given family', 'family given', 'familygiven'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

/** A person's name; neither first nor last name is empty. */
export interface Name {
  /** The given name. */
  readonly first: string;
  /** The family name, or both where people have two. */
  readonly last: string;
  /** What the e-mail is built from: the latin spellings of the given name and the first family name. */
  readonly latinFirst: string;
  readonly latinLast: string;
  /** BCP 47 tag of the name as it is written: language, script and country. */
  readonly lang: string;
  readonly order: NameOrder;
  /** The problems that a tricky name causes, such as 'Straight apostrophe: quoting in SQL and CSV'; empty for all others. */
  readonly problems: readonly string[];
}

/** The first and the last name in the order and spacing of the culture. */
export function getFullName({ order, first, last }: Name): string {
  return order.replace(/given|family/g, (kind) => (kind === 'given' ? first : last));
}

/** The problems that the names of a run cause, each once, with the numbers of its contacts from 1; the most common first. */
export function groupProblems(names: readonly Name[]): { text: string; numbers: number[] }[] {
  const groups = new Map<string, number[]>();
  for (const [index, { problems }] of names.entries())
    for (const text of problems) groups.set(text, [...(groups.get(text) ?? []), index + 1]);
  return [...groups]
    .map(([text, numbers]) => ({ text, numbers }))
    .sort((a, b) => b.numbers.length - a.numbers.length);
}
