/** Replaces Next's Buffer in the page's script (see next.config.mjs). */
export const Buffer = undefined;
