import { isMapping } from '../../formats/members.ts'
import { type Fields, field, listField } from '../document/document.ts'

/** A property that tells the variants of a choice apart, and what it holds in each. */
export interface ImpliedTag {
  readonly property: string
  readonly values: readonly string[]
}

/**
 * Finds what stands for a discriminator where none is given, or one that names nothing, as generators from tagged unions
 * leave it: a property that each variant requires, with one text that no other variant has.
 *
 * @param variants the schemas to choose from, references followed
 * @param discriminator the property that is said to tell them apart; null where none is
 * @returns null where there is no such property
 */
export function impliedTag(variants: readonly unknown[], discriminator: string | null): ImpliedTag | null {
  const properties = field(variants[0], 'properties')
  if (variants.length < 2 || !isMapping(properties)) return null
  for (const property of discriminator === null ? Object.keys(properties) : [discriminator]) {
    const values = new Set<string>()
    const isTag = variants.every((variant) => {
      const value = soleText(variant, property)
      return value !== null && values.size < values.add(value).size
    })
    if (isTag) return { property, values: [...values] }
  }
  return null
}

/** @returns the one text that a required property may have; null where it may have others */
function soleText(schema: unknown, name: string): string | null {
  const property = field(field(schema, 'properties'), name)
  if (!isMapping(property) || !listField(schema, 'required').includes(name)) return null
  const [value, ...others] = valuesOf(property) ?? []
  return typeof value === 'string' && value !== '' && others.length === 0 ? value : null
}

/** @returns the values that a schema lists, as constant or as enumeration; null where it lists none */
export function valuesOf(schema: Fields): readonly unknown[] | null {
  if (Object.hasOwn(schema, 'const')) return [schema.const]
  const values = field(schema, 'enum')
  return Array.isArray(values) && values.length > 0 ? values : null
}
