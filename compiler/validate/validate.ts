import type { Root } from 'mdast'
import type { FrontMatter } from '../data/front-matter.ts'
import type { Origin } from '../data/records.ts'
import {
  blockError,
  blockWarning,
  misplacedBlock,
  missingChildren,
  unexpectedChild,
} from '../diagnostics/codes/blocks.ts'
import * as landing from '../diagnostics/codes/landing-rules.ts'
import * as layout from '../diagnostics/codes/layout-rules.ts'
import * as reference from '../diagnostics/codes/reference-rules.ts'
import { emptyPage } from '../diagnostics/codes/slips.ts'
import type { Diagnostic, Place, Related } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/packed.ts'
import { firstTitle } from '../formats/markdown/first-title.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import type { Neighbours } from '../model/generated-page.ts'
import type { Json } from '../model/public-block.ts'
import type { Registry } from '../model/registry.ts'
import type { ParsedPage } from '../parse/parse-body.ts'
import type { Lacking } from '../parse/read-as-meant.ts'
import type { CheckedTree, StandsIn } from './checked-tree.ts'
import { invisibleCharacters } from './invisible.ts'
import { showsNothing } from './slips/empty-page.ts'
import { secondNames } from './slips/second-name.ts'
import { secondTitles } from './slips/second-title.ts'
import type { SourceText } from './source-text.ts'
import { checkTree } from './tree.ts'
import type { ValidateInput } from './validate-input.ts'

/** A page that can be shown, as far as it can tell by itself. */
export interface CheckedPage extends Omit<CheckedTree, 'titles' | 'diagnostics'> {
  readonly file: string
  readonly route: string
  readonly frontMatter: FrontMatter
  /** The title is a heading of the body: it is not shown once more. */
  readonly isTitledByHeading?: boolean
  /** The front matter is wrong: what it should have said is not known. */
  readonly isGuessed?: true
  /** Null where a syntax error ended the reading: the route exists, its anchors are unknown. */
  readonly tree: Root | null
  /** What was left out to read on behind a syntax fault; absent where nothing was. */
  readonly lacks?: Lacking
  readonly source: SourceText
  /** The place of a key of the front matter. */
  placeOf(path: readonly (string | number)[], want?: 'key' | 'value'): Place | null
  /** The place of the record that a page without a file is made from. */
  readonly origin?: Origin | null
  /** Pages before and after a page without a file. */
  readonly neighbours?: Neighbours
  /** Route of the page that a page without a file belongs to. */
  readonly below?: string
  readonly diagnostics: Iterable<Diagnostic>
}

const nothingFound = {
  isWhole: false,
  hasHtml: false,
  blocks: [],
  fences: [],
  links: [],
  mentions: [],
  htmlIds: [],
  headingIds: [],
  partials: [],
}

/**
 * Holds a page against the contracts: expressions, blocks, directives, HTML, fences.
 *
 * @param standsIn for a partial that no page shows, what it may be part of is unknown
 */
export function validatePage(
  page: ParsedPage,
  route: string,
  frontMatter: FrontMatter,
  input: ValidateInput,
  standsIn: StandsIn = 'page',
): CheckedPage {
  const source: SourceText = { file: page.file, text: page.text, format: page.format, lines: page.lines, related: [] }
  const { isTitledByHeading = false } = page
  const facts = {
    file: page.file,
    route,
    frontMatter,
    isTitledByHeading,
    tree: page.tree,
    source,
    placeOf: page.placeOf,
  }
  if (page.tree === null) return { ...facts, ...nothingFound, diagnostics: [] }
  addAutomaticBlocks(page.tree, frontMatter, input.registry)
  const { lacks } = page
  const checked = checkTree(page.tree, source, input, lacks === undefined ? standsIn : 'anything')
  const { blocks, fences, links, mentions, htmlIds, headingIds, hasHtml, partials } = checked
  const isWhole = checked.isWhole && page.hidesAnchors !== true
  const diagnostics = Findings.of(
    checked.diagnostics,
    invisibleCharacters(source, checked.diagnostics),
    standsIn === 'page' && lacks === undefined ? wholePage(page, page.tree, frontMatter, checked) : [],
  )
  const told = lacks === undefined ? diagnostics : withoutLacking(diagnostics, lacks, page)
  const found = { blocks, fences, links, mentions, htmlIds, headingIds, hasHtml, partials, isWhole }
  return { ...found, diagnostics: told, ...(lacks === undefined ? {} : { lacks }), ...facts }
}

