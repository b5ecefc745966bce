import type { ImageReference, LinkReference, Root, RootContent } from 'mdast'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { placeholdersIn } from '../formats/markdown/placeholder.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import { asParent, type ParentNode } from '../formats/markdown/walk.ts'
import { plainName } from '../model/registry.ts'
import { rangeOf } from '../parse/node-range.ts'
import { isBareLink } from './bare-link.ts'
import { blockLinks } from './block-links.ts'
import { checkProps } from './block-props.ts'
import type { CheckedTree, StandsIn, Text, Where } from './checked-tree.ts'
import { checkChildren, unfitting } from './children.ts'
import { Containers } from './directives/containers.ts'
import { checkExpression, moduleFault } from './expression.ts'
import { findingsOf, findingToDiagnostic } from './finding.ts'
import { FoundInTree } from './found-in-tree.ts'
import { giveChildren } from './give-children.ts'
import { checkHtml, checkJsxElement } from './html-check.ts'
import { Includes, isNoInclude } from './includes.ts'
import { OwnNames } from './own-names.ts'
import { withText } from './placeholder.ts'
import { isInLine, placementFault } from './placement.ts'
import { placeOfProperty } from './property-place.ts'
import { type Outline, Slips } from './slips/slips.ts'
import type { SourceText } from './source-text.ts'
import { commentsAtEnds, isPhrasingParent, isSame, joinText, trimEnds, withoutSilent } from './text-runs.ts'
import { directiveHint, reportUnknownBlock, takesAnchors } from './unknown-block.ts'
import type { ValidateInput } from './validate-input.ts'

/**
 * Walks a page once and checks every node against what it may be. The tree is changed in place: variables become
 * text, comments go, includes become the partial's content, blocks and fences get their index.
 */
export function checkTree(tree: Root, source: SourceText, input: ValidateInput, standsIn: StandsIn): CheckedTree {
  const names = new OwnNames(tree, source.file)
  const walk = new TreeCheck(input, names)
  const around = standsIn === 'anything' ? standsIn : tree
  walk.walk(tree, { source, definitions: names.definitions, including: [], around })
  return walk.found
}

/** The state of one walk, made and dropped by `checkTree`. */
class TreeCheck {
  readonly found: FoundInTree
  readonly #input: ValidateInput
  readonly #includes: Includes
  readonly #outline: Outline
  readonly #containers = new Containers()

