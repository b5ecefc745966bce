import type { DataValue } from '../../formats/request/data-value.ts'
import type { Source } from '../document/document.ts'
import { schemaName, targetOf } from '../document/reference.ts'
import type { ConditionalParameter } from '../operation/operation-model.ts'
import type { Specification } from '../specification.ts'
import { costOf, most, type Shown } from './budget.ts'
import type { Draft, Said } from './draft-model.ts'
import { type DynamicScope, noScope, scopeInside, withScope } from './dynamic-scope.ts'
import { anyFlag, holdsOthers, merge, textOf } from './merge.ts'
import {
  constraintsOf,
  descriptionOf,
  docsOf,
  examplesOf,
  namedRequirements,
  piiOf,
  tagsOf,
  valueText,
} from './property.ts'
import type { Direction, NodeRole } from './schema-model.ts'
import { typeLabel } from './type-label.ts'

/** Of what comes back nobody asks what else it could hold: this is said of requests. */
export const closedTo = 'Additional properties'

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
  readonly examples?: readonly DataValue[] | undefined
  /** What the examples are called, where they have names. */
  readonly exampleNames?: readonly string[] | undefined
  /** Where the provider's extension may be besides the schema. */
  readonly holders?: readonly unknown[]
  /** Conditional parameters by name, for this node or for its properties. */
  readonly conditional?: ReadonlyMap<string, ConditionalParameter>
}

/** @returns the draft of a schema that nothing is above: a parameter, a body, a page of its own */
export function createRoot(specification: Specification, root: Root): Draft {
  const { role, name, direction, required = false, deprecated = false, holders = [], conditional } = root
  const { examples, exampleNames } = root
  const place = { role, name, slug: '', direction, required, deprecated, holders, conditional, examples, exampleNames }
  const said = sayOf(specification, root.sources, { ...place, scope: noScope, isShared: false })
  const { description } = root
  const own = description === undefined || description === null ? said : withDescription(said, description)
  return createDraft(own, { parent: null, depth: 0, direction, conditional, source: root.sources[0] })
}

function withDescription(said: Said, description: string): Said {
  const other = { ...said, description }
  return { ...other, cost: costOf(other) }
}

/** Where a schema stands, as far as its row depends on it. */
export interface PlaceFacts {
  readonly role: NodeRole
  readonly name: string | null
  readonly slug: string
  readonly direction: Direction
  readonly required: boolean
  readonly conditional: ReadonlyMap<string, ConditionalParameter> | undefined
  /** What a `$dynamicRef` means there. */
  readonly scope: DynamicScope
  /** The place belongs to a schema that is referred to. */
  readonly isShared: boolean
  readonly holders?: readonly unknown[]
  readonly deprecated?: boolean
  readonly examples?: readonly DataValue[] | undefined
  readonly exampleNames?: readonly string[] | undefined
}

/** @returns what a schema says of itself at a place */
export function sayOf(specification: Specification, sources: readonly Source[], facts: PlaceFacts): Said {
  const { role, name, slug, direction, required, conditional } = facts
  const plain = merge(specification, sources)
  const scope = scopeInside(facts.scope, plain)
  const merged = withScope(plain, scope)
  const named = role === 'property' || role === 'parameter'
  const deprecated = facts.deprecated === true || anyFlag(merged, 'deprecated')
  const examples = facts.examples ?? examplesOf(merged)
  const group = name === null ? undefined : conditional?.get(name)
  const shown: Shown = {
    name,
    typeLabel: typeLabel(specification, merged),
    description: descriptionOf(merged),
    externalDocs: docsOf(merged),
    tags: named || role === 'header' ? tagsOf(merged, { direction, required, deprecated, conditional: group }) : [],
    pii: named ? piiOf(specification, merged, facts.holders) : null,
    constraints: [
      ...constraintsOf(merged, examples, facts.exampleNames),
      ...(merged.closed && direction === 'request' ? [{ name: closedTo, values: ['false'] }] : []),
      ...(speaksOfNames(role, name) ? namedRequirements(merged, role === 'not') : []),
    ],
    values: merged.values.slice(0, most.values),
  }
  return {
    role,
    slug,
    nullable: merged.nullable && shown.typeLabel !== 'null',
    schemaName: merged.name,
    title: textOf(merged, 'title'),
    deprecated,
    omittedValues: merged.values.length - shown.values.length,
    constant: merged.constant === undefined ? null : valueText(merged.constant),
    example: examples[0],
    like: facts.isShared ? {} : null,
    cost: costOf(shown),
    isWriteOnly: anyFlag(merged, 'writeOnly'),
    isObject: merged.types.includes('object') && !merged.open,
    inner: holdsOthers(merged) ? merged : null,
    scope,
    isReferred: facts.isShared || isReference(specification, sources),
    ...shown,
  }
}

function isReference({ documents }: Specification, sources: readonly Source[]): boolean {
  const [only] = sources
  if (sources.length !== 1 || only === undefined) return false
  return schemaName(only.path) !== null || targetOf(documents, only) !== null
}

type Above = Pick<Draft, 'parent' | 'depth' | 'direction' | 'conditional' | 'source'>

/** @returns a draft of what was said of a schema, without what it holds */
export function createDraft(said: Said, { parent, depth, direction, conditional, source }: Above): Draft {
  return {
    said,
    parent,
    depth,
    direction,
    conditional,
    source,
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
    elsewhere: null,
    anchor: '',
  }
}

/** A part that is no schema by itself may ask for properties that it does not describe. */
function speaksOfNames(role: NodeRole, name: string | null): boolean {
  return role === 'rule' || role === 'not' || (role === 'variant' && name?.startsWith('with ') !== true)
}

const none: ReadonlySet<unknown> = new Set()

/** @returns the ancestor that is the same schema: made of the same nested parts of the specification */
export function findSame(draft: Draft): Draft | null {
  const signature = draft.said.inner?.signature ?? none
  if (signature.size === 0) return null
  for (let above = draft.parent; above !== null; above = above.parent) {
    const other = above.said.inner?.signature ?? none
    if (other.size === signature.size && [...other].every((part) => signature.has(part))) return above
  }
  return null
}
