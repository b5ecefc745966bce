import { ok, strictEqual } from 'node:assert/strict'
import { createParser } from '../../../compiler/formats/markdown/parse-markdown.ts'
import { parseInParts } from '../../../compiler/formats/markdown/parts/parts.ts'
import { fc, runs } from '../../properties.ts'
import { firstDifference } from './fast/same-tree.ts'

const parse = createParser(new Set(['info']))

/** @returns how a page differs that is read in parts of about so many signs; undefined where it is read at once all the same */
export function differenceInParts(text: string, format: 'md' | 'mdx', size: number): string | null | undefined {
  const inParts = parseInParts(text, (part) => parse(part, format), { size, hasTags: format === 'mdx' })
  return inParts === null ? undefined : firstDifference(parse(text, format), inParts)
}

/** Holds pages that are read in parts of a few signs against the same pages read at once. */
export function tryInParts(pages: fc.Arbitrary<string>, format: 'md' | 'mdx', count: number): void {
  let taken = 0
  fc.assert(
    fc.property(pages, fc.integer({ min: 8, max: 24 }), (text, size) => {
      const difference = differenceInParts(text, format, size)
      if (difference !== undefined) taken++
      if (typeof difference === 'string') throw new Error(`${difference}\n${JSON.stringify(text)}`)
    }),
    { numRuns: runs(count) },
  )
  ok(taken > count / 5, String(taken))
}

/** Asserts that a page is read as it is at once, and that no part of it is much longer than the 100 signs that are asked for. */
export function readInShortParts(text: string, format: 'md' | 'mdx'): void {
  let longest = 0
  const read = (part: string) => {
    longest = Math.max(longest, part.length)
    return parse(part, format)
  }
  const tree = parseInParts(text, read, { size: 100, hasTags: format === 'mdx' })
  strictEqual(firstDifference(parse(text, format), tree), null)
  ok(longest < 400, `${longest} of ${JSON.stringify(text.slice(0, 100))}`)
}
