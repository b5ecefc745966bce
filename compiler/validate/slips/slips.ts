import type { Definition, Heading, InlineCode, RootContent } from 'mdast'
import { pastedCharacter } from '../../diagnostics/codes/fences.ts'
import { namelessLink } from '../../diagnostics/codes/links.ts'
import { emptyHeading, skippedHeadingLevel } from '../../diagnostics/codes/slips.ts'
import type { At, Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pastedOption } from '../../formats/markdown/code/pasted-code.ts'
import { type Conflict, conflictFault, conflictsIn } from '../../formats/markdown/conflict-markers.ts'
import { isPhrasing } from '../../formats/markdown/phrasing.ts'
import type { BlockNode } from '../../formats/markdown/tree.ts'
import { nearestOfMany } from '../../formats/nearest-of-many.ts'
import { once } from '../../formats/once.ts'
import type { Registry } from '../../model/registry.ts'
import { rangeOf } from '../../parse/node-range.ts'
import { isUntitled } from '../heading-id.ts'
import { at, type SourceText } from '../source-text.ts'
import { meantDirective } from '../unknown-block.ts'
import { directivesInHtml } from './directives-in-html.ts'
import { findForeignSyntax, foreignInHeading, foreignInHtml, strayIds } from './foreign-syntax.ts'
import { headingsWithoutSpace } from './heading-space.ts'
import { fencesOfQuotes, hiddenBeforeMarks } from './line-marks.ts'
import { linkForms } from './link-form.ts'
import { linksInLink } from './link-in-link.ts'
import { marksOfLists } from './list-marks.ts'
import { LoneMarks } from './lone-marks.ts'
import { Notes } from './notes.ts'
import { nonText, type Prose, proseOf } from './prose.ts'
import { tableHeadFaults, tableRowFaults } from './table-cells.ts'
import { findUnclosedFence } from './unclosed-fence.ts'
import { UnclosedHtml } from './unclosed-html.ts'
import { undefinedReferences } from './undefined-reference.ts'
import { unreadDirectives } from './unread-directives.ts'
import { unreadTags } from './unread-tags.ts'

/** What all texts of one page share: its partials go on where the page left off. */
export interface Outline {
  /** Level-1 headings in order; the first may be one that a block shows. */
  readonly titles: At[]
  /** Level of the last heading; the title of the page is one of level 1. */
  depth: number
}

const deepest = 6
/** Said of nearly every node. */
const nothing: readonly Diagnostic[] = []

/**
 * Finds slips: what Markdown takes for something else than its author meant, and so shows as plain text, drops or
 * swallows without a word. Made for one text of a page; the walk that checks the page hands it each node once.
 */
export class Slips {
  readonly #source: SourceText
  readonly #nearestDefinition: () => (label: string) => string | null
  readonly #registry: Registry
  readonly #outline: Outline
  readonly #conflicts: Conflict[]
  readonly #marks: LoneMarks
  readonly #notes: Notes
  readonly #html: UnclosedHtml
  #unclosedEnd: number | null = null

  /**
   * @param definitions link definitions of the text, by identifier
   * @param registry what a name of another generator may mean
   */
  constructor(source: SourceText, definitions: ReadonlyMap<string, Definition>, registry: Registry, outline: Outline) {
    this.#source = source
    this.#nearestDefinition = once(() => nearestOfMany([...definitions.keys()]))
    this.#registry = registry
    this.#outline = outline
    this.#conflicts = conflictsIn(source.text)
    this.#marks = new LoneMarks(source)
    this.#notes = new Notes(source)
    this.#html = new UnclosedHtml(source)
  }

