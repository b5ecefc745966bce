import type { Link, Nodes, Parents } from 'mdast'
import { pairsAsSpecified } from './delimiters.ts'
import { mixesDelimiters } from './source-rules.ts'

/** What has been met in one paragraph, heading or cell. */
interface Met {
  autolink: boolean
  bracket: boolean
  /** Brackets that are open in the text so far. */
  open: number
  /** Marks that are in the text for themselves. */
  mark: boolean
  /** Back ticks that are in the text for themselves. */
  tick: boolean
}

const intraword = /(?<=[A-Za-z0-9])_+(?=[A-Za-z0-9])/g
const escapes = /\\[!-/:-@[-`{-~]/g
const idle = /(?<=[ (])[*~](?= )|~(?=\d)/g
/** Three of them may begin code at the start of a line. */
const oneTick = /^[^`]*`{1,2}[^`]*$/
const address = /www\.|https?:\/\/|[-.\w+]@[-\w]+\./i
const addressInLink = /(?:www\.|https?:\/\/)[^\s]*:[A-Za-z0-9]/i
const host = String.raw`[A-Za-z0-9][A-Za-z0-9-]*(?:\.[A-Za-z0-9][A-Za-z0-9-]*)*`
const plainAddress = new RegExp(
  String.raw`^(?:https?://${host}(?::\d+)?(?:[/?#][A-Za-z0-9\-._/?#=%+]*)?|[A-Za-z0-9.+-]+@[A-Za-z0-9.-]+)$`,
)

/**
 * Judges a run of text: what is left of marks shows where the parsers may have paired them in different ways.
 *
 * @returns the name of the first finding, or null
 */
export function checkInline(parent: Parents, source: string): string | null {
  const written = source.slice(parent.position?.start.offset, parent.position?.end.offset)
  const met: Met = { autolink: false, bracket: false, open: 0, mark: false, tick: false }
  const walk = (node: Nodes, isLinked: boolean): string | null => {
    const odd = checkPiece(node, source, isLinked, met)
    if (odd !== null || node.type === 'text' || !('children' in node)) return odd
    const inside = isLinked || node.type === 'link' || node.type === 'linkReference'
    for (const child of node.children) {
      const below = walk(child, inside)
      if (below !== null) return below
    }
    return null
  }
  if (mixesDelimiters(written)) met.mark = true
  const odd = walk(parent, false)
  if (odd !== null) return odd
  if (met.tick && !hasLoneTick(parent, written)) return 'backtick in text'
  // Brackets of one kind alone are text to everybody.
  if (met.open !== 0 && written.includes('[') && written.includes(']')) return 'bracket in text'
  if (met.autolink && met.bracket) return 'address beside a bracket'
  return met.mark && !pairsAsSpecified(parent, source) ? 'delimiter in text' : null
}

/**
 * Whether a text holds but one back tick, or two side by side, which is text to everybody.
 *
 * Not in a cell: a row is masked as a whole, and what seems to be code may go from one into the next. Nor on the lines of an
 * item or a quote: the reference, which has looked for the end of code to the last of them, counts columns in another way then.
 */
function hasLoneTick({ type, position }: Parents, written: string): boolean {
  const isSimple = type !== 'tableCell' && (position?.start.column === 1 || !written.includes('\n'))
  return isSimple && oneTick.test(written)
}

function checkPiece(node: Nodes, source: string, isLinked: boolean, met: Met): string | null {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined) return 'no place'
  const written = source.slice(start, end)
  switch (node.type) {
    case 'text':
      if (/[[\]]/.test(written)) {
        met.bracket = true
        met.open += balance(written)
      }
      if (hasMarks(written)) met.mark = true
      if (written.includes('`')) met.tick = true
      return checkText(written, isLinked)
    case 'link':
      if (written.startsWith('<')) return null
      if (written.startsWith('[')) return hasLongTarget(written) ? 'escape in a target of several lines' : null
      met.autolink = true
      return checkAddress(node, source, isLinked)
    case 'image':
    case 'imageReference': {
      const cut = written.lastIndexOf('](')
      const alt = written.slice(2, cut < 0 ? undefined : cut).replace(intraword, '')
      return /[*_~`[]/.test(alt) ? 'marks in an alternative text' : null
    }
    default:
      return null
  }
}

function checkText(written: string, isLinked: boolean): string | null {
  if ((isLinked ? addressInLink : address).test(written)) return 'address in text'
  const bare = written.replace(escapes, '')
  if (bare.includes('](')) return 'bracket in text'
  return /<[A-Za-z/!?]/.test(written) ? 'tag in text' : null
}

/** How many more brackets a text opens than it closes. */
function balance(written: string): number {
  const bare = written.replace(escapes, '')
  return bare.split('[').length - bare.split(']').length
}

/** Whether a text holds delimiters other than those that can neither open nor close anything. */
function hasMarks(written: string): boolean {
  return /[*_~]/.test(written) && /[*_~]/.test(written.replace(escapes, '').replace(intraword, '').replace(idle, ''))
}

/** An address without signs around it. */
function checkAddress(node: Link, source: string, isLinked: boolean): string | null {
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? 0
  if (isLinked) return 'address in a link'
  const written = source.slice(start, end)
  // The marks of emphasis begin no address of the web, and end one as other signs at its end do.
  const isMail = !/^(?:https?:|www)/i.test(written)
  if (start > 0 && !(isMail ? /[\s("'*]/ : /[\s("']/).test(source[start - 1] ?? '')) return 'address after a sign'
  // Of a line that goes on without the signs of its quote the two count the margin in different ways.
  if (/\n[ \t>]+$/.test(source.slice(Math.max(0, start - 80), start))) return 'address after a margin'
  if (!/^[.,;:!?)"'*]{0,4}(?:\s|$)/.test(source.slice(end, end + 6))) return 'address before a sign'
  return plainAddress.test(written) ? null : 'address of another form'
}

/** Whether what stands between the parentheses of a link has an escape and goes on in another line: "[a](\\\n(b\n\\))" is no link. */
function hasLongTarget(link: string): boolean {
  const target = link.slice(link.lastIndexOf(']('))
  return target.includes('\\') && /[\r\n]/.test(target)
}
