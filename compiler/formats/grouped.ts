/** Adds a value to the list that it belongs to, and begins that list with the first. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

/** @returns lists of items by what `keyOf` says of each, in the order of the items */
export function grouped<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const lists = new Map<Key, Item[]>()
  for (const item of items) addTo(lists, keyOf(item), item)
  return lists
}
