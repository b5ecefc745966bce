import type { Definition, Paragraph, Root, RootContent } from 'mdast'
import { includeCycle, pageTooLarge, unknownPartial } from '../diagnostics/codes/blocks.ts'
import { missingAlt } from '../diagnostics/codes/links.ts'
import { duplicateId } from '../diagnostics/codes/markdown.ts'
import { moduleStatement } from '../diagnostics/codes/mdx.ts'
import type { At, Diagnostic, Related } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { type CodeModel, readFence } from '../formats/markdown/fence.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import { nearest } from '../formats/nearest.ts'
import { kebabCase } from '../model/registry.ts'
import { blockLinks } from './block-links.ts'
import { checkProps, placeOfProperty } from './block-props.ts'
import { checkChildren, unfitting } from './children.ts'
import { directiveFaults, unclosedContainer } from './directive-faults.ts'
import { checkExpression } from './expression.ts'
import { findingToDiagnostic } from './finding.ts'
import { takeHeadingId } from './heading-id.ts'
import { type CheckedHtml, checkHtml, checkJsxElement } from './html-check.ts'
import { includeBudget } from './include-budget.ts'
import type { Mention } from './mentions/mention.ts'
import { fenceMentions, inlineMention } from './mentions/read-mentions.ts'
import { withText } from './placeholder.ts'
import { isInLine, placementFault } from './placement.ts'
import { partialNamed } from './protection.ts'
import { type Outline, Slips } from './slips/slips.ts'
import { at, placeIn, rangeOf, type SourceText } from './source-text.ts'
import { commentsAtEnds, joinText, trimEnds } from './text-runs.ts'
import { reportUnknownBlock } from './unknown-block.ts'
import type { CheckedBlock, LinkUse, ValidateInput } from './validate.ts'

interface Parent {
  readonly type: string
  readonly name?: string
  children: RootContent[]
}

