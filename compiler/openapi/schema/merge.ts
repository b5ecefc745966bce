import { addTo } from '../../formats/grouped.ts'
import { isMapping } from '../../formats/members.ts'
import { createRecent } from '../../formats/recent.ts'
import type { Source } from '../document/document.ts'
import { field, flagField, inside, items, listField, numberField, textField } from '../document/document.ts'
import { targetOf } from '../document/reference.ts'
import type { Specification } from '../specification.ts'
import { choicesOf, enumChoice } from './choices.ts'
import { describeValues, enumOf } from './enum-values.ts'
import { flatten, isStructural } from './flatten.ts'
import type { Layer } from './layer.ts'
import type { Merged } from './merged.ts'
import { ruleKeys, rulesOf } from './rules.ts'
import { impliedTypes, saysNullable, statedTypes } from './stated-types.ts'

/**
 * @returns a memory of merged schemas: parts that operations share are merged once, and memory stays bounded. Rows depend on
 *   what is kept of a schema, and are rendered anew where it was lost
 */
export function mergedMemory(): Specification['merged'] {
  return createRecent(30_000, ({ layers, properties }) => 1 + layers.length + properties.size)
}

/** @returns the schema that the sources make together; never fails, whatever they hold */
export function merge(specification: Specification, sources: readonly Source[]): Merged {
  const { merged: kept, documents } = specification
  const [only] = sources
  if (sources.length !== 1 || only === undefined) return mergeSources(specification, sources)
  const target = targetOf(documents, only) ?? only
  const { value } = target
  const known = kept.get(value)
  if (known !== undefined) return known
  const merged = mergeSources(specification, [target])
  // Most schemas hold no others: they are merged in less time than it takes to keep them all.
  if (isMapping(value) && (target !== only || holdsOthers(merged))) kept.set(value, merged)
  return merged
}

/** @returns whether anything can be nested in a schema */
export function holdsOthers({ properties, items, tuple, patterns, additional, choices, not, rules }: Merged): boolean {
  const lists = [items, tuple, additional, choices, not, rules]
  return properties.size + patterns.size > 0 || lists.some(({ length }) => length > 0)
}

function mergeSources(specification: Specification, sources: readonly Source[]): Merged {
  const { structure, precedence: layers, ...flat } = flatten(specification.documents, sources)
  const by = indexLayers(layers)
  const at = (key: string) => by.get(key) ?? none
  // Most schemas have a few words: what they do not have makes nothing.
  const schemasAt = (key: string) =>
    by.get(key)?.flatMap(({ fields, source }) => (isMapping(fields[key]) ? [inside(source, key)] : [])) ?? none
  const structural = layers.filter(isStructural)
  const enumerated = at('oneOf').length + at('anyOf').length > 0 ? enumChoice(structure) : null
  const values = enumOf(at('enum'))
  const merged: Omit<Merged, 'types' | 'choices'> = {
    by,
    layers,
    name: flat.name,
    nullable: flat.nullable || saysNullable(layers) || (values?.includes(null) ?? false),
    never: flat.never,
    properties: propertiesOf(structure, at('properties'), 'properties'),
    patterns: propertiesOf(structure, at('patternProperties'), 'patternProperties'),
    required: by.has('required') ? new Set(at('required').flatMap(requiredOf)) : noNames,
    items: joined(schemasAt('items'), schemasAt('unevaluatedItems')),
    tuple: tupleOf(joined(at('prefixItems'), at('items'))),
    additional: joined(schemasAt('additionalProperties'), schemasAt('unevaluatedProperties')),
    open: at('additionalProperties').some(({ fields }) => fields.additionalProperties === true),
    closed:
      at('additionalProperties').some(({ fields }) => fields.additionalProperties === false) ||
      at('unevaluatedProperties').some(({ fields }) => fields.unevaluatedProperties === false),
    not: schemasAt('not'),
    rules: ruleKeys.some((key) => by.has(key)) ? rulesOf(structure) : none,
    values: enumerated?.values ?? (values === null ? none : describeValues(at, values)),
    enumerated: (values ?? enumerated?.constants ?? none).filter((value) => value !== null),
    constant: at('const')[0]?.fields.const,
    signature: structural.length === 0 ? noNames : new Set(structural.map(({ fields }) => fields)),
  }
  const chooses = ['oneOf', 'anyOf', 'discriminator'].some((key) => by.has(key))
  const choices = chooses && enumerated === null ? choicesOf(specification, structure, flat.reached) : none
  return {
    choices,
    types: statedTypes(at('type')) ?? impliedTypes(merged, values ?? enumerated?.constants ?? null),
    ...merged,
  }
}

