import { heading } from '../fast/segments.ts'
import {
  beginsBlock,
  type Counter,
  countOf,
  inlineCounter,
  maxInline,
  maxTextBlocks,
  tagCounter,
  textBlockCounter,
} from './inline-masses.ts'
import { maxNoteLines, noteCounter } from './note-lines.ts'

/**
 * Limits of what a page may hold of one thing in one place. Its time grows with the size alone, but is so long, and takes so much
 * memory, that a page of 1 MB is over both of its budgets. What says why a page is refused is a text for the author.
 */
export const maxColumns = 1000
/** A row that leaves cells out gets them all: a line of two signs is as many cells as the table has columns. */
export const maxCellsLeftOut = 100_000
export const maxAttributes = 1000

/** 40,000 of mail in one line, 200 kB, take 5 s; as many of pages, 1 MB, 95 MB. */
export const maxAddressesInParagraph = 20_000
/** Lines of one paragraph that end in a break: 140,000 of one word, 1 MB, take 140 MB. */
const maxBreaks = 10_000
/** Signs of quotes on lines with more than ten: 100 kB of them take 3 s and 300 MB. */
const maxDeepQuotes = 50_000
const deepQuotes = 10

/** Lines of quotes in quotes, which the reference alone reads: 27,000, 300 kB, take 15 s. */
const maxNestedQuotes = 10_000
/** Each is a warning, an anchor and a section: 80,000 without text, 80 kB, take 350 MB, and 20,000 titles 85. */
export const maxUntitled = 2000
const maxTitles = 5000
/** Headings, and lists at the margin: 100,000 of either, 1 MB, take 50 to 60 MB, and as lines of six signs 20 s. */
const maxHeadings = 50_000
const maxLists = 50_000
/** Lines of nothing but blanks and tabs, which the reference alone reads, at once: 60,000, 60 kB, take 60 MB, and 1 MB 600. */
const maxTabbed = 20_000
/** Thematic breaks, one line after the other: 250,000, 1 MB, take 85 MB. */
const maxRules = 100_000
/** Signs at which the reference, which alone reads them, cuts the text: 500,000, 1 MB, take 80 to 115 MB. */
export const maxControls = 100_000
/** Items with nothing in them, one after the other: 40,000 take 30 MB, and 8,000 with an empty quote in each 22 s. */
const maxEmptyItems = 5000
/** Rows of one table that are a paragraph to look at: it is read at once, and 40,000 take 90 MB. */
const maxBareRows = 5000
/** Blocks of a page: 40,000, tabs in groups of two, take 50 MB, and 50,000 alerts 55. */
const maxBlocks = 25_000

/** None is allowed, and the reference compares the names of all: 5,000, 125 kB, take 7 s, and 10,000 more than 12. */
const maxStatements = 2000

/**
 * @param length signs of the text: what it is too short to hold so much of is not counted
 * @returns what counts all that takes long in masses, over the lines of one text
 */
export function massCounter(format: 'md' | 'mdx', length: number): Counter {
  const lines = (most: number, what: string, has: (line: string) => boolean) =>
    [most, () => lineCounter(has, most, what)] as const
  /** Each with the signs that it takes at least to be over its limit. */
  const all: readonly (readonly [number, () => Counter])[] = [
    [maxDeepQuotes, quoteCounter],
    lines(maxNestedQuotes, 'lines of quotes in quotes', (line) => nestedQuote.test(line)),
    [maxTextBlocks, textBlockCounter],
    lines(maxUntitled, 'headings without text', (line) => line.includes('#') && untitled.test(line)),
    lines(maxTitles, 'headings of level 1', (line) => line.includes('#') && title.test(line)),
    lines(maxHeadings, 'headings', (line) => line.startsWith('#') && heading.test(line)),
    lines(maxTabbed, 'empty lines with a tab', (line) => line.includes('\t') && !/\S/.test(line)),
    [maxLists, listCounter],
    lines(maxBlocks, 'blocks', (line) => opening[format].test(line)),
    [maxEmptyItems, emptyItemCounter],
    lines(maxRules, 'thematic breaks', (line) => rule.test(line)),
    [maxControls, controlCounter],
    [maxAddressesInParagraph, addressCounter],
    [maxBreaks, breakCounter],
    [maxNoteLines, noteCounter],
    [maxColumns, cellCounter],
    [maxAttributes, attributeCounter],
    [maxInline, format === 'mdx' ? inlineCounter : tagCounter],
    ...(format === 'mdx' ? [lines(maxStatements, 'imports and exports', (line) => statement.test(line))] : []),
  ]
  const counters = all.filter(([least]) => length >= least).map(([, make]) => make())
  return {
    add: (line) => {
      for (const counter of counters) {
        const mass = counter.add(line)
        if (mass !== null) return mass
      }
      return null
    },
    end: () => {
      for (const counter of counters) counter.end()
    },
  }
}

/** Counts the marks of quotes that are nested deep, in a page. */
function quoteCounter(): Counter {
  let quoted = 0
  return {
    add: (line) => {
      const marks = /^(?:[ \t]*>)+/.exec(line)?.[0].replace(/[ \t]/g, '').length ?? 0
      if (marks > deepQuotes) quoted += marks
      return quoted > maxDeepQuotes ? `${quoted} marks of quotes nested more than ${deepQuotes} deep` : null
    },
    end: () => {},
  }
}

