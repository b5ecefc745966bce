import { titleKey } from './search-words.ts'

/** A result that stands elsewhere (data/search-results.yaml). */
export interface ExternalResult {
  readonly title: string
  readonly url: string
  readonly description: string | null
  readonly tags: readonly string[]
}

/** Controls inside of content: their labels are no content. */
const unread = ['.needs-script', 'button', '.heading-link']

/** Pagefind brings interfaces of its own; the site's dialog needs only what finds and reads. */
const needed =
  /(^|\/)(pagefind\.js|pagefind-entry\.json|pagefind-worker\.js|wasm\.[\w-]+\.pagefind)$|\.(pf_meta|pf_fragment|pf_index)$/

export interface IndexFile {
  readonly path: string
  readonly content: Uint8Array
}

/** One index of the engine: a part of what the browser reads as one. */
export interface Part {
  add(route: string, html: string): Promise<void>
  addExternal(result: ExternalResult): Promise<void>
  /** Ends the part. @returns its files in the order of their paths */
  files(): Promise<readonly IndexFile[]>
}

/** @param language of the pages (BCP 47) */
export async function openPart(language: string): Promise<Part> {
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
