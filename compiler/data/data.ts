import type { Json, RecordName } from '../block.ts'
import type { SourceFile } from '../source.ts'
import type { ActionSettings } from './actions.ts'
import type { AiLabelFile, AiLabelReading } from './ai-labels.ts'
import type { CodeSample, SampleNames } from './code-samples.ts'
import type { DestinationCategory } from './destination-categories.ts'
import type { Destination } from './destinations.ts'
import type { ErrorEntry } from './errors.ts'
import type { LibrarySupport, SupportType } from './library-support.ts'
import type { SpecificationViews } from './openapi/view.ts'
import type { Origin } from './records.ts'
import type { SearchResult } from './search-results.ts'
import type { CatalogSource } from './sources.ts'
import type { Voice } from './voices.ts'

/** A file under `data/openapi/`: `name` is its path there without extension, as pages give it. */
export interface OpenapiSource {
  readonly name: string
  readonly source: SourceFile
}

/**
 * Every data kind under `content/data/`, checked and typed, in the order of the files. A missing file is an empty list.
 * The tables hold the same records by what pages name them with.
 */
export interface DataKinds {
  readonly errors: readonly ErrorEntry[]
  readonly errorsByCode: ReadonlyMap<number, ErrorEntry>
  readonly destinations: readonly Destination[]
  readonly destinationsById: ReadonlyMap<string, Destination>
  readonly destinationsBySlug: ReadonlyMap<string, Destination>
  readonly destinationCategories: readonly DestinationCategory[]
  readonly sources: readonly CatalogSource[]
  readonly sourcesById: ReadonlyMap<string, CatalogSource>
  readonly sourcesBySlug: ReadonlyMap<string, CatalogSource>
  readonly actions: readonly ActionSettings[]
  readonly actionsBySlug: ReadonlyMap<string, ActionSettings>
  readonly aiLabels: readonly AiLabelFile[]
  readonly aiLabelsByName: ReadonlyMap<string, AiLabelFile>
  /** Always all three types. */
  readonly librarySupport: readonly LibrarySupport[]
  readonly librarySupportByType: ReadonlyMap<SupportType, LibrarySupport>
  readonly voices: readonly Voice[]
  readonly codeSamples: readonly CodeSample[]
  /** What the keys in code samples are called. */
  readonly sampleNames: SampleNames
  readonly searchResults: readonly SearchResult[]
  readonly openapiSources: readonly OpenapiSource[]
  /** The same files, checked, for blocks to ask. */
  readonly specifications: SpecificationViews
  /** Checks an AI label that stands in a page instead of a file. */
  readAiLabel(config: Json): AiLabelReading
  /** Whether a record is there and was refused: who names it need not be told that it is unknown. */
  isRefused(record: RecordName): boolean
  /** Where a record of these lists stands, for a second place in a diagnostic; null for what came with the tool. */
  originOf(record: object): Origin | null
}
