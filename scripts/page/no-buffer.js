/** Stands in for Next's Buffer in the page's script. */
export const Buffer = undefined;
