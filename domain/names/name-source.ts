/** Whose names are drawn: those of the country's people, or English ones. The first is the default. */
export const NAME_SOURCES = ['local', 'english'] as const;
export type NameSource = (typeof NAME_SOURCES)[number];
