import { append } from '../../../compiler/formats/append.ts'
import { labelOf } from './label-of.ts'

/** A box of MkDocs, one that folds, or a tab; what is in it stands below, four blanks further in. */
const opening =
  /^([ \t]*)(?:(!!!|\?\?\?\+?)[ \t]+([A-Za-z][\w-]*)(?:[ \t]+"([^"]*)")?|===[+!]?[ \t]+"([^"]+)")[ \t]*\r?$/

const fence = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})/
const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/

/** What MkDocs calls its boxes, and which of ours says the same. Others are `info`, with their name as the title. */
export const boxes: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'info',
  todo: 'info',
  tip: 'tip',
  hint: 'tip',
  important: 'important',
  success: 'success',
  check: 'success',
  done: 'success',
  warning: 'warning',
  attention: 'warning',
  caution: 'caution',
  danger: 'danger',
  error: 'danger',
  failure: 'danger',
  fail: 'danger',
  bug: 'danger',
}

/** Boxes within boxes: what is deeper than anybody writes stays, as each level is gone through by itself. */
const deepest = 20

/** What is written as a directive here. */
interface Piece {
  readonly indent: string
  readonly name: string
  readonly label: string
  readonly attributes: string
  readonly inside: readonly string[]
}

/** @returns the text of a page with the boxes and tabs of MkDocs as directives: `:::tip[Title]`, `::::tab-group` */
export function withOwnMkDocs(text: string): string {
  if (!/^[ \t]*(?:!!!|\?\?\?|===)[+! \t]/m.test(text)) return text
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  return linesOf(text.split(/\r?\n/)).join(end)
}

function linesOf(lines: readonly string[], level = 0): readonly string[] {
  if (level > deepest) return lines
  const made: string[] = []
  const isText = textOrCode()
  let tabs: Piece[] = []
  let open: string | null = null
  const endTabs = () => {
    append(made, groupOf(tabs))
    tabs = []
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const found = isText(line) && open === null ? pieceAt(lines, at, level) : null
    if (found !== null) {
      if (found.piece.name !== 'tab' || (tabs[0]?.indent ?? found.piece.indent) !== found.piece.indent) endTabs()
      if (found.piece.name === 'tab') tabs.push(found.piece)
      else append(made, piece(found.piece))
      at = found.last
      // Tabs may have empty lines between them, which a group needs no more.
      if (tabs.length > 0) at = beforeTab(lines, at)
      continue
    }
    endTabs()
    const [, ticks] = fence.exec(line) ?? []
    if (open === null) open = ticks ?? null
    else if (line.trim().startsWith(open) && line.trim().replaceAll(open.charAt(0), '') === '') open = null
    made.push(line)
  }
  endTabs()
  return made
}

/**
 * What is four blanks in is code, unless it belongs to an item of a list.
 *
 * @returns to be asked about each line in turn
 */
function textOrCode(): (line: string) => boolean {
  /** The lines before that others may belong to, each further in than the one above it. */
  const above: { readonly depth: number; readonly isItem: boolean }[] = []
  return (line) => {
    if (line.trim() === '') return true
    const depth = depthOf(line)
    while ((above.at(-1)?.depth ?? -1) >= depth) above.pop()
    const belongs = above.at(-1)?.isItem === true
    above.push({ depth, isItem: listItem.test(line) })
    return depth < 4 || belongs
  }
}

/** @returns the last of the empty lines from here on, where a tab follows them; else the line itself */
function beforeTab(lines: readonly string[], at: number): number {
  let next = at + 1
  while (lines[next]?.trim() === '') next++
  return opening.exec(lines[next] ?? '')?.[5] === undefined ? at : next - 1
}

/** @returns null where a line opens nothing, or nothing is in it */
function pieceAt(
  lines: readonly string[],
  at: number,
  level: number,
): { readonly piece: Piece; readonly last: number } | null {
  const [all, indent = '', sign, kind = '', title = '', tab] = opening.exec(lines[at] ?? '') ?? []
  if (all === undefined) return null
  const depth = depthOf(indent) + 4
  let last = at
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next] ?? ''
    if (line.trim() === '') continue
    if (depthOf(line) < depth) break
    last = next
  }
  if (last === at) return null
  const inside = linesOf(
    lines.slice(at + 1, last + 1).map((line) => withoutDepth(line, depth)),
    level + 1,
  )
  if (tab !== undefined) return { piece: { indent, name: 'tab', label: tab, attributes: '', inside }, last }
  const box = boxes[kind.toLowerCase()]
  const word = kind.charAt(0).toUpperCase() + kind.slice(1)
  if (sign === '!!!') {
    const label = title === '' && box === undefined ? word : title
    return { piece: { indent, name: box ?? 'info', label, attributes: '', inside }, last }
  }
  const attributes = sign === '???+' ? '{open}' : ''
  return { piece: { indent, name: 'disclosure', label: title === '' ? word : title, attributes, inside }, last }
}

function piece({ indent, name, label, attributes, inside }: Piece): readonly string[] {
  return directive(
    indent,
    name + labelOf(label) + attributes,
    inside.map((line) => indent + line),
  )
}

/** A group has two tabs or more, with titles of their own; others are texts below their titles. */
function groupOf(tabs: readonly Piece[]): readonly string[] {
  const [{ indent } = { indent: '' }] = tabs
  if (tabs.length > 1 && new Set(tabs.map(({ label }) => label)).size === tabs.length)
    return directive(indent, 'tab-group', tabs.flatMap(piece))
  return tabs.flatMap(({ label, inside }) => [`${indent}**${label}**`, '', ...inside.map((line) => indent + line), ''])
}

/** A directive has more colons than what stands in it. */
function directive(indent: string, name: string, inside: readonly string[]): readonly string[] {
  const most = inside.reduce((longest, line) => Math.max(longest, /^[ \t]*(:{3,})/.exec(line)?.[1]?.length ?? 0), 2)
  const colons = indent + ':'.repeat(most + 1)
  const first = inside.findIndex((line) => line.trim() !== '')
  return [colons + name, ...inside.slice(first).map((line) => (line.trimEnd() === '' ? '' : line)), colons]
}

/** In blanks; a tab leads to the next multiple of four. */
function depthOf(line: string): number {
  let depth = 0
  for (const sign of line) {
    if (sign === ' ') depth++
    else if (sign === '\t') depth += 4 - (depth % 4)
    else break
  }
  return depth
}

function withoutDepth(line: string, depth: number): string {
  const more = depthOf(line) - depth
  return ' '.repeat(Math.max(more, 0)) + line.trimStart()
}
