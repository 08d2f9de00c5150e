import { COUNTRIES } from '../../domain/countries/countries';
import { parseRows, type Report } from '../parse-rows';
import type { RegionCommunity } from './parse-communities';

/** A row of `regions.tsv`, with its communities. */
export interface Region {
  /** The part with the country's names; 'page' if they load with the page. */
  readonly part: string;
  /** The largest first; none if nobody lives there. */
  readonly communities: readonly RegionCommunity[];
  /** Whether a few thousand people at most live there. */
  readonly isSmall: boolean;
}

/** What must have a row: the countries, English names, and tricky names. */
const CODES = [...COUNTRIES.map(({ code }) => String(code)), 'english', 'tricky'];

/** Newcomers may differ from the stated figure by this many percentage points or this fraction, whichever is more. */
const MAX_POINTS = 3;
const MAX_FRACTION = 0.3;

/** Parses `regions.tsv`. Its head explains the rows. */
export function parseRegions(text: string, report: Report, communities: Map<string, RegionCommunity[]>) {
  const regions = new Map<string, Region>();
  for (const [line, [code = '', part = '', ...fields]] of parseRows(text)) {
    const region = { part, communities: communities.get(code) ?? [], isSmall: fields[2] === 'small' };
    if (regions.has(code)) report(line, `${code} is listed twice`);
    if (!CODES.includes(code)) report(line, `'${code}' is not a region`);
    if (!/^[a-z]+(-[a-z]+)*$/.test(part)) report(line, `${code}: '${part}' is not the name of a part`);
    for (const problem of findProblems(code, region, fields)) report(line, `${code}: ${problem}`);
    regions.set(code, region);
  }
  for (const code of CODES) if (!regions.has(code)) report(1, `${code} is missing`);
  for (const code of communities.keys())
    if (!regions.has(code)) report(1, `communities.tsv has '${code}', which is missing here`);
  return regions;
}

function* findProblems(code: string, { part, communities }: Region, fields: readonly string[]) {
  const [figure = '', source = '', small = '', ...others] = fields;
  if (figure === 'nobody') {
    if (part !== 'page') yield "nobody lives there, so the part must be 'page'";
    if (communities.length > 0) yield 'nobody lives there, but communities.tsv lists communities';
    if (source) yield 'nobody lives there, so there must be no source';
    return;
  }
  const sum = communities.reduce((total, { share }) => total + share, 0);
  if (sum !== 100) yield `the shares in communities.tsv add up to ${sum} %`;
  if (code.length === 2) yield* checkNewcomers(communities, figure, source);
  if (others.length > 0 || (code.length > 2 && figure)) yield 'too many fields';
  if (small !== '' && small !== 'small') yield `the last field can only be 'small', not '${small}'`;
}

function* checkNewcomers(communities: readonly RegionCommunity[], figure: string, source: string) {
  if (!/^(?:100|\d{1,2}(?:\.\d+)?)$/.test(figure) || !/\b(?:19|20)\d\d\b/.test(source))
    yield 'state how many of its people are newcomers in percent (0 for none), and a source with its year';
  const stated = Number(figure);
  const sum = communities.reduce((total, { isNewcomer, share }) => total + (isNewcomer ? share : 0), 0);
  if (Math.abs(sum - stated) > Math.max(MAX_POINTS, MAX_FRACTION * stated))
    yield `the newcomers in communities.tsv add up to ${sum} %, but the figure here is ${stated} %`;
}
