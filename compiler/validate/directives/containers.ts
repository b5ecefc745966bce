import type { Paragraph } from 'mdast'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { BlockNode } from '../../formats/markdown/tree.ts'
import type { Registry } from '../../model/registry.ts'
import type { SourceText } from '../source-text.ts'
import { directiveFaults, directiveName, unclosedContainer } from './directive-faults.ts'

/** What of a text's containers has been read otherwise than it was meant: the mistakes that follow from it are none. */
export class Containers {
  #unclosed = 0
  /** Containers that are text to the parser, or end too late: their closing lines are left over. */
  #misread = 0
  readonly #around: { readonly node: BlockNode; readonly source: SourceText }[] = []

  /** How many there are so far that nothing closes: where they, those around them and what follows belong is not known. */
  get unclosed(): number {
    return this.#unclosed
  }

  /** @returns the error of a container that nothing closes */
  open(node: BlockNode, source: SourceText, registry: Registry): readonly Diagnostic[] {
    const outer = this.#around.findLast(({ node: { syntax } }) => syntax === 'container')
    const around = outer?.source === source ? outer.node : null
    const isEmpty = registry.byName.get(node.name)?.children.allow === 'nothing'
    const unclosed = unclosedContainer(node, directiveName(node, source), around, { source, isEmpty })
    if (unclosed === null) return []
    this.#unclosed++
    this.#misread++
    return [unclosed]
  }

  /** @param visit walks what is in a block */
  within(node: BlockNode, source: SourceText, visit: () => void): void {
    this.#around.push({ node, source })
    visit()
    this.#around.pop()
  }

  /** @returns what is wrong with the lines of a paragraph that were meant as directives */
  faultsIn(paragraph: Paragraph, source: SourceText, registry: Registry): readonly Diagnostic[] {
    const { diagnostics, opens, closes } = directiveFaults(paragraph, source, registry)
    this.#misread += opens
    const left = Math.min(this.#misread, closes.length)
    this.#misread -= left
    return [...diagnostics, ...closes.slice(left)]
  }
}
