import type { Recent } from '../formats/recent.ts'
import type { WrittenNumbers } from '../formats/request/written-numbers.ts'
import type { Source } from './document/document.ts'
import type { DocumentSet } from './document/reference.ts'
import type { Scalar } from './example/scalar.ts'
import type { Example } from './operation/operation-model.ts'
import type { Merged } from './schema/merged.ts'
import type { SlotGroup } from './schema/slot.ts'

/** What is known of an operation or webhook before its model is made. */
export interface OperationEntry {
  readonly kind: 'operation' | 'webhook'
  /** As in the specification, or made from method and path. */
  readonly operationId: string
  /** As the key is: in small letters, but for what `additionalOperations` names. */
  readonly method: string
  /** Of a webhook: its name. */
  readonly path: string
  readonly summary: string | null
  readonly tags: readonly string[]
  readonly deprecated: boolean
  /** Kebab-case of the id, unique in the specification: the base of anchors, and the last segment of a generated page's route. */
  readonly anchor: string
  /** The operation object. */
  readonly source: Source
  /** The path item, followed by what it refers to. */
  readonly items: readonly Source[]
}

/** A checked specification, from which the models of operations and schemas are made on request. */
export interface Specification {
  /** The file's path below `data/openapi` without its extension: what `spec` names. */
  readonly name: string
  readonly file: string
  /** Whose rules hold; those of 3.2 are those of 3.1 and more. */
  readonly version: '3.0' | '3.1'
  readonly title: string | null
  /** Markdown. */
  readonly description: string | null
  readonly root: Source
  /** The files that its references lead into, besides its own. */
  readonly files: ReadonlySet<string>
  readonly documents: DocumentSet
  /** The key of the provider's extension, `x-<brand.key>`. */
  readonly extension: string
  /** The extension is somewhere in it: properties have PII badges. */
  readonly extended: boolean
  readonly operations: ReadonlyMap<string, OperationEntry>
  /** Operations that a fault keeps out, where the site is lenient with the specification. */
  readonly leftOut: ReadonlyMap<string, OperationEntry>
  /** Component schemas by the schema that they take in with `allOf`, by the identity of its value. */
  readonly subtypes: ReadonlyMap<unknown, readonly Source[]>
  /** Numbers that its values hold with fewer digits than its files; null where there are none. */
  readonly numbers: WrittenNumbers | null
  /** Schemas merged already, by the identity of their value: a memory of `merge`. */
  readonly merged: Recent<unknown, Merged>
  /** What may be nested in a merged schema that is referred to: a memory of `slotsOf`. */
  readonly slots: WeakMap<Merged, readonly SlotGroup[]>
  /** Examples made of schemas that have a name: a memory of `examplesOf`, bounded by it. */
  readonly generated: Map<string, readonly Example[]>
  /** What examples take of properties that hold no others, by the identity of their schemas: a memory of `propertyOf`. */
  readonly scalars: Recent<unknown, Scalar>
}
