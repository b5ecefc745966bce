import { createHash } from 'node:crypto'
import type { OutputFile } from '../../compiler/output.ts'
import { countLinks, outlineOf } from './search-outline.ts'
import { type Lexicon, lexiconOf, titleKey } from './search-words.ts'

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
  /(^|\/)(pagefind\.js|pagefind-entry\.json|pagefind-worker\.js|wasm\.[\w-]+\.pagefind)$|\.(pf_meta|pf_fragment|pf_index|pf_filter)$/

/**
 * Builds the indexes of the site's own search: one of the public pages, one of the enablement pages.
 *
 * @param pages those that may be found, any order
 * @returns the files of both, in hashed folders, and the pointer to them
 */
export async function buildSearchIndex(
  pages: readonly SearchPage[],
  external: readonly ExternalResult[],
  { language, synonyms }: IndexSettings,
): Promise<readonly OutputFile[]> {
  const [open, internal] = [pages.filter((page) => !page.enablement), pages.filter((page) => page.enablement)]
  const main = await buildOne('search', open, external, { language, synonyms })
  const enablement =
    internal.length === 0 ? null : await buildOne('search-enablement', internal, [], { language, synonyms })
  const pointer = { search: main.folder, enablementSearch: enablement?.folder ?? null }
  return [...main.files, ...(enablement?.files ?? []), { path: searchPointer, content: `${JSON.stringify(pointer)}\n` }]
}

async function buildOne(
  name: string,
  pages: readonly SearchPage[],
  external: readonly ExternalResult[],
  { language, synonyms }: IndexSettings,
): Promise<{ readonly folder: string; readonly files: readonly OutputFile[] }> {
  // Loaded here: only a build needs it, and its program is a process of its own.
  const pagefind = await import('pagefind')
  const { index, errors } = await pagefind.createIndex({
    forceLanguage: language,
    includeCharacters: '_-.<>/',
    excludeSelectors: unread,
  })
  if (index === undefined) throw new Error(`The search index could not be made: ${errors.join('; ')}`)
  // The order decides numbers inside the index: the same pages must give the same bytes.
  for (const page of pages.toSorted((a, b) => (a.route < b.route ? -1 : 1))) {
    const added = await index.addHTMLFile({ url: page.route, content: withMeta(page) })
    if (added.errors.length > 0) throw new Error(`Search can't read ${page.route}: ${added.errors.join('; ')}`)
  }
  for (const { title, url, description, tags } of external.toSorted((a, b) => (a.url < b.url ? -1 : 1)))
    await index.addCustomRecord({
      url,
      content: description ?? title,
      language,
      meta: { title, key: titleKey(title) },
      filters: { tag: [...tags] },
    })
  const made = await index.getFiles()
  await index.deleteIndex()
  await pagefind.close()
  const found = made.files.filter(({ path }) => needed.test(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const files = [
    ...found,
    { path: 'outline.json', content: `${JSON.stringify(outlineOf(found, countLinks(pages)))}\n` },
    { path: 'words.json', content: `${JSON.stringify(lexiconOf(pages, synonyms) satisfies Lexicon)}\n` },
  ]
  const hash = createHash('sha256')
  for (const { path, content } of files) hash.update(path).update('\0').update(content)
  const folder = `_assets/${name}-${hash.digest('hex').slice(0, 8).toUpperCase()}`
  return {
    folder: `/${folder}/`,
    files: files.map(({ path, content }) => ({ path: `${folder}/${path}`, content })),
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
  return partWords(html).replace('</head>', () => `${tags.join('')}</head>`)
}

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
