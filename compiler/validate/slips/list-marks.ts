import { listMark } from '../../diagnostics/codes/marks.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Range } from '../../formats/markdown/tree.ts'
import { at, type SourceText } from '../source-text.ts'
import { nonText, type Prose } from './prose.ts'

/** With those of the fonts of word processors, which have no other characters. */
const bullets = '•‣▪●◦○■·➢➤►\uF0A7\uF0B7'
const otherSpace = '\\u00A0\\u2000-\\u200B\\u202F\\u3000'
/** One letter after a dash is the option of a command; a number has digits after its dot. */
const item = new RegExp(
  `^[ \\t>]*(?:(?<mark>[-*]|(?<number>\\d{1,3})[.)])(?<space>[${otherSpace}]*)(?=[\\p{L}${nonText}"“][^\\s,=])|(?<bullet>[${bullets}])[ \\t${otherSpace}]*(?=\\S)|(?<dash>[–—])[ \\t${otherSpace}]+(?=\\S)|(?<letter>[a-zA-Z])[.)][ \\t${otherSpace}]+(?=\\S))`,
  'u',
)
/** What a list item begins with, up to its paragraph. */
const listItem = /^[ \t>]*(?<mark>[-*]|(?<number>\d{1,3})[.)])[ \t]+(?:\[[ xX]\][ \t]+)?$/
const hardBreak = /(?: {2}|\\|<br\s*\/?>)[ \t]*$/

interface Item {
  readonly mark: string
  /** Of a letter the place in the alphabet; 0 for what is not counted. */
  readonly number: number
  readonly range: Range
  /** null for one that is an item for Markdown, too. */
  readonly words: string | null
}

/** Finds `-one`, `1.one`, `• one`, `– one` and `a. one` on lines of a paragraph that follow each other: Markdown makes one line of them. */
export function marksOfLists({ text, start }: Prose, source: SourceText): Diagnostic[] {
  let before = itemAround(source.text, start)
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const written = source.text.slice(start + index, start + index + line.length)
    const found = itemOf(line, written, start + index)
    if (found !== null && before !== null && follows(found, before, source.text)) {
      const { range, mark, words } = before.words === null ? found : before
      const kind = /^[a-z]/i.test(mark) ? 'letter' : /^[-*\d]/.test(mark) ? 'glued' : 'bullet'
      const right = `${kind === 'glued' ? mark : kind === 'letter' ? '1.' : '-'} ${words || '…'}`
      return [listMark(at(source, range), { mark, right, kind })]
    }
    if (hardBreak.test(written.slice(-8))) before = null
    else if (index > 0 || found !== null) before = found
  }
  return []
}

function itemOf(line: string, written: string, start: number): Item | null {
  const { 0: found, groups = {} } = item.exec(line) ?? { 0: '' }
  const { letter } = groups
  const mark = groups.mark ?? groups.bullet ?? groups.dash ?? letter?.concat(/[.)]/.exec(found)?.[0] ?? '.')
  if (mark === undefined) return null
  const [words = ''] = /^[^`\r\n]{0,40}/.exec(written.slice(found.length)) ?? []
  const from = start + line.indexOf(mark)
  return {
    mark,
    number: letter === undefined ? Number(groups.number ?? 0) : letter.toLowerCase().charCodeAt(0) - 96,
    range: { start: from, end: from + mark.length },
    words: words.trim(),
  }
}

/** @returns the item of a list that the paragraph begins */
function itemAround(text: string, start: number): Item | null {
  const line = lineBefore(text, start)
  const { mark, number } = listItem.exec(line)?.groups ?? {}
  if (mark === undefined) return null
  const from = start - line.length + line.lastIndexOf(mark)
  return { mark, number: Number(number ?? 0), range: { start: from, end: from + mark.length }, words: null }
}

/** What is indented further than an item belongs to its text, such as the option of a command that a long line ends before. */
function follows(found: Item, before: Item, text: string): boolean {
  const step = found.number > 0 ? 1 : 0
  const columnOf = ({ start }: Range) => lineBefore(text, start).length
  const isBeside = before.words !== null || columnOf(found.range) <= columnOf(before.range)
  // Two letters that follow each other may be initials: a list begins with the first one.
  const isBegun = !/^[a-z]/i.test(found.mark) || (before.number === 1 && /^[a-z]/i.test(before.mark))
  return isBegun && isBeside && found.mark.at(-1) === before.mark.at(-1) && found.number === before.number + step
}

/** @returns what stands before a place in its line; of a longer line the end */
function lineBefore(text: string, at: number): string {
  return /[^\r\n]*$/.exec(text.slice(Math.max(0, at - 80), at))?.[0] ?? ''
}
