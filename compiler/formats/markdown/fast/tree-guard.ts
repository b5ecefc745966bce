import type { Code, ListItem, Nodes, Parents, Root } from 'mdast'
import { checkHtml } from './html-guard.ts'
import { checkInline } from './inline-guard.ts'
import type { Standing } from './standing.ts'

/** A tree of the fast parser with what its check needs. */
export interface Judged {
  readonly tree: Root
  /** What the tree's offsets count in. */
  readonly source: string
  /** Lines that open a fence, from 1. */
  readonly fences: ReadonlySet<number>
  /** How many directives are in lines of text. */
  readonly inline: number
}

const containers: ReadonlySet<string> = new Set(['blockquote', 'listItem', 'footnoteDefinition'])
/** What `checkNode` has a rule for. */
const judged: ReadonlySet<string> = new Set(
  `code list blockquote listItem table tableRow definition footnoteDefinition html containerDirective leafDirective`.split(
    ' ',
  ),
)
const inlineParents: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

/**
 * Looks for what the two parsers are known to read in different ways and only the tree shows, and puts right the one
 * place that is known to differ: where the text of a task begins.
 *
 * @returns the name of the first finding; null when the tree is the one that the reference makes
 */
export function checkTree({ tree, source, fences, inline }: Judged): string | null {
  const found = { fences: 0, inline: 0 }
  const walk = (node: Nodes, parent: Parents, before: Nodes | undefined, depth: number): string | null => {
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    if (start === undefined || end === undefined) return 'no place'
    if (node.type === 'textDirective') found.inline++
    // Most nodes are none of these.
    if (judged.has(node.type)) {
      const here: Standing = { source, start, end, depth, parent, before }
      if (node.type === 'code' && isFenced(node, here)) {
        found.fences++
        if (!fences.has(node.position?.start.line ?? 0)) return 'fence at another line'
      }
      const odd = checkNode(node, here)
      if (odd !== null) return odd
    } else if (inlineParents.has(node.type) && 'children' in node) {
      const odd = checkInline(node, source)
      if (odd !== null) return odd
    }
    if (node.type === 'text' || !('children' in node)) return null
    const inside = containers.has(node.type) ? depth + 1 : depth
    let last = start
    let previous: Nodes | undefined
    for (const child of node.children) {
      const from = child.position?.start.offset
      const to = child.position?.end.offset
      if (from === undefined || to === undefined || from < last || to > end) return 'nodes out of order'
      last = to
      const below = walk(child, node, previous, inside)
      previous = child
      if (below !== null) return below
    }
    return null
  }
  const odd = walk(tree, tree, undefined, 0)
  if (odd !== null) return odd
  if (found.fences !== fences.size) return 'fences of another number'
  if (hasNumberAfterCode(tree, source)) return 'number after indented code'
  return found.inline === inline ? null : 'directives of another number'
}

function checkNode(node: Nodes, here: Standing): string | null {
  const { source, start, end, depth, before } = here
  const written = () => source.slice(start, end)
  switch (node.type) {
    case 'code':
      return (
        checkCode(node, here) ??
        (isIndentedCode(node, source) && isIndentedCode(before, source) ? 'adjacent code' : null)
      )
    case 'list':
      if (depth > 0 && before?.type === 'list') return 'adjacent lists in a container'
      return depth > 0 && /\n[ \t]*>[ \t>]*(?:\r?\n|$)/.test(written()) ? 'bare quote line in a list' : null
    case 'blockquote':
      return node.children.some((one, at) => one.type === 'list' && node.children[at - 1]?.type === 'list')
        ? 'adjacent lists in a quote'
        : null
    case 'listItem':
      return typeof node.checked === 'boolean' ? placeTask(node, source) : null
    case 'table':
      return checkTable(here)
    case 'tableRow':
      return /^[<>#]/.test(written()) || /^[ \t>|]*:{2,}[^-]/.test(`${written()} `) ? 'table of odd rows' : null
    case 'definition':
      return depth > 0 || !isPlainDefinition(written()) ? 'definition of another form' : null
    case 'footnoteDefinition':
      return depth > 0 ? 'footnote in a container' : null
    case 'html':
      return checkHtml(here)
    case 'containerDirective':
      return depth > 0 || !endsWithFence(written()) ? 'directive of another end' : null
    case 'leafDirective':
      return depth > 0 ? 'directive in a container' : null
    default:
      return null
  }
}

function isFenced(_: Code, { source, start }: Standing): boolean {
  return /^(?:`{3}|~{3})/.test(source.slice(start, start + 3))
}

function isIndentedCode(node: Nodes | undefined, source: string): boolean {
  return node?.type === 'code' && !/^[`~]/.test(source[node.position?.start.offset ?? 0] ?? '')
}

/**
 * Whether indented code is followed by a line that begins with a number other than 1. The reference takes it for text, as
 * in a paragraph; the fast parser does so past directives and definitions too, and does not where there was a list before.
 */
function hasNumberAfterCode(tree: Root, source: string): boolean {
  let isAfterCode = false
  const look = (nodes: readonly Nodes[]): boolean =>
    nodes.some((node) => {
      if (node.type === 'containerDirective') return look(node.children)
      if (node.type === 'leafDirective' || node.type === 'definition') return false
      otherNumber.lastIndex = node.position?.start.offset ?? 0
      const isOdd = isAfterCode && otherNumber.test(source)
      isAfterCode = isIndentedCode(node, source)
      return isOdd
    })
  return look(tree.children)
}

const otherNumber = /(?!1[.)])\d{1,9}[.)]/y

