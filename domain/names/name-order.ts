/** How a full name is written; 'familygiven' has no space. The first is the default. */
export const NAME_ORDERS = ['given family', 'family given', 'familygiven'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

/** Joins the first and the last name of a contact to a full name. */
export function joinName(order: NameOrder, first: string, last: string): string {
  return order.replace(/given|family/g, (part) => (part === 'given' ? first : last));
}
