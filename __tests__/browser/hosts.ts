/** The build that ships. */
export const OUT = new URL('../../out/', import.meta.url);

/** Where copies of it are laid out as a host would. */
export const SITES = new URL('../../.next/sites/', import.meta.url);

export const PORT = Number(process.env.PORT ?? 4319);

/** Folders below the root of a host: plain, with spaces, with letters beyond ASCII. */
export const SUB_PATHS = ['', 'tools/contacts/', 'fake contacts/', 'kontakte/für alle/連絡先/'];
