/** The build that ships. */
export const OUT = new URL('../../out/', import.meta.url);

/** The folder that the tests serve: a copy of the build at each sub-path. */
export const SITES = new URL('../../.next/sites/', import.meta.url);

/** The port that the tests serve it on. */
export const PORT = Number(process.env.PORT ?? 4319);

/** Folders below the root of a host: plain, with spaces, with letters beyond ASCII. */
export const SUB_PATHS = ['', 'tools/contacts/', 'fake contacts/', 'kontakte/für alle/連絡先/'];
