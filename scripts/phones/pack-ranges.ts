import type { Ranges } from '../../domain/phones/country-ranges';

/** Packs ranges as `country-ranges.ts` explains. Shares are rounded to hundredths of a percent, but never to 0. */
export function packRanges(ranges: Ranges): string {
  const packed = Object.keys(ranges).map((range) => range.replace(/x+$/, ({ length }) => `*${length}`));
  const shares = Object.values(ranges).map((share) => Math.max(0.01, Number(share.toFixed(2))));
  return `${packed.join(' ')}|${shares.join(' ').replace(/\b0\./g, '.')}`;
}
