import { posix } from 'node:path'
import { routeOf } from '../../../compiler/model/routes.ts'
import { isPage } from './page-names.ts'
import { starlightFolder } from './source-folder.ts'
import { withProse } from './with-prose.ts'

/** A file of a folder of Markdown and its copy, from the root to the root. */
export interface Copy {
  readonly from: string
  readonly to: string
}

/** A folder of Markdown, from the root, and all that is copied of it. */
export interface CopiedFolder {
  readonly folder: string
  readonly copies: readonly Copy[]
}

/** Below these, in the folder of the pages, other tools keep what they publish at the root of the site. */
const inside = ['', 'public', 'static']
/** And below these beside it. */
const beside = ['static', 'public', 'website/static', 'website/public']

/** @returns the folders beside that of the pages which other tools publish at the root of the site, from the root */
export function publishedBeside(folder: string): readonly string[] {
  const project = folder.endsWith(`/${starlightFolder}`) ? folder.slice(0, -starlightFolder.length) : null
  return project === null ? beside : [`${project}public`, ...beside]
}

export const picture = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

/** The target of an inline link, an image or a definition; between angle brackets it may hold spaces. */
const target = /(\]\(\s*|^ {0,3}\[[^\]\n]+\]:\s*)(<[^<>\n]+(?=>)|[^\s<>()]+)/gm

/** The address in a tag of HTML. */
const attribute = /(\s(?:src|href)=(["']))([^"'\s<>]+)(?=\2)/gi

/**
 * Leads the links of pages to the copies of the files that they name. Links that are right stay as they are written.
 *
 * @param outside the address of a file that is not copied, from the root; null where it has none
 * @returns the text of a page with its links; a path that begins with a slash begins at the folder, which was a site
 */
export function linksTo(
  { folder, copies }: CopiedFolder,
  outside: (path: string) => string | null,
): (text: string, page: Copy) => string {
  const copyOf = new Map(copies.map((copy) => [copy.from, copy.to]))
  for (const { to } of copies) {
    const published = posix.join(folder, to.replace(/^content\/pages\//, ''))
    if (to.startsWith('content/pages/') && !copyOf.has(published)) copyOf.set(published, to)
  }
  // Some publish the folder at the root of the site, others at its own name.
  const places = [
    ...inside.map((place) => posix.join(folder, place)),
    posix.dirname(folder),
    ...publishedBeside(folder),
  ]
  const pictures = byEnding(copies)
  const lead = (url: string, { from, to }: Copy): string => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
    if (path === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return url
    const isFromRoot = path.startsWith('/')
    const files = (isFromRoot ? places : [posix.dirname(from), addressOf(from)]).map((place) =>
      posix.join(place, decoded(path)),
    )
    const copied =
      files.flatMap(namesOf).flatMap((name) => copyOf.get(name) ?? [])[0] ??
      // A site in many languages has its pictures below one of them.
      (isFromRoot ? pictures.get(decoded(path)) : undefined)
    if (copied == null) {
      const [file = '..'] = files
      const address = isFromRoot || file.startsWith('..') ? null : outside(file)
      return address === null ? url : address + rest
    }
    // Pages that take a partial in lie in any folder.
    if (to.startsWith('content/partials/') && isPage(copied)) return encodeURI(routeOf(copied)) + rest
    const here = posix.join(isFromRoot ? 'content/pages' : posix.dirname(to), decoded(path))
    // The address of a folder's own page has no `index` here.
    if (namesOf(here).includes(copied) && !/\.html?$|(?:^|\/)index$/i.test(path)) return url
    if (copied.startsWith('content/assets/')) return encodeURI(copied.slice('content'.length)) + rest
    const relative = posix.relative(posix.dirname(to), copied)
    return encodeURI(relative.startsWith('.') ? relative : `./${relative}`) + rest
  }
  return (text, page) => withAddresses(text, (url) => lead(url, page))
}

/** @param change gives the address that stands in place of one. @returns the text of a page with its links, images and definitions changed */
export function withAddresses(text: string, change: (url: string) => string): string {
  return withProse(text, (prose) =>
    prose
      .replace(target, (_, before: string, url: string) => {
        const led = url.startsWith('<') ? `<${change(url.slice(1))}` : change(url)
        return before + led
      })
      .replace(attribute, (_, before: string, _quote, url: string) => before + change(url)),
  )
}

/** @returns pictures by each path from the root of a site that only they may mean; null where several end so */
function byEnding(copies: readonly Copy[]): ReadonlyMap<string, string | null> {
  const endings = new Map<string, string | null>()
  for (const { from, to } of copies) {
    if (!picture.test(from)) continue
    for (let at = from.indexOf('/'); at !== -1; at = from.indexOf('/', at + 1)) {
      const ending = from.slice(at)
      endings.set(ending, endings.has(ending) ? null : to)
    }
  }
  return endings
}

/**
 * @returns the folder that a page's relative addresses begin at where its own ends with a slash: what other tools take over as
 *   it is written, as HTML, is written for that
 */
function addressOf(path: string): string {
  return path.replace(/(?:\/(?:index|README))?\.[^./]+$/i, '')
}

/** @returns the files that a link may mean: other tools are given the page that they make, `b.html`, or its address, `b` or `b/` */
export function namesOf(path: string): readonly string[] {
  const stem = path.replace(/(?:\/index)?\.html?$|\/$/i, '')
  return [path, ...['', '/index', '/README'].flatMap((name) => [`${stem}${name}.md`, `${stem}${name}.mdx`])]
}

/** @returns a path as the files have it */
export function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
