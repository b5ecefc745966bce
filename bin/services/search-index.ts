import { createHash } from 'node:crypto'
import type { OutputFile } from '../../compiler/output.ts'
import { createLinkCount, outlineOf } from './search-outline.ts'
import { createVocabulary, type Lexicon, titleKey } from './search-words.ts'

/** A page as search meets it: its address and its whole HTML, in which the theme has marked what to read. */
export interface SearchPage {
  readonly route: string
  readonly title: string
  readonly description: string
  readonly html: string
  readonly enablement: boolean
}

/** A result that stands elsewhere (data/search-results.yaml). */
export interface ExternalResult {
  readonly title: string
  readonly url: string
  readonly description: string | null
  readonly tags: readonly string[]
}

export interface IndexSettings {
  /** The pages' language (BCP 47): it decides how endings of words are cut off. */
  readonly language: string
  /** Lists of words that mean the same on this site. */
  readonly synonyms: readonly (readonly string[])[]
}

/** Where the browser finds the indexes: never cached for long, because the folders' names change with their content. */
export const searchPointer = 'search.json'

/** Controls inside of content: their labels are no content. */
const unread = ['.needs-script', 'button', '.heading-link']

/** Pagefind brings interfaces of its own; the site's dialog needs only what finds and reads. */
const needed =
  /(^|\/)(pagefind\.js|pagefind-entry\.json|pagefind-worker\.js|wasm\.[\w-]+\.pagefind)$|\.(pf_meta|pf_fragment|pf_index)$/

/**
 * How many characters of HTML one part of an index may hold. The engine's program takes some six bytes for each while it
 * builds, so that a part costs 300 MB at most. The browser loads two small files more for each.
 */
const partSize = 48_000_000

/** Takes the pages that may be found as they are rendered. */
export interface SearchIndexer {
  /** Pages come in the order of their routes: it decides numbers inside the index. */
  add(page: SearchPage): Promise<void>
  /** @returns the files of all indexes, in hashed folders, and the pointer to them */
  finish(): Promise<readonly OutputFile[]>
  /** Ends the engine's program, whatever it was at. */
  close(): Promise<void>
}

/**
 * Builds the indexes of the site's own search: one of the public pages, one of the enablement pages.
 *
 * @param external results that stand elsewhere, found with the public pages
 * @param limit characters of HTML in one part; the browser reads all parts as one index
 */
export function openSearchIndex(
  external: readonly ExternalResult[],
  settings: IndexSettings,
  limit: number = partSize,
): SearchIndexer {
  const main = openOne('search', settings, limit)
  let enablement: OneIndex | null = null
  return {
    async add(page) {
      if (page.enablement) enablement ??= openOne('search-enablement', settings, limit)
      await (page.enablement && enablement !== null ? enablement : main).add(page)
    },
    async finish() {
      const open = await main.finish(external)
      const internal = await enablement?.finish([])
      const parts = { search: open.parts, enablementSearch: internal?.parts ?? 1 }
      const pointer = {
        search: open.folder,
        enablementSearch: internal?.folder ?? null,
        ...(Math.max(parts.search, parts.enablementSearch) > 1 && { parts }),
      }
      const files = [...open.files, ...(internal?.files ?? [])]
      return [...files, { path: searchPointer, content: `${JSON.stringify(pointer)}\n` }]
    },
    async close() {
      await (await import('pagefind')).close()
    },
  }
}

/**
 * The same of pages that are there already.
 *
 * @param pages those that may be found, any order
 */
export async function buildSearchIndex(
  pages: readonly SearchPage[],
  external: readonly ExternalResult[],
  settings: IndexSettings,
): Promise<readonly OutputFile[]> {
  const indexer = openSearchIndex(external, settings)
  try {
    for (const page of pages.toSorted((a, b) => (a.route < b.route ? -1 : 1))) await indexer.add(page)
    return await indexer.finish()
  } finally {
    await indexer.close()
  }
}

interface OneIndex {
  add(page: SearchPage): Promise<void>
  finish(external: readonly ExternalResult[]): Promise<{
    readonly folder: string
    readonly files: readonly OutputFile[]
    readonly parts: number
  }>
}

interface IndexFile {
  readonly path: string
  readonly content: Uint8Array
}

