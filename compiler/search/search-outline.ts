import { gunzipSync } from 'node:zlib'
import type { OutputFile } from '../model/output.ts'

/**
 * What the browser must know of a page to put it in its place, without its text: the engine tells where in a page words
 * stand, this tells what stands there. The browser reads the same shape (`client/widgets/search/outline.ts`).
 */
export type OutlinedPage = readonly [
  /** The engine's id of the page. */
  id: string,
  /** Number of its words. */
  words: number,
  /** Number of the title's words. */
  titleWords: number,
  /** How much the page weighs of its own, from 0 to 99: pages that others lead to weigh more, deep ones less. */
  weight: number,
  /** For each heading where it begins, in words from the start of the page, and how many words it has, one after the other. */
  headings: readonly number[],
  /** Where each thing begins that has an address of its own without being a heading, such as a parameter. */
  definitions: readonly number[],
  /** Keys of the brands under which it is found. */
  tags: readonly string[],
]

/** A piece of the index that belongs to one page, as far as it is used (pagefind.app, "The Pagefind Search API"). */
interface Fragment {
  readonly url: string
  readonly word_count: number
  readonly meta: Readonly<Record<string, string | undefined>>
  readonly anchors: readonly {
    readonly element: string
    readonly id: string
    readonly text: string
    readonly location: number
  }[]
}

const signature = 'pagefind_dcd'
const heading = /^h[2-6]$/i
const definition = /^(li|dt|tr)$/i

/**
 * Reads the outline of all pages out of the engine's files.
 *
 * @param files all files of one index
 * @param links how many pages lead to each route
 * @param tags of each address
 */
export function outlineOf(
  files: readonly OutputFile[],
  links: ReadonlyMap<string, number>,
  tags: ReadonlyMap<string, readonly string[]>,
): readonly OutlinedPage[] {
  return files.flatMap(({ path, content }) => {
    const id = /([^/]+)\.pf_fragment$/.exec(path)?.[1]
    if (id === undefined) return []
    if (!(content instanceof Uint8Array)) throw new Error(`${path} is no piece of the search index`)
    const text = gunzipSync(content).toString('utf8')
    if (!text.startsWith(signature))
      throw new Error(`The search index has a piece in a form that is not known: ${path}`)
    const { url, word_count, meta, anchors } = JSON.parse(text.slice(signature.length)) as Fragment
    const headings = anchors
      .filter(({ element, id: name }) => heading.test(element) && name !== '')
      .flatMap(({ location, text: said }) => [location, wordsOf(said)])
    const weight = weightOf(url, links.get(url) ?? 0)
    const definitions = anchors.filter(({ element }) => definition.test(element)).map(({ location }) => location)
    return [[id, word_count, wordsOf(meta.title ?? ''), weight, headings, definitions, tags.get(url) ?? []] as const]
  })
}

/** How many other pages lead to each route from their text. */
export interface LinkCount {
  readonly counts: ReadonlyMap<string, number>
  add(page: { readonly route: string; readonly html: string }): void
}

export function createLinkCount(): LinkCount {
  const counts = new Map<string, number>()
  return {
    counts,
    add({ route, html }) {
      const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? ''
      const targets = Array.from(article.matchAll(/\shref="(\/[^"#?]*)/g), ([, path = '']) =>
        path.replace(/(?<=.)\/$/, ''),
      )
      for (const target of new Set(targets)) if (target !== route) counts.set(target, (counts.get(target) ?? 0) + 1)
    },
  }
}

/** A page that 30 others lead to is as well known as one can be; each folder below the first two takes a tenth. */
function weightOf(url: string, links: number): number {
  const depth = url.startsWith('/') ? Math.max(url.split('/').filter((part) => part !== '').length - 2, 0) : 0
  const fame = Math.min(Math.log2(1 + links) / 5, 1)
  return Math.round(99 * (0.6 + 0.4 * fame) * Math.max(1 - 0.07 * depth, 0.5))
}

function wordsOf(text: string): number {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '').length
}
