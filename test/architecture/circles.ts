import type { ImportEdge } from './sources.ts'

/**
 * @param edges the imports of all sources, those of types too
 * @returns the circles: of each the files that reach one another, in byte order (Tarjan's strongly connected components)
 */
export function circlesOf(edges: readonly ImportEdge[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const found: string[][] = []
  const order = new Map<string, number>()
  const open: string[] = []
  const lowest = (file: string): number => {
    const own = order.size
    order.set(file, own)
    open.push(file)
    let low = own
    for (const to of next.get(file) ?? []) {
      if (!order.has(to)) low = Math.min(low, lowest(to))
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? own)
    }
    if (low === own) found.push(open.splice(open.indexOf(file)))
    return low
  }
  for (const file of next.keys()) if (!order.has(file)) lowest(file)
  return found.filter(({ length }) => length > 1).map((files) => files.sort())
}
