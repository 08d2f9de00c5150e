/** Changes whenever the generators or their data do. */
export const VERSION = '1';
