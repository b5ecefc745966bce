import type { Place } from '../../diagnostics/diagnostic.ts'
import { isMapping } from '../../formats/members.ts'
import { nearestOfMany } from '../../formats/nearest-of-many.ts'
import { remembered } from '../../formats/remembered.ts'
import { schemeOf } from '../../formats/web-address.ts'
import { decodeWell } from '../../model/routes.ts'
import type { DocumentPath, Fields, Source, SpecificationDocument, Unread } from './document.ts'
import { field, inside } from './document.ts'
import { type SchemaNames, schemaNames } from './schema-names.ts'
import { siblingPath } from './sibling-path.ts'

/** The files that one specification may reach, by their path relative to the site's root. */
export interface DocumentSet {
  /** The folder of the specifications, with a slash at its end. References may not leave it. */
  readonly folder: string
  readonly files: ReadonlyMap<string, SpecificationDocument>
  /** Files that are there and could not be read: their own fault is told, and no reference into them. */
  readonly unread?: Unread | undefined
  /** The schemas of a file by their own names; made on the first call. */
  names(file: string): SchemaNames
  /** Where references have been found to end, by the value that holds one: of a long chain each is followed once. */
  readonly ends: WeakMap<object, Resolution>
  /** The same over references that say nothing themselves; a circle of them ends where it was met. */
  readonly plainEnds: WeakMap<object, Source>
  /** The name in a mapping that was probably meant by another; its names are looked through on the first call. */
  nearestIn(mapping: object, name: string): string | null
}

/** @param documents each document that references may lead into */
export function documentSet(folder: string, documents: Iterable<SpecificationDocument>, unread?: Unread): DocumentSet {
  const files = new Map([...documents].map((document) => [document.file, document]))
  const known = new Map<string, SchemaNames>()
  const names = (file: string) => {
    const made = known.get(file) ?? schemaNames(files.get(file)?.value)
    known.set(file, made)
    return made
  }
  const searchIn = remembered((mapping: object) => nearestOfMany(Object.keys(mapping)))
  const nearestIn = (mapping: object, name: string) => searchIn(mapping)(name)
  return { folder, files, unread, names, ends: new WeakMap(), plainEnds: new WeakMap(), nearestIn }
}

export type ReferenceProblem =
  /** Not a URI reference: a wrong `%` sequence, or a fragment that is no JSON pointer. */
  | { readonly kind: 'malformed' }
  /** It has a scheme or a host: nothing is fetched. */
  | { readonly kind: 'remote' }
  /** It leads out of the folder of the specifications. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'no-file'; readonly file: string }
  /** `parent` is the last value that the pointer does reach, `missing` the first segment it does not have. */
  | { readonly kind: 'no-target'; readonly parent: Source; readonly missing: string }
  /** It leads back to itself and to nothing else. */
  | { readonly kind: 'loop' }

export type Resolution =
  | { readonly source: Source; readonly problem?: undefined }
  | { readonly source?: undefined; readonly problem: ReferenceProblem }

/**
 * Finds what a `$ref` points at: `#/components/schemas/Call`, `shared.yaml#/Call`, `shared.yaml`, `#call` (an `$anchor`) or a
 * schema's own `$id`. Pointers are read as RFC 6901 says (`~0`, `~1`, percent-encoding).
 *
 * @param file the file that the reference is in
 * @param reference the value of `$ref`
 */
export function resolveReference(documents: DocumentSet, file: string, reference: string): Resolution {
  const found = resolve(documents, file, reference, { left: maxHops })
  if (found.problem?.kind !== 'no-target' || !reference.startsWith('#')) return found
  return withinIdentified(documents, file, decodeWell(reference.slice(1)) ?? '') ?? found
}

/** References on the way of a pointer; whoever needs more goes in a circle. */
const maxHops = 500

interface Hops {
  left: number
}

function resolve(documents: DocumentSet, file: string, reference: string, hops: Hops): Resolution {
  const hash = reference.indexOf('#')
  const address = decodeWell(hash < 0 ? reference : reference.slice(0, hash))
  const fragment = decodeWell(hash < 0 ? '' : reference.slice(hash + 1))
  if (address === null || fragment === null) return { problem: { kind: 'malformed' } }
  if (schemeOf(address) !== null || address.startsWith('//')) {
    const own = identified(documents, address)
    return own === null ? { problem: { kind: 'remote' } } : enter(documents, own, fragment, hops)
  }
  const target = address === '' ? file : siblingPath(documents.folder, file, address)
  if (target === null) return { problem: { kind: 'outside' } }
  const document = documents.files.get(target)
  if (document === undefined) {
    const own = identified(documents, address)
    return own === null ? { problem: { kind: 'no-file', file: target } } : enter(documents, own, fragment, hops)
  }
  return enter(documents, { file: target, path: [], value: document.value }, fragment, hops)
}

/** A schema with an `$id` is a resource of its own: pointers within it begin at it (JSON Schema 2020-12, 8.2.1). */
function withinIdentified(documents: DocumentSet, file: string, fragment: string): Resolution | null {
  const whole = { file, path: [], value: documents.files.get(file)?.value }
  for (const path of documents.names(file).ids.values()) {
    const found = follow(documents, inside(whole, ...path), fragment, { left: maxHops })
    if (found.problem === undefined) return found
  }
  return null
}

