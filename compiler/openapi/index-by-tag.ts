import { createIds, slugOf } from './anchor.ts'
import { inside, items, textField } from './document.ts'
import { type ExternalDocs, externalDocsOf } from './external-docs.ts'
import type { OperationEntry, Specification } from './specification.ts'

/** The operations of one tag. An operation with several tags is under its first. */
export interface TagGroup {
  /** As operations name it; null for operations without a tag, and for webhooks without one. */
  readonly tag: string | null
  /** What to show: `x-displayName`, else the tag; 'Other operations' or 'Webhooks' without one. */
  readonly title: string
  /** Markdown. */
  readonly description: string | null
  readonly externalDocs: ExternalDocs | null
  readonly anchor: string
  readonly operations: readonly OperationEntry[]
}

/**
 * Groups operations by tag: in the order of the document's `tags`, then in that of their first use; operations without a
 * tag, then webhooks without one, last. Tags without an operation are left out.
 */
export function operationsByTag({ root, operations }: Specification): readonly TagGroup[] {
  const declared = items(inside(root, 'tags')).map(({ value }) => ({
    tag: textField(value, 'name'),
    title: textField(value, 'x-displayName') ?? textField(value, 'summary'),
    description: textField(value, 'description'),
    externalDocs: externalDocsOf(value),
  }))
  const groups = new Map<string, OperationEntry[]>()
  const plain: OperationEntry[] = []
  const webhooks: OperationEntry[] = []
  for (const { tag } of declared) if (tag !== null && !groups.has(tag)) groups.set(tag, [])
  for (const entry of operations.values()) {
    const [tag] = entry.tags
    if (tag === undefined) (entry.kind === 'webhook' ? webhooks : plain).push(entry)
    else if (groups.has(tag)) groups.get(tag)?.push(entry)
    else groups.set(tag, [entry])
  }
  const ids = createIds()
  const known = new Map(declared.map((facts) => [facts.tag, facts]))
  return [
    ...[...groups].map(([tag, members]) => ({ tag, title: known.get(tag)?.title ?? tag, members })),
    { tag: null, title: 'Other operations', members: plain },
    { tag: null, title: 'Webhooks', members: webhooks },
  ]
    .filter(({ members }) => members.length > 0)
    .map(({ tag, title, members }) => ({
      tag,
      title,
      description: tag === null ? null : (known.get(tag)?.description ?? null),
      externalDocs: tag === null ? null : (known.get(tag)?.externalDocs ?? null),
      anchor: ids(slugOf(title, 'tag')),
      operations: members,
    }))
}
