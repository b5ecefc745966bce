import type { DiagnosticText } from '../diagnostics/diagnostic.ts'
import { once } from '../formats/once.ts'
import type { TryPlan } from '../formats/request/fields.ts'
import { asWritten } from '../formats/request/written-numbers.ts'
import { type About, aboutOf } from './about.ts'
import { slugOf } from './document/anchor.ts'
import type { Fields, SpecificationDocument } from './document/document.ts'
import { shownAsWritten } from './document/exact-numbers.ts'
import { indexNames, type NearNames } from './document/near-names.ts'
import type { Vocabulary } from './document/vocabulary.ts'
import { operationsByTag, type TagGroup } from './index-by-tag.ts'
import type { InlineFault, InlineKind } from './inline.ts'
import { type LinkPlace, linkPlaces } from './link-places.ts'
import { findingOfOperation, findingOfSchema, findSchema, type SchemaPage, schemaPages } from './look-up.ts'
import { type Mentioned, mentionsOf } from './mentions.ts'
import { serversOf } from './operation/access.ts'
import { operationModel } from './operation/operation.ts'
import type { Operation, WrittenSample } from './operation/operation-model.ts'
import type { OperationPart } from './operation/operation-parts.ts'
import { listPrint, partPrints, type SpecificationPart } from './part-print.ts'
import type { Pieces } from './pieces.ts'
import { publicDocument } from './public-document.ts'
import { type OperationNames, operationNames } from './request/operation-names.ts'
import { indexRequests, type RequestIndex } from './request/request-index.ts'
import type { PlannedRequest } from './request/request-plan.ts'
import type { RequestSample } from './request/sample.ts'
import { callableServers, originsOf } from './request/try-servers.ts'
import { type Budget, createBudget, operationShare } from './schema/budget.ts'
import { expandSchema } from './schema/expand.ts'
import type { Direction, SchemaNode } from './schema/schema-model.ts'
import { schemaUses } from './schema-uses.ts'
import type { OperationEntry, Specification } from './specification.ts'

/** How a part of a specification is put on a page. */
export interface ViewOptions {
  /** Takes an id of the page. */
  id(base: string): string
  /** How many such blocks share the page: each takes its part of what a page can hold. */
  readonly sharers?: number
}

export interface OperationViewOptions extends ViewOptions {
  /** The only part of the operation that is shown. */
  readonly only?: OperationPart
}

/** What blocks may ask of one specification. Everything is made on request, and nothing large is kept. */
export interface SpecificationView {
  readonly name: string
  readonly title: string | null
  /** Markdown. */
  readonly description: string | null
  readonly about: About
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
  operation(operationId: string, options: OperationViewOptions): Operation | null
  /** @returns null when there is no such component schema */
  schema(name: string, direction: Direction, options: ViewOptions): SchemaNode | null
  /**
   * @param leads where readers are led for an operation or a tag that a text mentions; null where its link stays as it is
   * @returns a text of it with these links
   */
  withMentions(markdown: string, leads: (mentioned: Mentioned) => string | null): string
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
  /** @returns a text that was made of its document with the digits of its numbers that a value does not keep */
  asWritten(text: string): string
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
  /** What pages have in common as text. */
  readonly pieces: Pieces
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
  /** @returns what is wrong with either */
  inlineFaults(kind: InlineKind | 'properties', data: unknown): readonly InlineFault[]
}

/** @returns what blocks may ask of a specification */
export function viewOf(specification: Specification): SpecificationView {
  const { name, title, description, operations, leftOut, numbers } = specification
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
      usesOf,
      origins,
    }),
  )
  const groups = operationsByTag(specification)
  const about = aboutOf(specification.root)
  const printOfList = once(() => listPrint({ description, about }, groups, pages))
  return {
    name,
    title,
    description,
    about,
    groups,
    operations,
    leftOut,
    schemaPages: pages,
    schemaPage: (schema) => pageByName.get(schema) ?? null,
    schemaUses: usesOf,
    hasSchema: (schema) => findSchema(specification, schema) !== null,
    operation: (operationId, options) =>
      shownAsWritten(operationModel(specification, operationId, { ...budgeted(options), only: options.only }), numbers),
    schema: (schema, direction, options) => {
      const source = findSchema(specification, schema)
      if (source === null) return null
      const anchor = options.id(slugOf(schema, 'schema'))
      return shownAsWritten(expandSchema(specification, [source], { direction, anchor, ...budgeted(options) }), numbers)
    },
    linkPlaces: linkPlaces(filesOf(specification)),
    withMentions: mentionsOf({ operations, groups }),
    unknownOperation: (operationId) => findingOfOperation(specification, operationId),
    unknownSchema: (schema) => findingOfSchema(specification, schema),
    requests: once(() => indexRequests(specification)),
    operationIds: once(() => indexNames(operations.keys())),
    names: (operationId) => {
      const entry = operations.get(operationId)
      return entry === undefined ? null : operationNames(specification, entry)
    },
    origins,
    partPrint: (part) => (part === 'list' ? printOfList() : printOfPart()(part)),
    document: (shown) => publicDocument(specification, shown),
    asWritten: (text) => asWritten(text, numbers),
  }
}

/** The specification's own file first. */
function filesOf({ documents, file, files }: Specification): readonly SpecificationDocument[] {
  return [...new Set([file, ...[...files].sort()])].flatMap((one) => documents.files.get(one) ?? [])
}

/** However many share a page, each shows at least its first level. */
export function budgeted({ id, sharers = 1 }: ViewOptions): {
  readonly id: ViewOptions['id']
  readonly budget: Budget
} {
  const part = Math.max(1, Math.min(sharers, 12))
  return {
    id,
    budget: createBudget(Math.floor(operationShare.elements / part), Math.floor(operationShare.bytes / part)),
  }
}
