import { append } from '../append.ts'
import { diagnose } from '../diagnostics/diagnose.ts'
import type { Outcome } from '../diagnostics/diagnostic.ts'
import { nearest } from '../nearest.ts'
import type { SourceFile } from '../source.ts'
import { parseData } from '../yaml/parse-data.ts'
import { type ActionSettings, actionsFileSchema } from './actions.ts'
import { type AiLabelFile, readAiLabel, readAiLabelFile } from './ai-labels.ts'
import { type CodeSample, checkSampleNames, codeSampleSchema, sampleNames } from './code-samples.ts'
import type { DataKinds, OpenapiSource } from './data.ts'
import { type DestinationCategory, destinationCategorySchema } from './destination-categories.ts'
import { type Destination, destinationSchema } from './destinations.ts'
import { type ErrorEntry, readErrors } from './errors.ts'
import { type LibrarySupport, librarySupportSchema, withStandardSupport } from './library-support.ts'
import { readSpecifications } from './openapi/view.ts'
import { byKey, type DataFile, kindOf, type Loading, Refused, readItems, readList, readRecord } from './records.ts'
import { type SearchResult, searchResultSchema } from './search-results.ts'
import type { SiteConfig } from './site-config.ts'
import { type CatalogSource, sourceSchema } from './sources.ts'
import { type Voice, voiceSchema } from './voices.ts'

/** The lists as they grow, file by file. */
interface Lists {
  readonly errors: ErrorEntry[]
  readonly destinations: Destination[]
  readonly destinationCategories: DestinationCategory[]
  readonly sources: CatalogSource[]
  readonly actions: ActionSettings[]
  readonly aiLabels: AiLabelFile[]
  readonly librarySupport: LibrarySupport[]
  readonly voices: Voice[]
  readonly codeSamples: CodeSample[]
  readonly searchResults: SearchResult[]
}

type Reader = (lists: Lists, loading: Loading, data: DataFile, name: string) => void

/** A file of such a name, or any file of such a folder. */
const files: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['errors', (lists, loading, data) => append(lists.errors, readErrors(loading, data))],
  ['destinations', (lists, loading, data) => append(lists.destinations, readItems(loading, data, destinationSchema))],
  [
    'destination-categories',
    (lists, loading, data) => append(lists.destinationCategories, readItems(loading, data, destinationCategorySchema)),
  ],
  ['sources', (lists, loading, data) => append(lists.sources, readItems(loading, data, sourceSchema))],
  [
    'library-support',
    (lists, loading, data) => append(lists.librarySupport, readAll(loading, data, librarySupportSchema)),
  ],
  ['voices', (lists, loading, data) => append(lists.voices, readAll(loading, data, voiceSchema))],
  ['code-samples', (lists, loading, data) => append(lists.codeSamples, readAll(loading, data, codeSampleSchema))],
  ['search-results', (lists, loading, data) => append(lists.searchResults, readAll(loading, data, searchResultSchema))],
])

const folders: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['errors', (lists, loading, data) => append(lists.errors, readErrors(loading, data))],
  ['actions', (lists, loading, data, name) => append(lists.actions, readActions(loading, data, name))],
  [
    'ai-labels',
    (lists, loading, data, name) => append(lists.aiLabels, [readAiLabelFile(loading, data, name) ?? []].flat()),
  ],
])

/**
 * Reads everything under `content/data/`. A record that is wrong is reported at its own place and left out; the others
 * go on. Specifications have a loader of their own.
 *
 * @param unread paths of data files that are there and can't be read, which is reported by itself
 */
