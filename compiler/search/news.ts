import type { Heading } from '../model/public-block.ts'

/** A heading that is a version or a day: `Version 1.6.1 (2024-08-30)`, `[2.0.0] - 2024-05-01`, `May 12, 2024`. */
const moment =
  /^\W*(?:\p{L}+ ){0,2}v?(?:\d+\.\d+[\w.-]*|\d{4}-\d\d[\d-]*|\d{1,2}(?:,|\. \p{L}+| \p{L}+) \d{4})\W*(?:\s[([–—-].*)?$/iu
/** What is longer is no version, no day and no title: the patterns look at some texts again for each of their signs. */
const longest = 200
/** Fewer tell of no history. */
const fewest = 3
/** What a move from one version to another is called. */
const move = /(?:migrat|upgrad|migra[cç]|umstieg|移行).*\d|\d.*(?:migrat|upgrad|migra[cç]|umstieg|移行)/i

/**
 * Whether a page tells what has changed: notes on releases, or how to move from one version to the next. It speaks of all
 * that a site is about, and nobody who asks for one of these things means it.
 */
export function isNews(title: string, headings: readonly Pick<Heading, 'depth' | 'value'>[]): boolean {
  if (title.length <= longest && move.test(title)) return true
  const parts = headings.filter(({ depth }) => depth > 1)
  const highest = parts.reduce((least, { depth }) => Math.min(least, depth), Number.POSITIVE_INFINITY)
  const chapters = parts.filter(({ depth }) => depth === highest)
  const moments = chapters.filter(({ value }) => value.length <= longest && moment.test(value)).length
  return moments >= fewest && 2 * moments > chapters.length
}
