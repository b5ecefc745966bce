import type { DataValue } from '../formats/request/request.ts'
import { most, type Shown } from './budget.ts'
import type { Source } from './document.ts'
import { type DynamicScope, noScope, scopeInside, withScope } from './dynamic-scope.ts'
import { anyFlag, type Merged, merge } from './merge.ts'
import type { ConditionalParameter } from './operation-model.ts'
import { constraintsOf, descriptionOf, exampleOf, namedRequirements, piiOf, tagsOf } from './property.ts'
import type { Choice, Direction, NodeRole } from './schema-model.ts'
import type { Specification } from './specification.ts'
import { typeLabel } from './type-label.ts'

/** A schema to expand, with what its place says besides. */
export interface Root {
  readonly sources: readonly Source[]
  readonly role: NodeRole
  readonly name: string | null
  readonly direction: Direction
  /** The anchor of the node; those of nested nodes begin with it. */
  readonly anchor: string
  readonly required?: boolean
  readonly deprecated?: boolean
  readonly description?: string | null
  readonly example?: DataValue | undefined
  /** Where the provider's extension may be besides the schema. */
  readonly holders?: readonly unknown[]
  /** Conditional parameters by name, for this node or for its properties. */
  readonly conditional?: ReadonlyMap<string, ConditionalParameter>
}

export interface DraftChoice {
  readonly kind: Choice['kind']
  readonly discriminator: string | null
  variants: readonly Draft[]
  omitted: readonly string[]
}

/** A node in the making: its nested nodes come level by level, its anchor at the end. */
export interface Draft extends Shown {
  readonly role: NodeRole
  readonly name: string | null
  readonly merged: Merged
  readonly parent: Draft | null
  readonly depth: number
  readonly deprecated: boolean
  readonly example: DataValue | undefined
  readonly conditional: ReadonlyMap<string, ConditionalParameter> | undefined
  readonly direction: Direction
  readonly source: Source | undefined
  /** What `$dynamicRef` means inside. */
  readonly scope: DynamicScope
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
  anchor: string
}

export function createRoot(specification: Specification, root: Root): Draft {
  const draft = createDraft(specification, root.sources, {
    role: root.role,
    name: root.name,
    parent: null,
    depth: 0,
    direction: root.direction,
    required: root.required ?? false,
    conditional: root.conditional,
    holders: root.holders ?? [],
    deprecated: root.deprecated ?? false,
    example: root.example,
  })
  return root.description === undefined || root.description === null
    ? draft
    : { ...draft, description: root.description }
}

export interface DraftFacts {
  readonly role: NodeRole
  readonly name: string | null
  readonly parent: Draft | null
  readonly depth: number
  readonly direction: Direction
  readonly required: boolean
  readonly conditional: ReadonlyMap<string, ConditionalParameter> | undefined
  readonly holders?: readonly unknown[]
  readonly deprecated?: boolean
  readonly example?: DataValue | undefined
}

export function createDraft(specification: Specification, sources: readonly Source[], facts: DraftFacts): Draft {
  const { role, name, parent, depth, direction, required, conditional } = facts
  const plain = merge(specification, sources)
  const scope = scopeInside(parent?.scope ?? noScope, plain)
  const merged = withScope(plain, scope)
  const named = role === 'property' || role === 'parameter'
  const deprecated = facts.deprecated === true || anyFlag(merged, 'deprecated')
  const own = facts.example ?? exampleOf(merged)
  const group = name === null ? undefined : conditional?.get(name)
  return {
    role,
    name,
    merged,
    parent,
    depth,
    deprecated,
    direction,
    conditional,
    source: sources[0],
    scope,
    typeLabel: typeLabel(specification, merged),
    description: descriptionOf(merged),
    tags: named ? tagsOf(merged, { direction, required, deprecated, conditional: group }) : [],
    pii: named ? piiOf(specification, merged, facts.holders) : null,
    constraints: [
      ...constraintsOf(merged, own),
      ...(speaksOfNames(role, name) ? namedRequirements(merged, role === 'not') : []),
    ],
    values: merged.values.slice(0, most.values),
    example: own,
    properties: [],
    omitted: [],
    items: null,
    tuple: [],
    maps: [],
    choices: [],
    not: [],
    rules: [],
    recursive: null,
    truncated: false,
    anchor: '',
  }
}

/** A part that is no schema by itself may ask for properties that it does not describe. */
function speaksOfNames(role: NodeRole, name: string | null): boolean {
  return role === 'rule' || role === 'not' || (role === 'variant' && name?.startsWith('with ') !== true)
}

/** @returns the ancestor that is the same schema: made of the same nested parts of the specification */
export function findSame(draft: Draft): Draft | null {
  const { signature } = draft.merged
  if (signature.size === 0) return null
  for (let above = draft.parent; above !== null; above = above.parent) {
    const other = above.merged.signature
    if (other.size === signature.size && [...other].every((part) => signature.has(part))) return above
  }
  return null
}
