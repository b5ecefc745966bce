import { baseOf, type Hit, hitsPerPage, type Results, readAddress, type SearchProvider } from '../hit.ts'
import { bestPlaces, markedText } from './excerpt.ts'
import { type Answer, type Engine, findPages } from './find.ts'
import { type IndexEntry, openIndex, readJson, type TablePage } from './index-reader.ts'
import { stemmerOf } from './stemmers.ts'

interface StaticSearchOptions {
  /** The index: `search` or `enablementSearch` of the entry that the build has written. */
  readonly index: 'search' | 'enablementSearch'
  readonly tag: string
  readonly origin: string
}

/** Answers that are kept: the next page of hits is of the same. */
const remembered = 20

/** The site's own index. Nothing of it is loaded before the first search. */
export function createStaticSearch({ index, tag, origin }: StaticSearchOptions): SearchProvider {
  const state = { engine: null as Promise<Engine | null> | null, answers: new Map<string, Promise<Answer>>() }
  const loaded = () => {
    state.engine ??= load(index, baseOf(origin)).catch((error: unknown) => {
      // The next search tries again: the reader may be on a train.
      state.engine = null
      throw error
    })
    return state.engine
  }
  const answerTo = (query: string, engine: Engine): Promise<Answer> => {
    const known = state.answers.get(query)
    if (known !== undefined) return known
    if (state.answers.size >= remembered) state.answers.clear()
    const answer = findPages(query, engine, ({ tags }) => tags.includes(tag)).catch((error: unknown) => {
      state.answers.delete(query)
      throw error
    })
    state.answers.set(query, answer)
    return answer
  }
  return {
    async search(query, page): Promise<Results> {
      const engine = await loaded()
      if (engine === null) return { total: 0, pages: 0, hits: [] }
      const answer = await answerTo(query, engine)
      const { found, asked } = answer
      const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      const hits = await Promise.all(shown.map((one) => hitOf(one.page, answer, engine, origin)))
      return {
        total: found.length,
        pages: Math.ceil(found.length / hitsPerPage),
        hits: hits.flat(),
        ...(asked === null ? {} : { asked }),
        ...(found.every(({ isComplete }) => isComplete) ? {} : { partly: true }),
      }
    },
  }
}

async function load(index: StaticSearchOptions['index'], base: string): Promise<Engine | null> {
  const pointer = (await readJson(`${base}/search.json`)) as {
    readonly [name in typeof index]?: IndexEntry | null
  } & { readonly synonyms?: readonly (readonly string[])[] }
  const entry = pointer[index]
  // A site without a page of this kind has no index for it: nothing can be found, which is no failure.
  if (entry == null || !/^_assets\/[\w-]+\/$/.test(entry.at)) return null
  const [reader, stem] = await Promise.all([openIndex(entry, base), stemmerOf(entry.language)])
  return { reader, stem, synonyms: pointer.synonyms ?? [] }
}

/** A page is one hit: the place in which most of the query stands, or the page as a whole. */
async function hitOf(id: number, { concepts }: Answer, engine: Engine, origin: string): Promise<readonly Hit[]> {
  const page = await engine.reader.page(id)
  const { title, route, description } = page
  const address = readAddress(route, origin)
  if (address === null) return []
  const markdown = address.external ? null : await twinOf(page, baseOf(origin))
  const [place] = markdown === null ? [] : bestPlaces(page, markdown, concepts, engine.stem, 1)
  const excerpt = place?.excerpt ?? markedText(description, concepts, engine.stem)
  const url = place === undefined || place.anchor === '' ? address.url : `${address.url}#${place.anchor}`
  return [{ title, section: place?.name ?? null, url, external: address.external, excerpt }]
}

/** The page's Markdown, or null where it can't be read: the page is found all the same. */
async function twinOf({ route }: TablePage, base: string): Promise<string | null> {
  const response = await fetch(base + (route === '/' ? '/index.md' : `${route}.md`)).catch(() => null)
  return response?.ok === true ? await response.text() : null
}
