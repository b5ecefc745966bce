import {
  brokenUrl,
  deadAnchor,
  deadDerivedLink,
  deadLink,
  emptyLink,
  heavyImage,
  linkOutOfPages,
  linkToDraft,
  linkToProtected,
  localhostLink,
  missingImage,
  unsafeAddress,
} from '../diagnostics/codes/links.ts'
import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'
import { decode, readSitePath } from '../model/routes.ts'
import { sizeOver } from '../read/limits.ts'
import type { LinkUse } from '../validate/checked-tree.ts'
import { quotedPath } from '../validate/quoted-values.ts'
import { anchorOf, isReadable, readUrl, type SiteAddress } from './link-target.ts'
import type { NearestRoute } from './nearest-route.ts'
import type { PageOutline } from './outline.ts'

/** What the link graph knows of a page. */
export interface PageNode {
  readonly protected: boolean
  readonly draft: boolean
}

/** What a link may be held against. */
export interface LinkGraph extends SiteAddress {
  page(route: string): PageNode | undefined
  /** Whether a page has an anchor; true also while a syntax error hides what it holds. */
  hasAnchor(route: string, id: string): boolean
  /** The anchor of a page that was probably meant. */
  nearestAnchor(route: string, id: string): string | null
  /** Assets and generated files, by site path. */
  hasFile(path: string): boolean
  /** Bytes of an asset; null for what is none. */
  sizeOf(path: string): number | null
  /** Through the redirects: a site path or an absolute URL. */
  rewrite(path: string): string
  /** Pages that a lenient site goes without. */
  isLeftOut(route: string): boolean
  /** Where the page that once had this route is now. */
  movedRoute(route: string): string | null
  /** The page or file that was probably meant. */
  nearestRoute: NearestRoute
  nearestFile: NearestRoute
}

/** The page that a link is on. */
export interface LinkSource {
  readonly route: string
  readonly file: string
  readonly protected: boolean
  /** Null while a syntax error hides what it holds. */
  readonly ids: Pick<PageOutline, 'anchors'> | null
}

const picture = 'Name a file of the site, or one of another site with `https://`.'

/** What is dead where an author wrote it. */
const dead: ReadonlySet<string> = new Set(
  [deadLink, deadAnchor, missingImage, linkToDraft, linkOutOfPages, emptyLink].map(({ code }) => code),
)

/** Holds one link against the graph. @returns what is wrong with it, or null */
export function checkLink(link: LinkUse, from: LinkSource, graph: LinkGraph): Diagnostic | null {
  const url = readUrl(link.url, from.file, graph)
  // What a block, data or the frame derives is only a warning, whatever of it is dead.
  const soft = link.kind === 'derived' || url.kind === 'own'
  const at: At = { file: link.file, place: link.place, related: link.related }
  const found = faultOf(url, { link, from, graph, at: soft ? { ...at, severity: 'warning' } : at })
  return soft && found !== null && dead.has(found.code) ? { ...found, code: deadDerivedLink.code } : found
}

/** A link, with all that it is held against, and where what is wrong with it is said. */
interface Held {
  readonly link: LinkUse
  readonly from: LinkSource
  readonly graph: LinkGraph
  readonly at: At
}

function faultOf(url: ReturnType<typeof readUrl>, held: Held): Diagnostic | null {
  const { link, at } = held
  switch (url.kind) {
    case 'external':
      if (link.kind === 'picture' && !/^https?:/i.test(url.url))
        return unsafeAddress({ ...at, hint: picture }, { url: link.url })
      // `http://HOST:PORT/` in a sentence is a form to fill in.
      if (link.kind !== 'bare' && !isReadable(url.url)) return brokenUrl(at, { url: link.url })
      return link.kind === 'derived' ? null : findLocalhostLink(url.url, at)
    case 'empty':
      return emptyLink(at)
    case 'unsafe':
      return unsafeAddress(at, { url: link.url })
    case 'escapes':
      return linkOutOfPages(at, { url: link.url, nearest: insideOf(held) })
    case 'fragment':
      if (isPicture(link)) return missingImage(at, { path: link.url, nearest: null })
      return checkOwnAnchor(url.fragment, held)
    default:
      return checkPath(url.path, held)
  }
}

/** Only a property of a tag may be a value of the site, and only as a whole. */
function valueHint({ url, file }: LinkUse, path: string): string {
  const isTagToo = url === `{${path}}` && file.endsWith('.mdx')
  const where = /\.mdx?$/.test(file) ? ' in Markdown' : ''
  return `An address${where} has no values of the site: write ${isTagToo ? `\`<a href={${path}}>…</a>\`, or ` : ''}the address itself.`
}

/** An address as people say it: a relative one to browsers. */
const otherSite = /^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev)(?=[/?#]|$))/i

/** @returns how to write an address that has another form than browsers know, or null */
function formHint(url: string): string | null {
  if (otherSite.test(url)) return `If it is on another site, write \`https://${url}\`.`
  const [, scheme, rest] = /^(https?)\/\/(.+)$/i.exec(url) ?? []
  if (scheme !== undefined) return `Write \`${scheme}://${rest}\`.`
  if (/^[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}$/i.test(url)) return `If it is an e-mail address, write \`mailto:${url}\`.`
  const [, quoted] = /^["'“”‘’„]+(.*[^"'“”‘’])["'“”‘’]+$/.exec(url) ?? []
  if (quoted !== undefined) return `Write \`${quoted}\`: an address stands there without quotes.`
  return url.includes('\\') ? `Write \`${url.replaceAll('\\', '/')}\`: addresses have slashes.` : null
}