export interface CheckedTree {
  readonly blocks: readonly CheckedBlock[]
  readonly fences: readonly CodeModel[]
  readonly links: readonly LinkUse[]
  readonly mentions: readonly Mention[]
  readonly htmlIds: readonly string[]
  readonly hasHtml: boolean
  readonly partials: readonly string[]
  readonly isWhole: boolean
  /** Where level-1 headings stand. */
  readonly titles: readonly At[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Walks a page once and checks every node against what it may be. The tree is changed in place: variables become
 * text, comments go, includes become the partial's content, blocks and fences get their index.
 */
export function checkTree(tree: Root, source: SourceText, input: ValidateInput, standsIn: StandsIn): CheckedTree {
  const walk = new TreeCheck(input)
  const around = standsIn === 'anything' ? standsIn : (tree as Parent)
  walk.walk(tree, { source, definitions: definitionsOf(tree), including: [], around })
  return walk
}

/** What a text is part of: a page, or, for a partial that is looked at by itself, whatever may include it. */
export type StandsIn = 'page' | 'anything'

/** Where the walk is: the text that offsets count in, its link definitions, and the partials that are open. */
interface Where {
  readonly source: SourceText
  readonly definitions: ReadonlyMap<string, Definition>
  readonly including: readonly string[]
  /** What the top of the text is in: for a partial that is what includes it. */
  readonly around: Parent | 'anything'
  readonly slips: Slips
}

/** The state of one walk, made and dropped by `checkTree`. */
class TreeCheck implements CheckedTree {
  readonly blocks: CheckedBlock[] = []
  readonly fences: CodeModel[] = []
  readonly links: LinkUse[] = []
  readonly mentions: Mention[] = []
  readonly htmlIds: string[] = []
  readonly partials: string[] = []
  readonly diagnostics: Diagnostic[] = []
  hasHtml = false
  isWhole = true
  readonly #input: ValidateInput
  readonly #tooMuchWith = includeBudget()
  /** The page takes in too much: that was said, and nothing more is taken in. */
  #isOver = false
  /** The page's own include that the walk is in. */
  #ownInclude: At | null = null
  readonly #outline: Outline = { titles: [], depth: 1 }
  readonly #htmlIdPlaces = new Map<string, Related>()
  /** Openings of containers that the parser took for text: their closing lines are no mistakes of their own. */
  #misread = 0

  constructor(input: ValidateInput) {
    this.#input = input
  }

  get titles(): readonly At[] {
    return this.#outline.titles
  }

  /** Walks one text: the page, or a partial of it. */
  walk(tree: Root, where: Omit<Where, 'slips'>): void {
    const slips = new Slips(where.source, where.definitions, this.#input.registry, this.#outline)
    this.visitChildren(tree as Parent, { ...where, slips })
    append(this.diagnostics, slips.end())
  }

  visitChildren(parent: Parent, where: Where): void {
    const visited: RootContent[] = []
    let before: RootContent | undefined
    for (const child of parent.children) {
      append(visited, this.#visit(child, parent, where, before))
      before = child
    }
    parent.children = joinText(visited)
  }

  #visit(node: RootContent, parent: Parent, where: Where, before: RootContent | undefined): RootContent[] {
    const { source } = where
    append(this.diagnostics, where.slips.of(node, parent.type === 'blockquote'))
    switch (node.type) {
      case 'mdxjsEsm': {
        const word = /^\s*(\w+)/.exec(node.value)?.[1] ?? 'import'
        this.diagnostics.push(moduleStatement(at(source, rangeOf(node)), { word }))
        return []
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const read = checkExpression(node, source, this.#input)
        append(this.diagnostics, read.diagnostics)
        return read.value === null ? [] : [read.value]
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        this.#takeHtml(checkJsxElement(node, source, this.#input), source)
        this.visitChildren(node as Parent, where)
        return [node]
      case 'html': {
        const html = checkHtml(node.value, rangeOf(node), source, this.#directiveHint)
        this.#takeHtml(html, source)
        return [withText(node, html.placeholders ?? [], isInLine(parent))]
      }
      case 'heading':
        takeHeadingId(node, source)
        break
      case 'paragraph':
        this.#paragraph(node, source)
        break
      case 'link':
        this.#link(node.url, 'link', rangeOf(node), source)
        break
      case 'image':
        this.#image(node.url, node.alt, rangeOf(node), source)
        break
      case 'linkReference':
      case 'imageReference': {
        const url = where.definitions.get(node.identifier)?.url
        if (url === undefined) break
        if (node.type === 'linkReference') this.#link(url, 'link', rangeOf(node), source)
        else this.#image(url, node.alt, rangeOf(node), source)
        break
      }
      case 'inlineCode':
        append(this.mentions, inlineMention(node, before?.type === 'text' ? before.value : '', source))
        return [node]
      case 'code': {
        append(this.mentions, fenceMentions(node, source))
        const fence = readFence(node, { file: source.file, text: source.text, position: node.position })
        node.fence = this.fences.push(fence.value) - 1
        for (const found of fence.diagnostics)
          this.diagnostics.push({ ...found, related: [...found.related, ...source.related] })
        return [node]
      }
      case 'block':
        return this.#block(node, parent, where)
    }
    const comments = node.type === 'paragraph' ? commentsAtEnds(node) : null
    if ('children' in node) this.visitChildren(node as Parent, where)
    if (node.type === 'paragraph' && comments !== null) trimEnds(node, comments)
    return [node]
  }

  #takeHtml({ diagnostics, links, ids }: CheckedHtml, source: SourceText): void {
    this.hasHtml = true
    append(this.diagnostics, diagnostics)
    for (const { url, kind, where } of links)
      this.links.push({ url, kind, file: source.file, place: where.place, related: source.related })
    for (const { id, where } of ids) this.#htmlId(id, where, source)
  }

  /** A browser goes to the first of two elements with one id: the later one can't be reached. */
  #htmlId(id: string, where: At, { file }: SourceText): void {
    const first = this.#htmlIdPlaces.get(id)
    if (first !== undefined) {
      this.diagnostics.push(duplicateId({ ...where, related: [first, ...(where.related ?? [])] }, { id }))
      return
    }
    const { line = null, column = null } = where.place ?? {}
    this.#htmlIdPlaces.set(id, { message: 'First set here', file, line, column })
    this.htmlIds.push(id)
  }

  #paragraph(node: Paragraph, source: SourceText): void {
    const faults = directiveFaults(node, source, this.#input.registry)
    append(this.diagnostics, faults.diagnostics)
    this.#misread += faults.opens
    for (const close of faults.closes) {
      if (this.#misread > 0) this.#misread--
      else this.diagnostics.push(close)
    }
  }

  #link(url: string, kind: LinkUse['kind'], range: { start: number; end: number }, source: SourceText): void {
    this.links.push({ url, kind, file: source.file, place: placeIn(source, range), related: source.related })
  }

  #image(url: string, alt: string | null | undefined, range: { start: number; end: number }, source: SourceText): void {
    this.#link(url, 'image', range, source)
    if (alt === null || alt === undefined || alt.trim() === '') this.diagnostics.push(missingAlt(at(source, range)))
  }

  #block(node: BlockNode, parent: Parent, where: Where): RootContent[] {
    const { source } = where
    const { registry } = this.#input
    const block = registry.byName.get(node.name)
    const unclosed = unclosedContainer(node, directiveName(node, source), parent, source)
    if (unclosed !== null) this.diagnostics.push(unclosed)
    if (block === undefined) {
      this.diagnostics.push(reportUnknownBlock(node, source, registry))
      this.visitChildren(node as Parent, where)
      return []
    }
    const around = parent.type === 'root' ? where.around : parent
    // What is in an unknown block is right or wrong when that has its name.
    const isOpen = around === 'anything' || (around.type === 'block' && !registry.byName.has(around.name ?? ''))
    const misplaced = isOpen ? null : placementFault(node, block, around, source, registry)
    if (misplaced !== null) this.diagnostics.push(misplaced)
    const checked = checkProps(node, block, source, this.#input)
    append(this.diagnostics, checked.diagnostics)
    if (node.syntax !== 'text') append(this.diagnostics, checkChildren(node, block, source, this.#isKnown))
    const partial = block.more?.page?.partial
    if (partial !== undefined)
      return checked.props === null ? [] : this.#include(node, partial(checked.props), { ...where, around })
    // The index is taken before the children's, so that blocks are in document order.
    node.index = this.blocks.push({ node, block, props: checked.props, source }) - 1
    this.visitChildren(node as Parent, where)
    if (checked.props !== null) {
      for (const finding of block.check?.({ name: block.name, props: checked.props, children: node.children }) ?? [])
        this.diagnostics.push(findingToDiagnostic(finding, node, source, this.blocks))
    }
    // Dead links are told in the same run as wrong properties.
    for (const { url, kind, path } of blockLinks(block, checked.props ?? checked.values))
      this.#link(url, kind, placeOfProperty(node, path, source), source)
    if (block.inline === true && !isInLine(parent) && node.syntax !== 'generated') {
      node.inline = true
      return [{ type: 'paragraph', children: [node], position: node.position }]
    }
    return [node]
  }

  /** JSX in a .md file is HTML, which knows no blocks. */
  readonly #directiveHint = (element: string): string | null => {
    const name = [...this.#input.registry.byName.keys()].find((known) => known.toLowerCase() === element)
    return name === undefined ? null : `In .md files a block is a directive: \`:::${kebabCase(name)}\`.`
  }

  /** What an include stands for is looked at by itself. */
  readonly #isKnown = (name: string): boolean => {
    const block = this.#input.registry.byName.get(name)
    return block !== undefined && block.more?.page?.partial === undefined
  }

  #include(node: BlockNode, file: string, where: Omit<Where, 'slips'>): RootContent[] {
    const { source, including, around } = where
    const partials = this.#input.partials
    const found = partialNamed(file, partials)
    const place = at(source, placeOfProperty(node, ['file'], source))
    if (found === undefined) {
      this.diagnostics.push(
        unknownPartial(place, { file, nearest: nearest(file.replace(/^\.?\//, ''), partials.keys()) }),
      )
      return []
    }
    if (including.includes(found)) {
      this.diagnostics.push(includeCycle(place, { chain: [...including.slice(including.indexOf(found)), found] }))
      return []
    }
    const partial = partials.get(found)
    this.partials.push(found)
    if (including.length === 0) this.#ownInclude = place
    if (this.#isOver) return []
    const tooMuch = this.#tooMuchWith(partial?.text ?? '')
    if (tooMuch !== null) {
      this.#isOver = true
      this.isWhole = false
      this.diagnostics.push(pageTooLarge(this.#ownInclude ?? place, { most: tooMuch }))
      return []
    }
    if (partial?.tree === null || partial === undefined) {
      this.isWhole = false
      return []
    }
    const tree = structuredClone(partial.tree)
    const { line, column } = placeIn(source, node.opening)
    const related = [...source.related, { message: 'Included here', file: source.file, line, column }]
    const text: SourceText = {
      file: partial.file,
      text: partial.text,
      format: partial.format,
      lines: partial.lines,
      related,
    }
    const holder = around === 'anything' ? undefined : this.#input.registry.byName.get(around.name ?? '')
    if (holder !== undefined) append(this.diagnostics, unfitting(tree.children, holder, text, this.#isKnown))
    this.walk(tree, {
      source: text,
      definitions: definitionsOf(tree),
      including: [...including, found],
      around,
    })
    // Their offsets count in the partial, where nobody looks any more.
    return tree.children.map((child) => ({ ...child, position: undefined }))
  }
}

function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>()
  const visit = (node: RootContent | Root) => {
    // The first definition of a name holds, as in CommonMark.
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
    if ('children' in node) for (const child of node.children) visit(child as RootContent)
  }
  visit(tree)
  return definitions
}

function directiveName(node: BlockNode, source: SourceText): string {
  return /^:+([\w-]+)/.exec(source.text.slice(node.opening.start, node.opening.end))?.[1] ?? kebabCase(node.name)
}
