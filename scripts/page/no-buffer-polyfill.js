/** Replaces Next's polyfill of Buffer (see next.config.mjs). */
export const Buffer = undefined;
