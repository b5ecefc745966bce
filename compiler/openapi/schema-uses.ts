import { addTo } from '../formats/grouped.ts'
import { isMapping } from '../formats/members.ts'
import { once } from '../formats/once.ts'
import type { Source } from './document/document.ts'
import { pointerOf, resolveReference, schemaName } from './document/reference.ts'
import type { OperationEntry, Specification } from './specification.ts'

/** What references lead to. */
interface Target {
  /** The name of the component; null for all else. */
  readonly name: string | null
  /** What it leads to itself. */
  readonly targets: () => readonly Target[]
}

/**
 * Which operations take or give a schema, by themselves or inside another: by the name of the component. Each part that
 * references lead to is looked through once.
 */
export function schemaUses(specification: Specification): ReadonlyMap<string, readonly OperationEntry[]> {
  const { documents, operations } = specification
  const known = new Map<string, Target>()
  const targetOf = (source: Source): Target => {
    const key = `${source.file}#${pointerOf(source.path)}`
    const found = known.get(key)
    if (found !== undefined) return found
    const targets = once(() =>
      referencesIn(source.value).flatMap((reference) => {
        const { source: target } = resolveReference(documents, source.file, reference)
        return target === undefined ? [] : [targetOf(target)]
      }),
    )
    const made: Target = { name: schemaName(source.path), targets }
    known.set(key, made)
    return made
  }
  const uses = new Map<string, OperationEntry[]>()
  for (const entry of operations.values()) {
    // Of its path's other operations it takes nothing but the parameters.
    const parameters = entry.items.flatMap(({ file, path, value }) =>
      isMapping(value) ? [{ file, path: [...path, 'parameters'], value: value.parameters }] : [],
    )
    // A set goes on with what is added meanwhile.
    const reached = new Set([entry.source, ...parameters].map(targetOf))
    for (const { name, targets } of reached) {
      for (const target of targets()) reached.add(target)
      if (name !== null) addTo(uses, name, entry)
    }
  }
  return uses
}

/** Every `$ref` below a value. A property or an example of that name is no reference, but leads nowhere either. */
function referencesIn(value: unknown): readonly string[] {
  const found = new Set<string>()
  const left: unknown[] = [value]
  for (let at = left.pop(); left.length > 0 || at !== undefined; at = left.pop()) {
    if (Array.isArray(at)) for (const item of at) left.push(item)
    else if (isMapping(at))
      for (const [name, member] of Object.entries(at)) {
        if (name === '$ref' && typeof member === 'string') found.add(member)
        else if (typeof member === 'object' && member !== null) left.push(member)
      }
  }
  return [...found]
}
