import type { Search } from './concepts.ts'
import { type Engine, findPages } from './find-pages.ts'
import { baseOf, type Hit, hitsPerPage, piecesOf, readAddress, type SearchProvider } from './hit.ts'
import { noLexicon, readLexicon } from './lexicon.ts'
import { readOutline } from './outline.ts'
import type { FoundPage, FoundSection, Pagefind } from './pagefind.ts'

interface StaticSearchOptions {
  /** The index: `search` or `enablementSearch` of the pointer that the build has written. */
  readonly index: 'search' | 'enablementSearch'
  readonly tag: string
  readonly origin: string
}

/** The site's own index. Nothing of it is loaded before the first search. */
export function createStaticSearch({ index, tag, origin }: StaticSearchOptions): SearchProvider {
  const loading: { index: Promise<Engine | null> | null } = { index: null }
  const loaded = () => {
    loading.index ??= load(index, tag, baseOf(origin)).catch((error: unknown) => {
      // The next search tries again: the reader may be on a train.
      loading.index = null
      throw error
    })
    return loading.index
  }
  return {
    async search(query, page) {
      const own = await loaded()
      if (own === null) return { total: 0, pages: 0, hits: [] }
      const { found, asked, partly, pages } = await answer(query, page, own, origin).catch((error: unknown) => {
        // A part of the index could not be read: the next search loads it anew.
        loading.index = null
        throw error
      })
      return {
        total: found.length,
        pages: Math.ceil(found.length / hitsPerPage),
        hits: pages.flat(),
        ...(asked === null ? {} : { asked }),
        ...(partly ? { partly } : {}),
      }
    },
  }
}

/** What the build has written (`bin/services/search-index.ts`): where each index lies, and how many parts it has. */
interface Pointer {
  readonly search: string | null
  readonly enablementSearch: string | null
  readonly parts?: { readonly search: number; readonly enablementSearch: number }
}

async function answer(query: string, page: number, engine: Engine, origin: string) {
  const { pages: found, asked, partly } = await findPages(query, engine)
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  const pages = await Promise.all(
    shown.map(async (one) => {
      const { found: read, section } = await one.read()
      return hitsOf(await read.data(), section, origin)
    }),
  )
  return { found, asked, partly, pages }
}

async function load(index: StaticSearchOptions['index'], tag: string, base: string): Promise<Engine | null> {
  const pointer = (await readJson(`${base}/search.json`)) as Pointer
  const folder = pointer[index]
  // A site without a page of this kind has no index for it: nothing can be found, which is no failure.
  if (
    typeof folder !== 'string' ||
    !folder.startsWith(base) ||
    !/^\/_assets\/[\w-]+\/$/.test(folder.slice(base.length))
  )
    return null
  const outline = readJson(`${folder}outline.json`)
  // Without it words are not corrected: no reason for a search to fail.
  const lexicon = readJson(`${folder}words.json`).then(readLexicon, () => noLexicon)
  const { createInstance } = (await import(`${folder}pagefind.js`)) as Pagefind
  const pagefind = createInstance({ basePath: folder })
  const options = { baseUrl: '/', excerptLength: 24, ranking }
  await pagefind.options(options)
  // The index of a very large site has parts, so that building it takes no more memory than that of others.
  const parts = pointer.parts?.[index] ?? 1
  for (let part = 2; part <= parts; part++) await pagefind.mergeIndex(`${folder}part-${part}/`, options)
  const pages = new Map([...readOutline(await outline)].filter(([, { tags }]) => tags.includes(tag)))
  const searches = new Map<string, ReturnType<Search>>()
  return {
    outline: pages,
    lexicon: await lexicon,
    search(words) {
      const known = searches.get(words)
      if (known !== undefined) return known
      if (searches.size > remembered) searches.clear()
      const found = pagefind.search(words).then((given) => {
        // The engine takes a piece of the index that it can't load for an empty one.
        if (given?.unfilteredResultCount === 0 && navigator.onLine === false)
          throw new Error('The search index can’t be read without a connection')
        return (given?.results ?? []).filter(({ id }) => pages.has(id))
      })
      searches.set(words, found)
      return found
    },
  }
}

/**
 * What counts (pagefind.app, "Customize ranking"). `route` holds the words of the page's address, `key` its title as one
 * word, which only a search for whole titles asks for.
 */
const ranking = {
  metaWeights: { title: 5, description: 4, route: 4, key: 1 },
  termSimilarity: 2,
  pageLength: 0.1,
  termFrequency: 0.5,
}

/** Searches whose pages are kept: a query makes some, and its next letter, or its next page, most of them again. */
const remembered = 300

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The search index can't be reached (${response.status})`)
  return await response.json()
}

/** A page is one hit: the section in which the words weigh most, or the page as a whole. */
function hitsOf(page: FoundPage, at: number | null, origin: string): readonly Hit[] {
  const title = page.meta.title ?? page.url
  const sections = [...(page.sub_results ?? [])].sort((a, b) => weightOf(b) - weightOf(a))
  const best = sections.find(({ anchor }) => at !== null && anchor?.location === at) ?? sections[0]
  const section = best?.url.includes('#') === true ? best.title : null
  const { url, excerpt } = best ?? page
  const address = readAddress(url, origin)
  return address === null ? [] : [{ title, section, ...address, excerpt: piecesOf(excerpt) }]
}

function weightOf({ weighted_locations: locations = [] }: FoundSection): number {
  return locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0)
}