/** A page is no picture. */
function isPicture({ kind }: LinkUse): boolean {
  return kind === 'image' || kind === 'picture'
}

function checkPath(path: string, held: Held): Diagnostic | null {
  const { link, from, graph, at } = held
  const to = graph.rewrite(path)
  if (!to.startsWith('/')) return null
  const { route, fragment } = readSitePath(to)
  const page = graph.page(route)
  if (page === undefined) return checkFile(route, held)
  if (isPicture(link)) return missingImage(at, { path: route, nearest: graph.nearestFile(route) })
  if (page.draft) return linkToDraft(at, { path: route })
  // What is dead is an error; that the page is protected is told when it leads somewhere.
  if (fragment !== null && !isKnown(fragment, (id) => graph.hasAnchor(route, id)))
    return reportDeadAnchor(fragment, route, held)
  return page.protected && !from.protected ? linkToProtected(at, { path: route }) : null
}

/** @param route where there is no page */
function checkFile(route: string, held: Held): Diagnostic | null {
  const { link, from, graph, at } = held
  // The Markdown form of a page shows what the page shows. Those of pages made from data are no files that are listed.
  const shown = route.endsWith('.md') ? graph.page(route.slice(0, -'.md'.length)) : undefined
  if (shown === undefined && !graph.hasFile(route)) return reportDead(route, held)
  if (shown?.draft === true) return linkToDraft(at, { path: route })
  if (shown?.protected === true && !from.protected) return linkToProtected(at, { path: route })
  return isPicture(link) ? findHeavyImage(route, graph.sizeOf(route), at) : null
}

const keptOut = 'A fault of its specification keeps the page out.'

/** @param route where there is neither a page nor a file */
function reportDead(route: string, { link, from, graph, at }: Held): Diagnostic {
  const isFile = isPicture(link) || route.startsWith('/assets/')
  const hint = baseHint(route, graph) ?? formHint(link.url)
  if (hint !== null) return (isFile ? missingImage : deadLink)({ ...at, hint }, { path: route, nearest: null })
  if (isFile) return missingImage(at, { path: route, nearest: graph.nearestFile(route) })
  if (graph.isLeftOut(route)) return deadDerivedLink({ ...at, hint: keptOut }, { path: route, nearest: null })
  const value = quotedPath(link.url)
  if (value !== null) return deadLink({ ...at, hint: valueHint(link, value) }, { path: route, nearest: null })
  const moved = graph.movedRoute(route)
  if (moved !== null)
    return deadLink({ ...at, hint: `The page has moved to \`${moved}\`.` }, { path: route, nearest: moved })
  // No page links to itself by the name of another one.
  return deadLink(at, { path: route, nearest: graph.nearestRoute(route, from.route) })
}

/** @returns what is at a path out of the pages once its steps up are left aside: editors show `../../assets/a.png`; or null */
function insideOf({ link, from, graph }: Held): string | null {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link.url) ?? []
  const path = written.replace(/^(?:\.{1,2}\/)+(?:content\/)?(?:pages\/)?/, '/')
  if (path.startsWith('/assets/')) return graph.hasFile(path) ? path : graph.nearestFile(path)
  const route = path.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  return graph.page(route) === undefined ? graph.nearestRoute(path, from.route) : route + rest
}

/** @returns what to write for whom wrote the base of the site's address before a path, or null */
function baseHint(route: string, { base, page, hasFile }: LinkGraph): string | null {
  if (base === '' || !`${route}/`.startsWith(`${base}/`)) return null
  const inside = route.slice(base.length) || '/'
  if (page(inside) === undefined && !hasFile(inside)) return null
  return `Write \`${inside}\`: \`${base}\` is put before every path.`
}

function checkOwnAnchor(fragment: string, held: Held): Diagnostic | null {
  const { route, ids } = held.from
  if (ids === null || isKnown(fragment, (id) => ids.anchors.includes(`\n${id}\n`))) return null
  return reportDeadAnchor(fragment, route, held)
}

/** `#` and `#top` lead to the top of any page (HTML standard, "scroll to the fragment"). */
function isKnown(fragment: string, has: (id: string) => boolean): boolean {
  const id = anchorOf(fragment)
  return id === '' || id === 'top' || has(id) || has(decode(id))
}

function reportDeadAnchor(fragment: string, route: string, { graph, at }: Held): Diagnostic {
  const id = anchorOf(fragment)
  const near = graph.nearestAnchor(route, id)
  return deadAnchor(at, { anchor: decode(id), page: route, nearest: near === null ? null : `#${near}` })
}

/** Names of the machine that asks (RFC 6761, 6.3; RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
const localhost =
  /^https?:\/\/(?:[^/?#@]*@)?(?<host>(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])(?=[:/?#]|$)/i

/** @returns a warning for an address that leads to the machine of whoever reads the page */
function findLocalhostLink(url: string, at: At): Diagnostic | null {
  const host = localhost.exec(url)?.groups?.host
  return host === undefined ? null : localhostLink(at, { host })
}

const megabyte = 1024 * 1024

/**
 * @param path of the image in the site
 * @param size bytes; null for what is no asset
 * @returns a warning for an image that keeps readers waiting
 */
function findHeavyImage(path: string, size: number | null, at: At): Diagnostic | null {
  return size !== null && size > megabyte ? heavyImage(at, { path, size: sizeOver(size, megabyte) }) : null
}
