import { memberOf } from '../../../../compiler/formats/members.ts'
import { type Chapter, saidText } from './chapters.ts'

/** What the front matter of a page says of its place, as Just the Docs for Jekyll reads it. */
interface Family {
  readonly path: string
  readonly title: string | null
  readonly parent: string | null
  readonly grandParent: string | null
  readonly order: number
}

const familyKey = (parent: string, grandParent: string | null) => JSON.stringify([parent, grandParent])

/** No reader goes deeper. */
const deepest = 20

/**
 * Makes a sidebar of pages that name the page above them by its title.
 *
 * @param valuesOf the front matter of a page
 * @returns null where none names another
 */
export function parentChapters(
  pages: readonly string[],
  valuesOf: (path: string) => unknown,
): readonly Chapter[] | null {
  const all = pages.flatMap((path) => familyOf(path, valuesOf(path)) ?? []).toSorted(byPlace)
  if (all.every(({ parent }) => parent === null)) return null
  const below = new Map<string, Family[]>()
  for (const one of all) {
    if (one.parent === null) continue
    const key = familyKey(one.parent, one.grandParent)
    const others = below.get(key)
    if (others === undefined) below.set(key, [one])
    else others.push(one)
  }
  const placed = new Set<Family>()
  /** Each has one place: of two pages that are called so, the first has it. */
  const childrenOf = ({ title, parent }: Family) =>
    [null, ...(parent === null ? [] : [parent])]
      .flatMap((above) => {
        const key = familyKey(title ?? '', above)
        const children = below.get(key) ?? []
        below.delete(key)
        return children.filter((child) => !placed.has(child))
      })
      .toSorted(byPlace)
  const chapterOf = (one: Family, depth = 0): Chapter => {
    placed.add(one)
    const children = depth < deepest ? childrenOf(one) : []
    for (const child of children) placed.add(child)
    return { title: one.title, address: one.path, entries: children.map((child) => chapterOf(child, depth + 1)) }
  }
  const roots = all.filter(({ parent }) => parent === null).map((one) => chapterOf(one))
  // What names a page that is not there, or lies too deep, has its place still.
  const lost = all.flatMap((one) => (placed.has(one) ? [] : [chapterOf(one)]))
  return [...roots, ...lost]
}

function familyOf(path: string, values: unknown): Family | null {
  const text = (key: string) => saidText(memberOf(values, key))
  if (memberOf(values, 'nav_exclude') === true) return null
  const order = Number(memberOf(values, 'nav_order') ?? Number.NaN)
  const grandParent = text('grand_parent') ?? text('ancestor')
  return {
    path,
    title: text('title'),
    parent: text('parent'),
    grandParent,
    order: Number.isFinite(order) ? order : Number.MAX_SAFE_INTEGER,
  }
}

function byPlace(a: Family, b: Family): number {
  const [one, other] = [a.title ?? a.path, b.title ?? b.path]
  return a.order - b.order || (one < other ? -1 : one > other ? 1 : 0)
}
