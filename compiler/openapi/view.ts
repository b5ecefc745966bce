import { inexactNumber } from '../diagnostics/codes/yaml.ts'
import type { Diagnostic, DiagnosticText, Outcome } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { once } from '../formats/once.ts'
import type { TryPlan } from '../formats/request/fields.ts'
import type { SourceFile } from '../formats/source.ts'
import { parseData } from '../formats/yaml/parse-data.ts'
import { serversOf } from './access.ts'
import { slugOf } from './anchor.ts'
import type { Budget } from './budget.ts'
import { createBudget, operationShare } from './budget.ts'
import type { Fields, SpecificationDocument } from './document.ts'
import { expandSchema } from './expand.ts'
import { operationsByTag, type TagGroup } from './index-by-tag.ts'
import { type InlineKind, inlineOperation, inlineSchema } from './inline.ts'
import { type LinkPlace, linkPlaces } from './link-places.ts'
import { loadSpecifications } from './load.ts'
import {
  findingOfOperation,
  findingOfSchema,
  findingOfSpecification,
  findSchema,
  type SchemaPage,
  schemaPages,
} from './look-up.ts'
import { indexNames, type NearNames } from './near-names.ts'
import { operationModel } from './operation.ts'
import type { Operation } from './operation-model.ts'
import { type OperationNames, operationNames } from './operation-names.ts'
import { partPrints, printOf, type SpecificationPart } from './part-print.ts'
import { publicDocument } from './public-document.ts'
import { indexRequests, type RequestIndex } from './request-index.ts'
import { type PlannedRequest, plannedRequest } from './request-plan.ts'
import { type RequestSample, samplesFor, type WrittenSample } from './sample.ts'
import type { Direction, SchemaNode } from './schema-model.ts'
import { schemaUses } from './schema-uses.ts'
import type { OperationEntry, Specification } from './specification.ts'
import { tryPlanOf } from './try-plan.ts'
import { callableServers, originsOf } from './try-servers.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** Levels of a file: tools that write references out nest schemas deeply. */
const deepest = 400

/** How a part of a specification is put on a page. */
export interface ViewOptions {
  /** Takes an id of the page. */
  id(base: string): string
  /** How many such blocks share the page: each takes its part of what a page can hold. */
  readonly sharers?: number
}

/** What blocks may ask of one specification. Everything is made on request, and nothing large is kept. */
export interface SpecificationView {
  readonly name: string
  readonly title: string | null
  /** Markdown. */
  readonly description: string | null
  readonly groups: readonly TagGroup[]
  readonly operations: ReadonlyMap<string, OperationEntry>
  /** Operations that a fault keeps out, where the site is lenient with the specification. */
  readonly leftOut: ReadonlyMap<string, OperationEntry>
  readonly schemaPages: readonly SchemaPage[]
  /** @returns the page of a component schema; null where it has none */
  schemaPage(name: string): SchemaPage | null
  hasSchema(name: string): boolean
  /** The operations that take or give a component schema, by themselves or inside another; made on the first call. */
  schemaUses(name: string): readonly OperationEntry[]
  /** @returns null when there is no such operation or webhook */
  operation(operationId: string, options: ViewOptions): Operation | null
  /** @returns null when there is no such component schema */
  schema(name: string, direction: Direction, options: ViewOptions): SchemaNode | null
  /** @returns where its texts have a link to this address, as it is written */
  linkPlaces(url: string): readonly LinkPlace[]
  unknownOperation(operationId: string): DiagnosticText
  unknownSchema(name: string): DiagnosticText
  /** The operations by their addresses; made on the first call. */
  requests(): RequestIndex
  /** The ids of the operations, to find slips; made on the first call. */
  operationIds(): NearNames
  /** @returns the names that a request may hold; null when there is no such operation */
  names(operationId: string): OperationNames | null
  /** Origins of the servers of HTTPS that its operations have; made on the first call. */
  origins(): readonly string[]
  /** @returns a text that is the same only for parts of which no page of theirs differs */
  partPrint(part: SpecificationPart): string
  /** @returns an OpenAPI document in one file that describes these of its operations, and no more */
  document(shown: readonly OperationEntry[]): Fields
}

