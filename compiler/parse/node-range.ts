import type { Range } from '../formats/markdown/tree.ts'

/** @returns the place of a node in its text; the beginning for one without a place */
export function rangeOf(node: { position?: { start: { offset?: number }; end: { offset?: number } } }): Range {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
}
