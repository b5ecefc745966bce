import { field } from '../document/document.ts'
import type { Layer } from './layer.ts'
import type { EnumValue } from './schema-model.ts'

/** The values that every `enum` allows; contradicting ones leave the first. */
export function enumOf(layers: readonly Layer[]): readonly unknown[] | null {
  let result: readonly unknown[] | null = null
  for (const { fields } of layers) {
    const values = field(fields, 'enum')
    if (!Array.isArray(values)) continue
    const allowed = new Set(values.map((value) => JSON.stringify(value)))
    const common: readonly unknown[] =
      result === null ? values : result.filter((value) => allowed.has(JSON.stringify(value)))
    if (common.length > 0) result = common
  }
  return result
}

/** @returns the values as readers see them, each with its description if the specification gives one */
export function describeValues(
  at: (key: string) => readonly Layer[],
  values: readonly unknown[],
): readonly EnumValue[] {
  const [holder] = [...at('x-enumDescriptions'), ...at('x-enum-descriptions')]
  const described = holder?.fields['x-enumDescriptions'] ?? holder?.fields['x-enum-descriptions']
  return values.flatMap((value, index) => {
    // A reader is told by the type that null is allowed.
    if (value === null && values.length > 1) return []
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const word: unknown = Array.isArray(described) ? described[index] : field(described, text)
    return [{ value: text, description: typeof word === 'string' && word.trim() !== '' ? word : null }]
  })
}
