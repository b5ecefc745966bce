import { sha1 } from '../formats/hash.ts'
import { isMapping } from '../formats/members.ts'
import { once } from '../formats/once.ts'
import type { About } from './about.ts'
import type { Source, SpecificationDocument } from './document/document.ts'
import { methods } from './document/enumerations.ts'
import { mappingReference } from './document/mapping.ts'
import { pointerOf, resolveReference, schemaName } from './document/reference.ts'
import { operationsByTag, type TagGroup } from './index-by-tag.ts'
import type { SchemaPage } from './look-up.ts'
import { type Mentioned, mentionFinder, withMentions } from './mentions.ts'
import { createReachPrints, type Leading } from './reach-prints.ts'
import type { OperationEntry, Specification } from './specification.ts'

/** A part of a specification that a page shows by itself; of the whole, its list is what names operations and schemas. */
export type SpecificationPart = { readonly operationId: string } | { readonly schema: string } | 'list'

/** What the parts of a specification depend on besides its documents. */
export interface PartContext {
  /** @returns the last segment of the route of a schema's page; null for one that has none */
  slugOf(schema: string): string | null
  usesOf(schema: string): readonly OperationEntry[]
  /** Of all operations that can be tried. */
  origins(): readonly string[]
  /** @returns null where there is no such schema */
  sourceOf(schema: string): Source | null
}

/** Names that hold for a whole document, and numbers that JSON does not have: then no part is told apart from the whole. */
const unclear = /\$(?:id|anchor|dynamic\w+|recursive\w+)\b|\.(?:inf|nan)\b/i

/**
 * Tells parts of a specification apart, so that a change of one makes no page of another new: a specification has thousands
 * of operations. A part is all that its references lead to, and what holds for every operation.
 *
 * @returns gives the same text only for parts of which no page of theirs differs; the same for all where they can't be told
 *   apart
 */
export function partPrints(
  specification: Specification,
  context: PartContext,
): (part: Exclude<SpecificationPart, 'list'>) => string {
  const { documents, operations, root } = specification
  const all = [...documents.files.values()]
  const whole = once(() => {
    const texts = all.map((document) => [document.file, textOf(document)])
    return printOf(specification.extension, [...specification.leftOut.keys()], texts)
  })
  if (all.some((document) => unclear.test(textOf(document)))) return whole

  const reachPrint = createReachPrints(printOf)
  const pieceOf = createPieces(specification, context)
  const reachedFrom = (sources: readonly Source[]): readonly string[] =>
    sources.map((source) => reachPrint(pieceOf(source)))
  const common = once(() => {
    const { paths: _, webhooks: _webhooks, 'x-webhooks': _older, components, ...rest } = fieldsOf(root.value)
    const held = { ...root, path: ['components', 'securitySchemes'], value: fieldsOf(components).securitySchemes }
    const { name, file, version, extension, extended, numbers } = specification
    const signing = { ...root, path: ['security'], value: { security: rest.security } }
    return printOf(
      rest,
      [name, file, version, extension, extended, numbers],
      context.origins(),
      reachedFrom([held, signing]),
    )
  })
  /** Of one operation, which many schemas name. */
  const facts = new Map<OperationEntry, string>()
  const factsOf = (entry: OperationEntry): string => {
    const made = facts.get(entry) ?? printOf(withoutSource(entry))
    facts.set(entry, made)
    return made
  }
  return (part) => {
    if ('schema' in part) {
      const source = context.sourceOf(part.schema)
      if (source === null) return whole()
      return printOf('schema', part.schema, common(), context.usesOf(part.schema).map(factsOf), reachedFrom([source]))
    }
    const entry = operations.get(part.operationId)
    if (entry === undefined) return whole()
    return printOf('operation', factsOf(entry), common(), reachedFrom([entry.source, ...ownPathParts(entry)]))
  }
}

