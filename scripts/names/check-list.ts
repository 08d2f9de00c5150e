import { type Kind, MIN_NAMES, type NameLine } from './name-table';

type Problem = readonly [line: number, problem: string];

/** How many of the commonest names need a share. */
const MIN_SHARES = 10;

/** So many names in a row in the order of the alphabet are a list that was never ordered by how common they are. */
const ALPHABETICAL = 13;

/** The tail must be rarer than the head, but not by more than this factor. */
const MAX_FALL = 100;

/** Where every name has a share, they may miss 100 per cent by this much. */
const MAX_ROUNDING = 0.1;

const { compare } = new Intl.Collator('en');

/** Finds what is wrong with a list as a whole: doubles, the order, and how the shares fall. */
export function* checkList(kind: Kind, list: readonly NameLine[], mayBeFewer: boolean): Generator<Problem> {
  if (list.length < MIN_NAMES[kind] && !mayBeFewer)
    yield [1, `${list.length} names are fewer than ${MIN_NAMES[kind]}, and the head has no 'fewer'`];
  yield* checkDoubles(list);
  yield* checkOrder(list);
  yield* checkShares(list);
}

/** A name may stand twice if women bear different forms of it. */
function* checkDoubles(list: readonly NameLine[]): Generator<Problem> {
  const seen = new Map<string, string>();
  const forms = new Set<string>();
  for (const { number, name, latin, womenName, womenLatin } of list) {
    const form = `${name}\t${womenName}`;
    if (forms.has(form)) yield [number, `'${name}' stands in the list twice`];
    forms.add(form);
    for (const [sex, each, spelling] of [
      ['men', name, latin],
      ['women', womenName || name, womenName ? womenLatin : latin],
    ] as const) {
      if ((seen.get(sex + each) ?? spelling) !== spelling)
        yield [number, `'${each}' has two spellings in A-Z`];
      seen.set(sex + each, spelling);
    }
  }
}

function* checkOrder(list: readonly NameLine[]): Generator<Problem> {
  const run = { up: 1, down: 1 };
  for (const [index, { number, name, share }] of list.entries()) {
    const before = list[index - 1];
    if (before && Number(share) > Number(before.share))
      yield [number, 'a commoner name stands below a rarer one'];
    const order = before && !share ? compare(before.name, name) : 0;
    run.up = order < 0 ? run.up + 1 : 1;
    run.down = order > 0 ? run.down + 1 : 1;
    if (Math.max(run.up, run.down) === ALPHABETICAL)
      yield [number, `${ALPHABETICAL} names in a row are in alphabetical order: put the commonest first`];
  }
}

/** The law of shares: `domain/names/culture.ts`. */
function* checkShares(list: readonly NameLine[]): Generator<Problem> {
  const stated = list.map(({ share }) => Number(share)).filter(Boolean);
  const last = list[stated.length - 1];
  if (!last || stated.length < Math.min(MIN_SHARES, list.length)) {
    yield [list[0]?.number ?? 1, `${stated.length} names have a share: the ${MIN_SHARES} commonest need one`];
    return;
  }
  const rest = stated.reduce((left, share) => left - share, 100);
  const tail = list.length - stated.length;
  const [share, average] = [Number(last.share), rest / tail];
  const tailShare = (digits: number) => `the ${tail} names below would get ${average.toFixed(digits)} % each`;
  if (rest < -MAX_ROUNDING) yield [last.number, `the shares come to ${(100 - rest).toFixed(1)} %`];
  else if (tail === 0 && rest > MAX_ROUNDING)
    yield [last.number, `every name has a share, but they come to ${(100 - rest).toFixed(1)} % only`];
  else if (tail > 0 && average > share)
    yield [last.number, `${tailShare(3)}, more than the last share: add names or shares`];
  else if (tail > 0 && average * MAX_FALL < share)
    yield [
      last.number,
      `${tailShare(4)}, less than a hundredth of the last share: lower the shares or state more`,
    ];
}
