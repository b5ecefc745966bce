import type { BlockNode, Range } from '../formats/markdown/tree.ts'
import type { PropertyPath } from '../model/public-block.ts'
import { locate } from '../parse/props.ts'
import { readJsonText } from './json-text.ts'
import type { SourceText } from './source-text.ts'

/**
 * Finds what a property path names in the source: the attribute from its name on, or the value inside its literal
 * for a longer path; the opening tag where the author wrote no such attribute.
 */
export function placeOfProperty(
  node: BlockNode,
  path: PropertyPath,
  source: SourceText,
  want: 'key' | 'value' = 'value',
): Range {
  const attribute = node.attributes.find((candidate) => candidate.name === String(path[0]))
  if (attribute === undefined) return node.opening
  const { value } = attribute
  if (path.length > 1 && value.kind === 'expression' && value.expression !== null)
    return locate(value.expression, path.slice(1), want)
  if (path.length > 1 && value.kind === 'string') {
    const json = readJsonText(source.text.slice(value.range.start, value.range.end))
    if (json !== null) {
      const inner = locate(json.expression, path.slice(1), want)
      return { start: value.range.start + inner.start, end: value.range.start + inner.end }
    }
  }
  return attribute.range
}
