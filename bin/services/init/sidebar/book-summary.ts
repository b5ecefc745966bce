import { withoutMarks } from '../own-title.ts'
import type { Chapter } from './chapters.ts'

/** Says which pages a book has, and in which order: of mdBook and GitBook. */
export const summaryFile = 'SUMMARY.md'

/** A heading parts the chapters. */
const heading = /^#{1,6}[ \t]+(\S.*)$/
/** A chapter is an item of a list; those before and after all others may be a link alone. One to be written has no address. */
const chapter = /^([ \t]*)(?:[-*+][ \t]+|(?=\[))(?:\[([^\]\n]*)\]\(<?([^()<>\n]*)>?\)|([^[\n]+))[ \t]*$/

/** What else a summary has: nothing, or a line across. */
const between = /^[ \t]*(?:[-*_][ \t]*)*$/

interface ReadChapter extends Chapter {
  readonly indent: number
  readonly entries: ReadChapter[]
}

/**
 * @param text of the summary
 * @returns the chapters of the book, below their parts; null where the summary is a page itself: most of it is prose
 */
export function bookChapters(text: string): readonly Chapter[] | null {
  const said = text.split(/\r?\n/).filter((line) => !between.test(line) && !heading.test(line))
  if (said.filter((line) => chapter.test(line)).length * 2 < said.length) return null
  return partsOf(text).flatMap(({ title, chapters }): readonly Chapter[] =>
    title === null ? chapters : [{ title, address: '', entries: chapters, isPart: true }],
  )
}

interface Part {
  /** Null before the first heading, and below that of the file. */
  readonly title: string | null
  readonly chapters: ReadChapter[]
}

function partsOf(text: string): readonly Part[] {
  let part: Part = { title: null, chapters: [] }
  const parts = [part]
  let above: ReadChapter[] = []
  for (const line of text.split(/\r?\n/)) {
    const [, title] = heading.exec(line) ?? []
    if (title !== undefined) {
      // The first heading is that of the file.
      if (parts.length === 1 && part.chapters.length === 0) continue
      part = { title: withoutMarks(title), chapters: [] }
      parts.push(part)
      above = []
      continue
    }
    const [, space = '', linked, address = '', bare = ''] = chapter.exec(line) ?? []
    if (linked === undefined && bare === '') continue
    const indent = space.replaceAll('\t', '    ').length
    const one: ReadChapter = { indent, title: withoutMarks(linked ?? bare), address, entries: [] }
    above = above.filter((other) => other.indent < indent)
    ;(above.at(-1)?.entries ?? part.chapters).push(one)
    above.push(one)
  }
  return parts
}
