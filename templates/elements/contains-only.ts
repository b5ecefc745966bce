import type { BlockUse } from '../../compiler/model/block.ts'

/**
 * @param names of blocks
 * @returns whether nothing is in a block but these, so that it can lay them out its own way
 */
export function containsOnly(children: BlockUse['children'], names: readonly string[]): boolean {
  return children.every((child) =>
    child.type === 'text' ? child.value.trim() === '' : child.type === 'block' && names.includes(child.name),
  )
}
