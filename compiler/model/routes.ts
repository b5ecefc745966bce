/** Where the files of pages are. */
export const pagesFolder = 'content/pages/'

/** Links that are in no page, such as those of the frame and of data, are read as if this file had them. */
export const linkRoot = `${pagesFolder}index.md`

/**
 * @param file a page's path from the root, `content/pages/docs/voice/index.mdx`
 * @returns its route without trailing slash, `/docs/voice`; the root's is `/`
 */
export function routeOf(file: string): string {
  const extension = file.endsWith('.mdx') ? 4 : file.endsWith('.md') ? 3 : 0
  const path = file.slice(pagesFolder.length, file.length - extension)
  if (path === 'index') return '/'
  return `/${path.endsWith('/index') ? path.slice(0, -'/index'.length) : path}`
}

/**
 * @param root the docs root
 * @param path what is below it, without a slash before it
 */
export function below(root: string, path: string): string {
  return root === '/' ? `/${path}` : `${root}/${path}`
}

/** Where hosts find the page for every address that a site does not have. */
export const notFoundRoute = '/404'
/** Its file, which no route is called: a site may have a page at `/404`. */
export const notFoundFile = '404.html'

/**
 * @param base the path of the site's own address: nothing, or `/a/b`
 * @param path a site path; an address of another site, and a fragment, stay as they are
 * @returns the path as readers' browsers need it
 */
export function underBase(base: string, path: string): string {
  if (base === '' || !path.startsWith('/')) return path
  return path === '/' ? base : /^\/[?#]/.test(path) ? base + path.slice(1) : base + path
}

/** @returns the one address of a page; the root of a host alone ends in a slash */
export function canonicalUrl(siteUrl: string, route: string): string {
  const isHost = /^https?:\/\/[^/]+$/.test(siteUrl)
  return route === '/' && !isHost ? siteUrl : siteUrl + route
}

/** @returns whether a route is a page or is below it */
export function isWithin(route: string, page: string): boolean {
  return page === '/' || route === page || route.startsWith(`${page}/`)
}

/** @returns the files that would be the page of a route */
export function filesOf(route: string): readonly string[] {
  const path = route.slice(1)
  const names = path === '' ? ['index'] : [path, `${path}/index`]
  return names.flatMap((name) => [`${pagesFolder}${name}.md`, `${pagesFolder}${name}.mdx`])
}

/** A site path in its parts, its route normal: no trailing slash, percent-encoding decoded. */
export interface SitePath {
  readonly route: string
  readonly query: string
  /** Without `#`, decoded; null where there is none. */
  readonly fragment: string | null
}

/** @param path a path that begins with `/`, or a bare fragment */
export function readSitePath(path: string): SitePath {
  const hash = path.indexOf('#')
  const fragment = hash === -1 ? null : decode(path.slice(hash + 1))
  const before = hash === -1 ? path : path.slice(0, hash)
  const mark = before.indexOf('?')
  const query = mark === -1 ? '' : before.slice(mark)
  const route = decode(mark === -1 ? before : before.slice(0, mark))
  // Each run of slashes is looked through once, from its beginning.
  return { route: route.length > 1 ? route.replace(/(?<!\/)\/+$/, '') || '/' : route, query, fragment }
}

/** @returns a text without percent-encoding; one that is not encoded well as it is */
export function decode(text: string): string {
  return decodeWell(text) ?? text
}

/** @returns a text without percent-encoding; null for one that is not encoded well */
export function decodeWell(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * Resolves a relative link as if the page's file were a folder's member: `./a` and `a.md` are beside the file. A
 * query alone leads to the page itself.
 *
 * @returns a site path, or null where the link leads out of the pages
 */
export function resolveRelative(url: string, file: string): string | null {
  if (url.startsWith('?')) return routeOf(file) + url
  const folder = file.slice(pagesFolder.length).split('/').slice(0, -1)
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment === '..') {
      if (folder.length === 0) return null
      folder.pop()
    } else folder.push(segment)
  }
  const joined = `/${folder.join('/')}`
  const page = /\.mdx?$/.test(joined) ? joined.replace(/\.mdx?$/, '').replace(/\/index$/, '') || '/' : joined
  return page + rest
}

const dotted = /\/(?:\.|%2e){1,2}(?:\/|$)/i
const here = /^(?:\.|%2e)$/i
const up = /^(?:\.|%2e){2}$/i

/**
 * Resolves `.` and `..` in a site path as browsers do (WHATWG URL, "path state").
 *
 * @returns the path as it was where it leads out of the site, or where another host would come of it
 */
export function withoutDots(path: string): string {
  const end = path.search(/[?#]/)
  const [route, rest] = end === -1 ? [path, ''] : [path.slice(0, end), path.slice(end)]
  if (!dotted.test(route)) return path
  const segments = route.split('/').slice(1)
  const kept: string[] = []
  for (const segment of segments) {
    if (up.test(segment) && kept.pop() === undefined) return path
    if (!up.test(segment) && !here.test(segment)) kept.push(segment)
  }
  const last = segments.at(-1) ?? ''
  const joined = `/${kept.join('/')}${kept.length > 0 && (up.test(last) || here.test(last)) ? '/' : ''}`
  return /^\/(?:[/\\]|%5C|%2F)/i.test(joined) ? path : joined + rest
}
