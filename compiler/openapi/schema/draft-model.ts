import type { Source } from '../document/document.ts'
import type { ConditionalParameter } from '../operation/operation-model.ts'
import type { Cost } from './budget.ts'
import type { DynamicScope } from './dynamic-scope.ts'
import type { Merged } from './merged.ts'
import type { Choice, Direction, SchemaNode } from './schema-model.ts'

export interface DraftChoice {
  readonly kind: Choice['kind']
  readonly discriminator: string | null
  readonly rest: string | null
  variants: readonly Draft[]
  omitted: readonly string[]
}

/**
 * What a schema says of itself at one place of a specification: everything of its row. Drafts on many pages share it where
 * the place belongs to a schema that is referred to.
 */
export interface Said extends Omit<SchemaNode, keyof Placed> {
  /** Its name as part of an id. */
  readonly slug: string
  /** Of its row alone. */
  readonly cost: Cost
  readonly isWriteOnly: boolean
  /** An object that is empty where nothing is nested in it. */
  readonly isObject: boolean
  /** What is nested in it; null where nothing is. */
  readonly inner: Merged | null
  readonly scope: DynamicScope
  /** What is nested in it is the same for all who refer to it. */
  readonly isReferred: boolean
}

/** What of a node depends on the page that it is on. */
type Placed = Pick<
  SchemaNode,
  'anchor' | 'properties' | 'omitted' | 'items' | 'tuple' | 'maps' | 'choices' | 'not' | 'rules' | 'link' | 'empty'
>

/** A node in the making: its nested nodes come level by level, its anchor at the end. */
export interface Draft {
  readonly said: Said
  readonly parent: Draft | null
  readonly depth: number
  readonly conditional: ReadonlyMap<string, ConditionalParameter> | undefined
  readonly direction: Direction
  readonly source: Source | undefined
  properties: readonly Draft[]
  omitted: readonly string[]
  items: Draft | null
  tuple: readonly Draft[]
  maps: readonly Draft[]
  choices: readonly DraftChoice[]
  not: readonly Draft[]
  rules: readonly { readonly title: string; readonly property: string | null; readonly draft: Draft }[]
  recursive: Draft | null
  truncated: boolean
  /** The component that has the rest of what is truncated, or that this is written in. */
  elsewhere: string | null
  anchor: string
}