const none: readonly never[] = []
const noNames: ReadonlySet<never> = new Set()

function joined<Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  if (second.length === 0) return first
  return first.length === 0 ? second : [...first, ...second]
}

function requiredOf({ fields }: Layer): readonly string[] {
  return listField(fields, 'required').filter(isText)
}

function indexLayers(layers: readonly Layer[]): ReadonlyMap<string, readonly Layer[]> {
  const by = new Map<string, Layer[]>()
  for (const layer of layers) {
    for (const key of Object.keys(layer.fields)) addTo(by, key, layer)
  }
  return by
}

/** @returns the first text of that name in the order in which words count */
export function textOf({ by }: Merged, name: string): string | null {
  for (const { fields } of by.get(name) ?? none) {
    const text = textField(fields, name)
    if (text !== null) return text
  }
  return null
}

/** @returns true when any part says so */
export function anyFlag({ by }: Merged, name: string): boolean {
  return (by.get(name) ?? none).some(({ fields }) => flagField(fields, name))
}

/** @returns the default of the part that counts first; undefined where none has one, as null is a default */
export function defaultOf({ by }: Merged): unknown {
  return by.get('default')?.[0]?.fields.default
}

/** @returns the greatest of the bounds and of `start`; of none `start`, by default the infinity that any bound narrows */
export const maxOf = (bounds: readonly number[], start = Number.NEGATIVE_INFINITY): number =>
  bounds.reduce((most, one) => Math.max(most, one), start)

/** @returns the least of the bounds and of `start`, likewise */
export const minOf = (bounds: readonly number[], start = Number.POSITIVE_INFINITY): number =>
  bounds.reduce((least, one) => Math.min(least, one), start)

/** @returns every number of that name */
export function numbersOf({ by }: Merged, name: string): readonly number[] {
  return (by.get(name) ?? none).flatMap(({ fields }) => numberField(fields, name) ?? [])
}

const noProperties: ReadonlyMap<string, readonly Source[]> = new Map()

/** Shown in the order of the structure, each with its schemas in the order in which words count. */
function propertiesOf(
  structure: readonly Layer[],
  holders: readonly Layer[],
  key: 'properties' | 'patternProperties',
): ReadonlyMap<string, readonly Source[]> {
  if (holders.length === 0) return noProperties
  const properties = new Map<string, Source[]>()
  const names = ({ fields }: Layer) => {
    const held = field(fields, key)
    return isMapping(held) ? Object.keys(held) : []
  }
  if (holders.length > 1) for (const layer of structure) for (const name of names(layer)) properties.set(name, [])
  for (const layer of holders) {
    const held = inside(layer.source, key)
    for (const name of names(layer)) addTo(properties, name, inside(held, name))
  }
  return properties
}

/** Places of a tuple: `prefixItems`, or the list that `items` was before 2020. */
function tupleOf(holders: readonly Layer[]): readonly (readonly Source[])[] {
  if (holders.length === 0) return none
  const lists = holders
    .map(({ fields, source }) => items(inside(source, Array.isArray(fields.prefixItems) ? 'prefixItems' : 'items')))
    .filter((list) => list.length > 0)
  const length = lists.reduce((longest, list) => Math.max(longest, list.length), 0)
  return Array.from({ length }, (_, index) => [...new Set(lists.flatMap((list) => list[index] ?? []))])
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
