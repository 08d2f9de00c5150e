/** How phones are drawn: the spec's rule, always valid, or from ranges set aside for fiction. The first is the default. */
export const PHONE_MODES = ['random', 'valid', 'reserved'] as const;
export type PhoneMode = (typeof PHONE_MODES)[number];
