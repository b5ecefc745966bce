import type { Source } from './document.ts'
import { isFields } from './document.ts'
import { componentName, pointerOf, resolveReference } from './reference.ts'
import type { OperationEntry, Specification } from './specification.ts'

/**
 * Which operations take or give a schema, by themselves or inside another: by the name of the component. Each part that
 * references lead to is looked through once.
 */
export function schemaUses(specification: Specification): ReadonlyMap<string, readonly OperationEntry[]> {
  const { documents, operations } = specification
  const known = new Map<string, readonly Source[]>()
  const targetsOf = (source: Source): readonly Source[] => {
    const key = keyOf(source)
    const targets =
      known.get(key) ??
      referencesIn(source.value).flatMap((reference) => {
        const { source: target } = resolveReference(documents, source.file, reference)
        return target === undefined ? [] : [target]
      })
    known.set(key, targets)
    return targets
  }
  const uses = new Map<string, OperationEntry[]>()
  for (const entry of operations.values()) {
    // Of its path's other operations it takes nothing but the parameters.
    const parameters = entry.items.flatMap(({ file, path, value }) =>
      isFields(value) ? [{ file, path: [...path, 'parameters'], value: value.parameters }] : [],
    )
    const left: Source[] = [entry.source, ...parameters]
    const reached = new Set(left.map(keyOf))
    for (let source = left.pop(); source !== undefined; source = left.pop()) {
      const name = componentName(source.path, 'schemas')
      if (name !== null) uses.set(name, [...(uses.get(name) ?? []), entry])
      for (const target of targetsOf(source)) {
        if (reached.has(keyOf(target))) continue
        reached.add(keyOf(target))
        left.push(target)
      }
    }
  }
  return uses
}

const keyOf = ({ file, path }: Source): string => `${file}#${pointerOf(path)}`

/** Every `$ref` below a value. A property or an example of that name is no reference, but leads nowhere either. */
function referencesIn(value: unknown): readonly string[] {
  const found = new Set<string>()
  const left: unknown[] = [value]
  for (let at = left.pop(); left.length > 0 || at !== undefined; at = left.pop()) {
    if (Array.isArray(at)) for (const item of at) left.push(item)
    else if (isFields(at))
      for (const [name, member] of Object.entries(at)) {
        if (name === '$ref' && typeof member === 'string') found.add(member)
        else if (typeof member === 'object' && member !== null) left.push(member)
      }
  }
  return [...found]
}
