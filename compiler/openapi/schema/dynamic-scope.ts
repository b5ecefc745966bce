import { isMapping } from '../../formats/members.ts'
import type { Source } from '../document/document.ts'
import { field, inside } from '../document/document.ts'
import type { Merged } from './merged.ts'

/**
 * What a `$dynamicRef` means inside of a schema: the outermost schema that was entered and has such a `$dynamicAnchor` counts
 * (JSON Schema 2020-12, section 8.2.3.2). By the anchor's name.
 */
export type DynamicScope = ReadonlyMap<string, Source>

export const noScope: ReadonlyMap<string, Source> = new Map()

/** @returns the scope inside of a schema; what is further out wins */
export function scopeInside(outer: DynamicScope, { by }: Merged): DynamicScope {
  const holders = [...(by.get('$defs') ?? []), ...(by.get('$dynamicAnchor') ?? [])]
  if (holders.length === 0) return outer
  const scope = new Map(outer)
  const add = (source: Source) => {
    const name = field(source.value, '$dynamicAnchor')
    if (typeof name === 'string' && !scope.has(name)) scope.set(name, source)
  }
  for (const { source, fields } of holders) {
    add(source)
    const definitions = isMapping(fields.$defs) ? Object.keys(fields.$defs) : []
    for (const name of definitions) add(inside(source, '$defs', name))
  }
  return scope.size === outer.size ? outer : scope
}

/** @returns the schema with what is nested in it led to where the scope says */
export function withScope(merged: Merged, scope: DynamicScope): Merged {
  if (scope.size === 0) return merged
  const lead = (source: Source): Source => {
    const reference = field(source.value, '$dynamicRef')
    return (typeof reference === 'string' ? scope.get(reference.replace(/^#/, '')) : undefined) ?? source
  }
  const all = (sources: readonly Source[]) => sources.map(lead)
  const each = (map: ReadonlyMap<string, readonly Source[]>) =>
    new Map([...map].map(([name, sources]) => [name, all(sources)] as const))
  return {
    ...merged,
    properties: each(merged.properties),
    patterns: each(merged.patterns),
    items: all(merged.items),
    additional: all(merged.additional),
    tuple: merged.tuple.map(all),
    choices: merged.choices.map((choice) => ({
      ...choice,
      variants: choice.variants.map((variant) => ({ ...variant, source: lead(variant.source) })),
    })),
  }
}
