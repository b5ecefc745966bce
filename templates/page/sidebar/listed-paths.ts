import type { MenuItem, Sidebar } from '../../../compiler/model/theme.ts'

/** The paths that a sidebar leads to. */
export interface ListedPaths {
  readonly all: ReadonlySet<string>
  /** Those of folders that are pages themselves. */
  readonly folders: ReadonlySet<string>
}

/** The paths of all entries, and that of the sidebar itself where it is a page. */
export function listedPaths({ path, items }: Sidebar): ListedPaths {
  const folders = new Set<string>()
  const visit = ({ type, path: own, children = [] }: MenuItem) => {
    if (type === 'folder' && own !== undefined) folders.add(own)
    children.forEach(visit)
  }
  items.forEach(visit)
  return { all: new Set([...(path === undefined ? [] : [path]), ...items.flatMap(pathsIn)]), folders }
}

/**
 * @returns the path whose folders are open on the page of a route: its own, or, where no entry leads to it, as to that of a
 * schema, that of the nearest folder above it
 */
export function folderOf(route: string, { all, folders }: ListedPaths): string {
  if (all.has(route)) return route
  const parts = route.split('/')
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
  return above.find((path) => folders.has(path)) ?? route
}

/** @returns the path of an entry and all below it */
export function pathsIn({ path, children = [] }: MenuItem): readonly string[] {
  return [...(path === undefined ? [] : [path]), ...children.flatMap(pathsIn)]
}

/** @returns tells whether an item or any of its descendants is the page of a route */
export function leadsTo(item: MenuItem): (route: string) => boolean {
  const paths = new Set(pathsIn(item))
  return (route) => paths.has(route)
}

/** @returns where a closed folder leads: the first page in it or, where none is, its first link */
export function leadOf(folder: MenuItem): MenuItem | undefined {
  const leads = leadsIn(folder)
  return leads.find(({ type }) => type !== 'link') ?? leads[0]
}

function leadsIn(item: MenuItem): readonly MenuItem[] {
  const { path, children = [] } = item
  return [...(path === undefined ? [] : [item]), ...children.flatMap(leadsIn)]
}

/** @returns how many entries there are, those within folders and the folders among them */
export function entriesIn(items: readonly MenuItem[]): number {
  return items.reduce((sum, { children = [] }) => sum + 1 + entriesIn(children), 0)
}

/** Numbers of all lists within others, in the order of the menu: pages and the file of the whole menu name them alike. */
export function listNumbers(items: readonly MenuItem[]): ReadonlyMap<MenuItem, number> {
  const numbers = new Map<MenuItem, number>()
  const visit = (item: MenuItem) => {
    if (item.type === 'folder' || item.type === 'separator') numbers.set(item, numbers.size)
    item.children?.forEach(visit)
  }
  items.forEach(visit)
  return numbers
}
