import { isMapping } from '../../formats/members.ts'
import type { DocumentPath } from './document.ts'

/** Schemas of one document by the names that they give themselves. */
export interface SchemaNames {
  /** By `$anchor` and `$dynamicAnchor`, without `#`. */
  readonly anchors: ReadonlyMap<string, DocumentPath>
  /** By `$id`, that of the document by `$self`, without `#`. */
  readonly ids: ReadonlyMap<string, DocumentPath>
}

/** Collects the names in one walk over the document; of two with one name the first counts. */
export function schemaNames(document: unknown): SchemaNames {
  const anchors = new Map<string, DocumentPath>()
  const ids = new Map<string, DocumentPath>()
  const add = (map: Map<string, DocumentPath>, name: unknown, path: DocumentPath) => {
    if (typeof name === 'string' && !map.has(name)) map.set(name, path)
  }
  const seen = new Set<unknown>()
  const stack: { readonly value: unknown; readonly path: DocumentPath }[] = [{ value: document, path: [] }]
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { value, path } = visit
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (isMapping(value)) {
      add(anchors, value.$anchor, path)
      add(anchors, value.$dynamicAnchor, path)
      // A whole document names itself by `$self` since OpenAPI 3.2.
      const id = path.length === 0 ? (value.$self ?? value.$id) : value.$id
      add(ids, typeof id === 'string' ? id.replace(/#$/, '') : undefined, path)
    }
    const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    // Taken from the end: the first is on top.
    for (const [key, child] of members.reverse()) stack.push({ value: child, path: [...path, key] })
  }
  return { anchors, ids }
}
