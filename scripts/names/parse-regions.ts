import { COUNTRIES } from '../../domain/countries/countries';
import type { ShippedCommunity } from '../../domain/names/parts';
import { groupBy, type Row, readRows, reportDuplicates, sumShares, type TableFile } from '../read-rows';
import { getLatinTag } from './culture-tag';
import { getWrittenNames } from './name-line';
import type { NameTable } from './parse-table';

/** A row of `communities.tsv`, with the table of its names. */
export type CommunityRow = ShippedCommunity & Row<'region'> & { readonly table: NameTable };

/** What must have a row: the countries, English names, and tricky names. */
const CODES: readonly string[] = [...COUNTRIES.map(({ code }) => code), 'english', 'tricky'];

/** Parses `communities.tsv`. Its head explains the rows. Returns them by the code of the region. */
export function parseCommunities(file: TableFile, tables: ReadonlyMap<string, NameTable>) {
  const rows = readRows(file, {
    region: CODES,
    culture: /./,
    share: /^(?:[1-9]\d?|100)$/,
    newcomers: /^(?:newcomers)?$/,
    women: /^(?:[1-9]\d?)?$/,
  });
  reportDuplicates(rows, ({ region, culture, newcomers }) => `${region}: ${culture} ${newcomers}`.trim());
  const communities = rows.flatMap(({ culture, share, newcomers, women, ...row }): CommunityRow | [] => {
    const [tableTag = '', latin] = culture.split(/ (?=latin$)/);
    const table = tables.get(tableTag);
    if (!table) {
      row.report(`there is no table ${tableTag}.tsv`);
      return [];
    }
    const tag = latin ? getLatinTag(tableTag) : tableTag;
    return { ...row, table, tag, share: Number(share), isNewcomer: newcomers !== '', women: Number(women || 50) };
  });
  const used = new Set(communities.map(({ table }) => table));
  for (const table of tables.values()) if (!used.has(table)) file.report(1, `no region has the culture ${table.tag}`);
  const byRegion = groupBy(communities, ({ region }) => region);
  for (const [region, own] of byRegion)
    for (const [index, { tag, share, report }] of own.entries())
      if (share > (own[index - 1]?.share ?? 100)) report(`${region}: ${tag} is larger than the community above it`);
  // The names that the page calls English are for software that takes nothing else.
  for (const { table } of byRegion.get('english') ?? [])
    for (const { name, report } of Object.values(table.lists).flat().flatMap(getWrittenNames))
      if (!/^[A-Za-z]+$/.test(name)) report(`'${name}' is not made of the letters A to Z alone`);
  return byRegion;
}

/**
 * Parses `regions.tsv`. Its head explains the rows. Returns, by the code of the region, the part with its names ('page'
 * if they load with the page), its communities, and whether a few thousand people at most live there.
 */
export function parseRegions(file: TableFile, communities: ReadonlyMap<string, CommunityRow[]>) {
  const rows = readRows(file, {
    region: CODES,
    part: /^[a-z]+(?:-[a-z]+)*$/,
    size: /^(?:small|nobody)?$/,
    newcomers: /^/,
    peoples: /./,
  });
  reportDuplicates(rows, ({ region }) => region);
  for (const code of CODES) if (!rows.some(({ region }) => region === code)) file.report(1, `${code} is missing`);
  const regions = rows.map(({ region, part, size, report }) => {
    const own = communities.get(region) ?? [];
    const total = sumShares(own);
    if (total !== (size === 'nobody' ? 0 : 100))
      report(`${region}: the shares in communities.tsv add up to ${total} %`);
    return [region, { part, communities: own, isSmall: size === 'small' }] as const;
  });
  return new Map(regions);
}
