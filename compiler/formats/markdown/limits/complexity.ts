import { linesOf } from '../../lines-of.ts'
import { closeContainers } from '../container-lines.ts'
import { type Counter, maxInline, maxReadAgain, maxValueSigns } from './inline-masses.ts'
import {
  massCounter,
  maxAddressesInParagraph,
  maxAttributes,
  maxCellsLeftOut,
  maxColumns,
  maxControls,
  maxUntitled,
} from './masses.ts'

/**
 * Limits that keep the parser's time in step with the page's size: measured, 1,000 nested lists take 21 s and 2,000
 * unclosed emphasis marks in one paragraph 9 s, 2,000 open containers more than two minutes. Real pages stay under a
 * tenth of each.
 */
const maxNesting = 60
const maxMarksInParagraph = 2000
const maxContainers = 100
const maxElements = 250
/** 9,000 of either, 18 kB, take 3 to 5 s: the time grows with the square. */
const maxLazyLines = 2000
const maxUnderlined = 2000

/** Definitions of links below each other: 12,000 take 7 s. */
const maxDefinitions = 3000

/** The definition of a link, if nothing but such lines stands above it in its paragraph. */
const definition =
  /^ {0,3}\[(?!\^)(?=[^\]]*[^\s\]])[^[\]\\]{1,999}\]:[ \t]+[^\s<>"'()\\]+(?:[ \t]+"[^"\\]*")?[ \t]*\r?$/

/** A line that begins content of its own: a list item, a table row, a heading. What was open before ends there. */
const ownContent = /^\s*(?:[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|\|)|\S\s*\|\s*\S/

/** What makes a text too complex to parse, and where. */
interface Complexity {
  readonly what: string
  readonly offset: number
}

/**
 * @param format in MDX values are counted, too
 * @returns null for an ordinary text
 */
export function complexity(text: string, format: 'md' | 'mdx' = 'md'): Complexity | null {
  if (isPlain(text)) return null
  const masses = massCounter(format, text.length)
  const marks = markCounter()
  let offset = 0
  let fence: string | null = null
  /** Colons of the containers that are open. */
  const containers: number[] = []
  let elements = 0
  /** Lines that go on with a paragraph of a list or a quote without its marker; null outside of one. */
  let lazy: number | null = null
  let underlined = 0
  let before = ''
  for (const line of linesOf(text)) {
    if (line === '') {
      if (fence === null) {
        lazy = null
        before = line
        marks.end()
        masses.end()
      }
      offset++
      continue
    }
    const first = line.trimStart().charAt(0)
    const marker = first === '`' || first === '~' ? /^\s*(`{3,}|~{3,})/.exec(line)?.[1] : undefined
    if (marker !== undefined && (fence === null || marker.startsWith(fence))) fence = fence === null ? marker : null
    if (fence === null) {
      if (first === ':') openOrClose(containers, line)
      if (containers.length > maxContainers) return { what: `containers nested ${containers.length} deep`, offset }
      elements = elementsAfter(line, elements)
      if (elements > maxElements) return { what: `elements nested ${elements} deep`, offset }
      const mayNest = /[>\-+*\d]/.test(first)
      const nesting = mayNest ? nestingOf(line) : 0
      if (nesting > maxNesting) return { what: `lists or quotes nested ${nesting} deep`, offset }
      const mass = masses.add(line)
      if (mass !== null) return { what: mass, offset }
      if (first === '') lazy = null
      else if (mayNest && /^\s*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])/.test(line)) lazy = 0
      else if (lazy !== null && ++lazy > maxLazyLines)
        return { what: `${lazy} lines that go on with a list or a quote`, offset }
      if (
        (first === '=' || first === '-') &&
        /^ {0,3}(?:=+|-+)\s*$/.test(line) &&
        mayBeUnderlined(before) &&
        ++underlined > maxUnderlined
      )
        return { what: `${underlined} headings with a line below`, offset }
      before = line
      if (first === '') marks.end()
      const marked = first === '' ? null : marks.add(line)
      if (marked !== null) return { what: marked, offset }
    }
    offset += line.length + 1
  }
  return null
}

/** Whether a line may be the text of a heading: an empty line, an empty item, a break and a line below another are none. */
function mayBeUnderlined(line: string): boolean {
  return !/^ {0,3}(?:-|-{3,})?\s*$/.test(line)
}

/** A line that may begin with more markers than may nest, or with the indentation that stands for as many. */
const deepLine = new RegExp(String.raw`^[ \t>+*\-\d.)]{${maxNesting}}`, 'm')

const bar = 0x7c
const lineFeed = 0x0a

/** Whether a text has so little of everything that no limit can be reached: nearly all are done after this look. */
function isPlain(text: string): boolean {
  const counts = new Uint32Array(0x80)
  let [bars, mostBars] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= counts.length) continue
    counts[code] = (counts[code] ?? 0) + 1
    if (code === bar) mostBars = Math.max(mostBars, ++bars)
    else if (code === lineFeed) bars = 0
  }
  const of = (signs: string) => [...signs].reduce((sum, sign) => sum + (counts[sign.charCodeAt(0)] ?? 0), 0)
  const [lines, braces] = [of('\n'), of('{')]
  const columns = mostBars + 1
  const isShort = lines < Math.min(maxLazyLines, maxUnderlined, maxUntitled)
  return (
    isShort &&
    of('*[]_`~') <= maxMarksInParagraph &&
    of('<') <= maxElements &&
    of(':') <= maxContainers * 3 &&
    braces <= maxInline &&
    braces * text.length <= maxReadAgain &&
    (braces === 0 || text.length <= maxValueSigns) &&
    of('@') <= maxAddressesInParagraph &&
    (text.length < 4 * maxAddressesInParagraph || !/\bwww\./i.test(text)) &&
    of('=') <= maxAttributes &&
    of('\0\r') <= maxControls &&
    columns <= maxColumns &&
    // No row leaves out more cells than there are columns.
    columns * (lines + 1) <= maxCellsLeftOut &&
    !deepLine.test(text)
  )
}

/** Counts the marks of a paragraph, or the definitions of links in place of one, which have none. */
function markCounter(): Counter {
  let marked = 0
  /** Null behind a line that is none. */
  let definitions: number | null = 0
  return {
    add: (line) => {
      if (definitions !== null) definitions = definition.test(line) ? definitions + 1 : null
      if (definitions !== null)
        return definitions > maxDefinitions ? `${definitions} definitions below each other` : null
      if (ownContent.test(line)) marked = 0
      marked += marksIn(line)
      return marked > maxMarksInParagraph ? `${marked} marks in one paragraph` : null
    },
    end: () => {
      marked = 0
      definitions = 0
    },
  }
}

function marksIn(line: string): number {
  return line.length - line.replace(/[*_~[\]`]|<(?=[!?])/g, '').length
}

/** @param containers colons of those that are open; changed by what a line opens or closes */
function openOrClose(containers: number[], line: string): void {
  const [, colons, name] = /^[ \t]*(:{3,})([a-z]?)/i.exec(line) ?? []
  if (colons === undefined) return
  if (name !== '') containers.push(colons.length)
  else if (line.trim().length === colons.length) closeContainers(containers, colons.length, (open) => open)
}

/** Elements without an end, or whose end may be left out (HTML standard, "optional tags"). */
const neverOpen =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[td]|t[drh]|tbody|thead|tfoot|option)$/i

/** @returns how many elements of HTML are open after a line, or in it where they are too many; code spans are no HTML */
function elementsAfter(line: string, before: number): number {
  if (!line.includes('<')) return before
  let open = before
  for (const [, end, name = '', rest = ''] of line.replace(/`[^`]*`/g, '').matchAll(tag)) {
    if (neverOpen.test(name) || rest.endsWith('/')) continue
    open = end === '/' ? Math.max(0, open - 1) : open + 1
    if (open > maxElements) return open
  }
  return open
}

const tag = /<(\/?)([a-z][a-z0-9-]*)(?=[\s>/])([^<>]*)>/gi

function nestingOf(line: string): number {
  const markers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line)?.[0] ?? ''
  const indent = /^[ \t]*(?=[-+*][ \t]|\d{1,9}[.)][ \t])/.exec(line)?.[0].length ?? 0
  return Math.max(markers.replace(/[^>\-+*.)]/g, '').length, Math.floor(indent / 2))
}
