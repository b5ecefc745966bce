/**
 * Adds to the end of a list, however much it is: `list.push(...more)` hands over each item as an argument, of which a
 * call takes some 100,000.
 */
export function append<Item>(list: Item[], more: Iterable<Item>): void {
  // Most findings of a node are none.
  if (Array.isArray(more) && more.length === 0) return
  for (const one of more) list.push(one)
}
