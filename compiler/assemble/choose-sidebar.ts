import type { FrontMatter } from '../data/front-matter.ts'
import { folderOf } from '../data/site/resolve-site.ts'
import type { SiteConfig } from '../data/site/site-config.ts'
import { below, isWithin, readSitePath } from '../model/routes.ts'

/** A navigation file, as far as it decides which pages show it. */
export interface NavigationHead {
  readonly name: string
  readonly path: string | null
}

/** What decides which sidebar a page has. */
export interface SidebarRules {
  readonly config: Pick<SiteConfig, 'docsRoot' | 'sidebar'>
  /** Navigation files by the folder whose pages show them. */
  readonly folders: ReadonlyMap<string, string>
  /** Folders directly below the docs root, by their names, that hold more than a page of their own. */
  readonly sections: ReadonlySet<string>
}

/** Begins the name of a sidebar that is made from a folder: no file is called so. */
const made = 'folder '
/** Begins the name of a sidebar that holds what belongs to one page. */
const belonging = 'below '

/**
 * @returns navigation files by folders: each by the folder of its own name and by its path; where two have one folder,
 *   the one that is called so
 */
export function navigationFolders(
  files: readonly NavigationHead[],
  docsRoot: SiteConfig['docsRoot'],
): ReadonlyMap<string, string> {
  const folders = new Map<string, string>()
  const add = (folder: string, name: string) => {
    if (!folders.has(folder)) folders.set(folder, name)
  }
  for (const { name } of files) add(below(docsRoot, name), name)
  for (const { name, path } of files) if (path !== null) add(readSitePath(path).route, name)
  for (const { name } of files) add(`/${name}`, name)
  return folders
}

/**
 * The sidebar of a page: what its front matter names, else the navigation file of the nearest folder above it, else its
 * product's, else, where the site asks for it, one that is made from its folder.
 *
 * @returns its name, whether there is a file of it or not
 */
export function sidebarName(
  route: string,
  { sidebar }: Pick<FrontMatter, 'sidebar'>,
  product: string | null,
  rules: SidebarRules,
): string | null {
  if (sidebar !== undefined) return sidebar
  const { config, folders } = rules
  const nearest = foldersAbove(route).find((folder) => folders.has(folder))
  const named = nearest === undefined ? product : (folders.get(nearest) ?? product)
  if (config.sidebar === 'files' || (named !== null && [...folders.values()].includes(named))) return named
  return isWithin(route, config.docsRoot) ? made + folderFor(route, rules) : named
}

/** @returns the folder that a sidebar is made from; null for one that has a file */
export function folderOfSidebar(name: string): string | null {
  return name.startsWith(made) ? name.slice(made.length) : null
}

/** @returns the name of the sidebar that holds what belongs to a page, and nothing else */
export function sidebarBelow(route: string): string {
  return belonging + route
}

/** @returns the page that such a sidebar belongs to; null for any other */
export function pageOfSidebar(name: string): string | null {
  return name.startsWith(belonging) ? name.slice(belonging.length) : null
}

/** The page's own route comes first: it may be the page of a folder. */
function foldersAbove(route: string): readonly string[] {
  const segments = route.split('/').filter((segment) => segment !== '')
  return [...segments.map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}`), '/']
}

/** A page of a folder directly below the docs root, and the folder's own, has that folder's sidebar, all others the root's. */
function folderFor(route: string, { config: { docsRoot }, sections }: SidebarRules): string {
  const folder = folderOf(route, docsRoot)
  if (folder === null) return docsRoot
  return sections.has(folder) || route !== below(docsRoot, folder) ? below(docsRoot, folder) : docsRoot
}
