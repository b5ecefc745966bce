import { append } from '../../formats/append.ts'
import { isMapping } from '../../formats/members.ts'
import type { Fields, Source } from '../document/document.ts'
import { field, inside, items } from '../document/document.ts'
import {
  type DocumentSet,
  dereference,
  isAlone,
  plainEnd,
  resolveReference,
  schemaName,
} from '../document/reference.ts'
import type { ChoiceKind, Layer } from './layer.ts'
import { ruleKeys } from './rules.ts'

/** A schema taken apart: all the layers that hold at once. */
export interface Flat {
  /** In the order in which properties are shown: what is taken in first, the schema's own last. */
  readonly structure: readonly Layer[]
  /** In the order in which a word counts: the schema's own, then its inline parts from the last, then references. */
  readonly precedence: readonly Layer[]
  /** A choice offered null. */
  readonly nullable: boolean
  /** It is `false`: nothing is valid. */
  readonly never: boolean
  /** The name of the component that the schema is. */
  readonly name: string | null
  /** Every object met on the way, also those that only refer. */
  readonly reached: ReadonlySet<unknown>
}

/** A layer with what it takes in. Parts stay as they were found until all are: of a chain nothing is copied at each link. */
interface Part {
  readonly own: Layer
  /** In the order in which they are shown, before the layer itself. */
  readonly structure: readonly Part[]
  /** The weakest first. */
  readonly weakest: readonly Part[]
}

/** Parts nested deeper than this are not read. `checkSteps` reports that sooner: data is nested 400 levels at most. */
const deepest = 2500

/** References with words of their own that are followed one by one; what is further goes to the end of the chain. */
const longestChain = 100

const none: ReadonlySet<ChoiceKind> = new Set()

/**
 * Follows references and `allOf` from one or more schemas that hold together. A `$ref`'s neighbours count in 3.0 too,
 * against its letter: what is there was written to be read.
 *
 * Circles end at the object already met; what can't be found (reported when the specification is loaded) adds nothing.
 */
export function flatten(documents: DocumentSet, sources: readonly Source[]): Flat {
  const [only] = sources
  if (sources.length === 1 && only !== undefined && isMapping(only.value) && isSimple(only.value))
    return simple(only, only.value)
  const reached = new Set<unknown>()
  let nullable = false
  let never = false
  let name: string | null = null

  const parts = sources.flatMap((source) => visit(source, sources.length === 1, 0, 0))
  const structure = layersOf(parts.toReversed(), 'structure')
  return {
    structure,
    precedence: layersOf(parts.toReversed(), 'weakest').reverse(),
    nullable,
    never,
    name: name ?? soleName(layersOf(parts, 'structure')),
    reached,
  }

  /** @returns none for what was met already */
  function visit(source: Source, direct: boolean, depth: number, chain: number): readonly Part[] {
    const { value } = source
    if (value === false) never = true
    if (!isMapping(value) || reached.has(value) || depth > deepest) return []
    reached.add(value)
    if (direct) name ??= schemaName(source.path)
    const reference = field(value, '$ref') ?? field(value, '$dynamicRef')
    const target = typeof reference === 'string' ? targetFrom(documents, source, reference, chain) : undefined
    // A name that leads nowhere is still the best word for what belongs there.
    if (direct && typeof reference === 'string' && target === undefined)
      name ??= reference.slice(reference.lastIndexOf('/') + 1)
    const first = target === undefined ? [] : visit(target, direct, depth + 1, chain + 1)
    const referred: Part[] = [...first]

    const settled = new Set<ChoiceKind>()
    const inline: Part[] = []
    const shared: Part[] = []
    for (const part of items(inside(source, 'allOf'))) {
      const list = typeof field(part.value, '$ref') === 'string' ? shared : inline
      const visited = visit(part, false, depth + 1, 0)
      append(list, visited)
      append(referred, visited)
    }
    for (const kind of ['oneOf', 'anyOf'] as const) {
      const { variants, offersNull } = variantsOf(inside(source, kind))
      if (offersNull && variants.length > 0) nullable = true
      const [only] = variants
      if (variants.length !== 1 || only === undefined) continue
      settled.add(kind)
      const visited = visit(only, direct, depth + 1, 0)
      append(shared, visited)
      append(referred, visited)
    }
    const own: Layer = { fields: value, source, direct, settled: settled.size === 0 ? none : settled }
    return [{ own, structure: referred, weakest: [...shared.toReversed(), ...first, ...inline] }]
  }
}

