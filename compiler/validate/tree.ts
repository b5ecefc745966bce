import type { Code, Image, ImageReference, LinkReference, Root, RootContent } from 'mdast'
import { missingAlt } from '../diagnostics/codes/links.ts'
import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/packed.ts'
import { append } from '../formats/append.ts'
import { type CodeModel, readFence } from '../formats/markdown/code/fence.ts'
import { placeholdersIn } from '../formats/markdown/placeholder.ts'
import type { BlockNode, Range } from '../formats/markdown/tree.ts'
import { asParent, type ParentNode } from '../formats/markdown/walk.ts'
import { plainName } from '../model/registry.ts'
import { rangeOf } from '../parse/node-range.ts'
import { isBareLink } from './bare-link.ts'
import { blockLinks } from './block-links.ts'
import { checkProps } from './block-props.ts'
import type { CheckedBlock, CheckedTree, LinkUse, StandsIn, Text, Where } from './checked-tree.ts'
import { checkChildren, unfitting } from './children.ts'
import { Containers } from './containers.ts'
import { checkExpression, fillAlt, moduleFault } from './expression.ts'
import { findingsOf, findingToDiagnostic } from './finding.ts'
import { giveChildren } from './give-children.ts'
import { takeHeadingId } from './heading-id.ts'
import { type CheckedHtml, checkHtml, checkJsxElement } from './html-check.ts'
import { Includes, isNoInclude } from './includes.ts'
import type { Mention } from './mentions/mention.ts'
import { fenceMentions, inlineMention } from './mentions/read-mentions.ts'
import { OwnNames } from './own-names.ts'
import { withText } from './placeholder.ts'
import { isInLine, placementFault } from './placement.ts'
import { placeOfProperty } from './property-place.ts'
import { type SetId, SetIds } from './set-id.ts'
import { type Outline, Slips } from './slips/slips.ts'
import { at, placeIn, type SourceText, withRelated } from './source-text.ts'
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
  return walk
}

/** The state of one walk, made and dropped by `checkTree`. */
class TreeCheck implements CheckedTree {
  readonly blocks: CheckedBlock[] = []
  readonly fences: CodeModel[] = []
  readonly links: LinkUse[] = []
  readonly mentions: Mention[] = []
  readonly titles: At[] = []
  readonly diagnostics = new Findings()
  hasHtml = false
  isWhole = true
  readonly #input: ValidateInput
  readonly #includes: Includes
  readonly #outline: Outline = { titles: this.titles, depth: 1 }
  readonly #setIds = new SetIds()
  readonly htmlIds: readonly string[] = this.#setIds.ofHtml
  readonly headingIds: readonly SetId[] = this.#setIds.ofHeadings
  readonly #containers = new Containers()

  constructor(input: ValidateInput, names: OwnNames) {
    this.#input = input
    this.#includes = new Includes(input.partials, names)
  }

  get partials(): readonly string[] {
    return this.#includes.taken
  }

