/** Groups items by a key. Keys and items keep their order. */
export function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(getKey(item), []);
  for (const item of items) groups.get(getKey(item))?.push(item);
  return groups;
}
