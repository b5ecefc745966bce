import type { AssetFile } from '../formats/source.ts'
import { descriptionPaths, markdownPath } from '../model/page-path.ts'
import { routeOf } from '../model/routes.ts'

/** Files that every build makes besides pages and assets, by site path. */
const made = ['/llms.txt', '/sitemap.xml', '/robots.txt', '/404.html']

/**
 * Site paths of assets and of the files that every build makes besides pages: what a link may lead to.
 *
 * @param described routes of pages with the description of an API below them
 * @param unread paths of what is there and could not be read, which is reported by itself: links to it are not dead
 */
export function siteFiles(
  assets: readonly Pick<AssetFile, 'path'>[],
  routes: Iterable<string>,
  described: readonly string[],
  unread: readonly string[],
): ReadonlySet<string> {
  const twins = [...routes].map((route) => `/${markdownPath(route)}`)
  const descriptions = described.flatMap(descriptionPaths).map((path) => `/${path}`)
  const pages = unread.filter((path) => /^content\/pages\/.*\.mdx?$/.test(path)).map(routeOf)
  return new Set([
    ...made,
    ...twins,
    ...descriptions,
    ...pages,
    ...[...assets.map(({ path }) => path), ...unread].map(sitePath),
  ])
}

/**
 * @param unread paths of what could not be read
 * @returns whether what is missing at a site path may lie in a folder of these, or be made from what lies there
 */
export function liesUnread(path: string, unread: readonly string[]): boolean {
  return unread.some((folder) => /^content\/(?:pages|data)$/.test(folder) || path.startsWith(`${sitePath(folder)}/`))
}

function sitePath(path: string): string {
  return `/${assetPath(path)}`
}

/** `content/assets/a.png` is `assets/a.png`; a file beside a page has the page's folder. */
export function assetPath(path: string): string {
  return path.replace(/^content\/(pages\/)?/, '')
}