  /** @param isQuoted the node is in a quotation */
  of(node: RootContent, isQuoted: boolean): readonly Diagnostic[] {
    if (node.position === undefined) return nothing
    switch (node.type) {
      case 'paragraph':
        return both(this.#prose(node), tableHeadFaults(node, this.#source))
      case 'heading':
        return [...this.#heading(node, isQuoted), ...this.#prose(node), ...tableHeadFaults(node, this.#source)]
      case 'tableCell':
        return this.#prose(node)
      case 'mdxJsxFlowElement':
        return node.children.every(isPhrasing) ? this.#prose(node) : nothing
      case 'inlineCode':
        return optionsOf(node, this.#source)
      case 'text':
        this.#marks.take(node)
        return nothing
      case 'table': {
        const found = tableRowFaults(node, this.#source)
        for (const { line } of found) this.#marks.leave(line)
        return found
      }
      case 'code':
        return this.#fence(node)
      case 'block':
        this.#headingsOf(node)
        return node.syntax === 'fence' ? this.#fence(node) : []
      case 'link':
        return node.url === '' || !node.children.every((child) => child.type === 'text' && child.value.trim() === '')
          ? linksInLink(node, this.#source, this.#registry)
          : [namelessLink(at(this.#source, rangeOf(node)), { url: node.url })]
      case 'linkReference':
        return linksInLink(node, this.#source, this.#registry)
      case 'mdxJsxTextElement':
        return node.name === 'a' ? linksInLink(node, this.#source, this.#registry) : nothing
      case 'footnoteReference':
      case 'footnoteDefinition':
        this.#notes.take(node)
        return nothing
      case 'html':
        this.#forget(node)
        this.#html.take(node)
        return both(
          foreignInHtml(node.value, rangeOf(node), this.#source),
          directivesInHtml(node.value, rangeOf(node), this.#source, this.#registry.byDirective),
        )
      default:
        return nothing
    }
  }

  /** What the whole text has been walked for. */
  *end(): Generator<Diagnostic> {
    for (const conflict of this.#conflicts) yield conflictFault(conflict, this.#source)
    yield* this.#marks.end()
    // One by one, as a long page may have 50,000.
    yield* this.#notes.end()
    yield* this.#html.end()
  }

  #prose(node: RootContent): readonly Diagnostic[] {
    this.#marks.enter(rangeOf(node))
    const found = proseOf(node, this.#source)
    if (found === null) return nothing
    const prose = node.type === 'heading' ? withoutId(found) : found
    const source = this.#source
    this.#notes.takeProse(prose)
    return [
      ...undefinedReferences(prose, source, (label) => this.#nearestDefinition()(label)),
      ...linkForms(prose, source),
      ...unreadDirectives(prose, source, this.#registry.byDirective),
      ...unreadTags(prose, source),
      ...(node.type === 'paragraph' ? lineMarks(prose, source) : []),
      ...findForeignSyntax(prose, source, (name) => meantDirective(name, this.#registry)),
      ...(node.type === 'heading' ? foreignInHeading(prose, source) : []),
    ]
  }

  #fence(node: RootContent): Diagnostic[] {
    this.#forget(node)
    const found = findUnclosedFence(node, this.#source, this.#unclosedEnd)
    if (found === null) return []
    this.#unclosedEnd = found.end
    return [found.diagnostic]
  }

  /** Markers inside of code are shown on purpose. */
  #forget(node: RootContent): void {
    if (this.#conflicts.length === 0) return
    const { start, end } = rangeOf(node)
    const kept = this.#conflicts.filter((one) => one.start < start || one.start >= end)
    this.#conflicts.splice(0, this.#conflicts.length, ...kept)
  }

  #headingsOf(node: BlockNode): void {
    const block = this.#registry.byName.get(node.name)
    // What it is modelled as may have headings, of which only the model knows the levels.
    if (block?.model !== undefined) this.#outline.depth = deepest
    const { titles } = this.#outline
    const isTitled = node.children.some((child) => child.type === 'heading' && child.depth === 1)
    // Below a heading it is shown for what it is, as in the reference of blocks.
    if (titles.length === 0 && block?.more?.page?.bringsTitle === true && !isTitled)
      titles.push(at(this.#source, node.opening))
  }

  #heading(node: Heading, isQuoted: boolean): Diagnostic[] {
    const range = rangeOf(node)
    // `=======` of a conflict makes a heading of the line above it.
    if (isQuoted || this.#conflicts.some((one) => range.start < one.end && one.start < range.end)) return []
    const outline = this.#outline
    const where = at(this.#source, range)
    const found: Diagnostic[] = strayIds(node, this.#source)
    if (node.depth === 1) outline.titles.push(where)
    if (node.depth > outline.depth + 1)
      found.push(skippedHeadingLevel(where, { depth: node.depth, last: outline.depth }))
    if (isUntitled(node, this.#source)) found.push(emptyHeading(where))
    outline.depth = node.depth
    return found
  }
}

/** Options of a command whose hyphens a word processor has made a dash of. */
function optionsOf(node: InlineCode, source: SourceText): readonly Diagnostic[] {
  const pasted = pastedOption(node.value)
  if (pasted === null) return nothing
  const start = source.text.indexOf(pasted.character, rangeOf(node).start)
  return [pastedCharacter(at(source, { start, end: start + pasted.character.length }), pasted)]
}

/** Marks at the beginning of a line that Markdown takes for text. */
function lineMarks(prose: Prose, source: SourceText): Diagnostic[] {
  return [headingsWithoutSpace, marksOfLists, hiddenBeforeMarks, fencesOfQuotes].flatMap((find) => find(prose, source))
}

function both(one: readonly Diagnostic[], other: readonly Diagnostic[]): readonly Diagnostic[] {
  return other.length === 0 ? one : [...one, ...other]
}

/** The id that an author sets after a heading is known here. */
function withoutId({ text, start }: Prose): Prose {
  return { start, text: text.replace(/\{#[^\s{}]+\}\s*$/, (id) => nonText.repeat(id.length)) }
}
