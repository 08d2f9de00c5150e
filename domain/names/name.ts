/** How a full name is written; 'familygiven' has no space. The first is the default. */
export const NAME_ORDERS = ['given family', 'family given', 'familygiven'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

/** A person's name; neither first nor last name is empty. */
export interface Name {
  /** The given name. */
  readonly first: string;
  /** The family name, or both where people have two. */
  readonly last: string;
  /** What the e-mail is built from: the latin spellings of the given name and of the family name, the first of two. */
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

const MAX_EXAMPLES = 5;

/** A problem, how many names cause it, and the first of them with their numbers from 1. */
export interface ProblemGroup {
  readonly text: string;
  readonly count: number;
  readonly examples: readonly { readonly fullName: string; readonly number: number }[];
}

/** The problems that the names of a run cause, the most common first. */
export function groupProblems(names: readonly Name[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const [index, name] of names.entries())
    for (const text of name.problems) {
      const { count, examples } = groups.get(text) ?? { count: 0, examples: [] };
      const example = { fullName: getFullName(name), number: index + 1 };
      groups.set(text, { text, count: count + 1, examples: [...examples, example].slice(0, MAX_EXAMPLES) });
    }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}