/** What may come of how a block and its children stand to each other. */
const ofNeighbours: ReadonlySet<string> = new Set(
  [
    ...[misplacedBlock, missingChildren, unexpectedChild, blockError, blockWarning],
    ...[landing, layout, reference].flatMap((rules) => Object.values(rules)),
  ].map(({ code }) => code),
)

/** @returns what does not come of what was left out to read the page */
export function withoutLacking(
  found: Iterable<Diagnostic>,
  { ranges, movesBlocks }: Lacking,
  { file, lines }: Pick<SourceText, 'file' | 'lines'>,
): readonly Diagnostic[] {
  const isLacking = ({ line, column }: Diagnostic) => {
    const at = line === null || column === null ? -1 : lines.offset(line, column)
    return ranges.some(({ start, end }) => start <= at && at < end)
  }
  return [...found].filter(
    (one) => !(movesBlocks && ofNeighbours.has(one.code)) && !(one.file === file && isLacking(one)),
  )
}

/** What only a page as a whole can lack or have twice. */
function wholePage(page: ParsedPage, tree: Root, frontMatter: FrontMatter, checked: CheckedTree): Diagnostic[] {
  const { file } = page
  const second = [
    ...secondTitles(checked.titles, () => titleAbove(page, tree, checked)),
    ...secondNames(checked.blocks),
  ]
  const fillsItself = frontMatter.draft || frontMatter.openapi !== undefined
  const isRight = page.diagnostics.length === 0 && checked.diagnostics.isEmpty && checked.isWhole
  const isEmpty = !fillsItself && isRight && showsNothing(tree)
  const isTitled = () => checked.titles.length > 0 || page.placeOf(['title']) !== null
  if (!isEmpty || !isTitled()) return second
  const end = page.text.search(/[\r\n]|$/)
  return [...second, emptyPage({ file, place: page.lines.place(0, end) })]
}

/** The title in the front matter, where the page shows it by itself. Its place costs a second reading of the front matter. */
function titleAbove(page: ParsedPage, tree: Root, checked: CheckedTree): Related | null {
  const isBrought = checked.blocks.some(({ block }) => block.more?.page?.bringsTitle === true)
  if (isBrought || firstTitle(tree.children) !== null) return null
  const title = page.placeOf(['title'])
  return title && { message: 'The title of the page', file: page.file, line: title.line, column: title.column }
}

/** Blocks that are on some pages by themselves come after the page's own level-1 heading. */
function addAutomaticBlocks(tree: Root, frontMatter: FrontMatter, registry: Registry): void {
  for (const block of registry.automatic) {
    const where = block.more?.placement?.automatic?.(frontMatter) ?? false
    if (where === false) continue
    if (tree.children.some((child) => child.type === 'block' && child.name === block.name)) continue
    if (where === 'end') {
      tree.children.push(generatedBlock(block.name, {}))
      continue
    }
    const title = firstTitle(tree.children)
    tree.children.splice(title === null ? 0 : tree.children.indexOf(title) + 1, 0, generatedBlock(block.name, {}))
  }
}

/** @returns a block that no author wrote: nothing in it can be blamed */
export function generatedBlock(name: string, props: Record<string, Json>): BlockNode {
  return {
    type: 'block',
    name,
    syntax: 'generated',
    inline: false,
    attributes: [],
    preset: props,
    opening: { start: 0, end: 0 },
    children: [],
  }
}
