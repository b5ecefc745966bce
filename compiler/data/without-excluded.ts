import type { RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { append } from '../formats/append.ts'
import { definitionsOf } from '../formats/markdown/definitions.ts'
import { parsePlainMarkdown } from '../formats/markdown/plain-markdown.ts'
import { childrenOf, walk } from '../formats/markdown/walk.ts'
import { isMapping } from '../formats/members.ts'
import { isOwnText } from '../model/excluded-link.ts'

type IsExcluded = (url: string) => boolean

/**
 * Takes excluded links out of the texts of a data file. Its addresses (`url`) stay: who reads a record knows what it is
 * without its address.
 */
export function recordsWithoutExcluded(value: unknown, isExcluded: IsExcluded): unknown {
  return mapped(value, (member, name) =>
    typeof member === 'string' && name !== 'url' ? markdownWithoutExcluded(member, isExcluded) : member,
  )
}

/** The same for a specification, which is published itself: there such an address goes, and what is there for one. */
export function specificationWithoutExcluded(value: unknown, isExcluded: IsExcluded): unknown {
  const isGone = (member: unknown) => typeof member === 'string' && /^https?:/i.test(member) && isExcluded(member)
  return mapped(value, (member, name) => {
    if (isGone(member) || (name === 'externalDocs' && isMapping(member) && isGone(member.url))) return undefined
    return typeof member === 'string' && name === 'description' ? markdownWithoutExcluded(member, isExcluded) : member
  })
}

/** @returns the value with other members of its objects; the same one where none is another */
function mapped(value: unknown, change: (member: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => mapped(item, change))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isMapping(value)) return value
  const entries = Object.entries(value).map(([name, member]) => {
    const made = change(member, name)
    return [name, made === member ? mapped(member, change) : made] as const
  })
  if (entries.every(([name, member]) => member === value[name])) return value
  const copy: Record<string, unknown> = Object.create(null)
  for (const [name, member] of entries) if (member !== undefined) copy[name] = member
  return copy
}

interface Edit {
  readonly start: number
  readonly end: number
}

/** @returns Markdown with the text of such links in their place; one without a text of its own goes */
function markdownWithoutExcluded(text: string, isExcluded: IsExcluded): string {
  // What may hold a link: a bracket, a tag, an address that is written out.
  if (!/[\]<]|:\/\/|www\./i.test(text)) return text
  const tree = parsePlainMarkdown(text)
  const definitions = definitionsOf(tree)
  const removed: Edit[] = []
  let openTags = 0
  walk(tree.children, (node) => {
    const range = rangeOf(node)
    if (range === null) return
    const url = node.type === 'linkReference' ? definitions.get(node.identifier)?.url : 'url' in node ? node.url : null
    if (node.type === 'html') {
      for (const { index, 0: tag } of node.value.matchAll(/<a\b[^>]*>|<\/a\s*>/gi)) {
        const href = /\shref\s*=\s*["']?([^\s"'<>]+)/i.exec(tag)?.[1]
        if (tag.startsWith('</') ? openTags === 0 : href === undefined || !isExcluded(href)) continue
        openTags += tag.startsWith('</') ? -1 : 1
        removed.push({ start: range.start + index, end: range.start + index + tag.length })
      }
    } else if (url != null && node.type !== 'image' && isExcluded(url)) append(removed, around(node, range, url))
  })
  return removed
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
}

/** @returns what of a link is not its text */
function around(node: RootContent, range: Edit, url: string): readonly Edit[] {
  const inside = childrenOf(node)
  const first = inside[0] === undefined ? null : rangeOf(inside[0])
  const last = inside.at(-1)
  const end = last === undefined ? null : rangeOf(last)
  if (first === null || end === null || !isOwnText(textOf(node), url)) return [range]
  return [
    { start: range.start, end: first.start },
    { start: end.end, end: range.end },
  ]
}

function rangeOf({ position }: RootContent): Edit | null {
  const [start, end] = [position?.start.offset, position?.end.offset]
  return start === undefined || end === undefined ? null : { start, end }
}
