/** Family names of a language of which faker has one list for both sexes, though they inflect. */
interface Inflection {
  /** Forms that only women bear. */
  readonly isFeminine: RegExp;
  /** A woman's form of a man's; the first that matches. */
  readonly rules: readonly (readonly [RegExp, string])[];
}

export const INFLECTIONS: Readonly<Record<string, Inflection>> = {
  // Adjectives: Kowalski, Kowalska; Konieczny, Konieczna.
  pl: { isFeminine: /([scz]k|[sz]n)a$/, rules: [[/(?<=[scz]k)i$|y$/, 'a']] },
  // Women bear the genitive: Παπαδόπουλος, Παπαδοπούλου; Μητσοτάκης, Μητσοτάκη. Genitives of first names suit both.
  el: {
    isFeminine: /(ίδου|άδου|οπούλου|[ήηάα]|Γερμανού)$/,
    rules: [
      [/όπουλος$/, 'οπούλου'],
      [/ίδης$/, 'ίδου'],
      [/ΐδης$/, 'ΐδου'],
      [/ιάδης$/, 'ιάδου'],
      [/ός$/, 'ού'],
      [/ος$/, 'ου'],
      [/(?<=[ηήαάυύ])ς$/, ''],
    ],
  },
};

/** One list of family names as two: those that men bear, and each in the form that women bear. */
export function splitBySex(names: readonly string[], { isFeminine, rules }: Inflection) {
  const inflectPart = (part: string) => {
    const rule = rules.find(([ending]) => ending.test(part));
    return rule ? part.replace(...rule) : part;
  };
  const inflect = (name: string) => name.split('-').map(inflectPart).join('-');
  const male = names.filter((name) => !isFeminine.test(name));
  const female = [...new Set([...names.filter((name) => isFeminine.test(name)), ...male.map(inflect)])];
  return { female, male };
}
