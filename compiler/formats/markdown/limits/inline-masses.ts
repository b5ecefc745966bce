import { beginsHtmlBlock } from '../fast/html-guard.ts'
import { tagFirst } from '../parts/open-tags.ts'

/** Tags in one paragraph, and values in one of MDX: 20,000 take 3 s and 200 MB there, 110,000 take 8 s and 180 MB in Markdown. */
export const maxInline = 10_000
/** Values and comments of MDX: 60,000, 300 kB, take 10 s, and 50 MB where each is an error. */
const maxValues = 25_000
/**
 * Signs of one value that the reference puts together again at its closing braces: at each of them it takes all that stands
 * before. A list of 5,000 objects in one attribute, 125 kB, takes 5 s, and one of 10,000 four times as long.
 */
export const maxReadAgain = 500_000_000
/** Signs and lines of one value: 1 MB of numbers takes 125 MB, and 110,000 lines of a template 210; data lies in a file of its own. */
export const maxValueSigns = 250_000
const maxValueLines = 10_000
/** Opening tags of a page of MDX, which the reference alone reads: 47,000 in items take 30 s, and 66,000 in paragraphs 40. */
const maxTags = 45_000
/** Lines of one import or export, none of which is allowed: 12,500, 100 kB, take 5 s, and the time grows with the square. */
const maxStatementLines = 5000
/** Blocks within text: 37,000, 1 MB, take 80 MB. */
export const maxTextBlocks = 15_000

/** Counts lines one after the other, outside of code; `add` says what there is too much of. */
export interface Counter {
  readonly add: (line: string) => string | null
  /** An empty line ends the paragraph or the table. */
  readonly end: () => void
}

/** A line that begins an item, a heading or a row. */
export const beginsBlock = /^[ \t]*(?:[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|\|)/

const textBlock = /(?<![\w:]):[a-z][\w-]*[[{]/gi

/** Counts what may be a block within text, in a page. */
export function textBlockCounter(): Counter {
  let blocks = 0
  return {
    add: (line) => {
      if (line.includes(':')) blocks += countOf(line, textBlock)
      return blocks > maxTextBlocks ? `${blocks} blocks within text` : null
    },
    end: () => {},
  }
}

/** What stands before the content of an item or a quote. */
const markers = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))+/
const anyTag = /<\/?[a-z][a-z0-9-]*(?=[\s>/])/gi

/** Counts the tags in paragraphs of Markdown: a block of HTML is none. */
export function tagCounter(): Counter {
  let [count, isHtml] = [0, false]
  return {
    add: (line) => {
      if (beginsBlock.test(line)) [count, isHtml] = [0, false]
      if (isHtml || !line.includes('<')) return null
      isHtml = beginsHtmlBlock(line.replace(markers, ''))
      if (!isHtml) count += countOf(line, anyTag)
      return count > maxInline ? `${count} tags in one paragraph` : null
    },
    end: () => {
      ;[count, isHtml] = [0, false]
    },
  }
}

/** @param pattern with the flag `g` */
export function countOf(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0
}

/** Counts the tags and values in paragraphs of MDX: not what is inside of values, and nothing in modules. */
export function inlineCounter(): Counter {
  let [count, depth, isModule, isFirst] = [0, 0, false, true]
  let [values, lines, tags] = [0, 0, 0]
  const value = valueCounter()
  return {
    add: (line) => {
      if (isFirst) isModule = /^(?:import|export)\b/.test(line)
      // Of front matter blanks are left.
      isFirst &&= line.trim() === ''
      if (isModule) return ++lines > maxStatementLines ? `${lines} lines of one import or export` : null
      if (depth === 0 && (tagFirst.test(line) || beginsBlock.test(line))) count = 0
      // Where an item, a heading or a row begins, what seems to be open was a brace in code.
      if (beginsBlock.test(line)) value.end()
      for (const { 0: sign, index } of line.matchAll(/[{}]|<(?=[A-Za-z/>])/g)) {
        if (depth === 0 && sign !== '}') count++
        if (depth === 0 && sign === '<' && line[index + 1] !== '/') tags++
        if (depth === 0 && sign === '{') {
          values++
          value.begin(index)
        }
        if (sign === '{') depth++
        else if (sign === '}') {
          const mass = depth > 0 ? value.close(index) : null
          if (mass !== null) return mass
          depth = Math.max(0, depth - 1)
        }
      }
      const mass = depth > 0 ? value.add(line) : null
      if (mass !== null) return mass
      if (tags > maxTags) return `${tags} opening tags`
      if (values > maxValues) return `${values} values and comments`
      return count > maxInline ? `${count} tags and values in one paragraph` : null
    },
    end: () => {
      ;[count, depth, isModule, isFirst, lines] = [0, 0, false, true, 0]
      value.end()
    },
  }
}

/** Counts the signs and lines of one value, and what is read again at its braces; both say what there is too much of. */
function valueCounter() {
  /** Signs of the value on the lines before, less those that stand before it on its first line. */
  let [before, braces, readAgain, lines] = [0, 0, 0, 0]
  const begin = (at: number) => {
    ;[before, braces, readAgain, lines] = [-at, 0, 0, 0]
  }
  const tooLong = (signs: number) => {
    if (lines > maxValueLines) return `${lines} lines of one value`
    return signs > maxValueSigns ? `${signs} signs of one value` : null
  }
  return {
    begin,
    /** @param at its place on the line */
    close: (at: number): string | null => {
      braces++
      readAgain += before + at
      return readAgain > maxReadAgain ? `${braces} closing braces in one value` : tooLong(before + at)
    },
    /** What goes on after the line. */
    add: (line: string): string | null => {
      before += line.length + 1
      lines++
      return tooLong(before)
    },
    end: () => begin(0),
  }
}
