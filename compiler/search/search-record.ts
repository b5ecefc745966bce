import type { SitePage } from '../assemble/frame.ts'
import type { SearchResult } from '../data/search-results.ts'
import type { SiteConfig } from '../data/site-config.ts'
import { placesOf } from '../formats/search/places.ts'
import { keyOf } from '../formats/search/words.ts'
import type { PageSubject } from '../model/generated-page.ts'
import type { Heading } from '../model/public-block.ts'

/** All that search knows of a page: a plain value, so that it can be remembered. */
export interface SearchRecord {
  readonly route: string
  readonly title: string
  readonly description: string
  /** Keys of the brands under which it is found. */
  readonly tags: readonly string[]
  readonly enablement: boolean
  readonly kind: PageSubject['kind'] | 'guide' | 'external'
  readonly product: string | null
  /** Names by which readers know what the page is about: an operationId, a code. */
  readonly names: readonly string[]
  /** Routes that its text leads to, each once. */
  readonly links: readonly string[]
  /** Routes that it leads to, with the text of each link. */
  readonly leads: readonly (readonly [to: string, text: string])[]
  readonly places: readonly RecordPlace[]
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

/**
 * Makes the record of a page from its model and its Markdown form.
 *
 * @returns null for a page that may not be found
 */
export function recordOf(page: SitePage, markdown: string, config: SiteConfig): SearchRecord | null {
  const { search, internal, openapi } = page.model.page.frontMatter
  if (page.protected || !search || internal === true) return null
  const { route, title, description, enablement, product } = page
  const subject = subjectOf(page)
  const routeIn = (path: string) => siteRoute(path.replace(/(?<=.)\/$/, ''), config.base)
  const links = Array.from(markdown.matchAll(/\]\((\/[^)#?\s]*)/g), ([, to = '']) => routeIn(to))
  const leads = Array.from(
    markdown.matchAll(/(?<!!)\[([^[\]\n]{2,80})\]\((\/[^)#?\s]*)/g),
    ([, text = '', to = '']): readonly [string, string] => [routeIn(to), text],
  )
  return {
    route,
    title,
    description,
    enablement,
    product,
    tags: [(config[page.brand] ?? config.brand).key],
    // A page from which operations are generated lists them: what is asked for is one of them, or a guide.
    kind: subject?.kind ?? (openapi === undefined ? 'guide' : 'reference'),
    names: subject?.names ?? [],
    links: [...new Set(links)].filter((to) => to !== route).sort(),
    leads: leads.filter(([to]) => to !== route),
    places: withAnchors(page, markdown),
  }
}

/** Links of the page's Markdown begin with the base path of the site. */
function siteRoute(path: string, base: string): string {
  return path.startsWith(base) ? path.slice(base.length) || '/' : path
}

/** A page whose first content is a block is about what that shows. */
function subjectOf({ model }: SitePage): PageSubject | null {
  const [first] = model.page.tree?.children ?? []
  if (first?.type !== 'block' || first.index === undefined) return null
  const { block, props } = model.page.blocks[first.index] ?? {}
  return props == null ? null : (block?.more?.search?.subject?.(props) ?? null)
}

/** The anchors of headings are in the model, in the same order. */
function withAnchors({ model }: SitePage, markdown: string): readonly RecordPlace[] {
  const { headings } = model
  const inOrder = headingsByKey(headings)
  let at = 0
  return placesOf(markdown).map((place) => {
    const { kind, name, depth, names } = place
    const joined = { kind, name, depth, names, text: place.text.join('\n'), code: place.code.join('\n') }
    if (kind !== 'heading' || place.id !== '') return { id: place.id, ...joined }
    const known = inOrder.get(keyOf(name))
    while (known !== undefined && (known.numbers[known.next] ?? at) < at) known.next++
    const found = known?.numbers[known.next]
    if (found !== undefined) at = found + 1
    return { id: found === undefined ? '' : (headings[found]?.id ?? ''), ...joined }
  })
}

/** Numbers of headings by what is written in them: to look through all of them for each takes the square of their number. */
function headingsByKey(headings: readonly Heading[]) {
  const found = new Map<string, { readonly numbers: number[]; next: number }>()
  for (const [number, { value }] of headings.entries()) {
    const key = keyOf(value)
    const known = found.get(key)
    if (known === undefined) found.set(key, { numbers: [number], next: 0 })
    else known.numbers.push(number)
  }
  return found
}

/** A result from elsewhere (data/search-results.yaml), as a record. */
export function externalRecord({ title, url, description, tags }: SearchResult): SearchRecord {
  const names = { route: url, title, description: description ?? '', product: null }
  return { ...names, tags, enablement: false, kind: 'external', names: [], links: [], leads: [], places: [] }
}
