import { standIn } from '../fast/skeleton.ts'
import { item, markerAt, type Unfinished } from './unfinished.ts'

/** How many times more are read where a tag, a comment or the like goes on. */
const growth = 4
/** Lines that are looked at for one that may begin an item or a row. */
const mostLines = 64

/** Where a part ends. */
export interface End {
  readonly to: number
  /** It may end in the middle of a list or a table. */
  readonly isInside: boolean
  /** Stands for the item or row after the one that the part begins with, which ends there whatever it holds. */
  readonly follower?: string
  /** An item or a row with a fault follows. */
  readonly isBeforeFault?: boolean
}

/** @returns where a part may end: if it can't end at one, at the next */
export function* endsOf(text: string, from: number, cuts: Uint32Array, first: number, size: number): Generator<End> {
  const cut = (at: number) => cuts[at] ?? text.length
  for (let wanted = size, at = first; ; wanted *= growth, at++) {
    while (at < cuts.length - 1 && cut(at) - from < wanted) at++
    const to = cut(at)
    const inside = wanted === size ? insideBefore(text, from, size, to) : null
    if (inside !== null) yield { to: inside, isInside: true }
    yield { to, isInside: false }
    if (to === text.length) return
  }
}

/** @returns where a line nearby may begin an item or a row of what the cut after it does not cut; null where none does */
function insideBefore(text: string, from: number, size: number, cut: number): number | null {
  // A tag that is set in may lie in an item, of which no part ends.
  if (/[ \t]/.test(text.charAt(cut))) return lineLike(isItem, text, from + size, text.length)
  if (cut - from <= 2 * size) return null
  // A row that is set in may be one of a table in an item.
  return lineLike(isItemOrRow, text, from + size, cut) ?? lineLike(hasBar, text, from + size, cut)
}

const isItem = (line: string) => item.test(line)
const hasBar = (line: string) => line.includes('|')
const isItemOrRow = (line: string) => isItem(line) || (hasBar(line) && /^\S/.test(line))

/** @returns where a line begins that is like this, from an offset on and before another; null where none nearby is */
function lineLike(isLike: (line: string) => boolean, text: string, from: number, to: number): number | null {
  let start = text.indexOf('\n', from - 1) + 1
  for (let left = mostLines; left > 0 && start > 0 && start < to; left--) {
    const end = text.indexOf('\n', start)
    if (isLike(text.slice(start, end < 0 ? to : end))) return start
    start = end + 1
  }
  return null
}

/** What tells items of one list from others, and rows from both. */
const row = '|'
/** It ends a list, and looks like items in each other. */
const thematicBreak = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})\r?$/

/** An item that holds the lines below it that are set in as far. */
const itemStart = /^(?:[-+*]|\d{1,9}[.)]) {1,4}(?=\S)/

const fence = /`{3}|~{3}/

/** A part in which a parser has stopped. */
interface Stopped {
  readonly text: string
  readonly from: number
  readonly to: number
  /** What the part before ends in. */
  readonly open: Unfinished | null
}

/**
 * Whether a fault of a part that ends in the middle of a list or a table is that of the page is known of an item or row alone:
 * it ends where the next one begins, whatever it holds.
 *
 * @param stop where the parser has stopped
 * @returns the end of the part before that item or row, or of that alone where the part begins with it; null where none holds
 *   the place
 */
export function endBeside(stop: number, { text, from, to, open }: Stopped): End | null {
  let start = text.lastIndexOf('\n', stop - 1) + 1
  for (let left = mostLines; start > from && kindOf(text, start) === null; left--) {
    if (left === 0) return null
    start = text.lastIndexOf('\n', start - 2) + 1
  }
  if (start > from) return { to: start, isInside: true, isBeforeFault: true }
  const kind = kindOf(text, from)
  const [first = '', ...more] = text.slice(from, to).split('\n', mostLines)
  const width = itemStart.exec(first)?.[0].length ?? 0
  let end = from + first.length + 1
  if (kind === row) return open?.node.type === 'table' ? { to: end, isInside: true, follower: `| ${standIn}` } : null
  if (kind === null || width === 0) return null
  for (const line of more) {
    const follower = `${/[.)]/.test(kind) ? 1 : ''}${kind} ${standIn}`
    if (kindOf(text, end) === kind) return { to: end, isInside: true, follower }
    // What is less set in may lie outside of the item.
    if (/\S/.test(line.slice(0, width))) return null
    end += line.length + 1
  }
  return null
}

/**
 * @param head of a table that the part goes on with; empty where it goes on with none
 * @returns where an item begins, or a row of that table, at so many signs and nearby
 */
export function itemInside(text: string, from: number, size: number, head: string): number | null {
  let start = text.indexOf('\n', from + size - 1) + 1
  for (let left = mostLines; left > 0 && start > 0; left--) {
    const kind = kindOf(text, start)
    // In a fence, which ends nowhere near, it is none.
    if (kind !== null && (kind !== row || head !== '')) return fence.test(text.slice(from, start)) ? null : start
    start = text.indexOf('\n', start) + 1
  }
  return null
}

function kindOf(text: string, at: number): string | null {
  if (text.charAt(at) === row) return row
  const marker = markerAt(text, at)
  return marker === null || isThematicBreak(text, at) ? null : marker
}

/** @param at where a line begins */
export function isThematicBreak(text: string, at: number): boolean {
  const feed = text.indexOf('\n', at)
  return thematicBreak.test(text.slice(at, feed < 0 ? text.length : feed))
}
