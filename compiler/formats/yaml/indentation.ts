import { codeName } from '../code-name.ts'
import { lineEnd, lineStart } from './line-bounds.ts'
import type { Problem } from './problem.ts'

/** What is wrong, in our words. */
export interface Told {
  readonly found: string
  readonly hint: string
  readonly start?: number
  readonly end?: number
}

export const tabInIndentation = {
  found: 'tab in the indentation, expected spaces',
  hint: 'YAML takes only spaces there: replace the tab by two.',
}

/** @returns what is wrong with the white space that a line begins with: after some values the parser takes them for a part of these */
export function inIndentation(text: string, start: number): Told | null {
  const from = lineStart(text, start)
  const line = text.slice(from, start)
  if (/\S/.test(line)) return null
  const found = line.search(/[^ ]/)
  if (found === -1) return null
  const at = from + found
  const place = { start: at, end: at + 1 }
  if (text[at] === '\t') return { ...tabInIndentation, ...place }
  return {
    found: `character ${codeName(text.charCodeAt(at))} in the indentation, expected spaces`,
    hint: 'It looks like a space and is another character: type spaces in its place.',
    ...place,
  }
}

const indentation = 'indentation, expected that of the lines before'
export const keysBelow = 'keys below a value, expected either a value or keys'

/** @returns whether lines begin in the wrong column, in place of what stands in them */
export function isOfIndentation(fault: Problem): boolean {
  return fault.kind === 'syntax' && [indentation, keysBelow, tabInIndentation.found].includes(fault.found)
}

/** @param start offset of the first key or dash that stands in another column than those before */
export function badIndentation(text: string, start: number): Told {
  return {
    found: indentation,
    hint: 'Keys of one mapping and items of one list begin in the same column.',
    start,
    end: lineEnd(text, start),
  }
}

/** What reads as a key at the beginning of its line is one, however the parser took it for a part of the line before. */
export function beginsAsKey(text: string, start: number): boolean {
  const from = lineStart(text, start)
  const isIndented = start > from && text.slice(from, start).trim() === ''
  // Without indentation it may also be the lines before that have one, from the first on.
  const isBeside = start === from && /^ +[\w-]+:(?: |$)/m.exec(text.slice(0, start))?.index === firstContent(text)
  return (isIndented || isBeside) && /^(?:- +)?[\w-]+:(?: |$)/.test(text.slice(start, lineEnd(text, start)))
}

/** @returns offset of the first line that holds more than a comment */
function firstContent(text: string): number {
  return text.search(/^(?![ \t]*(?:#|$|\r))/m)
}
