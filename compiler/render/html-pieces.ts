import type { RootContent } from 'mdast'
import { type Token, Tokenizer } from 'parse5'
import { childrenOf } from '../formats/markdown/walk.ts'

/** Where one of these is, what looks like a tag may be text. */
const unsure =
  /<(?:iframe|listing|math|noembed|noframes|noscript|plaintext|script|select|style|svg|template|textarea|title|xmp)\b/i

/** Behind such a tag no paragraph is open that had been before it. */
const blocks: ReadonlySet<string> = new Set(
  `article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section
  summary table ul`.split(/\s+/),
)

/**
 * A block of HTML without an empty line is one node, be it as long as a page. Here it becomes several, each of some of its
 * lines: what stands between two nodes is a line end, too.
 *
 * @param nodes from the top of a page
 * @param size signs of a piece
 */
export function withHtmlInPieces(nodes: readonly RootContent[], size: number): readonly RootContent[] {
  const isLong = (node: RootContent) => node.type === 'html' && node.value.length > 2 * size
  if (!nodes.some(isLong)) return nodes
  if (nodes.some(holdsUnsure)) return nodes
  return nodes.flatMap((node) =>
    node.type === 'html' && isLong(node) && !node.value.includes('\r')
      ? piecesOf(node.value, size).map((value): RootContent => ({ type: 'html', value }))
      : [node],
  )
}

function holdsUnsure(node: RootContent): boolean {
  return node.type === 'html' ? unsure.test(node.value) : childrenOf(node).some(holdsUnsure)
}

/** @returns the text without the line ends at which it is cut */
function piecesOf(html: string, size: number): readonly string[] {
  const pieces: string[] = []
  let from = 0
  const see = ({ tagName, location }: Token.TagToken) => {
    const to = location?.endOffset ?? 0
    if (to < from + size || html[to] !== '\n' || !blocks.has(tagName)) return
    pieces.push(html.slice(from, to))
    from = to + 1
  }
  const nothing = () => {}
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: see,
      onEndTag: see,
      onEof: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onCharacter: nothing,
      onNullCharacter: nothing,
      onWhitespaceCharacter: nothing,
    },
  )
  tokenizer.write(html, true)
  pieces.push(html.slice(from))
  return pieces
}
