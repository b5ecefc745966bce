import type { Nodes, Parents } from 'mdast'

/** The place of a node. */
export interface Standing {
  readonly source: string
  readonly start: number
  readonly end: number
  /** Lists, quotes and footnotes around it. */
  readonly depth: number
  readonly parent: Parents
  readonly before: Nodes | undefined
}
