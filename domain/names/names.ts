import { Faker } from '@faker-js/faker';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fakerRandomizer } from '../random/faker-randomizer';
import type { Culture } from './culture';
import { dropMarks } from './latin';
import type { NameOrder } from './name-order';
import type { CultureShare } from './parts';

/** A person's name; no part is empty. A contact has a first and a last name, a table given and family names. */
export interface Name {
  /** Given name. */
  readonly first: string;
  /** Family name, or both where people bear two. */
  readonly last: string;
  /** What the e-mail is built from: the given name and the first family name in A-Z. */
  readonly spelledFirst: string;
  readonly spelledLast: string;
  /** BCP 47 tag of the name as it is written. */
  readonly tag: string;
  readonly order: NameOrder;
}

/** So that drawing always ends, even from lists in which no pair is allowed. */
const MAX_DRAWS = 100;

function spell(romans: ReadonlyMap<string, string>, name: string): string {
  const roman = romans.get(name) || dropMarks(name);
  if (!roman) throw new RangeError(`'${name}' has no spelling in A-Z`);
  return roman;
}

function isAllowed({ same, denied }: Culture, first: string, last: string): boolean {
  return (same || first !== last) && !denied.has(`${first}\t${last}`);
}

/** A double last name. Nobody has three names joined by hyphens, or one twice; a Spanish particle within is small. */
function joinFamilies(first: string, joint: string, second: string): string {
  if (joint === ' ')
    return `${first} ${second.replace(/^Del?(?: L(?:a|as|os))?(?= )/, (particle) => particle.toLowerCase())}`;
  return first === second || `${first}${second}`.includes('-') ? first : `${first}-${second}`;
}

/** Draws names of one community, as they are written or in A-Z. The draws are the same for both. */
function createCommunityNames(random: RandomGenerator, community: CultureShare, isLatin: boolean) {
  const { culture } = community;
  const { double } = culture;
  const { helpers, person } = new Faker({
    locale: { person: culture.person },
    randomizer: fakerRandomizer(random),
  });
  const tag = isLatin ? culture.latinTag : culture.tag;
  const order = isLatin ? community.latinOrder : community.order;
  return (): Name => {
    const sex = helpers.maybe(() => 'female' as const, { probability: community.women / 100 }) ?? 'male';
    let [first, last] = [person.firstName(sex), person.lastName(sex)];
    for (let draws = 1; draws < MAX_DRAWS && !isAllowed(culture, first, last); draws++)
      [first, last] = [person.firstName(sex), person.lastName(sex)];
    const { given, family } = culture.romans[sex];
    const spelledFirst = spell(given, first);
    const spelledLast = spell(family, last);
    const second = helpers.maybe(() => person.lastName(sex), { probability: double[sex] / 100 });
    const own = isLatin ? spelledLast : last;
    return {
      first: isLatin ? spelledFirst : first,
      last: second ? joinFamilies(own, double.joint, isLatin ? spell(family, second) : second) : own,
      spelledFirst,
      spelledLast,
      tag,
      order,
    };
  };
}

/**
 * Creates the names of one run. Each draw picks a community by its share, one of the
 * two sexes by its share, then a given
 * name and a family name of that community and sex.
 *
 * @param communities at least one
 * @param isLatin whether the names are spelled in A-Z; the people are the same
 * @returns draws the next name
 * @throws RangeError if there is no community
 */
export function createNames(
  random: RandomGenerator,
  communities: readonly CultureShare[],
  isLatin: boolean,
): () => Name {
  const { helpers } = new Faker({ locale: {}, randomizer: fakerRandomizer(random) });
  const choices = communities.map((community) => ({
    value: createCommunityNames(random, community, isLatin),
    weight: community.share,
  }));
  const [first] = choices;
  if (!first) throw new RangeError('There are no people to draw names of');
  if (choices.length === 1) return first.value;
  return () => helpers.weightedArrayElement(choices)();
}
