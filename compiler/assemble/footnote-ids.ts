import type { RootContent } from 'mdast'
import { walk } from '../formats/markdown/walk.ts'

/**
 * Takes the ids that a page's footnotes get when it is rendered (mdast-util-to-hast, `footer` and `footnoteReference`); none of
 * a page without footnotes. Names with other characters than letters, digits and dashes are left out: no heading gets an id
 * like theirs.
 *
 * @param take called with each: a note may be named a hundred thousand times
 */
export function takeFootnoteIds(nodes: readonly RootContent[], take: (id: string) => void): void {
  const defined = new Set<string>()
  walk(nodes, (node) => {
    if (node.type === 'footnoteDefinition') defined.add(node.identifier)
  })
  if (defined.size === 0) return
  const counts = new Map<string, number>()
  let isFirst = true
  walk(nodes, (node) => {
    if (node.type !== 'footnoteReference') return
    if (isFirst) take('footnote-label')
    isFirst = false
    const name = node.identifier
    if (!defined.has(name) || !/^[\w-]+$/.test(name)) return
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    if (count === 1) take(`fn-${name}`)
    take(count === 1 ? `fnref-${name}` : `fnref-${name}-${count}`)
  })
}
