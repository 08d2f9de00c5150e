import { parseRows, type Report } from '../parse-rows';
import type { Region } from './parse-regions';

/** The newcomers of a region may differ from its census by this many points, or by this part of the figure. */
const MAX_POINTS = 3;
const MAX_PART = 0.3;

const PERCENT = /^\d{1,2}(?:\.\d+)?$/;

const sumNewcomers = ({ communities }: Region) =>
  communities.reduce((sum, { isNewcomer, share }) => sum + (isNewcomer ? share : 0), 0);

/**
 * Checks the newcomers of `regions.tsv` against the census.
 *
 * @param text `newcomers.tsv`: region code, per cent of its people, source with year
 * @param regions by region code; those where nobody lives have no communities
 */
export function checkNewcomers(text: string, regions: ReadonlyMap<string, Region>, report: Report): void {
  const seen = new Set<string>();
  for (const [line, [code = '', figure = '', source = '', ...others]] of parseRows(text)) {
    if (!PERCENT.test(figure) || !/\b(?:19|20)\d\d\b/.test(source) || others.length > 0)
      report(
        line,
        'a row is a region, the per cent of its people who are newcomers, and a source with its year',
      );
    if (seen.has(code)) report(line, `${code} stands there twice`);
    seen.add(code);
    const region = regions.get(code);
    if (!region?.communities.length || code.length !== 2) report(line, `'${code}' is no region with people`);
    else {
      const [sum, census] = [sumNewcomers(region), Number(figure)];
      if (Math.abs(sum - census) > Math.max(MAX_POINTS, MAX_PART * census))
        report(
          line,
          `${code}: the communities with + in regions.tsv come to ${sum} %, by census it is ${census} %`,
        );
    }
  }
  for (const [code, region] of regions)
    if (code.length === 2 && region.communities.length > 0 && !seen.has(code))
      report(1, `${code} is missing: how many of its people are newcomers, 0 where there are none`);
}
