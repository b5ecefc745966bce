import { field, inside, items, type Source } from './document.ts'
import { partAt } from './overridden.ts'
import { type DocumentSet, dereference } from './reference.ts'

/** @returns the parameters of an operation, its own in place of those of the path item; references followed */
export function parametersOf(
  documents: DocumentSet,
  operation: Source,
  pathItems: readonly Source[],
): readonly Source[] {
  const found = new Map<string, Source>()
  for (const holder of [...pathItems.toReversed(), operation]) {
    for (const item of items(inside(holder, 'parameters'))) {
      const source = partAt(documents, item)
      const name = field(source?.value, 'name')
      const location = field(source?.value, 'in')
      if (source === undefined || typeof name !== 'string' || typeof location !== 'string') continue
      found.set(`${location} ${name}`, source)
    }
  }
  return [...found.values()]
}

/**
 * @param location only parameters of this location matter
 * @returns whether each parameter of an operation can be read: the name of one that is reported as wrong is not known
 */
export function hasReadableParameters(
  documents: DocumentSet,
  operation: Source,
  pathItems: readonly Source[],
  location?: string,
): boolean {
  return [...pathItems, operation].every((holder) => {
    const list = inside(holder, 'parameters')
    if (!Array.isArray(list.value)) return (list.value ?? null) === null
    return items(list).every((item) => {
      const value = dereference(documents, item).source?.value
      const place = field(value, 'in')
      if (typeof place !== 'string') return false
      return typeof field(value, 'name') === 'string' || (location !== undefined && place !== location)
    })
  })
}