const inItem = String.raw`^ {0,3}(?:(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])[ \t]*)*`
const untitled = new RegExp(String.raw`${inItem}#{1,6}[ \t]*\r?$`)
const title = new RegExp(String.raw`${inItem}#[ \t]+[^\s#]`)
const opening = { md: /^[ \t>]*(?::{2,}|\[!)[A-Za-z]/, mdx: /^[ \t>]*(?::{2,}|\[!|<(?=[A-Z]))[A-Za-z]/ }

const statement = /^(?:import|export)[ \t{*]/

const nestedQuote = /^ {0,3}> {0,4}>/
/** Counts lines that have something, in a page. */
function lineCounter(has: (line: string) => boolean, most: number, what: string): Counter {
  let count = 0
  return {
    add: (line) => (has(line) && ++count > most ? `${count} ${what}` : null),
    end: () => {},
  }
}

const emptyItem = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]+)*(?:[-+*]|\d{1,9}[.)])(?:[ \t]+(?:>|\[[ xX]\]))?\s*$/
const rule = /^[ \t]*([-*_])(?:[ \t]*\1){2,}\s*$/

const marginItem = /^(?:([-+*])|\d{1,9}([.)]))[ \t]/

/** Counts lists at the margin: an item begins one if it has another mark than the one above, or if anything else is between them. */
function listCounter(): Counter {
  let [lists, last] = [0, '']
  return {
    add: (line) => {
      const [, bullet, delimiter] = marginItem.exec(line) ?? []
      const mark = bullet ?? delimiter ?? ''
      if (mark !== '' && mark !== last) lists++
      if (/^\S/.test(line)) last = mark
      return lists > maxLists ? `${lists} lists` : null
    },
    end: () => {},
  }
}

/** Counts items without text that follow each other. */
function emptyItemCounter(): Counter {
  let items = 0
  return {
    add: (line) => {
      items = emptyItem.test(line) && !rule.test(line) ? items + 1 : 0
      return items > maxEmptyItems ? `${items} items without text` : null
    },
    end: () => {},
  }
}

/** Counts zeros, and returns that end a line alone, in a page. */
function controlCounter(): Counter {
  let controls = 0
  return {
    add: (line) => {
      controls += countOf(line, /\0|\r(?=.)/gs)
      return controls > maxControls ? `${controls} control characters` : null
    },
    end: () => {},
  }
}

const pageAddress = /\bhttps?:\/\/|\bwww\./gi

/** Counts what may be an address of mail or of a page in paragraphs, items and rows. */
function addressCounter(): Counter {
  let addresses = 0
  return {
    add: (line) => {
      if (beginsBlock.test(line)) addresses = 0
      if (line.includes('@')) addresses += countOf(line, /[^\s@]@(?=[^\s@])/g)
      if (line.includes('://') || line.includes('www.')) addresses += countOf(line, pageAddress)
      return addresses > maxAddressesInParagraph ? `${addresses} addresses in one paragraph` : null
    },
    end: () => {
      addresses = 0
    },
  }
}

const lineBreak = /(?: {2}|\\)\r?$/

/** Counts the breaks in paragraphs, items and rows. */
function breakCounter(): Counter {
  let breaks = 0
  return {
    add: (line) => {
      const isBlank = !/\S/.test(line)
      if (isBlank || beginsBlock.test(line)) breaks = 0
      if (!isBlank && lineBreak.test(line)) breaks++
      return breaks > maxBreaks ? `${breaks} line breaks in one paragraph` : null
    },
    end: () => {
      breaks = 0
    },
  }
}

/** A line that ends a table though no empty line is before it. */
const otherBlock = /^[ \t]*(?:[-+*#>]|\d{1,9}[.)])/

/** Counts the columns of tables, and the cells that their rows leave out, in a page. */
function cellCounter(): Counter {
  let [columns, bare, leftOut] = [0, 0, 0]
  return {
    add: (line) => {
      const bars = line.includes('|') ? line.split('|').length - 1 : 0
      if (columns === 0) {
        bare = 0
        columns = bars > 0 && /^[ \t>|:-]*-[ \t|:-]*\r?$/.test(line) ? (line.match(/-+/g)?.length ?? 0) : 0
        return columns > maxColumns ? `table of ${columns} columns` : null
      }
      if (bars === 0 && otherBlock.test(line)) columns = 0
      if (columns > 0 && bars === 0) bare++
      if (bare > maxBareRows) return `${bare} rows of a table without a bar`
      leftOut += Math.max(0, columns - 1 - bars)
      return leftOut > maxCellsLeftOut ? `${leftOut} cells that rows of tables leave out` : null
    },
    end: () => {
      columns = 0
    },
  }
}

const longTag = /<[a-z][^<>]*>/gi

/** Counts the attributes of tags of one line. */
function attributeCounter(): Counter {
  return {
    add: (line) => {
      if (line.length < maxAttributes * 3 || !line.includes('<')) return null
      for (const [tag] of line.matchAll(longTag)) {
        const count = tag.replace(/"[^"]*"|'[^']*'/g, '').match(/[\s}][a-z][\w:-]*=/gi)?.length ?? 0
        if (count > maxAttributes) return `tag with ${count} attributes`
      }
      return null
    },
    end: () => {},
  }
}
