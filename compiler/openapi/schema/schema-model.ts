import type { DataValue } from '../../formats/request/data-value.ts'
import type { DocumentPath } from '../document/document.ts'
import type { ExternalDocs } from '../document/external-docs.ts'

/** Which way a schema travels: `writeOnly` properties are in no response, and responses bear no tags. */
export type Direction = 'request' | 'response'

export type TagKind = 'required' | 'conditional' | 'deprecated' | 'unique' | 'read-only' | 'write-only'

/** A mark after a property's type (spec 5). */
export interface PropertyTag {
  readonly kind: TagKind
  /** The words to show. */
  readonly label: string
  readonly hint: string | null
  /** For `conditional`: the other names of the group, as they are in the specification, to be re-cased with the rest. */
  readonly names: readonly string[]
}

export interface PiiBadge {
  readonly label: string
  readonly present: boolean
  /** Days after which it is deleted; null where the specification does not say. */
  readonly days: number | null
}

/** One row of a property's constraint list, in the product's order. */
export interface Constraint {
  readonly name: string
  /** As text to show in code; more than one when parts of an `allOf` each set one. */
  readonly values: readonly string[]
  /** What the values are called, in their order; empty for one without a name. Default: none has one. */
  readonly names?: readonly string[]
}

export interface EnumValue {
  readonly value: string
  /** Markdown. */
  readonly description: string | null
}

/** Why a node's own nested nodes are not here, and where they are. */
export type NodeLink =
  /** The schema contains itself: `anchor` is that of the node above which is the same schema. */
  | { readonly kind: 'recursive'; readonly anchor: string; readonly name: string }
  /** It is too deep or too large for this page. `schema` is its component's name, or that of the one it is written in. */
  | { readonly kind: 'truncated'; readonly schema: string | null; readonly file: string; readonly path: DocumentPath }

/** One `oneOf` or `anyOf`. */
export interface Choice {
  readonly kind: 'oneOf' | 'anyOf'
  /** The property whose value tells the variants apart; each variant's `name` is that value. */
  readonly discriminator: string | null
  /** The name of the variant that is meant where that property selects none; null where none is. */
  readonly rest: string | null
  readonly variants: readonly SchemaNode[]
  /** Variants that the page has no room for. */
  readonly omitted: readonly string[]
}

/** What else has to hold: a condition, what follows from it, what some items or all names must be. */
export interface Rule {
  /** 'If', 'Then', 'Otherwise', 'With', 'At least one item', 'Names of properties', 'Content'. */
  readonly title: string
  /** Of 'With': the property that has to be there for the rule to hold. */
  readonly property: string | null
  readonly node: SchemaNode
}

export type NodeRole =
  | 'root'
  | 'parameter'
  | 'header'
  | 'property'
  | 'item'
  | 'tuple'
  | 'map'
  | 'variant'
  | 'not'
  | 'rule'

/**
 * A schema as a reader sees it: references followed, `allOf` merged, nested nodes in place up to the page's budget.
 * The one model behind the HTML, the Markdown and the search text of parameters, bodies and responses.
 */
export interface SchemaNode {
  readonly role: NodeRole
  /**
   * Of a property or parameter: its name as in the specification, to be re-cased by templates. Of a variant: the
   * discriminator's value, title or schema name. Of a map: the pattern of its keys, if any. Of a rule: its title and
   * property. Else null.
   */
  readonly name: string | null
  /** An id of its own on the page; a root and an item have no row of their own and bear the anchor of what holds them. */
  readonly anchor: string
  /** `string<uri>`, `SID<AC>`, `enum<string>`, `array[integer]`, `object<uri-map>`, `map[string]`, `any` … without null. */
  readonly typeLabel: string
  readonly nullable: boolean
  /** The component's name, when the schema is one (`#/components/schemas/…`). */
  readonly schemaName: string | null
  readonly title: string | null
  /** Markdown. */
  readonly description: string | null
  readonly externalDocs: ExternalDocs | null
  readonly tags: readonly PropertyTag[]
  readonly deprecated: boolean
  /** Only where the specification carries the provider's extension, and only on parameters and properties. */
  readonly pii: PiiBadge | null
  readonly constraints: readonly Constraint[]
  /** The values of an `enum`. */
  readonly values: readonly EnumValue[]
  /** How many values the page has no room for. */
  readonly omittedValues: number
  /** The one value of a `const`. */
  readonly constant: string | null
  /** The author's own example (or the default), for samples; undefined when there is none. */
  readonly example: DataValue | undefined
  readonly properties: readonly SchemaNode[]
  /** Names of properties that the page has no room for. */
  readonly omitted: readonly string[]
  /** What an array holds. */
  readonly items: SchemaNode | null
  /** What an array holds at its first places (`prefixItems`). */
  readonly tuple: readonly SchemaNode[]
  /** What properties without a fixed name hold (`additionalProperties`, `patternProperties`). */
  readonly maps: readonly SchemaNode[]
  readonly choices: readonly Choice[]
  readonly not: readonly SchemaNode[]
  /** `if`, `then`, `else`, `dependentSchemas`, `dependentRequired`, `contains`, `propertyNames`, `contentSchema`. */
  readonly rules: readonly Rule[]
  readonly link: NodeLink | null
  /** An object of which the specification names no property: 'No properties defined'. */
  readonly empty: boolean
  /**
   * The same object in all nodes that say the same of themselves: they differ in nothing but their anchors, their links and
   * what is nested in them. Null where that is not known.
   */
  readonly like: object | null
}
