import type { IndexEntry } from '../../../../wire/search-index.ts'
import { createLatest } from '../../latest.ts'
import { listedWords, synonymsOf } from '../../synonyms.ts'
import type { Engine } from '../gather.ts'
import { languageOf } from '../language.ts'
import type { Concept } from '../words/concept.ts'
import type { Form } from '../words/form.ts'
import { openIndex } from './index-reader.ts'
import { readJson } from './read-json.ts'
import { openTwins, type Twins } from './twins.ts'

/** The index: `search` or `enablementSearch` of the entry that the build has written. */
export type IndexName = 'search' | 'enablementSearch'

/** What the entry file says besides the indexes. */
interface Names {
  readonly synonyms?: readonly (readonly string[])[]
  /** Labels of the products by their keys. */
  readonly products?: Readonly<Record<string, string>>
  readonly brands?: readonly { readonly key: string; readonly name: string }[]
}

/** An index with all that answers are made of; whose pages are searched is said with each question. */
export interface Loaded extends Omit<Engine, 'scope'> {
  readonly names: Names
  readonly twins: Twins
}

/** Words that are kept as they were looked up: of a few queries. */
const maxConcepts = 24
/** Words of which the forms are kept: a query asks for those of a word several times, and of what means the same. */
const maxForms = 200

/** @returns null where the site has no page of this kind. @throws when it can't be read */
export async function load(index: IndexName, base: string): Promise<Loaded | null> {
  const pointer = (await readJson(`${base}/search.json`, 'no-cache')) as {
    readonly [name in typeof index]?: IndexEntry | null
  } & Names
  const entry = pointer[index]
  // A site without a page of this kind has no index for it: nothing can be found, which is no failure.
  if (entry == null || !/^_assets\/[\w-]+\/$/.test(entry.at)) return null
  const [reader, language] = await Promise.all([openIndex(entry, base), languageOf(entry.language)])
  const { stem, asking } = language
  const own = pointer.synonyms ?? []
  const synonyms = synonymsOf(own, stem, language)
  let words: readonly string[] | null = null
  const listed = () => {
    // Most queries are written right.
    words ??= listedWords(own, language)
    return words
  }
  const concepts = createLatest<Promise<Concept>>(maxConcepts)
  const forms = createLatest<Promise<readonly Form[]>>(maxForms)
  return { reader, stem, concepts, forms, asking, synonyms, listed, names: pointer, twins: openTwins(base) }
}
