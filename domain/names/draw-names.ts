import type { SimpleFaker } from '@faker-js/faker';
import { createWeightedDraw } from '../random/weighted-draw';
import { completeShares, type ListName } from './culture';
import type { Name } from './name';
import type { Community, Population } from './parts';

/** After this many draws, accept any pair and any repetition, so that drawing always ends. */
const MAX_DRAWS = 1000;

type Sex = 'female' | 'male';

/** A given or family name, in the form for one sex. */
interface NameForm {
  readonly text: string;
  readonly latin: string;
  readonly flags: string;
}

function parseRow(row: string, sex: Sex): NameForm {
  const [name = '', latin = '', womenName = '', womenLatin = '', flags = ''] = row.split(',');
  return sex === 'female' && womenName
    ? { text: womenName, latin: womenLatin || womenName, flags }
    : { text: name, latin: latin || name, flags };
}

/** Creates a weighted draw of a list's rows. Newcomers don't get old names. */
function createRowDraw(faker: SimpleFaker, { rows, frequencies, isNewcomer }: Community, list: ListName) {
  const all = rows[list].split('|');
  const shares = completeShares(frequencies[list], all.length);
  const weights = shares.map((share, index) => (isNewcomer && all[index]?.endsWith(',old') ? 0 : share));
  return createWeightedDraw(faker, all, weights);
}

/** Drops the accents of Latin, Greek and Cyrillic letters. */
const dropAccents = (name: string): string => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** Whether a person may have these names. Also checks the second family name, because some people use it alone. */
function isAllowed(community: Community, first: NameForm, last: NameForm, second?: NameForm): boolean {
  const { allowsEqualNames, denied } = community;
  if ([last, second].some((family) => family && denied.has(`${first.text},${family.text}`))) return false;
  return allowsEqualNames || dropAccents(first.text) !== dropAccents(last.text);
}

/** Joins two family names with a space. A Spanish particle becomes lower case: 'Gregorio de la Fuente'. */
function joinBySpace(first: string, second: string): string {
  return `${first} ${second.replace(/^Del?(?: L(?:a|as|os))?(?= )/, (particle) => particle.toLowerCase())}`;
}

/** Joins two family names with a hyphen, unless they are equal or one already has a hyphen. */
function joinByHyphen(first: string, second: string): string {
  return first === second || `${first}${second}`.includes('-') ? first : `${first}-${second}`;
}

/** Returns the problems that two names cause, each once. */
function listProblems(texts: Community['problems'], first: NameForm, last: NameForm): string[] {
  if (!texts) return [];
  const flags = new Set(`${first.flags} ${last.flags}`.split(' '));
  return [...flags].flatMap((flag) => texts[flag] ?? []);
}

/** In Vietnam, Thị and Văn before a given name only mark it as a woman's or a man's. People leave them out of emails. */
function dropThiAndVan({ text, latin }: NameForm): string {
  return /^(?:Th[ịi] |V[ăa]n |氏)./.test(text) ? latin.replace(/^\S+ /, '') : latin;
}

/** Creates a function that draws people of one community. */
function createCommunityDraw(faker: SimpleFaker, community: Community, isLatin: boolean): () => Name {
  const { helpers } = faker;
  const { women, twoFamilyNames } = community;
  const drawRow = {
    female: createRowDraw(faker, community, 'female'),
    male: createRowDraw(faker, community, 'male'),
    family: createRowDraw(faker, community, 'family'),
  };
  const isHyphenated = twoFamilyNames?.joiner === '-';
  const join = isHyphenated ? joinByHyphen : joinBySpace;
  const getSpelling = ({ text, latin }: NameForm) => (isLatin ? latin : text);
  const tag = (isLatin && community.latinTag) || community.tag;
  // Private-use subtags are internal names of cultures.
  const lang = tag.replace(/-x-.*/, '');
  const order = (isLatin && community.latinOrder) || community.order;
  // Portuguese speakers use the second of two family names alone; Spanish speakers use the first.
  const usesSecond = /^pt\b/.test(tag);
  const isVietnamese = /^vi\b/.test(tag);
  const makeName = (first: NameForm, last: NameForm, second?: NameForm): Name => {
    const used = usesSecond && second ? second : last;
    return {
      first: getSpelling(first),
      last: second ? join(getSpelling(last), getSpelling(second)) : getSpelling(last),
      emailFirst: isVietnamese ? dropThiAndVan(first) : first.latin,
      emailLast: isHyphenated && second ? join(last.latin, second.latin) : used.latin,
      lang,
      order,
      problems: listProblems(community.problems, first, last),
    };
  };
  return () => {
    const sex = helpers.maybe(() => 'female' as const, { probability: women / 100 }) ?? 'male';
    const probability = (twoFamilyNames?.[sex] ?? 0) / 100;
    const drawLast = () => parseRow(drawRow.family(), sex);
    const drawNames = () =>
      [parseRow(drawRow[sex](), sex), drawLast(), helpers.maybe(drawLast, { probability })] as const;
    let names = drawNames();
    for (let draws = 1; draws < MAX_DRAWS && !isAllowed(community, ...names); draws++) names = drawNames();
    return makeName(...names);
  };
}

/**
 * Creates a draw of the names of one run. Each draws a community, a sex, a given and a family name, by their shares. In
 * a small place, the two names in emails are repeated only if a thousand draws find no new ones.
 *
 * @param isLatin whether to use latin spellings; the people are the same
 */
export function createNameDraw(faker: SimpleFaker, { communities, isSmall }: Population, isLatin: boolean): () => Name {
  const communityDraws = communities.map((community) => createCommunityDraw(faker, community, isLatin));
  const shares = communities.map(({ share }) => share);
  const drawCommunity = createWeightedDraw(faker, communityDraws, shares);
  // The names in emails are latin even if the run shows local ones, so Local and Latin letters give the same people.
  const getKey = ({ emailFirst, emailLast }: Name) => `${emailFirst} ${emailLast}`;
  const taken = new Set<string>();
  return () => {
    let name = drawCommunity()();
    for (let draws = 1; isSmall && draws < MAX_DRAWS && taken.has(getKey(name)); draws++) name = drawCommunity()();
    taken.add(getKey(name));
    return name;
  };
}
