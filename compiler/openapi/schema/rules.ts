import { isMapping } from '../../formats/members.ts'
import type { Source } from '../document/document.ts'
import { field, inside, numberField, textField } from '../document/document.ts'
import type { Layer } from './layer.ts'

/** A rule before its schema is expanded. */
export interface MergedRule {
  readonly title: string
  readonly property: string | null
  readonly sources: readonly Source[]
}

/** The rules of a schema besides its types and properties (JSON Schema 2020-12, applicator vocabulary). */
export function rulesOf(layers: readonly Layer[]): readonly MergedRule[] {
  return layers.flatMap((layer) => [
    ...conditionOf(layer),
    ...dependenciesOf(layer),
    ...itemsOf(layer),
    ...namesOf(layer),
    ...contentOf(layer),
  ])
}

/** The keywords that make rules. */
export const ruleKeys = [
  'if',
  'dependentSchemas',
  'dependentRequired',
  'dependencies',
  'contains',
  'propertyNames',
  'contentSchema',
] as const

function conditionOf({ source, fields }: Layer): readonly MergedRule[] {
  const part = (title: string, key: string): readonly MergedRule[] =>
    isMapping(field(fields, key)) ? [{ title, property: null, sources: [inside(source, key)] }] : []
  const follow = [...part('Then', 'then'), ...part('Otherwise', 'else')]
  // A condition that nothing follows from says nothing.
  return follow.length === 0 ? [] : [...part('If', 'if'), ...follow]
}

/** What has to be there with a property: names, or a whole schema. One keyword held both before 2019. */
function dependenciesOf({ source, fields }: Layer): readonly MergedRule[] {
  const rules = new Map<string, Source[]>()
  for (const key of ['dependentRequired', 'dependentSchemas', 'dependencies']) {
    const held = field(fields, key)
    for (const name of isMapping(held) ? Object.keys(held) : []) {
      const found = inside(source, key, name)
      const schema = Array.isArray(found.value) ? { ...found, value: requirement(found.value) } : found
      if (isMapping(schema.value)) rules.set(name, [...(rules.get(name) ?? []), schema])
    }
  }
  return [...rules].map(([property, sources]) => ({ title: 'With', property, sources }))
}

function requirement(names: readonly unknown[]): unknown {
  return Object.assign(Object.create(null), { required: names })
}

function itemsOf({ source, fields }: Layer): readonly MergedRule[] {
  if (!isMapping(field(fields, 'contains'))) return []
  const least = numberField(fields, 'minContains') ?? 1
  const most = numberField(fields, 'maxContains')
  if (least === 0 && most === null) return []
  return [{ title: countOf(least, most), property: null, sources: [inside(source, 'contains')] }]
}

function countOf(least: number, most: number | null): string {
  if (most === null) return least <= 1 ? 'At least one item' : `At least ${least} items`
  if (least === most) return `Exactly ${least === 1 ? 'one item' : `${least} items`}`
  return least === 0 ? `At most ${most === 1 ? 'one item' : `${most} items`}` : `${least} to ${most} items`
}

function namesOf({ source, fields }: Layer): readonly MergedRule[] {
  if (!isMapping(field(fields, 'propertyNames'))) return []
  return [{ title: 'Names of properties', property: null, sources: [inside(source, 'propertyNames')] }]
}

/** What a text holds once it is decoded; without a media type the keyword says nothing (JSON Schema 2020-12, 8.5). */
function contentOf({ source, fields }: Layer): readonly MergedRule[] {
  if (textField(fields, 'contentMediaType') === null || !isMapping(field(fields, 'contentSchema'))) return []
  return [{ title: 'Content', property: null, sources: [inside(source, 'contentSchema')] }]
}
