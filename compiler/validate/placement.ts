import { misplacedBlock } from '../diagnostics/codes/blocks.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import type { AnyBlock } from '../model/block.ts'
import { plainName, type Registry } from '../model/registry.ts'
import { at, type SourceText } from './source-text.ts'

/** What a block is in; `name` is that of a block. */
export interface Surroundings {
  readonly type: string
  readonly name?: string
}

const phrasingParents: ReadonlySet<string> = new Set([
  // An element that stands apart is a flow element by now: text elements are parts of a line.
  ...['paragraph', 'heading', 'link', 'emphasis', 'strong', 'delete', 'tableCell', 'mdxJsxTextElement'],
])

/** Whether what is there is part of a line of text. */
export function isInLine(parent: Surroundings): boolean {
  return phrasingParents.has(parent.type)
}

/**
 * @param parent null where only another mend will tell what the block is in
 * @returns what is wrong with the place of a block; null when it may be there
 */
export function placementFault(
  node: BlockNode,
  block: Pick<AnyBlock, 'name' | 'inside' | 'inline'>,
  parent: Surroundings | null,
  source: SourceText,
  registry: Pick<Registry, 'byOtherName'>,
): Diagnostic | null {
  if (parent === null) return null
  const { inside } = block
  const parents = inside?.map((one) => `\`${one}\``).join(' or ') ?? ''
  // In a line of text nothing is directly inside of what is around: an empty line may be all that is missing.
  if (block.inline !== true && isInLine(parent))
    return misplacedBlock(at(source, node.opening), {
      block: block.name,
      where: 'in a line of text',
      right:
        parent.type === 'tableCell'
          ? 'Put it before or after the table: a cell holds text, and blocks that may be in a line of it.'
          : `Put it on lines of its own, with an empty line before and after${parents === '' ? '' : `, directly inside ${parents}`}.`,
    })
  if (inside !== undefined && !(parent.type === 'block' && inside.includes(parent.name ?? ''))) {
    // What another generator calls by this name may be another block here.
    const other = registry.byOtherName.get(plainName(block.name))?.block.name
    return misplacedBlock(at(source, node.opening), {
      block: block.name,
      where: `outside of ${parents}`,
      right:
        other === undefined
          ? `Put it directly inside ${parents}.`
          : `Put it directly inside ${parents}, or use \`${other}\`.`,
    })
  }
  return null
}
