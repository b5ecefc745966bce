import { posix } from 'node:path'
import { PageIds } from '../../../compiler/assemble/ids.ts'
import { headingPlaces, withoutCode } from '../../../compiler/formats/markdown/heading-places.ts'
import { createParser } from '../../../compiler/formats/markdown/parse-markdown.ts'
import { once } from '../../../compiler/formats/once.ts'
import { pagesFolder, routeOf } from '../../../compiler/model/routes.ts'
import { firstHeading } from '../../../compiler/parse/first-heading.ts'
import type { NewFile } from '../editor/write-files.ts'
import { decoded, withAddresses } from './copied-links.ts'
import { frontParts } from './front-parts.ts'
import { isMarkdown, isPage } from './page-names.ts'

/** Signs that are no letters and no numbers. */
const signs = /[\s!-/:-@[-`{-~“”‘’]+/g

/** How other tools make an address of the words of a heading: VitePress, Python-Markdown (MkDocs), kramdown (Jekyll). */
const others: readonly ((words: string) => string)[] = [
  (words) =>
    words
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .replace(signs, '-')
      .replace(/^-|-$/g, '')
      .replace(/^(?=\d)/, '_')
      .toLowerCase(),
  (words) =>
    words
      .normalize('NFKD')
      .replace(/[^\w\s-]/g, '')
      .trim()
      .toLowerCase()
      .replace(/[-\s]+/g, '-'),
  (words) =>
    words
      .replace(/^[^a-z]+/i, '')
      .replace(/[^a-z0-9 -]/gi, '')
      .replaceAll(' ', '-')
      .toLowerCase(),
]

/** The ids of a page, and those that its headings had. */
interface Anchors {
  readonly ids: ReadonlySet<string>
  readonly former: ReadonlyMap<string, string>
}

/**
 * Leads links to headings by the ids that these have here, where another tool made others of their words. Links that are
 * right, and those that were not right there, stay.
 *
 * @param copies all that is copied, pages and partials
 */
export function withOwnLinkAnchors(copies: readonly NewFile[]): readonly NewFile[] {
  const pages = new Map<string, NewFile>()
  for (const copy of copies) if (isPage(copy.path)) pages.set(routeOf(copy.path), copy)
  const known = new Map<string, Anchors>()
  const parser = once(() => createParser(new Set()))
  const anchorsOf = (page: NewFile): Anchors => {
    const anchors = known.get(page.path) ?? anchorsIn(String(page.content), page.path, parser)
    known.set(page.path, anchors)
    return anchors
  }
  const lead = (url: string, file: string): string => {
    const at = url.indexOf('#')
    if (at === -1 || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return url
    const page = pageOf(url.slice(0, at).replace(/\?.*$/s, ''), file, pages)
    if (page === undefined) return url
    const { ids, former } = anchorsOf(page)
    const anchor = decoded(url.slice(at + 1))
    const id = ids.has(anchor) ? anchor : (former.get(anchor) ?? former.get(anchor.toLowerCase()))
    return id === undefined || id === anchor ? url : `${url.slice(0, at)}#${encodeURI(id)}`
  }
  return copies.map((copy) => {
    if (!isMarkdown(copy.path)) return copy
    const text = String(copy.content)
    if (!text.includes('#')) return copy
    const led = withAddresses(text, (url) => lead(url, copy.path))
    return led === text ? copy : { ...copy, content: led }
  })
}

function pageOf(path: string, file: string, pages: ReadonlyMap<string, NewFile>): NewFile | undefined {
  // What a partial says of its own page is not known.
  if (path === '') return isPage(file) ? pages.get(routeOf(file)) : undefined
  const plain = decoded(path)
  const whole = plain.startsWith('/') ? `${pagesFolder.slice(0, -1)}${plain}` : posix.join(posix.dirname(file), plain)
  return whole.startsWith(pagesFolder) ? pages.get(routeOf(whole.replace(/(?<=.)\/$/, ''))) : undefined
}

/** An id that is written behind a heading, and one in HTML. */
const ownId = { md: /\{#([^\s{}]+)\}\s*$/, mdx: /\{\/\*\s*#([^\s*]+)\s*\*\/\}\s*$/ }
const htmlId = /\s(?:id|name)=["']([^"'<>\s]+)["']/g

function anchorsIn(text: string, file: string, parser: () => ReturnType<typeof createParser>): Anchors {
  const format = file.endsWith('.mdx') ? 'mdx' : 'md'
  const body = frontParts(text)?.body ?? text
  const masked = withoutCode(body, format)
  const ids = new PageIds()
  const former = new Map<string, string>()
  for (const [, id = ''] of masked.matchAll(htmlId)) ids.reserve(id)
  for (const { start, end } of headingPlaces(masked, format)) {
    const written = body.slice(start, end).trim()
    const own = ownId[format].exec(written)?.[1]
    if (own !== undefined) ids.reserve(own)
    const words = own === undefined ? wordsOf(written, format, parser) : ''
    const id = own ?? ids.takeForHeading(words)
    for (const one of [id.toLowerCase(), ...others.map((make) => make(words))])
      if (one !== '' && !former.has(one)) former.set(one, id)
  }
  return { ids: ids.all, former }
}

/** Words without marks need nobody who reads Markdown. */
const plainWords = /^[\w\s.,:;?!'"()/-]*$/

function wordsOf(written: string, format: 'md' | 'mdx', parser: () => ReturnType<typeof createParser>): string {
  if (plainWords.test(written) && !/_/.test(written)) return written
  const heading = `# ${written.replace(/\s+/g, ' ')}`
  return firstHeading(heading, { format, variables: () => undefined, parse: parser() }) ?? ''
}
