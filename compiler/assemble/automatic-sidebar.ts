import type { NavigationEntry, NavigationTree } from '../data/navigation.ts'
import { inWords } from '../data/site/resolve-site.ts'
import { grouped } from '../formats/grouped.ts'
import { once } from '../formats/once.ts'

/** A page, as far as a sidebar that is made from folders shows it. */
export interface ListedPage {
  readonly route: string
  readonly title: string
  readonly order: number | null
}

/**
 * As people look titles up: `npm` before `Zoo`, step 9 before step 10. Of all languages the same on every machine. To make it
 * takes longer than any other part of the command, and most sites have no sidebar of this kind.
 */
const byTitle = once(() => new Intl.Collator('en', { numeric: true }))

/** @returns a sidebar of folders and titles, by `order`, then by title; pages without an order come last */
export function automaticSidebar(folder: string, pages: readonly ListedPage[]): NavigationTree {
  const own = pages.find(({ route }) => route === folder)
  const title = own?.title ?? inWords(folder.split('/').at(-1) || 'Documentation')
  return { title, ...(own === undefined ? {} : { path: folder }), entries: entriesOf(folder, pages) }
}

function entriesOf(folder: string, pages: readonly ListedPage[]): readonly NavigationEntry[] {
  const start = folder === '/' ? '/' : `${folder}/`
  const inside = pages.filter(({ route }) => route.startsWith(start) && route !== folder)
  return [...grouped(inside, ({ route }) => route.slice(start.length).split('/')[0] ?? '')]
    .map(([segment, members]) => entryOf(start + segment, segment, members))
    .sort((a, b) => a.order - b.order || byTitle().compare(a.title, b.title))
    .map(({ entry }) => entry)
}

function entryOf(route: string, segment: string, members: readonly ListedPage[]) {
  const own = members.find((page) => page.route === route)
  const title = own?.title ?? inWords(segment)
  const order = own?.order ?? Number.POSITIVE_INFINITY
  if (own !== undefined && members.length === 1) return { title, order, entry: { page: { title, path: route } } }
  const path = own === undefined ? {} : { path: route }
  return {
    title,
    order,
    entry: { childSubsection: { subheading: title, ...path, entries: entriesOf(route, members) } },
  }
}
