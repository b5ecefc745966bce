// What the package exports: what a site's own blocks and parts of the frame are written with. Nothing else is public.
import type { BlockDefinition } from '../compiler/model/public-block.ts'

export type * from '../compiler/model/public-block.ts'

/** Gives `check`, `model` and `Template` their types from the contract, without an annotation. */
export function defineBlock<Props, Model = Props>(block: BlockDefinition<Props, Model>): BlockDefinition<Props, Model> {
  return block
}
