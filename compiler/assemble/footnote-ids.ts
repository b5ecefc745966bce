import type { RootContent } from 'mdast'
import { walk } from '../formats/markdown/walk.ts'

/**
 * The ids that a page's footnotes get when it is rendered (mdast-util-to-hast, `footer` and `footnoteReference`).
 * Names with other characters than letters, digits and dashes are left out: no heading gets an id like theirs.
 *
 * @returns none for a page without footnotes
 */
export function footnoteIds(nodes: readonly RootContent[]): readonly string[] {
  const defined = new Set<string>()
  const uses: string[] = []
  walk(nodes, (node) => {
    if (node.type === 'footnoteDefinition') defined.add(node.identifier)
    else if (node.type === 'footnoteReference') uses.push(node.identifier)
  })
  const counts = new Map<string, number>()
  const ids: string[] = []
  for (const name of uses.filter((one) => defined.has(one) && /^[\w-]+$/.test(one))) {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    if (count === 1) ids.push(`fn-${name}`, `fnref-${name}`)
    else ids.push(`fnref-${name}-${count}`)
  }
  return defined.size === 0 || uses.length === 0 ? [] : ['footnote-label', ...ids]
}
