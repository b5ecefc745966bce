/** What a comment begins and ends with. */
const marks = { md: ['<!--', '-->'], mdx: ['{/*', '*/}'] } as const

/**
 * Finds the comments of a text in one pass, whatever is not closed in it; that is no comment.
 *
 * @yields the offsets of its first character and just after its last, in order
 */
export function* commentsIn(text: string, format: 'md' | 'mdx'): Generator<readonly [start: number, end: number]> {
  const [open, close] = marks[format]
  for (let at = 0; ; ) {
    const start = text.indexOf(open, at)
    const inside = start === -1 ? -1 : text.indexOf(close, start + open.length)
    if (inside === -1) return
    at = inside + close.length
    yield [start, at]
  }
}

/** @returns whether HTML shows nothing: it is comments, and white space between them */
export function isOnlyComments(html: string): boolean {
  let at = 0
  for (const [start, end] of commentsIn(html, 'md')) {
    if (html.slice(at, start).trim() !== '') return false
    at = end
  }
  return html.slice(at).trim() === ''
}