/** The specifications of a site by name, and what blocks make of data in the same form. */
export interface SpecificationViews {
  readonly byName: ReadonlyMap<string, SpecificationView>
  unknown(name: string): DiagnosticText
  /** @returns a text that is the same only for parts of which no page of theirs differs */
  partPrint(name: string, part: SpecificationPart): string
  /** Every name of the specifications; made on the first call. */
  vocabulary(): Vocabulary
  /** @returns what was made for the key, if that was the last call; else makes it, and forgets the one before */
  keepLast<Value>(key: object, make: () => Value): Value
  /** The samples of an operation: of the page, of the specification, and made for it. */
  samples(operation: Operation, written?: readonly WrittenSample[]): readonly RequestSample[]
  /** What the samples are made from; null when no server of the operation is an HTTP address. */
  request(operation: Operation): PlannedRequest | null
  /** What a reader needs to make a request by hand; null where no page may call the operation's servers. */
  tryPlan(operation: Operation): TryPlan | null
  /** Makes the model of a part of an operation that an author wrote into a page; it has the anchor `base`. */
  inline(kind: InlineKind, data: unknown, base: string, options: ViewOptions): Operation
  /** The same of a schema. */
  inlineSchema(data: unknown, base: string, options: ViewOptions): SchemaNode
}

/**
 * Reads the files under `data/openapi` and makes them ready for blocks.
 * @param sources the files, by their path below that folder without the extension
 * @param lenient names of specifications whose own faults are warnings that keep the operation out
 */
export function readSpecifications(
  sources: readonly { readonly name: string; readonly source: SourceFile }[],
  brandKey: string,
  lenient: ReadonlySet<string> = new Set(),
): Outcome<SpecificationViews> {
  const documents = new Map<string, SpecificationDocument>()
  const diagnostics: Diagnostic[] = []
  for (const { name, source } of sources) {
    const parsed = parseData(source, { keys: 'any', limits: { depth: deepest } })
    const faults = parsed.diagnostics.map(forSpecifications)
    // Not `{...parsed.value}`: the value of a large file is read when it is asked for.
    const { value } = parsed
    if (value === null) append(diagnostics, faults)
    else {
      const { path: file, text } = source
      documents.set(name, { file, text, faults, value: value.value, placeOf: value.placeOf })
    }
  }
  const loaded = loadSpecifications(documents, { brandKey, lenient })
  const byName = new Map([...loaded.value].map(([name, specification]) => [name, viewOf(specification)]))
  return {
    value: viewsOf(
      byName,
      loaded.value,
      brandKey,
      documents,
      once(() =>
        printOf(
          brandKey,
          [...lenient],
          sources.map(({ source }) => [source.path, source.text]),
        ),
      ),
    ),
    diagnostics: [...diagnostics, ...loaded.diagnostics],
  }
}

/** The general advice, quotes, would make a text of a limit. */
function forSpecifications(found: Diagnostic): Diagnostic {
  if (found.code !== inexactNumber.code) return found
  const hint =
    'Readers see the nearest number that can be kept. Leave a limit out where the format says it, as `int64` does; an id in an example is a text, in quotes.'
  return { ...found, hint }
}