function openOne(name: string, { language, synonyms }: IndexSettings, limit: number): OneIndex {
  const vocabulary = createVocabulary()
  const links = createLinkCount()
  const tags = new Map<string, readonly string[]>()
  const done: (readonly IndexFile[])[] = []
  let part: Part | null = null
  let held = 0
  const open = async () => {
    part ??= await openPart(language)
    return part
  }
  const close = async () => {
    if (part !== null) done.push(await part.files())
    part = null
    held = 0
  }
  return {
    async add(page) {
      vocabulary.add(page)
      links.add(page)
      tags.set(
        page.route,
        [...page.html.matchAll(tagMark)].map(([, tag = '']) => tag),
      )
      const html = withMeta(page)
      if (held > 0 && held + html.length > limit) await close()
      held += html.length
      await (await open()).add(page.route, html)
    },
    async finish(external) {
      const last = await open()
      for (const one of external.toSorted((a, b) => (a.url < b.url ? -1 : 1))) {
        tags.set(one.url, one.tags)
        await last.addExternal(one)
      }
      await close()
      const found = done.flatMap((files, at) => {
        if (at === 0) return files
        return files
          .filter(({ path }) => !script.test(path))
          .map((file) => ({ ...file, path: partPath(at, file.path) }))
      })
      const lexicon: Lexicon = { words: vocabulary.words(), synonyms }
      const files = [
        ...found,
        { path: 'outline.json', content: `${JSON.stringify(outlineOf(found, links.counts, tags))}\n` },
        { path: 'words.json', content: `${JSON.stringify(lexicon)}\n` },
      ]
      const hash = createHash('sha256')
      for (const { path, content } of files) hash.update(path).update('\0').update(content)
      const folder = `_assets/${name}-${hash.digest('hex').slice(0, 8).toUpperCase()}`
      return {
        folder: `/${folder}/`,
        files: files.map(({ path, content }) => ({ path: `${folder}/${path}`, content })),
        parts: done.length,
      }
    },
  }
}

/** What only the first part needs: the engine, which reads the others too (`client/widgets/search/static-search.ts`). */
const script = /\.js$/

/** Parts after the first lie in folders `part-2`, `part-3` and so on of the first. */
function partPath(at: number, path: string): string {
  return `part-${at + 1}/${path}`
}

interface Part {
  add(route: string, html: string): Promise<void>
  addExternal(result: ExternalResult): Promise<void>
  /** Ends the part. @returns its files in the order of their paths */
  files(): Promise<readonly IndexFile[]>
}

async function openPart(language: string): Promise<Part> {
  // Loaded here: only a build needs it, and its program is a process of its own.
  const pagefind = await import('pagefind')
  const { index, errors } = await pagefind.createIndex({
    forceLanguage: language,
    includeCharacters: '_-.<>/',
    excludeSelectors: unread,
  })
  if (index === undefined) throw new Error(`The search index could not be made: ${errors.join('; ')}`)
  return {
    async add(route, html) {
      const added = await index.addHTMLFile({ url: route, content: html })
      if (added.errors.length > 0) throw new Error(`Search can't read ${route}: ${added.errors.join('; ')}`)
    },
    async addExternal({ title, url, description }) {
      await index.addCustomRecord({
        url,
        content: description ?? title,
        language,
        meta: { title, key: titleKey(title) },
      })
    },
    async files() {
      const made = await index.getFiles()
      await index.deleteIndex()
      return made.files.filter(({ path }) => needed.test(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1))
    },
  }
}

/**
 * Gives the indexer what the page's own text does not say: the description, the words of the address, and the title as
 * one word. The published page stays as it is.
 */
function withMeta({ route, title, description, html }: SearchPage): string {
  const words = route
    .split('/')
    .slice(2)
    .join(' ')
    .replace(/[-_.]+/g, ' ')
  const meta = { description, route: words, key: titleKey(title) }
  const tags = Object.entries(meta)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<meta data-pagefind-meta="${name}[content]" content="${escapeAttribute(value)}">`)
  return partWords(html.replace(tagMark, '')).replace('</head>', () => `${tags.join('')}</head>`)
}

/**
 * The tag of a page, which the theme has marked. The engine does not get it: it writes filters in an order that changes
 * from run to run, and the same pages must give the same bytes. The browser finds the tags in the outline.
 */
const tagMark = /\sdata-pagefind-filter="tag:([^"]*)"/g

/**
 * Puts a space between elements that the page's styles set apart, such as a parameter's name and its type: the indexer
 * takes text of two elements in a line for one word. Code is left as it is.
 */
export function partWords(html: string): string {
  return html
    .split(/(<pre\b[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre') ? ` ${part}` : part.replace(/(<\/[a-z][a-z0-9]*>)(?=<[a-z])/g, '$1 ')))
    .join('')
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
