import { addTo } from '../formats/grouped.ts'
import { isMapping } from '../formats/members.ts'
import { type Fields, field, inside, items, listField, type Source, textField } from './document/document.ts'
import { isMethod, otherMethods } from './document/enumerations.ts'
import { type FieldRule, grammar, type ObjectKind } from './document/grammar.ts'
import { mappingReference } from './document/mapping.ts'
import { dereference, resolveReference } from './document/reference.ts'
import { findScheme } from './document/security-scheme.ts'
import { wholeVersion } from './document/versions.ts'
import { createPublicComponents, type PublicComponents } from './public-components.ts'
import type { OperationEntry, Specification } from './specification.ts'

/** What of the root is in the document as it is, besides the version. Extensions may speak of operations that are not in it. */
const kept = ['info', 'jsonSchemaDialect', 'servers', 'security', 'externalDocs']
const ofPathItem = ['summary', 'description', 'servers', 'parameters']

/**
 * Makes a specification of one file that describes these operations and webhooks, and of all else only what they use:
 * tags, components, links. Its references lead nowhere but into itself.
 *
 * @param shown those operations of the specification that it describes
 * @returns an OpenAPI document of the version of the specification; its parts may be shared with the specification
 */
export function publicDocument(specification: Specification, shown: readonly OperationEntry[]): Fields {
  const { root } = specification
  const copy = new PublicCopy(specification, shown)
  const document: Record<string, unknown> = {}
  document.openapi = wholeVersion(textField(root.value, 'openapi') ?? '')
  for (const name of kept) if (field(root.value, name) !== undefined) document[name] = field(root.value, name)
  if (document.security !== undefined) document.security = copy.security(inside(root, 'security'))
  const tags = listField(root.value, 'tags')
  const used = withParents(new Set(shown.flatMap((entry) => entry.tags)), tags)
  const described = tags.filter((tag) => used.has(textField(tag, 'name') ?? ''))
  if (described.length > 0) document.tags = described
  if (specification.version === '3.0') document.paths = {}
  for (const [place, byPath] of byPlace(shown)) {
    const made: Record<string, unknown> = {}
    for (const [path, entries] of byPath) define(made, path, copy.pathItem(entries))
    document[place] = made
  }
  const components = copy.components()
  if (Object.keys(components).length > 0) document.components = components
  return document
}

/** A tag's `parent` must be there, too (OpenAPI 3.2); the one of a parent is found as it is added. */
function withParents(names: Set<string>, tags: readonly unknown[]): ReadonlySet<string> {
  const parents = new Map(tags.map((tag) => [textField(tag, 'name'), textField(tag, 'parent')]))
  for (const name of names) {
    const parent = parents.get(name) ?? null
    if (parent !== null) names.add(parent)
  }
  return names
}

/** Copies the parts of one specification that readers see, and notes what they use. */
class PublicCopy {
  readonly #specification: Specification
  readonly #components: PublicComponents
  readonly #ids: ReadonlySet<string | null>
  readonly #shown: ReadonlySet<unknown>
  readonly #within = new Set<unknown>()

  constructor(specification: Specification, shown: readonly OperationEntry[]) {
    this.#specification = specification
    this.#components = createPublicComponents(specification.documents, specification.root)
    this.#ids = new Set(shown.map(({ operationId }) => operationId))
    this.#shown = new Set(shown.map(({ source }) => source.value))
  }

  /** @returns the components that all copies so far have used */
  components(): Fields {
    return this.#components.all((kind, source) => this.#copy(kind, source))
  }

