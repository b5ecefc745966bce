import type { Root } from 'mdast'
import { decodeString } from 'micromark-util-decode-string'
import { joinedTexts } from '../../text-pieces.ts'
import type { FastParser, FastSyntax } from './fast-parser.ts'

/** References in a paragraph (`&amp;`), for the square of which the fast parser takes memory: 20,000 take 600 MB. */
const mostReferences = 1000

/** Punctuation as `&` is: it stands for that where a reference begins, so that the parser finds none. */
const standIn = '\u2042'

const reference = String.raw`(?:#(?:\d{1,7}|[xX][\dA-Fa-f]{1,6})|[A-Za-z\d]{1,31});`
/** An escaped sign is taken, too, as it begins no reference. */
const escapeOrReference = new RegExp(String.raw`\\[!-/:-@[-${'`'}{-~]|&(${reference})`, 'g')
const hiddenReference = new RegExp(`${standIn}(${reference})`, 'g')
/** What holds text in which no reference is read. */
const asWritten: ReadonlySet<unknown> = new Set(['code', 'inlineCode', 'html'])

/**
 * Asks the fast parser for a tree.
 *
 * @returns null where it refuses, or where a reference stands in what is no text
 */
export function parsed(text: string, syntax: FastSyntax, parser: FastParser): Root | null {
  const isHidden = hasManyReferences(text)
  if (isHidden && text.includes(standIn)) return null
  try {
    const tree = parser(isHidden ? hidden(text) : text, syntax)
    return !isHidden || reveal(tree) ? tree : null
  } catch {
    return null
  }
}

/** Whether a paragraph has more references than the fast parser has memory for. */
function hasManyReferences(text: string): boolean {
  let count = 0
  let from = 0
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    count = /\n[ \t]*\r?\n/.test(text.slice(from, at)) ? 1 : count + 1
    if (count > mostReferences) return true
    from = at
  }
  return false
}

function hidden(text: string): string {
  return replaced(text, escapeOrReference, (written, name) => (name === undefined ? written : standIn + name))
}

/** The engine would hold all matches of a long text at once, in a hundred times their room. */
function replaced(text: string, pattern: RegExp, by: (written: string, name: string | undefined) => string): string {
  return joinedTexts(piecesOf(text, pattern, by), '')
}

function* piecesOf(...[text, pattern, by]: Parameters<typeof replaced>): Generator<string> {
  let from = 0
  for (const { 0: written, 1: name, index } of text.matchAll(pattern)) {
    yield text.slice(from, index) + by(written, name)
    from = index + written.length
  }
  yield text.slice(from)
}

/**
 * Puts what the references stand for into texts, and them themselves where none is read.
 *
 * @returns false where they stand in anything else, as in an address
 */
function reveal(node: object): boolean {
  const members: [string, unknown][] = Object.entries(node)
  const type: unknown = Reflect.get(node, 'type')
  return members.every(([key, value]) => {
    if (typeof value === 'object' && value !== null) return key === 'position' || reveal(value)
    if (typeof value !== 'string' || !value.includes(standIn)) return true
    if (key !== 'value' || (type !== 'text' && !asWritten.has(type))) return false
    const shown = asWritten.has(type)
      ? value.replaceAll(standIn, '&')
      : replaced(value, hiddenReference, (_, name) => decodeString(`&${name}`))
    return Reflect.set(node, key, shown) && !shown.includes(standIn)
  })
}