/** @returns gives a value that something refers to: its print is that of all that is in it, and of its place */
function createPieces(specification: Specification, context: PartContext): (source: Source) => Leading {
  const { documents, operations, subtypes } = specification
  const finder = once(() => mentionFinder({ operations, groups: operationsByTag(specification) }))
  const pieces = new Map<string, Leading>()
  const entryOf = once(() => new Map([...operations.values()].reverse().map((entry) => [entry.source.value, entry])))
  /** Which operation a link leads to. */
  const linked = (link: string, file: string): string | null => {
    const target = operations.get(link) ?? entryOf().get(resolveReference(documents, file, link).source?.value)
    return target?.anchor ?? null
  }
  const pieceOf = (source: Source): Leading => {
    const key = `${source.file}#${pointerOf(source.path)}`
    const known = pieces.get(key)
    if (known !== undefined) return known
    const { references, links, mentions } = mentionsIn(source.value)
    const name = schemaName(source.path)
    const slug = name === null ? null : context.slugOf(name)
    const made: Leading = {
      print: printOf(
        key,
        source.value,
        slug,
        links.map((link) => linked(link, source.file)),
        mentions.map((url) => anchorOf(finder()(url))),
      ),
      targets: once(() => {
        const found = references.map((reference) => resolveReference(documents, source.file, reference).source)
        return [...found, ...(subtypes.get(source.value) ?? [])].flatMap((one) =>
          one === undefined ? [] : pieceOf(one),
        )
      }),
    }
    pieces.set(key, made)
    return made
  }
  return pieceOf
}

/** @returns what an operation's path says for all its operations; of the others themselves it takes nothing */
function ownPathParts({ items }: OperationEntry): readonly Source[] {
  return items.flatMap(({ file, path, value }) => {
    const parts = withoutMethods(value)
    return Object.keys(parts).map((key) => ({ file, path: [...path, key], value: parts[key] }))
  })
}

/** @returns the print of what a specification says of itself, of the list of its operations by tag, and of its schemas */
export function listPrint(
  said: Pick<Specification, 'description'> & { readonly about: About },
  groups: readonly TagGroup[],
  schemas: readonly SchemaPage[],
): string {
  const shown = groups.map((group) => ({ ...group, operations: group.operations.map(withoutSource) }))
  return printOf('list', said, shown, schemas)
}

function withoutSource({
  source: _,
  items: _items,
  ...rest
}: OperationEntry): Omit<OperationEntry, 'source' | 'items'> {
  return rest
}

function textOf({ text, value }: SpecificationDocument): string {
  return text ?? JSON.stringify(value)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : {}
}

function withoutMethods(value: unknown): Readonly<Record<string, unknown>> {
  const names: ReadonlySet<string> = new Set(methods)
  return Object.fromEntries(Object.entries(fieldsOf(value)).filter(([key]) => !names.has(key)))
}

/**
 * Everything below a value that leads elsewhere. A property or an example of such a name leads nowhere, or too far: then the
 * part is larger than it need be.
 */
function mentionsIn(value: unknown): Readonly<Record<'references' | 'links' | 'mentions', readonly string[]>> {
  const references = new Set<string>()
  const links = new Set<string>()
  const mentions = new Set<string>()
  const mention = (url: string) => {
    mentions.add(url)
    return null
  }
  const left: unknown[] = [value]
  while (left.length > 0) {
    const at = left.pop()
    if (Array.isArray(at)) for (const item of at) left.push(item)
    else if (isMapping(at))
      for (const [name, member] of Object.entries(at)) {
        if (typeof member === 'object' && member !== null) left.push(member)
        else if (typeof member !== 'string') continue
        else if (name === '$ref') references.add(member)
        else if (name === 'defaultMapping') references.add(mappingReference(member))
        else if (name === 'operationId' || name === 'operationRef') links.add(member)
        else withMentions(member, mention)
        if (name === 'security' && Array.isArray(member)) for (const key of keysIn(member)) references.add(key)
        if (name !== 'mapping' || !isMapping(member)) continue
        for (const target of Object.values(member))
          if (typeof target === 'string') references.add(mappingReference(target))
      }
  }
  return { references: [...references], links: [...links], mentions: [...mentions] }
}

/** @returns the end of the address of what a text leads to */
function anchorOf(mentioned: Mentioned | null): string | null {
  if (mentioned === null) return null
  return 'group' in mentioned ? `tags/${mentioned.group.anchor}` : mentioned.operation.anchor
}

/** Security requirements may name schemes by their address. */
function keysIn(requirements: readonly unknown[]): readonly string[] {
  return requirements.filter(isMapping).flatMap((requirement) => Object.keys(requirement))
}

/** @returns a text that is the same only for the same plain values */
export function printOf(...parts: readonly unknown[]): string {
  return sha1(JSON.stringify(parts))
}
