import type { SitePage } from '../assemble/frame.ts'
import type { SearchResult } from '../data/search-results.ts'
import type { SiteConfig } from '../data/site/site-config.ts'
import { linesOf } from '../formats/lines-of.ts'
import { placesOf } from '../formats/search/places.ts'
import { keyOf } from '../formats/search/words.ts'
import type { NamedAnchor, PageSubject } from '../model/generated-page.ts'
import type { Heading } from '../model/public-block.ts'
import { isNews } from './news.ts'

interface Named {
  readonly route: string
  readonly title: string
  readonly description: string
  /** Keys of the brands under which it is found. */
  readonly tags: readonly string[]
  readonly enablement: boolean
  readonly kind: PageSubject['kind'] | 'guide' | 'external'
  readonly product: string | null
  /** It tells what has changed, and so speaks of everything. */
  readonly isNews: boolean
  /** Names by which readers know what the page is about: an operationId, a code. */
  readonly names: readonly string[]
}

/** What search has to know of a page before it reads its text: a plain value, so that it can be remembered. */
export interface SearchedPage extends Named {
  readonly headings: readonly Heading[]
  /** Places that blocks show something at, if the page is not about that alone. */
  readonly anchors: readonly NamedAnchor[]
}

/** All that search knows of a page. */
export interface SearchRecord extends Named {
  /** Routes that its text leads to, each once. */
  readonly links: readonly string[]
  /** Routes that it leads to, with the text of each link. */
  readonly leads: readonly (readonly [to: string, text: string])[]
  /** Read from the text each time that somebody goes through them: those of a long page take twenty times its room. */
  readonly places: Iterable<RecordPlace>
}

/** A place of a page that readers can be led to; the first is what comes before all headings. */
export interface RecordPlace {
  readonly kind: 'page' | 'heading' | 'definition'
  /** Its anchor; empty for the page. */
  readonly id: string
  readonly name: string
  readonly depth: number
  readonly text: string
  readonly code: string
  /** Names that its tables say something of. */
  readonly names: readonly string[]
}

/** @returns what of a page's model search needs; null for a page that may not be found */
export function searchedPage(page: SitePage, config: Pick<SiteConfig, 'brand' | 'subBrand'>): SearchedPage | null {
  const { search, internal, openapi } = page.model.page.frontMatter
  if (page.protected || !search || internal === true) return null
  const { route, title, description, enablement, product } = page
  const subject = subjectOf(page)
  // A page from which operations are generated lists them: what is asked for is one of them, or a guide.
  const kind = subject?.kind ?? (openapi === undefined ? 'guide' : 'reference')
  return {
    route,
    title,
    description,
    enablement,
    product,
    tags: [(config[page.brand] ?? config.brand).key],
    kind,
    isNews: kind === 'guide' && isNews(title, page.model.headings),
    names: subject?.names ?? [],
    headings: page.model.headings,
    anchors: namedAnchors(page.model),
  }
}

/**
 * Makes the record of a page.
 *
 * @param markdown its Markdown form
 * @param base the path that links in it begin with
 */
export function recordOf({ headings, anchors, ...page }: SearchedPage, markdown: string, base: string): SearchRecord {
  const routeIn = (path: string) => siteRoute(path.replace(/(?<=.)\/$/, ''), base)
  const links = Array.from(markdown.matchAll(/\]\((\/[^)#?\s]*)/g), ([, to = '']) => routeIn(to))
  const leads = Array.from(
    markdown.matchAll(/(?<!!)\[([^[\]\n]{2,80})\]\((\/[^)#?\s]*)/g),
    ([, text = '', to = '']): readonly [string, string] => [routeIn(to), text],
  )
  return {
    ...page,
    links: [...new Set(links)].filter((to) => to !== page.route).sort(),
    leads: leads.filter(([to]) => to !== page.route),
    places: { [Symbol.iterator]: () => withAnchors(headings, anchors, markdown) },
  }
}

/** Links of the page's Markdown begin with the base path of the site. */
function siteRoute(path: string, base: string): string {
  return path.startsWith(base) ? path.slice(base.length) || '/' : path
}

/** A page whose first content is a block is about what that shows. */
function subjectOf({ model }: SitePage): PageSubject | null {
  const { block, props } = model.page.blocks[firstBlock(model) ?? -1] ?? {}
  return props == null ? null : (block?.more?.search?.subject?.(props) ?? null)
}

/** @returns the index of the block that is the page's first content; null where something else is */
function firstBlock({ page }: SitePage['model']): number | null {
  const [first] = page.tree?.children ?? []
  return first?.type === 'block' ? (first.index ?? null) : null
}

function namedAnchors(model: SitePage['model']): readonly NamedAnchor[] {
  const subject = firstBlock(model)
  return model.page.blocks.flatMap(({ block }, index) => {
    const shown = model.models[index]
    return index === subject || shown == null ? [] : (block.more?.search?.named?.(shown) ?? [])
  })
}

/** The anchors of headings are in the model, in the same order. */
function* withAnchors(
  headings: readonly Heading[],
  anchors: readonly NamedAnchor[],
  markdown: string,
): Generator<RecordPlace> {
  const inOrder = headingsByKey(headings)
  const besides = new Map(anchors.map((one) => [one.id, one.names]))
  let at = 0
  for (const { kind, id, name, depth, names, text, code } of placesOf(linesOf(markdown))) {
    const isSet = kind !== 'heading' || id !== ''
    const found = isSet ? null : inOrder.next(keyOf(name), at)
    if (found !== null) at = found + 1
    const own = found === null ? id : (headings[found]?.id ?? '')
    const all = [...names, ...(besides.get(own) ?? [])]
    yield { kind, id: own, name, depth, names: all, text: text.join('\n'), code: code.join('\n') }
  }
}

/** Headings by what is written in them: to look through all of them for each takes the square of their number. */
function headingsByKey(headings: readonly Heading[]) {
  const first = new Map<string, number>()
  /** By a heading's number: the next one that says the same. */
  const following = new Int32Array(headings.length)
  for (let number = headings.length - 1; number >= 0; number--) {
    const key = keyOf(headings[number]?.value ?? '')
    following[number] = first.get(key) ?? headings.length
    first.set(key, number)
  }
  return {
    /** @returns the number of the first heading of a key that is not before `at` */
    next(key: string, at: number): number | null {
      let found = first.get(key) ?? headings.length
      while (found < at) found = following[found] ?? headings.length
      first.set(key, found)
      return found < headings.length ? found : null
    },
  }
}

/** A result from elsewhere (data/search-results.yaml), as a record; without tags it is the brand's, as most pages are. */
export function externalRecord(
  { title, url, description, tags: given }: SearchResult,
  { brand }: Pick<SiteConfig, 'brand'>,
): SearchRecord {
  const names = { route: url, title, description: description ?? '', product: null, isNews: false }
  const tags = given.length === 0 ? [brand.key] : given
  return { ...names, tags, enablement: false, kind: 'external', names: [], links: [], leads: [], places: [] }
}
