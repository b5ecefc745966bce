import { spaceInAddress, spaceInLink, swappedLinkBrackets, unfinishedLink } from '../../diagnostics/codes/slips.ts'
import type { At, Diagnostic } from '../../diagnostics/diagnostic.ts'
import { at, type SourceText } from '../source-text.ts'
import type { Prose } from './prose.ts'

const parted =
  /(?<![\\\]])\[(?<text>(?:[^[\]\\\r\n]|\\.)+)\](?:[ \t\u00A0\u2000-\u200B\u202F\u3000]+|[ \t]*\r?\n[ \t>]*)\((?<url>[^\s()]+(?:\([^\s()]*\)[^\s()]*)?)(?:[ \t]+"[^"\r\n]*")?\)/g
const swapped = /(?<![\\\p{L}\p{N}_\])])\((?<text>(?:[^()\\\r\n]|\\.)+)\)\[(?<url>[^\s[\]]+)\](?!\()/gu

const undivided = /(?<![\\\]])!?\[(?<text>(?:[^[\]\\\r\n]|\\.)*)\]\((?<inside>[^()<>\r\n]+)\)/g

/** Nothing closes the address on its line, or nothing the text before it. */
const openAddress =
  /(?<![\\\]])(?<bang>!?)\[(?<text>(?:[^[\]\\\r\n]|\\.)+)\]\((?<url>[^\s()<>]*[^\s()<>.,;:!?])(?![^\r\n]*\))/g
const openText =
  /(?<![\\\]\p{L}\p{N}_])(?<bang>!?)\[(?<text>(?:[^[\]()\\\r\n]|\\.)+)\((?<url>[^\s()<>[\]]+)\)(?![^[\r\n]*\])/gu

/** Round brackets hold many things: these are sure to be an address. `#12` is the number of an issue. */
const address = /^(?:https?:\/\/|mailto:|tel:|www\.|\.{0,2}\/\w|\.{1,2}\/|#[\p{L}_]|[\w./-]+\.(?:mdx?|html?)(?:#|$))/iu

/** What ends so is a file, whatever its name. */
const file = /\.[a-z][a-z0-9]{1,4}(?:#\S*)?$/i

/** Finds links that are none: a space between text and address or within the address, or the two kinds of brackets swapped. */
export function linkForms({ text, start }: Prose, source: SourceText): Diagnostic[] {
  if (!text.includes('[') || !text.includes('(')) return []
  const find = (pattern: RegExp, slip: (where: At, facts: { right: string }) => Diagnostic) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) => {
      const { text: words = '', url = '', bang = '' } = groups
      // `[ ]` is a box to tick, `[1]` the number of a source.
      if (!address.test(url) || /^[\s\d]*$/.test(words)) return []
      const range = { start: start + index, end: start + index + found.length }
      const from = range.start + found.indexOf(words)
      const written = source.text.slice(from, from + words.length)
      return slip(at(source, range), { right: spaced(`${bang}[${written}](${url})`) })
    })
  return [
    ...find(parted, spaceInLink),
    ...find(swapped, swappedLinkBrackets),
    ...find(openAddress, (where, { right }) => unfinishedLink(where, { mark: ')', right })),
    ...find(openText, (where, { right }) => unfinishedLink(where, { mark: ']', right })),
    ...addressesWithBlanks({ text, start }, source),
  ]
}

function addressesWithBlanks({ text, start }: Prose, source: SourceText): Diagnostic[] {
  return [...text.matchAll(undivided)].flatMap(({ 0: found, index, groups = {} }) => {
    const range = { start: start + index, end: start + index + found.length }
    // An address with a scheme is a link by itself: the prose has no characters for it.
    const inside = source.text.slice(range.end - (groups.inside ?? '').length - 1, range.end - 1)
    const quote = inside.search(/["“”„]/)
    const url = (quote < 0 ? inside : inside.slice(0, quote)).trim()
    const isAddress = address.test(url) || file.test(url)
    const written = source.text.slice(range.start, range.end - inside.length - 1)
    if (isAddress && quote > 0 && !/\s/.test(url))
      return titleFault(inside, quote, `${written}${url}`, at(source, range))
    if (!/[ \t]/.test(url) || !isAddress) return []
    // Some generators take the size of a picture there.
    const [, sized] = /^(\S+)[ \t]+=\d*x\d*$/.exec(url) ?? []
    if (sized !== undefined) return spaceInAddress(at(source, range), { right: `${written}${sized})` })
    // Neither has spaces.
    const called = /^(?:mailto|tel):/i.test(url)
    if (called) return spaceInAddress(at(source, range), { right: `${written}${url.replace(/\s+/g, '')})` })
    // An anchor is one word.
    const [, page, anchor] = /^([^\s#]*#)(.+)$/.exec(url) ?? []
    if (anchor !== undefined) {
      const right = `${written}${page}${anchor.toLowerCase().replace(/\s+/g, '-')})`
      return spaceInAddress(at(source, range), { right })
    }
    const title = quote < 0 ? '' : ` ${inside.slice(quote).trim()}`
    return spaceInAddress(at(source, range), { right: spaced(`${written}<${url}>${title})`) })
  })
}

/** What follows an address is its title where it stands between straight quotes. */
function titleFault(inside: string, quote: number, link: string, where: At): Diagnostic[] {
  const title = inside.slice(quote + 1).trim()
  const isCurly = inside[quote] !== '"'
  if (!isCurly && title.endsWith('"')) return []
  const right = `${link} "${title.replace(/["“”„]$/, '')}")`
  return [isCurly ? spaceInAddress(where, { right }) : unfinishedLink(where, { mark: '"', right })]
}

/** A report shows a tab as a sign: nobody could copy what is to be written. */
const spaced = (text: string) => text.replaceAll('\t', ' ')
