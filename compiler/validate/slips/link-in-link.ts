import type { RootContent } from 'mdast'
import { misplacedBlock } from '../../diagnostics/codes/blocks.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { BlockNode } from '../../formats/markdown/tree.ts'
import { childrenOf } from '../../formats/markdown/walk.ts'
import type { Registry } from '../../model/registry.ts'
import { at, type SourceText } from '../source-text.ts'

/**
 * Finds blocks that are links inside of a link: no link holds another (HTML standard, "The a element"), so that a browser
 * would end the outer one before it.
 */
export function linksInLink(link: RootContent, source: SourceText, registry: Registry): readonly Diagnostic[] {
  return blocksIn(link)
    .filter(({ name }) => registry.byName.get(name)?.more?.placement?.isLink === true)
    .map(({ name, opening }) => {
      const right = 'Put it beside the link: it is one itself.'
      return misplacedBlock(at(source, opening), { block: name, where: 'in a link', right })
    })
}

function blocksIn(node: RootContent): readonly BlockNode[] {
  return childrenOf(node).flatMap((child) => (child.type === 'block' ? [child] : blocksIn(child)))
}