  constructor(input: ValidateInput, names: OwnNames) {
    this.#input = input
    this.#includes = new Includes(input.partials, names)
    this.found = new FoundInTree(this.#includes.taken)
    this.#outline = { titles: this.found.titles, depth: 1 }
  }

  /** Walks one text: the page, or a partial of it. */
  walk(tree: Root, where: Text): void {
    const slips = new Slips(where.source, where.definitions, this.#input.registry, this.#outline)
    this.visitChildren(tree, { slips, isPlaceholder: placeholdersIn(where.source.text), ...where })
    this.found.diagnostics.addAll(slips.end())
  }

  visitChildren(parent: ParentNode | null, where: Where): void {
    if (parent === null) return
    const { children } = parent
    // Most lists are as they were, and stay packed: of a long one each copy takes more than the text of the page.
    let visited: RootContent[] | null = null
    for (const [index, child] of children.entries()) {
      const found = this.#visit(child, parent, where, children[index - 1])
      if (found !== child) visited ??= children.slice(0, index)
      if (visited !== null) append(visited, Array.isArray(found) ? found : [found])
    }
    const now = joinText(withoutSilent(visited ?? children))
    // One that has grown has room for more, and is taken without it.
    if (!isSame(now, children)) giveChildren(parent, now.slice())
  }

  #visit(node: RootContent, parent: ParentNode, where: Where, before?: RootContent): RootContent | RootContent[] {
    const { source } = where
    this.found.diagnostics.addAll(where.slips.of(node, parent.type === 'blockquote'))
    switch (node.type) {
      case 'mdxjsEsm':
        this.found.diagnostics.add(moduleFault(node, source))
        return []
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const read = checkExpression(node, source, this.#input)
        this.found.diagnostics.addAll(read.diagnostics)
        return read.value ?? []
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        this.found.takeHtml(checkJsxElement(node, source, this.#input), source)
        this.visitChildren(asParent(node), where)
        return node
      case 'html': {
        const hintOf = (element: string, tag: string) => directiveHint(element, tag, this.#input.registry)
        const html = checkHtml(node.value, rangeOf(node), source, hintOf, where.isPlaceholder)
        this.found.takeHtml(html, source)
        return withText(node, html.placeholders ?? [], isInLine(parent))
      }
      case 'heading':
        this.found.takeHeading(node, source)
        break
      case 'paragraph':
        this.found.diagnostics.addAll(this.#containers.faultsIn(node, source, this.#input.registry))
        break
      case 'link':
        this.found.takeLink(node.url, isBareLink(node, source.text) ? 'bare' : 'link', rangeOf(node), source)
        break
      case 'image':
        this.found.takeImage(node, node.url, source, this.#input)
        break
      case 'linkReference':
      case 'imageReference':
        this.#reference(node, where)
        break
      case 'inlineCode':
        this.found.takeInlineCode(node, before?.type === 'text' ? before.value : '', source)
        return node
      case 'code':
        this.found.takeFence(node, source)
        return node
      case 'block':
        return this.#block(node, parent, where)
    }
    const comments = isPhrasingParent(node) ? commentsAtEnds(node) : null
    this.visitChildren(asParent(node), where)
    if (isPhrasingParent(node) && comments !== null) trimEnds(node, comments)
    return node
  }

  #reference(node: LinkReference | ImageReference, { definitions, source }: Where): void {
    const url = definitions.get(node.identifier)?.url
    if (url === undefined) return
    if (node.type === 'linkReference') this.found.takeLink(url, 'link', rangeOf(node), source)
    else this.found.takeImage(node, url, source, this.#input)
  }

  #block(node: BlockNode, parent: ParentNode, where: Where): RootContent[] {
    const { source } = where
    const { registry } = this.#input
    const block = registry.byName.get(node.name)
    const { unclosed } = this.#containers
    this.found.diagnostics.addAll(this.#containers.open(node, source, registry))
    const isClosed = this.#containers.unclosed === unclosed
    if (block === undefined) {
      this.found.diagnostics.addAll(reportUnknownBlock(node, source, registry))
      this.#containers.within(node, source, () => this.visitChildren(node, where))
      if (takesAnchors(node, registry)) this.found.isWhole = false
      return []
    }
    const around = parent.type === 'root' ? where.around : parent
    // What is in an unknown block is right or wrong when that has its name, what follows an open one when that is closed.
    const isOpen =
      around === 'anything' ||
      (around.type === 'block' && !registry.byName.has(around.name ?? '')) ||
      (this.#containers.unclosed > 0 && !isInLine(around))
    const misplaced = placementFault(node, block, isOpen ? null : around, source, registry)
    if (misplaced !== null) this.found.diagnostics.add(misplaced)
    const checked = checkProps(node, block, source, this.#input)
    // A block of another generator has properties that ours of its name does not know.
    if (misplaced === null || !registry.byOtherName.has(plainName(block.name)))
      this.found.diagnostics.addAll(checked.diagnostics)
    if (node.syntax !== 'text' && isClosed)
      this.found.diagnostics.addAll(checkChildren(node, block, source, this.#isKnown))
    const partial = block.more?.page?.partial
    if (partial !== undefined)
      return checked.props === null ? [] : this.#include(node, partial(checked.props), misplaced, { ...where, around })
    // The index is taken before the children's, so that blocks are in document order.
    node.index = this.found.blocks.push({ node, block, props: checked.props, assumed: checked.assumed, source }) - 1
    this.#containers.within(node, source, () => this.visitChildren(node, where))
    for (const finding of this.#containers.unclosed === unclosed ? findingsOf(node, block, checked) : [])
      this.found.diagnostics.add(findingToDiagnostic(finding, node, source, this.found.blocks))
    // Dead links are reported in the same run as wrong properties, and what a contract refuses as empty once.
    for (const { url, kind, path } of blockLinks(block, checked.props ?? checked.values))
      if (url !== '' || checked.props !== null)
        this.found.takeLink(url, kind, placeOfProperty(node, path, source), source)
    // What was written in a line is part of its text, also of that of an element, which may hold no paragraph.
    if (block.inline !== true || node.inline || node.syntax === 'generated') return [node]
    node.inline = true
    return [{ type: 'paragraph', children: [node], position: node.position }]
  }

  /** The content of an include is looked at by itself. */
  readonly #isKnown = (name: string): boolean => isNoInclude(this.#input.registry.byName.get(name))

  #include(node: BlockNode, file: string, misplaced: Diagnostic | null, where: Text): RootContent[] {
    const { source, including, around } = where
    const { partial, lacking, name, isWhole, diagnostics } = this.#includes.take(node, file, source, including)
    this.found.diagnostics.addAll(diagnostics)
    if (lacking !== null)
      append(this.found.links, checkTree(...lacking, { ...this.#input, partials: new Map() }, 'anything').links)
    if (!isWhole || misplaced !== null) this.found.isWhole = false
    // What is in an include at a wrong place would be blamed for the place as well.
    if (partial === null || misplaced !== null) return []
    const { tree, text, definitions } = partial
    const holder = around === 'anything' ? undefined : this.#input.registry.byName.get(around.name ?? '')
    if (holder !== undefined) this.found.diagnostics.addAll(unfitting(tree.children, holder, text, this.#isKnown))
    this.walk(tree, { source: text, definitions, including: [...including, name], around })
    // Their offsets count in the partial, where nobody looks any more.
    return tree.children.map((child) => ({ ...child, position: undefined }))
  }
}
