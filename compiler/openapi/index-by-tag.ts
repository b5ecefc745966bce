import { addTo } from '../formats/grouped.ts'
import { createIds, slugOf } from './document/anchor.ts'
import type { ExternalDocs } from './document/external-docs.ts'
import { declaredTags } from './document/tags.ts'
import type { OperationEntry, Specification } from './specification.ts'

/** The operations of one tag. An operation with several tags is under its first that is there to find things by. */
export interface TagGroup {
  /** As operations name it; null for operations without a tag, and for webhooks without one. */
  readonly tag: string | null
  /** What to show: `x-displayName`, else the tag, after those of its parents; 'Other operations' or 'Webhooks' without one. */
  readonly title: string
  /** Markdown. */
  readonly description: string | null
  readonly externalDocs: ExternalDocs | null
  readonly anchor: string
  readonly operations: readonly OperationEntry[]
}

/** Kinds of tags that say something of an operation, and not where readers look for it (OpenAPI, registry of tag kinds). */
const notForFinding = ['badge', 'audience']

/**
 * Groups operations by tag: in the order of the document's `tags`, each with those whose parent it is (OpenAPI 3.2), then in
 * that of their first use; operations without a tag, then webhooks without one, last. Tags without an operation are left out.
 */
export function operationsByTag({ root, operations }: Specification): readonly TagGroup[] {
  const declared = declaredTags(root)
  const known = new Map(declared.map((facts) => [facts.tag, facts]))
  const groupsOperations = (tag: string) => !notForFinding.includes(known.get(tag)?.kind ?? 'nav')
  const groups = new Map<string, OperationEntry[]>()
  const plain: OperationEntry[] = []
  const webhooks: OperationEntry[] = []
  for (const { tag } of declared) if (tag !== null && groupsOperations(tag) && !groups.has(tag)) groups.set(tag, [])
  for (const entry of operations.values()) {
    const tag = entry.tags.find(groupsOperations)
    if (tag === undefined) (entry.kind === 'webhook' ? webhooks : plain).push(entry)
    else if (groups.has(tag)) groups.get(tag)?.push(entry)
    else groups.set(tag, [entry])
  }
  const ids = createIds()
  const titleOf = (tag: string) => known.get(tag)?.title ?? tag
  const lines = linesOf([...groups.keys()], (tag) => known.get(tag)?.parent ?? null)
  return [
    ...lines.map(({ tag, above }) => ({ tag, title: titleOf(tag), above, members: groups.get(tag) ?? [] })),
    { tag: null, title: 'Other operations', above: [], members: plain },
    { tag: null, title: 'Webhooks', above: [], members: webhooks },
  ]
    .filter(({ members }) => members.length > 0)
    .map(({ tag, title, above, members }) => ({
      tag,
      title: [...above.map(titleOf), title].join(': '),
      description: tag === null ? null : (known.get(tag)?.description ?? null),
      externalDocs: tag === null ? null : (known.get(tag)?.externalDocs ?? null),
      anchor: ids(slugOf(title, 'tag')),
      operations: members,
    }))
}

/** Parents that a title begins with. */
const mostAbove = 5

/** @returns the tags, each before those whose parent it is, with its parents from the outermost; a circle has none */
function linesOf(tags: readonly string[], parentOf: (tag: string) => string | null): readonly TagLine[] {
  const known = new Set(tags)
  const children = new Map<string | null, string[]>()
  for (const tag of tags) {
    const parent = parentOf(tag)
    addTo(children, parent !== null && known.has(parent) ? parent : null, tag)
  }
  const lines = new Map<string, TagLine>()
  const add = (roots: readonly string[]) => {
    const stack: TagLine[] = roots.map((tag) => ({ tag, above: [] })).reverse()
    for (let line = stack.pop(); line !== undefined; line = stack.pop()) {
      const { tag, above } = line
      if (lines.has(tag)) continue
      lines.set(tag, line)
      const inside = [...above, tag].slice(-mostAbove)
      for (const child of (children.get(tag) ?? []).toReversed()) stack.push({ tag: child, above: inside })
    }
  }
  add(children.get(null) ?? [])
  for (const tag of tags) if (!lines.has(tag)) add([tag])
  return [...lines.values()]
}

interface TagLine {
  readonly tag: string
  readonly above: readonly string[]
}
