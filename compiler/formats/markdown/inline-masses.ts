import { beginsHtmlBlock } from './fast/html-guard.ts'
import { tagFirst } from './open-tags.ts'

/** Tags in one paragraph, and values in one of MDX: 20,000 take 3 s and 200 MB there, 110,000 take 8 s and 180 MB in Markdown. */
export const maxInline = 10_000
/** Values and comments of MDX: 60,000, 300 kB, take 10 s, and 50 MB where each is an error. */
const maxValues = 25_000
/** Blocks within text: 37,000, 1 MB, take 80 MB. */
const maxTextBlocks = 15_000

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
  let values = 0
  return {
    add: (line) => {
      if (isFirst) isModule = /^(?:import|export)\b/.test(line)
      isFirst = false
      if (isModule) return null
      if (depth === 0 && (tagFirst.test(line) || beginsBlock.test(line))) count = 0
      for (const [sign] of line.matchAll(/[{}]|<(?=[A-Za-z/>])/g)) {
        if (depth === 0 && sign !== '}') count++
        if (depth === 0 && sign === '{') values++
        if (sign === '{') depth++
        else if (sign === '}') depth = Math.max(0, depth - 1)
      }
      if (values > maxValues) return `${values} values and comments`
      return count > maxInline ? `${count} tags and values in one paragraph` : null
    },
    end: () => {
      ;[count, depth, isModule, isFirst] = [0, 0, false, true]
    },
  }
}
