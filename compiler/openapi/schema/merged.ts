import type { Source } from '../document/document.ts'
import type { ChoiceKind, Layer } from './layer.ts'
import type { MergedRule } from './rules.ts'
import type { EnumValue } from './schema-model.ts'

/** A schema with everything that holds for it in one place; what is nested stays as sources, to be merged on request. */
export interface Merged {
  /** The layers by the keywords that they hold, in the order in which words count. */
  readonly by: ReadonlyMap<string, readonly Layer[]>
  readonly layers: readonly Layer[]
  readonly name: string | null
  /** Types without null; empty when none is said or can be told. */
  readonly types: readonly string[]
  readonly nullable: boolean
  readonly never: boolean
  /** The schemas that each hold for a property, the one whose words count most first. */
  readonly properties: ReadonlyMap<string, readonly Source[]>
  readonly required: ReadonlySet<string>
  readonly items: readonly Source[]
  readonly tuple: readonly (readonly Source[])[]
  readonly additional: readonly Source[]
  /** `additionalProperties: true` or `{}`: any further property. */
  readonly open: boolean
  readonly closed: boolean
  readonly patterns: ReadonlyMap<string, readonly Source[]>
  readonly choices: readonly MergedChoice[]
  readonly not: readonly Source[]
  readonly rules: readonly MergedRule[]
  readonly values: readonly EnumValue[]
  /** The same as data. */
  readonly enumerated: readonly unknown[]
  readonly constant: unknown
  /** The nested layers by identity: two schemas with the same ones are the same schema. */
  readonly signature: ReadonlySet<unknown>
}

export interface Variant {
  readonly source: Source
  /** What the reader chooses by: the discriminator's value, else the schema's own name. */
  readonly name: string | null
  /** What the discriminator's property says of it; null where nothing selects it. */
  readonly value: string | null
}

export interface MergedChoice {
  readonly kind: ChoiceKind
  readonly discriminator: string | null
  readonly variants: readonly Variant[]
  /** Name of what is meant where the discriminator selects nothing (`defaultMapping`, OpenAPI 3.2); null where nothing is. */
  readonly rest: string | null
}
