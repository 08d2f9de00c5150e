import { SimpleFaker } from '@faker-js/faker';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fakerRandomizer } from '../random/random';
import { completeShares, type ListName } from './culture';
import { getFullName, type Name } from './name';
import type { Community, Population } from './parts';
import { createWeightedDraw } from './weighted-draw';

/** After this many draws, a pair is accepted even if it is not allowed, so that drawing always ends. */
const MAX_DRAWS = 100;

/** After this many repeats in a row, a small place's names that have not been drawn are taken in turn. */
const MAX_REPEATS = 20;

type Sex = 'female' | 'male';

/** A given or family name in the form of one sex. */
interface SingleName {
  readonly text: string;
  readonly latin: string;
  readonly flags: string;
}

function parseRow(row: string, sex: Sex): SingleName {
  const [name = '', latin = '', womenName = '', womenLatin = '', flags = ''] = row.split(',');
  return sex === 'female' && womenName
    ? { text: womenName, latin: womenLatin || womenName, flags }
    : { text: name, latin: latin || name, flags };
}

/** Creates a draw of the rows of a list by their shares. Newcomers do not get old names. */
function createRowDraw(faker: SimpleFaker, { rows, frequencies, isNewcomer }: Community, list: ListName) {
  const all = rows[list].split('|');
  const shares = completeShares(frequencies[list], all.length);
  if (!isNewcomer) return createWeightedDraw(faker, all, shares);
  const isUsed = all.map((row) => !row.endsWith(',old'));
  return createWeightedDraw(
    faker,
    all.filter((_, index) => isUsed[index]),
    shares.filter((_, index) => isUsed[index]),
  );
}

/** A name without the accents of Latin, Greek and Cyrillic letters. */
function dropAccents(name: string): string {
  return name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

function isAllowed({ same, denied }: Community, first: string, last: string): boolean {
  return (same || dropAccents(first) !== dropAccents(last)) && !denied.has(`${first},${last}`);
}

/** Joins two family names. The Spanish particle of the second is in lower case: 'Gregorio de la Fuente'. */
function joinBySpace(first: string, second: string): string {
  const particle = /^Del?(?: L(?:a|as|os))?(?= )/;
  return `${first} ${second.replace(particle, (text) => text.toLowerCase())}`;
}

/** Joins two family names, unless they are equal or one has a hyphen already. */
function joinByHyphen(first: string, second: string): string {
  return first === second || `${first}${second}`.includes('-') ? first : `${first}-${second}`;
}

/** The problems that two names cause, each once. */
function listProblems(texts: Community['problems'], first: SingleName, last: SingleName): string[] {
  if (!texts) return [];
  const flags = new Set(`${first.flags} ${last.flags}`.split(' '));
  return [...flags].flatMap((flag) => texts[flag] ?? []);
}

/** The names of one community. */
interface CommunityNames {
  readonly draw: () => Name;
  /** Each pair of a given and a family name once. */
  readonly list: () => Generator<Name>;
}

/** Creates the names of one community, as they are written or in latin spelling. The people are the same. */
function createCommunityNames(faker: SimpleFaker, community: Community, isLatin: boolean): CommunityNames {
  const { helpers } = faker;
  const { women, double, rows } = community;
  const drawRow = {
    female: createRowDraw(faker, community, 'female'),
    male: createRowDraw(faker, community, 'male'),
    family: createRowDraw(faker, community, 'family'),
  };
  const isHyphenated = double?.joint === '-';
  const join = isHyphenated ? joinByHyphen : joinBySpace;
  const write = ({ text, latin }: SingleName) => (isLatin ? latin : text);
  const tag = (isLatin && community.latinTag) || community.tag;
  // Private-use subtags are names that this project gave to communities.
  const lang = tag.replace(/-x-.*/, '');
  const order = isLatin ? community.latinOrder : community.order;
  const make = (first: SingleName, last: SingleName, second?: SingleName): Name => ({
    first: write(first),
    last: second ? join(write(last), write(second)) : write(last),
    latinFirst: first.latin,
    latinLast: second && isHyphenated ? join(last.latin, second.latin) : last.latin,
    lang,
    order,
    problems: listProblems(community.problems, first, last),
  });
  return {
    draw: () => {
      const sex = helpers.maybe(() => 'female' as const, { probability: women / 100 }) ?? 'male';
      const drawFirst = () => parseRow(drawRow[sex](), sex);
      const drawLast = () => parseRow(drawRow.family(), sex);
      let [first, last] = [drawFirst(), drawLast()];
      for (let draws = 1; draws < MAX_DRAWS && !isAllowed(community, first.text, last.text); draws++)
        [first, last] = [drawFirst(), drawLast()];
      return make(first, last, helpers.maybe(drawLast, { probability: (double?.[sex] ?? 0) / 100 }));
    },
    *list() {
      for (const sex of ['female', 'male'] as const)
        for (const first of rows[sex].split('|').map((row) => parseRow(row, sex)))
          for (const last of rows.family.split('|').map((row) => parseRow(row, sex)))
            if (isAllowed(community, first.text, last.text)) yield make(first, last);
    },
  };
}

/** Repeats a full name only after all pairs of names have been drawn. */
function withoutRepeats(draw: () => Name, communities: readonly CommunityNames[]): () => Name {
  const taken = new Set<string>();
  function* listAll() {
    for (const { list } of communities) yield* list();
  }
  let others = listAll();
  const take = (name: Name): boolean => {
    const size = taken.size;
    return taken.add(getFullName(name)).size > size;
  };
  return () => {
    for (let draws = 0; draws < MAX_REPEATS; draws++) {
      const name = draw();
      if (take(name)) return name;
    }
    for (let next = others.next(); !next.done; next = others.next()) if (take(next.value)) return next.value;
    taken.clear();
    others = listAll();
    const name = draw();
    take(name);
    return name;
  };
}

/**
 * Creates the names of one run. Each draw picks a community by its share, a sex by its share of the community, then a
 * given name and a family name of that community and sex by theirs.
 *
 * @param isLatin whether the names are in latin spelling; the people are the same
 * @returns draws the next name
 */
export function createNames(
  random: RandomGenerator,
  { communities, isSmall }: Population,
  isLatin: boolean,
): () => Name {
  const faker = new SimpleFaker({ randomizer: fakerRandomizer(random) });
  const names = communities.map((community) => createCommunityNames(faker, community, isLatin));
  const drawCommunity = createWeightedDraw(
    faker,
    names,
    communities.map(({ share }) => share),
  );
  const draw = () => drawCommunity().draw();
  return isSmall ? withoutRepeats(draw, names) : draw;
}
