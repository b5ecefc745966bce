import { createHash } from 'node:crypto'
import type { OutputFile } from '../model/output.ts'
import { createLinkCount, outlineOf } from './search-outline.ts'
import { type SearchPage, tagsOf, withMeta } from './search-page.ts'
import { type ExternalResult, type IndexFile, openPart, type Part } from './search-part.ts'
import { createVocabulary, type Lexicon } from './search-words.ts'

export interface IndexSettings {
  /** What stands before every path of the site: nothing, or `/a/b`. */
  readonly base?: string
  /** The pages' language (BCP 47): it decides how endings of words are cut off. */
  readonly language: string
  /** Lists of words that mean the same on this site. */
  readonly synonyms: readonly (readonly string[])[]
  /** Whether public pages have an index at all; default: they have. */
  readonly isPublic?: boolean
}

/** Where the browser finds the indexes: never cached for long, because the folders' names change with their content. */
export const searchPointer = 'search.json'

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
      const open = settings.isPublic === false ? null : await main.finish(external)
      const internal = await enablement?.finish([])
      const parts = { search: open?.parts ?? 1, enablementSearch: internal?.parts ?? 1 }
      const pointer = {
        search: placeOf(open?.folder, settings),
        enablementSearch: placeOf(internal?.folder, settings),
        ...(Math.max(parts.search, parts.enablementSearch) > 1 && { parts }),
      }
      const files = [...(open?.files ?? []), ...(internal?.files ?? [])]
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
      tags.set(page.route, tagsOf(page.html))
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

/** Where browsers find a folder of the output. */
function placeOf(folder: string | null | undefined, { base = '' }: IndexSettings): string | null {
  return folder == null ? null : base + folder
}