/** @returns what a reference leads to; of a long chain of names for one schema none says more than the first, which is shown */
function targetFrom(documents: DocumentSet, source: Source, reference: string, chain: number): Source | undefined {
  const { value, file, path } = source
  const target = resolveReference(documents, file, reference).source
  // Each schema of a long chain would take in all that follow.
  if (chain >= longestChain && target !== undefined) return dereference(documents, target).source
  const isName = target !== undefined && schemaName(path) !== null && isMapping(value) && isAlone(value)
  return isName ? plainEnd(documents, target) : target
}

/** @returns the layers of parts, each after those that it takes in */
function layersOf(parts: readonly Part[], order: 'structure' | 'weakest', layers: Layer[] = []): Layer[] {
  for (const part of parts) {
    layersOf(part[order], order, layers)
    layers.push(part.own)
  }
  return layers
}

/** Most schemas take nothing in. */
function isSimple(value: Fields): boolean {
  return (
    value.$ref === undefined &&
    value.$dynamicRef === undefined &&
    value.allOf === undefined &&
    value.oneOf === undefined &&
    value.anyOf === undefined
  )
}

function simple(source: Source, fields: Fields): Flat {
  const layer: Layer = { fields, source, direct: true, settled: none }
  const name = schemaName(source.path)
  const layers = [layer]
  return {
    structure: layers,
    precedence: layers,
    nullable: false,
    never: false,
    name,
    reached: new Set([source.value]),
  }
}

/** @returns the variants of a choice without those that are only null */
export function variantsOf(choice: Source): { readonly variants: readonly Source[]; readonly offersNull: boolean } {
  const all = items(choice)
  const variants = all.filter(({ value }) => !isNull(value))
  return { variants, offersNull: variants.length < all.length }
}

function isNull(schema: unknown): boolean {
  if (!isMapping(schema)) return false
  const values = field(schema, 'enum')
  return (
    field(schema, 'type') === 'null' ||
    field(schema, 'const') === null ||
    (Array.isArray(values) && values.length === 1 && values[0] === null) ||
    isBareNullable(schema)
  )
}

/** 3.0 has no type for null: beside a schema that says more, what is only `nullable`, and null by default, can mean nothing else. */
function isBareNullable(schema: Fields): boolean {
  return schema.nullable === true && Object.keys(schema).every((key) => bareKeys.includes(key) || schema[key] === null)
}

const bareKeys = ['nullable', 'title', 'description']

/** A layer that has nested schemas; the others only say more about what the schema is. */
export function isStructural({ fields, settled }: Layer & { readonly settled: ReadonlySet<string> }): boolean {
  return structuralKeys.some((key) => {
    if (!Object.hasOwn(fields, key) || settled.has(key)) return false
    return typeof fields[key] === 'object' && fields[key] !== null
  })
}

const structuralKeys = [
  'properties',
  'items',
  'prefixItems',
  'additionalProperties',
  'patternProperties',
  'oneOf',
  'anyOf',
  'not',
  'discriminator',
  'unevaluatedProperties',
  'unevaluatedItems',
  ...ruleKeys,
] as const

/** `allOf` with one component and a few words more is how 3.0 describes a reference: it is that component still. */
function soleName(layers: readonly Layer[]): string | null {
  const names = layers.map(({ source }) => schemaName(source.path))
  const structural = layers.filter(isStructural)
  if (structural.length > 1) return null
  const [layer] = structural
  if (layer !== undefined) return schemaName(layer.source.path)
  const known = names.filter((name) => name !== null)
  return known.length === 1 ? (known[0] ?? null) : null
}
