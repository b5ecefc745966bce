import { addTo } from '../../formats/grouped.ts'
import { isMapping } from '../../formats/members.ts'
import type { Source } from '../document/document.ts'
import { field, inside, listField, textField } from '../document/document.ts'
import { mappingReference } from '../document/mapping.ts'
import { dereference, resolveReference, schemaName } from '../document/reference.ts'
import type { Specification } from '../specification.ts'
import { variantsOf } from './flatten.ts'
import { type ImpliedTag, impliedTag, valuesOf } from './implied-tag.ts'
import type { ChoiceKind, Layer } from './layer.ts'
import type { MergedChoice, Variant } from './merged.ts'
import type { EnumValue } from './schema-model.ts'

interface Enumeration {
  readonly values: readonly EnumValue[]
  /** The same as data. */
  readonly constants: readonly unknown[]
}

/**
 * `oneOf` with nothing but constants is an enumeration whose values have descriptions. 3.0 has no constants: there each is
 * an `enum` of one, or of those that nothing is said of.
 */
export function enumChoice(layers: readonly Layer[]): Enumeration | null {
  for (const { fields, source, settled } of layers) {
    for (const kind of ['oneOf', 'anyOf'] as const) {
      if (settled.has(kind) || !Array.isArray(field(fields, kind))) continue
      const { variants } = variantsOf(inside(source, kind))
      const listed = variants.map(listedBy)
      const constants = listed.flatMap((values) => values ?? [null])
      const plain = constants.every((value) => ['string', 'number', 'boolean'].includes(typeof value))
      if (variants.length < 2 || !plain) continue
      const values = variants.flatMap(({ value }, index) =>
        (listed[index] ?? []).map((one) => ({ value: String(one), description: saidOf(value) })),
      )
      return { values, constants }
    }
  }
  return null
}

function saidOf(schema: unknown): string | null {
  return textField(schema, 'description') ?? textField(schema, 'title')
}

/** @returns the values of a variant; null where it is none that lists some, or says something of several together */
function listedBy({ value }: Source): readonly unknown[] | null {
  const values = isMapping(value) && value.$ref === undefined ? valuesOf(value) : null
  return values !== null && values.length > 1 && saidOf(value) !== null ? null : values
}

/** The choices that a schema's layers offer a reader, each variant with the name to choose it by. */
export function choicesOf(
  specification: Specification,
  layers: readonly Layer[],
  reached: ReadonlySet<unknown>,
): readonly MergedChoice[] {
  return layers.flatMap((layer) => {
    const { fields, source, settled, direct } = layer
    const discriminator = textField(field(fields, 'discriminator'), 'propertyName')
    const rest = restOf(specification, layer)
    const choices = (['oneOf', 'anyOf'] as const).flatMap((kind): readonly MergedChoice[] => {
      if (settled.has(kind) || !Array.isArray(field(fields, kind))) return []
      const { variants } = variantsOf(inside(source, kind))
      const targets = variants.map((variant) => dereference(specification.documents, variant).source)
      // A subtype takes in its base, whose variants are the subtypes: that is no further choice.
      if (!direct && targets.some((target) => target !== undefined && reached.has(target.value))) return []
      const names = mappingNames(specification, layer)
      const named = variants.map((variant, index) =>
        nameVariant(variant, targets[index], names, discriminator !== null),
      )
      if (variants.length === 0) return []
      const isNameless = named.every(({ name }) => name === null)
      const schemas = targets.map((one) => one?.value)
      const tag = isNameless ? impliedTag(schemas, discriminator) : null
      return [tag === null ? { kind, discriminator, variants: named, rest } : tagged(kind, variants, tag, rest)]
    })
    if (choices.length > 0 || discriminator === null || !direct) return choices
    const implied = subtypesOf(specification, layer)
    return implied.length === 0 ? [] : [{ kind: 'oneOf', discriminator, variants: implied, rest }]
  })
}

function tagged(
  kind: ChoiceKind,
  variants: readonly Source[],
  { property, values }: ImpliedTag,
  rest: string | null,
): MergedChoice {
  const named = variants.map((source, index) => ({ source, name: values[index] ?? null, value: values[index] ?? null }))
  return { kind, discriminator: property, variants: named, rest }
}

function nameVariant(
  variant: Source,
  target: Source | undefined,
  names: ReadonlyMap<unknown, readonly string[]>,
  discriminated: boolean,
): Variant {
  const value = target?.value
  const component = target === undefined ? null : schemaName(target.path)
  const title = textField(variant.value, 'title') ?? textField(value, 'title')
  const values = names.get(value) ?? (discriminated && component !== null ? [component] : [])
  const mapped = values.length === 0 ? null : values.join(', ')
  const required = listField(value, 'required')
  const bare = isMapping(value) && Object.keys(value).length === 1 && required.length > 0
  const name = mapped ?? title ?? component ?? (bare ? `with ${required.join(' and ')}` : null)
  return { source: variant, name, value: values[0] ?? null }
}

/** The discriminator's values by the schema that each selects. */
function mappingNames(
  { documents }: Specification,
  { fields, source }: Layer,
): ReadonlyMap<unknown, readonly string[]> {
  const names = new Map<unknown, string[]>()
  const mapping = field(field(fields, 'discriminator'), 'mapping')
  if (!isMapping(mapping)) return names
  for (const [name, target] of Object.entries(mapping)) {
    if (typeof target !== 'string') continue
    const found = resolveReference(documents, source.file, mappingReference(target)).source
    if (found !== undefined) addTo(names, found.value, name)
  }
  return names
}

function restOf(specification: Specification, layer: Layer): string | null {
  const target = textField(field(layer.fields, 'discriminator'), 'defaultMapping')
  if (target === null) return null
  const { source } = resolveReference(specification.documents, layer.source.file, mappingReference(target))
  return source === undefined ? null : nameVariant(source, source, mappingNames(specification, layer), true).name
}

/** The variants of a schema that has a discriminator and no choice: those it maps to, or those that take it in. */
function subtypesOf(specification: Specification, layer: Layer): readonly Variant[] {
  const { documents, subtypes } = specification
  const mapping = field(field(layer.fields, 'discriminator'), 'mapping')
  const names = mappingNames(specification, layer)
  const mapped = isMapping(mapping)
    ? Object.values(mapping).flatMap((target) => {
        if (typeof target !== 'string') return []
        return resolveReference(documents, layer.source.file, mappingReference(target)).source ?? []
      })
    : []
  const all = mapped.length > 0 ? mapped : (subtypes.get(layer.fields) ?? [])
  const seen = new Set<unknown>([layer.fields])
  return all.flatMap((source) => {
    if (seen.has(source.value)) return []
    seen.add(source.value)
    return [nameVariant(source, source, names, true)]
  })
}