/** Goes on from a document or a schema with an id: by a pointer, or to an anchor of the same file. */
function enter(documents: DocumentSet, root: Source, fragment: string, hops: Hops): Resolution {
  if (fragment === '' || fragment.startsWith('/')) return follow(documents, root, fragment, hops)
  const path = documents.names(root.file).anchors.get(fragment)
  const document = documents.files.get(root.file)
  if (path === undefined || document === undefined) return { problem: { kind: 'malformed' } }
  return { source: inside({ file: root.file, path: [], value: document.value }, ...path) }
}

/** @returns the schema with this `$id`, in whichever file it is */
function identified(documents: DocumentSet, id: string): Source | null {
  for (const { file, value } of documents.files.values()) {
    const path = documents.names(file).ids.get(id)
    if (path !== undefined) return inside({ file, path: [], value }, ...path)
  }
  return null
}

/** @returns the characters of a value or of its key */
export function placeOf(documents: DocumentSet, source: Source, part: 'key' | 'value'): Place | null {
  return documents.files.get(source.file)?.placeOf(source.path, part) ?? null
}

/** @returns the JSON pointer of a path, as it is after `#` in a reference */
export function pointerOf(path: DocumentPath): string {
  return path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** @returns the name of a schema that a path leads to as a component (`['components', 'schemas', 'Call']`), or null for all else */
export function schemaName(path: DocumentPath): string | null {
  const [parent, section, name] = path
  return path.length === 3 && parent === 'components' && section === 'schemas' ? String(name) : null
}

/**
 * Follows references until a value that is none.
 * @returns the value itself when it is no reference
 */
export function dereference(documents: DocumentSet, source: Source): Resolution {
  const { ends } = documents
  const seen = new Set<object>()
  let end: Resolution | null = null
  for (let current = source; end === null; ) {
    const { value } = current
    const reference = isMapping(value) ? field(value, '$ref') : undefined
    if (!isMapping(value) || typeof reference !== 'string') end = { source: current }
    else if (ends.has(value)) end = ends.get(value) ?? null
    else if (seen.has(value)) end = { problem: { kind: 'loop' } }
    else {
      seen.add(value)
      const next = resolveReference(documents, current.file, reference)
      if (next.problem === undefined) current = next.source
      else end = next
    }
  }
  for (const value of seen) ends.set(value, end)
  return end
}

/** References to references that are followed; whoever needs more goes in a circle. */
const longestChain = 100

/**
 * A reference without neighbours says nothing itself: all who have one mean the same schema.
 *
 * @returns that schema, which is a reference itself only where it has a name; null for what is no such reference, or leads
 *   nowhere
 */
export function targetOf(documents: DocumentSet, source: Source): Source | null {
  let at = source
  for (let left = longestChain; left > 0; left -= 1) {
    const { value, file, path } = at
    const reference = isMapping(value) ? field(value, '$ref') : undefined
    const isEnd = !isMapping(value) || typeof reference !== 'string' || !isAlone(value)
    if (isEnd || schemaName(path) !== null) return at === source ? null : at
    const next = resolveReference(documents, file, reference).source
    if (next === undefined) return null
    at = next
  }
  return null
}

/** @returns what a schema is, over all references without neighbours; the schema itself where it is none */
export function plainEnd(documents: DocumentSet, source: Source): Source {
  const seen = new Set<object>()
  let end = source
  for (;;) {
    const { value, file } = end
    const reference = isMapping(value) ? field(value, '$ref') : undefined
    if (!isMapping(value) || typeof reference !== 'string' || !isAlone(value) || seen.has(value)) break
    const known = documents.plainEnds.get(value)
    const next = known ?? resolveReference(documents, file, reference).source
    if (next === undefined) break
    seen.add(value)
    end = next
    if (known !== undefined) break
  }
  for (const value of seen) documents.plainEnds.set(value, end)
  return end
}

/** @returns whether a reference has no member beside it */
export function isAlone(value: Fields): boolean {
  for (const key in value) if (key !== '$ref') return false
  return true
}

/**
 * Follows a pointer. Where a value has no such member but a reference, the pointer goes on in what that one leads to, in
 * whichever file it is: so do the tools that join the files of a specification.
 */
function follow(documents: DocumentSet, root: Source, fragment: string, hops: Hops): Resolution {
  let at = root
  for (const escaped of fragment === '' ? [] : fragment.slice(1).split('/')) {
    const segment = escaped.replaceAll('~1', '/').replaceAll('~0', '~')
    for (;;) {
      const found = member(at, segment)
      if (found !== null) {
        at = found
        break
      }
      const reference = field(at.value, '$ref')
      if (typeof reference !== 'string') return { problem: { kind: 'no-target', parent: at, missing: segment } }
      if (hops.left === 0) return { problem: { kind: 'loop' } }
      hops.left -= 1
      const next = resolve(documents, at.file, reference, hops)
      if (next.problem !== undefined) return next
      at = next.source
    }
  }
  return { source: at }
}

function member({ file, path, value }: Source, segment: string): Source | null {
  if (Array.isArray(value)) {
    const index = /^(?:0|[1-9]\d*)$/.test(segment) ? Number(segment) : value.length
    return index < value.length ? { file, path: [...path, index], value: value[index] } : null
  }
  if (!isMapping(value) || !Object.hasOwn(value, segment)) return null
  return { file, path: [...path, segment], value: value[segment] }
}
