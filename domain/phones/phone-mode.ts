/** How phones are drawn: by the spec's rule (the default), always valid, or from ranges set aside for fiction. */
export const PHONE_MODES = ['random', 'valid', 'reserved'] as const;
export type PhoneMode = (typeof PHONE_MODES)[number];