  /** Walks one text: the page, or a partial of it. */
  walk(tree: Root, where: Text): void {
    const slips = new Slips(where.source, where.definitions, this.#input.registry, this.#outline)
    this.visitChildren(tree, { slips, isPlaceholder: placeholdersIn(where.source.text), ...where })
    this.diagnostics.addAll(slips.end())
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
    this.diagnostics.addAll(where.slips.of(node, parent.type === 'blockquote'))
    switch (node.type) {
      case 'mdxjsEsm':
        this.diagnostics.add(moduleFault(node, source))
        return []
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const read = checkExpression(node, source, this.#input)
        this.diagnostics.addAll(read.diagnostics)
        return read.value ?? []
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        this.#takeHtml(checkJsxElement(node, source, this.#input), source)
        this.visitChildren(asParent(node), where)
        return node
      case 'html': {
        const hintOf = (element: string, tag: string) => directiveHint(element, tag, this.#input.registry)
        const html = checkHtml(node.value, rangeOf(node), source, hintOf, where.isPlaceholder)
        this.#takeHtml(html, source)
        return withText(node, html.placeholders ?? [], isInLine(parent))
      }
      case 'heading':
        takeHeadingId(node, source)
        if (node.id !== undefined)
          this.diagnostics.addAll(this.#setIds.addHeading({ id: node.id, at: at(source, rangeOf(node)) }))
        break
      case 'paragraph':
        this.diagnostics.addAll(this.#containers.faultsIn(node, source, this.#input.registry))
        break
      case 'link':
        this.#link(node.url, isBareLink(node, source.text) ? 'bare' : 'link', rangeOf(node), source)
        break
      case 'image':
        this.#image(node, node.url, source)
        break
      case 'linkReference':
      case 'imageReference':
        this.#reference(node, where)
        break
      case 'inlineCode':
        append(this.mentions, inlineMention(node, before?.type === 'text' ? before.value : '', source))
        return node
      case 'code':
        this.#fence(node, source)
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
    if (node.type === 'linkReference') this.#link(url, 'link', rangeOf(node), source)
    else this.#image(node, url, source)
  }

  #fence(node: Code, source: SourceText): void {
    append(this.mentions, fenceMentions(node, source))
    const fence = readFence(node, { file: source.file, text: source.text, position: node.position })
    node.fence = this.fences.push(fence.value) - 1
    this.diagnostics.addAll(withRelated(fence.diagnostics, source.related))
  }

  #takeHtml({ diagnostics, links, ids }: CheckedHtml, source: SourceText): void {
    this.hasHtml = true
    this.diagnostics.addAll(diagnostics)
    for (const { url, kind, where } of links)
      this.links.push({ url, kind, file: source.file, place: where.place, related: source.related })
    for (const { id, where } of ids) this.diagnostics.addAll(this.#setIds.addHtml({ id, at: where }))
  }

  #link(url: string, kind: LinkUse['kind'], range: Range, source: SourceText): void {
    this.links.push({ url, kind, file: source.file, place: placeIn(source, range), related: source.related })
  }

  #image(node: Image | ImageReference, url: string, source: SourceText): void {
    this.diagnostics.addAll(fillAlt(node, source, this.#input))
    this.#link(url, 'image', rangeOf(node), source)
    if ((node.alt ?? '').trim() === '') this.diagnostics.add(missingAlt(at(source, rangeOf(node)), {}))
  }

  #block(node: BlockNode, parent: ParentNode, where: Where): RootContent[] {
    const { source } = where
    const { registry } = this.#input
    const block = registry.byName.get(node.name)
    const { unclosed } = this.#containers
    this.diagnostics.addAll(this.#containers.open(node, source, registry))
    const isClosed = this.#containers.unclosed === unclosed
    if (block === undefined) {
      this.diagnostics.addAll(reportUnknownBlock(node, source, registry))
      this.#containers.within(node, source, () => this.visitChildren(node, where))
      if (takesAnchors(node, registry)) this.isWhole = false
      return []
    }
    const around = parent.type === 'root' ? where.around : parent
    // What is in an unknown block is right or wrong when that has its name, what follows an open one when that is closed.
    const isOpen =
      around === 'anything' ||
      (around.type === 'block' && !registry.byName.has(around.name ?? '')) ||
      (this.#containers.unclosed > 0 && !isInLine(around))
    const misplaced = placementFault(node, block, isOpen ? null : around, source, registry)
    if (misplaced !== null) this.diagnostics.add(misplaced)
    const checked = checkProps(node, block, source, this.#input)
    // A block of another generator has properties that ours of its name does not know.
    if (misplaced === null || !registry.byOtherName.has(plainName(block.name)))
      this.diagnostics.addAll(checked.diagnostics)
    if (node.syntax !== 'text' && isClosed) this.diagnostics.addAll(checkChildren(node, block, source, this.#isKnown))
    const partial = block.more?.page?.partial
    if (partial !== undefined)
      return checked.props === null ? [] : this.#include(node, partial(checked.props), misplaced, { ...where, around })
    // The index is taken before the children's, so that blocks are in document order.
    node.index = this.blocks.push({ node, block, props: checked.props, assumed: checked.assumed, source }) - 1
    this.#containers.within(node, source, () => this.visitChildren(node, where))
    for (const finding of this.#containers.unclosed === unclosed ? findingsOf(node, block, checked) : [])
      this.diagnostics.add(findingToDiagnostic(finding, node, source, this.blocks))
    // Dead links are reported in the same run as wrong properties, and what a contract refuses as empty once.
    for (const { url, kind, path } of blockLinks(block, checked.props ?? checked.values))
      if (url !== '' || checked.props !== null) this.#link(url, kind, placeOfProperty(node, path, source), source)
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
    this.diagnostics.addAll(diagnostics)
    if (lacking !== null)
      append(this.links, checkTree(...lacking, { ...this.#input, partials: new Map() }, 'anything').links)
    if (!isWhole || misplaced !== null) this.isWhole = false
    // What is in an include at a wrong place would be blamed for the place as well.
    if (partial === null || misplaced !== null) return []
    const { tree, text, definitions } = partial
    const holder = around === 'anything' ? undefined : this.#input.registry.byName.get(around.name ?? '')
    if (holder !== undefined) this.diagnostics.addAll(unfitting(tree.children, holder, text, this.#isKnown))
    this.walk(tree, { source: text, definitions, including: [...including, name], around })
    // Their offsets count in the partial, where nobody looks any more.
    return tree.children.map((child) => ({ ...child, position: undefined }))
  }
}
