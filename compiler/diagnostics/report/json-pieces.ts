/** Stands where the list goes: what is written before it is our own and holds no such sign. */
const hole = '\0'

/**
 * Writes JSON around a long list as `JSON.stringify` does with two spaces, which would hold all of it at once.
 *
 * @param around puts the list where it belongs
 */
export function* jsonPieces<Item>(
  items: readonly Item[],
  write: (item: Item) => object,
  around: (list: readonly unknown[]) => object,
): Generator<string> {
  const frame = JSON.stringify(around(items.length === 0 ? [] : [hole]), null, 2)
  const at = items.length === 0 ? frame.length : frame.indexOf(JSON.stringify(hole))
  const before = frame.slice(0, at)
  const margin = before.slice(before.lastIndexOf('\n'))
  yield before
  for (const [index, item] of items.entries())
    yield `${index === 0 ? '' : `,${margin}`}${JSON.stringify(write(item), null, 2).replaceAll('\n', margin)}`
  yield `${frame.slice(at + (items.length === 0 ? 0 : JSON.stringify(hole).length))}\n`
}