/** After a list or a quote the reference takes an empty line with the margin of code for code, though none follows. */
const blankCode = /[ \t]*\r?\n(?:[ \t]*\r?\n)*?(?: {4}| {0,3}\t)[ \t]*(?:\r?\n|$)/y

/** @returns the offset after the last character of a node that is no blank */
function endOfText(source: string, end: number): number {
  let last = end
  while (last > 0 && ' \t\r\n'.includes(source.charAt(last - 1))) last--
  return last
}

function checkCode(node: Code, here: Standing): string | null {
  const { source, start, end, depth } = here
  if (!isFenced(node, here)) {
    if (depth > 0) return 'indented code in a container'
    blankCode.lastIndex = endOfText(source, end)
    return blankCode.test(source) ? 'blank line of code after indented code' : null
  }
  const written = source.slice(start, end)
  const mark = /^[`~]+/.exec(written)?.[0] ?? ''
  const cut = written.lastIndexOf('\n')
  const last = written.slice(cut + 1).replace(/^[ \t>]*/, '')
  if (cut >= 0 && last.startsWith(mark) && /^[`~]+[ \t\r]*$/.test(last)) return null
  if (/\S/.test(source.slice(end))) return 'fence that is not closed'
  // The reference ends it at the margin then.
  return depth > 0 && /\n[ \t]+$/.test(source.slice(start)) ? 'fence that is not closed before blanks' : null
}

/** The reference begins the paragraph of a task at its box when no text follows, the fast parser after it. */
function placeTask(item: ListItem, source: string): string | null {
  const paragraph = item.children[0]
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  const start = paragraph?.position?.start
  if (first === undefined || start?.offset === undefined) return 'task without text'
  if (first.type === 'text') return null
  if (!/^\[[ xX]\] $/.test(source.slice(start.offset - 4, start.offset))) return 'task of another form'
  start.offset -= 4
  start.column -= 4
  return null
}

function checkTable({ source, start, end, depth, parent }: Standing): string | null {
  const before = source.slice(0, Math.max(0, source.lastIndexOf('\n', start - 1)))
  const above = before
    .slice(before.lastIndexOf('\n') + 1)
    .replace(/^[ \t>]*/, '')
    .trim()
  if (start > 0 && before !== '' && above !== '' && !/^[#<:]/.test(above)) return 'table below a line'
  if (parent.type === 'listItem' && typeof parent.checked === 'boolean') return 'table in a task'
  if (depth === 0) return null
  const margin = start - (source.lastIndexOf('\n', start - 1) + 1)
  const lazy = source
    .slice(start, end)
    .split('\n')
    .slice(1)
    .some((line) => /\S/.test(line) && (/^ */.exec(line)?.[0].length ?? 0) < margin)
  const rest = source.slice(end).split('\n')
  const follows = rest[1] !== undefined && /\S/.test(rest[1]) && !/^[ \t]*(?:[-+*]|\d+[.)])[ \t]/.test(rest[1])
  return lazy || follows ? 'table of lazy lines' : null
}

function isPlainDefinition(written: string): boolean {
  const label = /^\[([^\]\n]+)\]:/.exec(written)?.[1]
  return (
    label !== undefined &&
    !written.includes('\n') &&
    !/[<{}`*_\\]/.test(label.replace(/(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])/g, ''))
  )
}

function endsWithFence(written: string): boolean {
  return written.slice(written.lastIndexOf('\n') + 1) === /^:{3,}/.exec(written)?.[0]
}
