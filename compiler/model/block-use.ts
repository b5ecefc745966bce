import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast'
import type { BlockNode } from '../formats/markdown/tree.ts'
import type * as own from './public-block.ts'
import type { Json } from './public-block.ts'

/** What is in a block, as mdast. */
export type Children = readonly (BlockContent | DefinitionContent | PhrasingContent | RootContent | BlockNode)[]

/** One use of a block in a page: checked properties, and its children as mdast. */
export interface BlockUse<Props = Record<string, Json>> extends own.BlockUse<Props> {
  readonly children: Children
}
