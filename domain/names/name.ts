/** How full names are written; 'familygiven' has no space. */
export const NAME_ORDERS = ['given family', 'family given', 'familygiven'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

/** A person's name; neither first nor last name is empty. */
export interface Name {
  readonly first: string;
  /** The family name, or both where people have two. */
  readonly last: string;
  /** Latin spellings for the email. Of two family names joined by a space, only the one that people use alone. */
  readonly latinFirst: string;
  readonly latinLast: string;
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

const MAX_EXAMPLES = 3;

/** A problem, how many names cause it, and the first few of them, numbered from 1. */
interface ProblemGroup {
  readonly text: string;
  readonly count: number;
  readonly examples: readonly { readonly fullName: string; readonly number: number }[];
}

/** Groups the names of a run by the problems they cause, most common first. */
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
