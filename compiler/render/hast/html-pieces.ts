import type { List, RootContent } from 'mdast'
import { type Token, Tokenizer } from 'parse5'
import { childrenOf } from '../../formats/markdown/walk.ts'
import { evenItems, evenly } from './list-items.ts'
import { TableScan } from './table-scan.ts'

declare module 'mdast' {
  interface HtmlData {
    /** What follows a piece of HTML are rows of a table that is open in it. */
    isAmongRows?: boolean
  }
}

/** Where one of these is, what looks like a tag may be text. */
const unsure =
  /<(?:iframe|listing|math|noembed|noframes|noscript|plaintext|script|select|style|svg|template|textarea|title|xmp)\b/i

/** Behind such a tag no paragraph is open that had been before it. */
const blocks: ReadonlySet<string> = new Set(
  `article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section
  summary table ul`.split(/\s+/),
)

/** Signs of a piece of HTML, of which as many are turned at once as of other nodes. */
const signsOfPiece = 8

/**
 * A block of HTML without an empty line is one node, be it as long as a page, and so is a list. Here it becomes several, each of
 * some of its lines or an item between the tags of the list: what stands between two nodes is a line end, too.
 *
 * @param nodes from the top of a page
 * @param size nodes that are turned at once
 */
export function inPieces(nodes: readonly RootContent[], size: number): readonly RootContent[] {
  const signs = size * signsOfPiece
  const isLong = (node: RootContent) =>
    node.type === 'html' ? node.value.length > 2 * signs : node.type === 'list' && node.children.length > size + 1
  if (!nodes.some(isLong)) return nodes
  if (nodes.some(holdsUnsure)) return nodes
  return nodes.flatMap((node): readonly RootContent[] => {
    if (!isLong(node)) return [node]
    if (node.type === 'list') return itemsOf(node)
    if (node.type !== 'html' || node.value.includes('\r')) return [node]
    return piecesOf(node.value, signs).map(({ value, isAmongRows }) => ({ type: 'html', value, data: { isAmongRows } }))
  })
}

function itemsOf(list: List): readonly RootContent[] {
  const { ordered, start } = list
  const { spread, hasTasks } = evenItems(list)
  const name = ordered ? 'ol' : 'ul'
  const number = typeof start === 'number' && start !== 1 ? ` start="${start}"` : ''
  const tasks = hasTasks ? ' class="contains-task-list"' : ''
  return [
    { type: 'html', value: `<${name}${number}${tasks}>` },
    ...evenly(list, spread),
    { type: 'html', value: `</${name}>` },
  ]
}

function holdsUnsure(node: RootContent): boolean {
  return node.type === 'html' ? unsure.test(node.value) : childrenOf(node).some(holdsUnsure)
}

interface Piece {
  readonly value: string
  readonly isAmongRows: boolean
}

/** @returns the text without the line ends at which it is cut */
function piecesOf(html: string, size: number): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { to, isAmongRows } of cutsOf(html)) {
    if (to < from + size) continue
    pieces.push({ value: html.slice(from, to), isAmongRows })
    from = to + 1
  }
  pieces.push({ value: html.slice(from), isAmongRows: false })
  return pieces
}

/** Where a text may be cut: before a line end. */
interface Cut {
  readonly to: number
  readonly isAmongRows: boolean
}

function cutsOf(html: string): readonly Cut[] {
  const cuts: Cut[] = []
  const table = new TableScan(cuts)
  const see = ({ tagName, location }: Token.TagToken, isEnd: boolean) => {
    table.tag(tagName, isEnd)
    const to = location?.endOffset ?? 0
    if (html[to] !== '\n') return
    if (!table.isOpen) {
      if (blocks.has(tagName)) cuts.push({ to, isAmongRows: false })
    } else if (isEnd && tagName === 'tr') table.row({ to, isAmongRows: true })
  }
  const nothing = () => {}
  const text = () => table.text()
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (tag) => see(tag, false),
      onEndTag: (tag) => see(tag, true),
      onEof: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onCharacter: text,
      onNullCharacter: text,
      onWhitespaceCharacter: nothing,
    },
  )
  tokenizer.write(html, true)
  return cuts
}