function viewsOf(
  byName: ReadonlyMap<string, SpecificationView>,
  specifications: ReadonlyMap<string, Specification>,
  brandKey: string,
  documents: ReadonlyMap<string, SpecificationDocument>,
  whole: () => string,
): SpecificationViews {
  let last: { readonly key: object; readonly value: unknown } | null = null
  return {
    byName,
    keepLast<Value>(key: object, make: () => Value): Value {
      if (last?.key !== key) last = { key, value: make() }
      return last.value as Value
    },
    unknown: (name) => findingOfSpecification(specifications, name),
    partPrint: (name, part) => byName.get(name)?.partPrint(part) ?? whole(),
    vocabulary: once(() => vocabularyOf([...documents.values()].map(({ value }) => value))),
    samples: ofTheLast(samplesFor),
    request: plannedRequest,
    tryPlan: tryPlanOf,
    inline: (kind, data, base, options) => inlineOperation(kind, data, base, brandKey, budgeted(options)),
    inlineSchema: (data, base, options) => {
      const { specification, schema } = inlineSchema(data, brandKey)
      return expandSchema(specification, [schema], {
        direction: 'request',
        anchor: options.id(base),
        ...budgeted(options),
      })
    },
  }
}

/** A page shows the samples that its Markdown has told: what a page adds to none is made once for the two. */
function ofTheLast(make: SpecificationViews['samples']): SpecificationViews['samples'] {
  let last: { readonly of: Operation; readonly samples: readonly RequestSample[] } | null = null
  return (operation, written = []) => {
    if (written.length > 0) return make(operation, written)
    if (last?.of !== operation) last = { of: operation, samples: make(operation) }
    return last.samples
  }
}

function viewOf(specification: Specification): SpecificationView {
  const { name, title, description, operations, leftOut } = specification
  const pages = schemaPages(specification)
  const uses = once(() => schemaUses(specification))
  const pageByName = new Map(pages.map((page) => [page.name, page]))
  const usesOf = (schema: string) => uses().get(schema) ?? []
  const origins = once(() =>
    originsOf(
      [...operations.values()].flatMap((entry) =>
        callableServers({ kind: entry.kind, servers: serversOf(specification, entry) }),
      ),
    ),
  )
  const printOfPart = once(() =>
    partPrints(specification, {
      slugOf: (schema) => pageByName.get(schema)?.slug ?? null,
      sourceOf: (schema) => findSchema(specification, schema),
      ...{ usesOf, origins },
    }),
  )
  return {
    name,
    title,
    description,
    groups: operationsByTag(specification),
    operations,
    leftOut,
    schemaPages: pages,
    schemaPage: (schema) => pageByName.get(schema) ?? null,
    schemaUses: usesOf,
    hasSchema: (schema) => findSchema(specification, schema) !== null,
    operation: (operationId, options) => operationModel(specification, operationId, budgeted(options)),
    schema: (schema, direction, options) => {
      const source = findSchema(specification, schema)
      if (source === null) return null
      const anchor = options.id(slugOf(schema, 'schema'))
      return expandSchema(specification, [source], { direction, anchor, ...budgeted(options) })
    },
    linkPlaces: linkPlaces(filesOf(specification)),
    unknownOperation: (operationId) => findingOfOperation(specification, operationId),
    unknownSchema: (schema) => findingOfSchema(specification, schema),
    requests: once(() => indexRequests(specification)),
    operationIds: once(() => indexNames(operations.keys())),
    names: (operationId) => {
      const entry = operations.get(operationId)
      return entry === undefined ? null : operationNames(specification, entry)
    },
    origins,
    partPrint: (part) => printOfPart()(part),
    document: (shown) => publicDocument(specification, shown),
  }
}

/** The specification's own file first. */
function filesOf({ documents, file, files }: Specification): readonly SpecificationDocument[] {
  return [...new Set([file, ...[...files].sort()])].flatMap((one) => documents.files.get(one) ?? [])
}

/** However many share a page, each shows at least its first level. */
function budgeted({ id, sharers = 1 }: ViewOptions): { readonly id: ViewOptions['id']; readonly budget: Budget } {
  const part = Math.max(1, Math.min(sharers, 12))
  return {
    id,
    budget: createBudget(Math.floor(operationShare.elements / part), Math.floor(operationShare.bytes / part)),
  }
}