  /** The members of one path or webhook; what several operations share is there once. */
  pathItem(entries: readonly OperationEntry[]): Fields {
    const [first] = entries
    const made: Record<string, unknown> = {}
    for (const name of ofPathItem) {
      const holder = first?.items.find(({ value }) => field(value, name) !== undefined)
      const rule = grammar['path item'].fields.get(name)
      if (holder === undefined || rule === undefined) continue
      made[name] = 'of' in rule ? this.#field(rule, inside(holder, name)) : field(holder.value, name)
    }
    const others: Record<string, unknown> = {}
    for (const { method, source } of entries)
      define(isMethod(method) ? made : others, method, this.#copy('operation', source))
    if (Object.keys(others).length > 0) made[otherMethods] = others
    return made
  }

  /** Requirements, with the schemes that they name: what is named by its address has a name in the components now. */
  security({ file, value }: Source): unknown {
    const { documents, root } = this.#specification
    const named = (key: string): string => {
      const found = findScheme(documents, root, file, key)
      const target = found === null ? null : this.#components.take('security scheme', found.source)
      return found?.isAddressed === true ? decodeURI(target?.split('/').at(-1) ?? key) : key
    }
    if (!Array.isArray(value)) return value
    return value.map((requirement: unknown) =>
      isMapping(requirement)
        ? Object.fromEntries(Object.entries(requirement).map(([key, scopes]) => [named(key), scopes]))
        : requirement,
    )
  }

  #copy(kind: ObjectKind, source: Source): unknown {
    const { value } = source
    if (!isMapping(value)) return value
    const { fields, entries, reference, section } = grammar[kind]
    const isReference = reference === true && typeof value.$ref === 'string'
    if (isReference && (section === undefined || kind === 'path item')) return this.#inline(kind, source)
    if (kind === 'schema') this.#needVariants(source)
    const made: Record<string, unknown> = {}
    for (const [name, member] of Object.entries(value)) {
      const rule = fields.get(name) ?? (entries === undefined || name.startsWith('x-') ? undefined : one(entries))
      if (isReference && name === '$ref') {
        const target = this.#components.refer(kind, source.file, String(member))
        if (target !== null) made.$ref = target
      } else if (kind === 'operation' && name === 'security') made[name] = this.security(inside(source, name))
      else if (kind === 'discriminator' && name === 'mapping') made[name] = this.#mapping(source)
      else if (kind === 'discriminator' && name === 'defaultMapping')
        made[name] = this.#mapped(source, member) ?? undefined
      else define(made, name, rule === undefined || !('of' in rule) ? member : this.#field(rule, inside(source, name)))
    }
    return made
  }

  /** What has no place in `components` is written where it is referred to; what holds itself ends there. */
  #inline(kind: ObjectKind, source: Source): unknown {
    const target = dereference(this.#specification.documents, source).source
    if (target === undefined || this.#within.has(target.value)) return {}
    this.#within.add(target.value)
    const made = this.#copy(kind, target)
    this.#within.delete(target.value)
    return made
  }

  #field(rule: Extract<FieldRule, { of: ObjectKind }>, source: Source): unknown {
    const { value } = source
    if (Array.isArray(value)) return items(source).map((item) => this.#copy(rule.of, item))
    if (rule.is !== 'named' || !isMapping(value)) return this.#copy(rule.of, source)
    const made: Record<string, unknown> = {}
    for (const [name, member] of Object.entries(value)) {
      const held = inside(source, name)
      if (rule.of === 'link' && !this.#leadsToShown(held)) continue
      define(made, name, rule.extensible === true && name.startsWith('x-') ? member : this.#copy(rule.of, held))
    }
    return made
  }

  /** A link from a response to an operation that readers don't see is none. */
  #leadsToShown(link: Source): boolean {
    const { documents } = this.#specification
    const target = dereference(documents, link).source
    const id = textField(target?.value, 'operationId')
    const pointer = textField(target?.value, 'operationRef')
    if (target === undefined || pointer === null) return id !== null && this.#ids.has(id)
    if (/^https?:/.test(pointer)) return true
    return pointer.startsWith('#') && this.#shown.has(resolveReference(documents, target.file, pointer).source?.value)
  }

  /** A schema with a discriminator that lists nothing is one of those that take it in, as pages say it, too. */
  #needVariants({ file, value }: Source): void {
    const dynamic = textField(value, '$dynamicRef')
    if (dynamic !== null) this.#components.refer('schema', file, dynamic)
    const discriminator = field(value, 'discriminator')
    const isListed = [field(discriminator, 'mapping'), field(value, 'oneOf'), field(value, 'anyOf')].some(
      (list) => Object.keys(list ?? {}).length > 0,
    )
    if (isMapping(discriminator) && !isListed)
      for (const variant of this.#specification.subtypes.get(value) ?? []) this.#components.take('schema', variant)
  }

  #mapping(source: Source): unknown {
    const given = field(source.value, 'mapping')
    if (!isMapping(given)) return given
    const made: Record<string, unknown> = {}
    for (const [name, target] of Object.entries(given)) {
      const found = this.#mapped(source, target)
      if (found !== null) define(made, name, found)
    }
    return made
  }

  #mapped({ file }: Source, target: unknown): string | null {
    return typeof target === 'string' ? this.#components.refer('schema', file, mappingReference(target)) : null
  }
}

/** By the key of the root that they are below (`paths`, `webhooks`), then by path or name. */
function byPlace(
  shown: readonly OperationEntry[],
): ReadonlyMap<string, ReadonlyMap<string, readonly OperationEntry[]>> {
  const places = new Map<string, Map<string, OperationEntry[]>>()
  for (const entry of shown) {
    const place = String(entry.items[0]?.path[0] ?? 'paths')
    const paths = places.get(place) ?? new Map<string, OperationEntry[]>()
    places.set(place, paths)
    addTo(paths, entry.path, entry)
  }
  return places
}

function one(of: ObjectKind): FieldRule {
  return { is: 'one', of }
}

/** A member of any name: an assignment to `__proto__` would be none. */
function define(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') object[name] = value
  else Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
}
