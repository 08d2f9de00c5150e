/** Adds up the shares of rows, in percent. */
export function sumShares(rows: readonly { readonly share: number | string }[]): number {
  return rows.reduce((sum, { share }) => sum + Number(share), 0);
}