export function loadData(
  sources: readonly SourceFile[],
  config: SiteConfig,
  unread: readonly string[] = [],
): Outcome<DataKinds> {
  const loading: Loading = { diagnostics: [], origins: new WeakMap(), refused: new Refused() }
  for (const path of unread) loading.refused.add(...recordIn(path))
  const lists: Lists = {
    ...{ errors: [], destinations: [], destinationCategories: [], sources: [], actions: [], aiLabels: [] },
    ...{ librarySupport: [], voices: [], codeSamples: [], searchResults: [] },
  }
  const openapiSources: OpenapiSource[] = []
  for (const source of sources) {
    const path = source.path.replace(/^content\/data\//, '').replace(/\.(?:yaml|json)$/, '')
    const [folder = '', ...rest] = path.split('/')
    if (folder === 'openapi' && rest.length > 0) {
      openapiSources.push({ name: rest.join('/'), source })
      continue
    }
    const reader = rest.length === 0 ? files.get(path) : folders.get(folder)
    if (reader === undefined) {
      const known = [...files.keys(), ...[...folders.keys(), 'openapi'].map((name) => `${name}/`)]
      const found = rest.length === 0 ? path : `${folder}/`
      loading.diagnostics.push(
        diagnose('SP6001', { file: source.path, place: null }, found, nearest(found, known), known),
      )
      continue
    }
    const parsed = parseData(source)
    append(loading.diagnostics, parsed.diagnostics)
    if (parsed.value === null) loading.refused.add(...recordIn(source.path))
    else reader(lists, loading, { file: source.path, placed: parsed.value }, rest.join('/'))
  }
  const names = sampleNames(config)
  checkSampleNames(loading, lists.codeSamples, names)
  const specifications = readSpecifications(openapiSources, config.brand.key, lenientNames(config))
  append(loading.diagnostics, specifications.diagnostics)
  for (const { name } of openapiSources)
    if (!specifications.value.byName.has(name)) loading.refused.add('openapi', name)
  const value = {
    ...withTables(lists, openapiSources, loading),
    sampleNames: names,
    specifications: specifications.value,
  }
  return { value, diagnostics: loading.diagnostics }
}

function lenientNames({ openapi }: SiteConfig): ReadonlySet<string> {
  return new Set(Object.keys(openapi).filter((name) => openapi[name]?.lenient === true))
}

/** Files of these folders hold one record each, named as the file. */
const namedByFile: ReadonlySet<string> = new Set(['actions', 'ai-labels', 'openapi'])

/** @returns the kind and the name of the record that a file holds; null for a file of many */
function recordIn(path: string): [kind: string, name: string | null] {
  const kind = kindOf(path)
  const [, , , ...rest] = path.replace(/\.(?:yaml|json)$/, '').split('/')
  return [kind, namedByFile.has(kind) ? rest.join('/') : null]
}

function readAll<Item extends object>(
  loading: Loading,
  data: DataFile,
  schema: Parameters<typeof readList<Item>>[3],
): Item[] {
  return data.placed.value === null ? [] : readList(loading, data, [], schema)
}

function readActions(loading: Loading, data: DataFile, slug: string): ActionSettings[] {
  const file = readRecord(loading, data, [], actionsFileSchema)
  if (file === null) {
    loading.refused.add('actions', slug)
    return []
  }
  const settings = { slug, config: file.config }
  loading.origins.set(settings, { file: data.file, place: () => data.placed.placeOf(['config'], 'key') })
  return [settings]
}

function withTables(
  lists: Lists,
  openapiSources: readonly OpenapiSource[],
  loading: Loading,
): Omit<DataKinds, 'sampleNames' | 'specifications'> {
  const errorsByCode = byKey(loading, lists.errors, 'error record with code', ({ code }) => code)
  const destinationsById = byKey(loading, lists.destinations, 'destination with id', ({ id }) => id)
  const sourcesById = byKey(loading, lists.sources, 'source with id', ({ id }) => id)
  const supportByType = byKey(loading, lists.librarySupport, 'library support of type', ({ type }) => type)
  const librarySupport = withStandardSupport(supportByType)
  const voices = byKey(loading, lists.voices, 'voice with objectID', ({ objectID }) => objectID)
  const categories = byKey(loading, lists.destinationCategories, 'category', (one) => one.display_name)
  return {
    ...lists,
    errors: [...errorsByCode.values()],
    errorsByCode,
    destinations: [...destinationsById.values()],
    destinationsById,
    destinationsBySlug: byKey(loading, [...destinationsById.values()], 'destination with slug', ({ slug }) => slug),
    destinationCategories: [...categories.values()],
    sources: [...sourcesById.values()],
    sourcesById,
    sourcesBySlug: byKey(loading, [...sourcesById.values()], 'source with slug', ({ slug }) => slug),
    actionsBySlug: byKey(loading, lists.actions, 'settings mapping', ({ slug }) => slug),
    aiLabelsByName: byKey(loading, lists.aiLabels, 'AI label', ({ name }) => name),
    librarySupport,
    librarySupportByType: new Map(librarySupport.map((one) => [one.type, one])),
    voices: [...voices.values()],
    openapiSources,
    readAiLabel,
    isRefused: ({ kind, name }) => loading.refused.has(kind, name),
    originOf: (record) => loading.origins.get(record) ?? null,
  }
}
