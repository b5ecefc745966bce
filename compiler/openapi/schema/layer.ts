import type { Fields, Source } from '../document/document.ts'

export type ChoiceKind = 'oneOf' | 'anyOf'

/** One plain schema object that takes part in a schema, by way of a reference, an `allOf` or by being it. */
export interface Layer {
  readonly fields: Fields
  readonly source: Source
  /** Reached by references alone, so that it *is* the schema, not only a part of it. */
  readonly direct: boolean
  /** Its choices that are no choice: one variant, or one beside null. That variant is a layer itself. */
  readonly settled: ReadonlySet<ChoiceKind>
}
