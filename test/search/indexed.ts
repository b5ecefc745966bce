import type { SearchProvider } from '../../client/widgets/search/hit.ts'
import { createStaticSearch } from '../../client/widgets/search/static/static-search.ts'
import type { OutputFile } from '../../compiler/model/output.ts'
import { createGraph } from '../../compiler/pipeline/graph/graph.ts'
import { indexSteps } from '../../compiler/pipeline/index-steps.ts'
import type { RecordPlace, SearchRecord } from '../../compiler/search/search-record.ts'
import { searchEngine } from '../../compiler/search/sharded/engine.ts'
import { textOf } from '../site.ts'

/** @returns the record of a page whose text is all in one piece, with what the test changes */
export function recordWith(changes: Partial<SearchRecord> & { readonly route: string }, text = ''): SearchRecord {
  const first: RecordPlace = { kind: 'page', id: '', name: '', depth: 1, text, code: '', names: [] }
  return {
    title: changes.route,
    description: '',
    tags: ['acme'],
    enablement: false,
    isNews: false,
    kind: 'guide',
    product: null,
    names: [],
    links: [],
    leads: [],
    places: [first],
    ...changes,
  }
}

/** The index of these pages, which are in one language, as a build makes it. */
export function indexOf(records: readonly SearchRecord[], language = 'en', rest = () => {}) {
  const pages = new Map(records.map((record) => [record.route, searchEngine.digest(record)]))
  const { entry, files } = indexSteps(
    createGraph(() => 1),
    { addresses: () => [...pages.keys()], page: (address) => pages.get(address) ?? null, language: () => language },
    rest,
  )
  const texts = files('search').map(({ path, content }) => ({ path, content: textOf(content) }))
  return { entry: entry('search'), files: texts }
}

/** Lets the browser's side read these files in place of a server's. @returns the paths that were read */
export function servedFrom(read: (path: string) => string | null): string[] {
  const asked: string[] = []
  globalThis.fetch = (async (url: string) => {
    asked.push(url)
    const text = read(url.slice(1))
    return text === null ? new Response('', { status: 404 }) : new Response(text)
  }) as typeof fetch
  return asked
}

/** The same of an output's files. */
export function readerOf(files: readonly OutputFile[]): (path: string) => string | null {
  const texts = new Map(files.map(({ path, content }) => [path, String(content)]))
  return (path) => texts.get(path) ?? null
}

export function searchOf(tag: string, index: 'search' | 'enablementSearch' = 'search'): SearchProvider {
  return createStaticSearch({ index, tag, origin: 'https://docs.acme.example' })
}
