/** An old child and the new one that takes its place; null where there is none. */
export type Pair = readonly [old: ChildNode | null, now: ChildNode | null]

/** More comparisons than this are not worth a better match. */
const maxComparisons = 40_000

/**
 * Finds for each new child the old one that it was: the same one if there is one, else one of the same kind that is
 * at the same place between those that are the same. Both lists keep their order.
 */
export function pairs(old: readonly ChildNode[], now: readonly ChildNode[]): readonly Pair[] {
  let start = 0
  while (start < Math.min(old.length, now.length) && isSame(old[start], now[start])) start++
  let end = 0
  const room = Math.min(old.length, now.length) - start
  while (end < room && isSame(old[old.length - 1 - end], now[now.length - 1 - end])) end++
  const [a, b] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  const result: Pair[] = old.slice(0, start).map((node, index) => [node, now[index] ?? null])
  let [from, to] = [0, 0]
  for (const [i, j] of [...anchors(a, b), [a.length, b.length] as const]) {
    for (const pair of pairsOfKind(a.slice(from, i), b.slice(to, j))) result.push(pair)
    if (i < a.length) result.push([a[i] ?? null, b[j] ?? null])
    ;[from, to] = [i + 1, j + 1]
  }
  const last = old.slice(old.length - end).map((node, index): Pair => [node, now[now.length - end + index] ?? null])
  return [...result, ...last]
}

function isSame(a: ChildNode | undefined, b: ChildNode | undefined): boolean {
  return a !== undefined && b !== undefined && a.isEqualNode(b)
}

/** Indexes of the longest list of children that are the same in both. */
function anchors(a: readonly ChildNode[], b: readonly ChildNode[]): readonly (readonly [number, number])[] {
  if (a.length * b.length > maxComparisons) return []
  const equal = a.map((one) => b.map((other) => one.isEqualNode(other)))
  const lengths = a.map(() => b.map(() => 0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (const [i, row] of [...lengths.entries()].reverse()) {
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = equal[i]?.[j] === true ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const found: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (equal[i]?.[j] === true) found.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return found
}

/** Pairs what differs: each new child with the next old one of its kind, first of all with the one of the same id. */
function pairsOfKind(old: readonly ChildNode[], now: readonly ChildNode[]): readonly Pair[] {
  const wanted = new Set(now.map(idOf))
  const result: Pair[] = []
  let from = 0
  for (const node of now) {
    const isLeft = (one: ChildNode, index: number) => index >= from && one.nodeName === node.nodeName
    const own = old.findIndex((one, index) => isLeft(one, index) && idOf(one) === idOf(node))
    const match = own === -1 ? old.findIndex((one, index) => isLeft(one, index) && !wanted.has(idOf(one))) : own
    if (match === -1) {
      result.push([null, node])
      continue
    }
    for (const skipped of old.slice(from, match)) result.push([skipped, null])
    result.push([old[match] ?? null, node])
    from = match + 1
  }
  for (const rest of old.slice(from)) result.push([rest, null])
  return result
}

function idOf(node: ChildNode): string {
  return node instanceof Element ? node.id : ''
}
