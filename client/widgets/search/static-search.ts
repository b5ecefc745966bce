import { findPages } from './find-pages.ts'
import { type Hit, hitsPerPage, piecesOf, readAddress, type SearchProvider } from './hit.ts'
import type { FoundPage, FoundSection, Pagefind } from './pagefind.ts'

interface StaticSearchOptions {
  /** The index: `search` or `enablementSearch` of the pointer that the build has written. */
  readonly index: 'search' | 'enablementSearch'
  readonly tag: string
  readonly origin: string
}

/** The folder of an index, loaded. */
interface LoadedIndex {
  readonly pagefind: Pagefind
  /** Words of the site, the most frequent first; asked for only when a query holds an unknown one. */
  vocabulary(): Promise<readonly string[]>
}

/** The site's own index. Nothing of it is loaded before the first search. */
export function createStaticSearch({ index, tag, origin }: StaticSearchOptions): SearchProvider {
  const loading: { index: Promise<LoadedIndex | null> | null } = { index: null }
  const loaded = () => {
    loading.index ??= load(index).catch((error: unknown) => {
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
      const engine = {
        search: async (words: string) => (await own.pagefind.search(words, { filters: { tag } }))?.results ?? [],
        vocabulary: own.vocabulary,
      }
      const { pages: found, asked, partly } = await findPages(query, engine)
      const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      const pages = await Promise.all(shown.map((one) => one.data()))
      return {
        total: found.length,
        pages: Math.ceil(found.length / hitsPerPage),
        hits: pages.flatMap((one) => hitsOf(one, origin)),
        ...(asked === null ? {} : { asked }),
        ...(partly ? { partly } : {}),
      }
    },
  }
}

async function load(index: StaticSearchOptions['index']): Promise<LoadedIndex | null> {
  const pointer = (await readJson('/search.json')) as Record<string, string | null>
  const folder = pointer[index]
  // A site without a page of this kind has no index for it: nothing can be found, which is no failure.
  if (typeof folder !== 'string' || !/^\/_assets\/[\w-]+\/$/.test(folder)) return null
  const pagefind = (await import(`${folder}pagefind.js`)) as Pagefind
  await pagefind.options({ baseUrl: '/', excerptLength: 24, ranking })
  const words: { read: Promise<readonly string[]> | null } = { read: null }
  return {
    pagefind,
    vocabulary() {
      // Without it words are not corrected: no reason for a search to fail.
      words.read ??= readJson(`${folder}words.json`).then(
        (list) => (Array.isArray(list) ? list.filter((word) => typeof word === 'string') : []),
        () => [],
      )
      return words.read
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

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The search index can't be reached (${response.status})`)
  return await response.json()
}

/** A page is one hit: the section in which the words weigh most, or the page as a whole. */
function hitsOf(page: FoundPage, origin: string): readonly Hit[] {
  const title = page.meta.title ?? page.url
  const best = [...(page.sub_results ?? [])].sort((a, b) => weightOf(b) - weightOf(a))[0]
  const section = best?.url.includes('#') === true ? best.title : null
  const { url, excerpt } = best ?? page
  const address = readAddress(url, origin)
  return address === null ? [] : [{ title, section, ...address, excerpt: piecesOf(excerpt) }]
}

function weightOf({ weighted_locations: locations = [] }: FoundSection): number {
  return locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0)
}
