import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { withoutWaiting } from './read-version.ts'

/** Bytes of a page in which nearly all front matter ends. */
export const headLength = 4096

/**
 * Looks at the bytes alone: that is some ten times faster than to read a text with care.
 *
 * @param buffer of `headLength` bytes; it is written over
 * @returns by word, whether the file's front matter, or all of it where that is longer, may hold it
 */
export function mentions(location: string, words: readonly string[], buffer: Buffer): readonly boolean[] {
  try {
    const head = readHead(location, buffer)
    const isWhole = head.length < headLength || head.indexOf('\n---', 3) !== -1
    const bytes = isWhole ? head : readFileSync(location)
    return words.map((word) => bytes.includes(word))
  } catch {
    // It has gone meanwhile, or can't be read: whoever reads it says so.
    return words.map(() => false)
  }
}

function readHead(location: string, buffer: Buffer): Buffer {
  const file = openSync(location, withoutWaiting)
  try {
    return buffer.subarray(0, readSync(file, buffer, 0, headLength, 0))
  } finally {
    closeSync(file)
  }
}
