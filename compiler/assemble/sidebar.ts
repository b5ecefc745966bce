import type { NavigationEntry, NavigationTree } from '../data/navigation.ts'
import type { ListedEntry } from '../model/generated-page.ts'
import type { PageLink } from '../model/public-block.ts'
import { readSitePath } from '../model/routes.ts'
import type { MenuItem, Sidebar } from '../model/theme.ts'

export interface SidebarInput {
  /** Where a path leads after the redirects. */
  link(path: string): { readonly href: string; readonly route?: string; readonly external: boolean }
  /** A protected page or a draft is left out. */
  isHidden(route: string): boolean
  /** The product of a page, for its icon where it differs from the sidebar's own. */
  productOf(route: string): string | null
  /** The product that the sidebar belongs to. */
  readonly product: string
  /** What data adds below the entry of a page; default: nothing. */
  listed?(route: string): readonly ListedEntry[]
}

/** Makes the sidebar that every page of a product shares; a section's heading goes with its last entry. */
export function makeSidebar(tree: NavigationTree, input: SidebarInput): Sidebar {
  const { listed } = input
  const once = listed === undefined ? input : { ...input, listed: listedOnce(tree, listed) }
  const items = tree.entries.flatMap((entry) => menuItems(entry, once))
  if (tree.path === undefined) return { title: tree.title, items }
  const { href, route } = input.link(tree.path)
  const path = input.isHidden(route ?? href) ? {} : { path: href }
  return { title: tree.title, ...path, items: [...items, ...itemsBelow(route, once)] }
}

/** Each entry below a page is listed once, and without what the author has listed by hand. */
function listedOnce(
  tree: NavigationTree,
  listed: (route: string) => readonly ListedEntry[],
): (route: string) => readonly ListedEntry[] {
  const byHand = new Set(navigationRoutes({ ...tree, path: undefined }))
  const done = new Set<string>()
  const others = (entries: readonly ListedEntry[]): readonly ListedEntry[] =>
    entries.flatMap((entry): readonly ListedEntry[] => {
      if (!('entries' in entry)) return byHand.has(entry.path) ? [] : [entry]
      const inside = others(entry.entries)
      return inside.length === 0 ? [] : [{ ...entry, entries: inside }]
    })
  return (route) => {
    if (done.has(route)) return []
    done.add(route)
    return others(listed(route))
  }
}

/** What data adds below the entry of a page. */
function itemsBelow(route: string | undefined, input: SidebarInput): readonly MenuItem[] {
  if (route === undefined) return []
  const visit = (entries: readonly ListedEntry[]): readonly MenuItem[] =>
    entries.flatMap((entry): readonly MenuItem[] => {
      const own = entry.path === undefined ? null : input.link(entry.path)
      const isHidden = own !== null && input.isHidden(own.route ?? own.href)
      const path = own === null || isHidden ? {} : { path: own.href }
      if ('entries' in entry) {
        const children = visit(entry.entries)
        return children.length === 0 ? [] : [{ type: 'folder', name: entry.title, ...path, children }]
      }
      const badge = entry.badge === undefined ? {} : { badge: entry.badge }
      return isHidden ? [] : [{ type: 'file', name: entry.title, ...path, ...badge }]
    })
  return visit(input.listed?.(route) ?? [])
}

function menuItems(entry: NavigationEntry, input: SidebarInput): MenuItem[] {
  if ('page' in entry) {
    const { href, route = href } = input.link(entry.page.path)
    if (input.isHidden(route)) return []
    const product = input.productOf(route)
    const icon = product === null || product === input.product ? {} : { product }
    const children = itemsBelow(route, input)
    if (children.length > 0) return [{ type: 'folder', name: entry.page.title, path: href, ...icon, children }]
    return [{ type: 'file', name: entry.page.title, path: href, ...icon }]
  }
  if ('link' in entry) {
    const { href, route = href, external } = input.link(entry.link.link)
    if (!external && input.isHidden(route)) return []
    return [{ type: 'link', name: entry.link.title, path: href, isExternal: entry.link.external ?? external }]
  }
  if ('subsection' in entry) {
    const items = entry.subsection.entries.flatMap((one) => menuItems(one, input))
    return items.length === 0 ? [] : [{ type: 'separator', name: entry.subsection.subheading }, ...items]
  }
  const { subheading, icon, path, entries } = entry.childSubsection
  const own = path === undefined ? null : input.link(path)
  const children = [...entries.flatMap((one) => menuItems(one, input)), ...itemsBelow(own?.route, input)]
  const folder = own === null || input.isHidden(own.route ?? own.href) ? {} : { path: own.href }
  if (children.length === 0 && !('path' in folder)) return []
  return [
    { type: 'folder', name: subheading, ...folder, ...(icon === undefined ? {} : { folderIcon: icon }), children },
  ]
}

/**
 * The pages of a sidebar in reading order, each once.
 * @param rootTitle the title of the page that the sidebar leads to itself: its own title is that of a list of pages
 */
export function readingOrder(sidebar: Sidebar, rootTitle = sidebar.title): readonly PageLink[] {
  const seen = new Set<string>()
  const order: PageLink[] = []
  const add = (title: string, address: string | undefined) => {
    // With another query it is the same page.
    const path = address?.replace(/\?.*$/s, '')
    if (path === undefined || !path.startsWith('/') || address?.includes('#') || seen.has(path)) return
    seen.add(path)
    order.push({ title, path })
  }
  const visit = (items: readonly MenuItem[]) => {
    for (const item of items) {
      if (item.type === 'file' || (item.type === 'folder' && item.path !== undefined)) add(item.name, item.path)
      visit(item.children ?? [])
    }
  }
  add(rootTitle, sidebar.path)
  visit(sidebar.items)
  return order
}

/** @returns the routes that a navigation file names, in reading order */
export function navigationRoutes(tree: NavigationTree | null): readonly string[] {
  if (tree === null) return []
  return navigationPaths(tree).flatMap(({ url }) => (url.startsWith('/') ? [readSitePath(url).route] : []))
}

/** Every path of a navigation file with its place, for the check of links. */
export function navigationPaths(
  tree: NavigationTree,
): readonly { readonly url: string; readonly path: readonly (string | number)[] }[] {
  const found: { url: string; path: (string | number)[] }[] = []
  const visit = (entries: readonly NavigationEntry[], base: readonly (string | number)[]) => {
    entries.forEach((entry, index) => {
      const here = [...base, index]
      if ('page' in entry) found.push({ url: entry.page.path, path: [...here, 'page', 'path'] })
      else if ('link' in entry) found.push({ url: entry.link.link, path: [...here, 'link', 'link'] })
      else if ('subsection' in entry) visit(entry.subsection.entries, [...here, 'subsection', 'entries'])
      else {
        const { path } = entry.childSubsection
        if (path !== undefined) found.push({ url: path, path: [...here, 'childSubsection', 'path'] })
        visit(entry.childSubsection.entries, [...here, 'childSubsection', 'entries'])
      }
    })
  }
  if (tree.path !== undefined) found.push({ url: tree.path, path: ['path'] })
  visit(tree.entries, ['entries'])
  return found
}
