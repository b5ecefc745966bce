import type { NavigationEntry } from '../../../compiler/data/navigation.ts'
import type { NewFile } from '../editor/write-files.ts'
import { yamlText } from './new-site.ts'
import { withoutMarks } from './own-title.ts'

/** Says which pages a book has, and in which order: of mdBook and GitBook. */
export const summaryFile = 'SUMMARY.md'

/** A heading parts the chapters. */
const heading = /^#{1,6}[ \t]+(\S.*)$/
/** A chapter is an item of a list; those before and after all others may be a link alone. One to be written has no address. */
const chapter = /^([ \t]*)(?:[-*+][ \t]+|(?=\[))(?:\[([^\]\n]*)\]\(<?([^()<>\n]*)>?\)|([^[\n]+))[ \t]*$/

/** What else a summary has: nothing, or a line across. */
const between = /^[ \t]*(?:[-*_][ \t]*)*$/

interface Chapter {
  readonly indent: number
  readonly title: string
  readonly address: string
  readonly entries: Chapter[]
}

interface Part {
  /** Null before the first heading, and below that of the file. */
  readonly title: string | null
  readonly chapters: Chapter[]
}

/**
 * @param text of the summary
 * @param routeOf the address of the page that was copied of a file, by its path as the summary gives it; null where none was
 * @returns the sidebar of the book; null where the summary names none of its pages, or is a page itself: most of it is prose
 */
export function bookNavigation(text: string, routeOf: (path: string) => string | null): NewFile | null {
  const said = text.split(/\r?\n/).filter((line) => !between.test(line) && !heading.test(line))
  if (said.filter((line) => chapter.test(line)).length * 2 < said.length) return null
  const entryOf = ({ title, address, entries: below }: Chapter): readonly NavigationEntry[] => {
    const path = routeOf(address)
    const entries = below.flatMap(entryOf)
    if (entries.length > 0) return [{ childSubsection: { subheading: title, ...(path !== null && { path }), entries } }]
    if (path !== null) return [{ page: { title, path } }]
    return /^https?:/i.test(address) ? [{ link: { title, link: address } }] : []
  }
  const entries = partsOf(text).flatMap(({ title, chapters }): readonly NavigationEntry[] => {
    const inside = chapters.flatMap(entryOf)
    return title === null || inside.length === 0 ? inside : [{ subsection: { subheading: title, entries: inside } }]
  })
  if (entries.length === 0) return null
  const schema = '# yaml-language-server: $schema=../../.vscode/navigation.schema.json'
  const content = `${schema}\ntitle: Contents\npath: /\nentries:\n${linesOf(entries, '  ')}`
  return { path: 'content/navigation/book.yaml', content }
}

function linesOf(entries: readonly NavigationEntry[], indent: string): string {
  return entries.map((entry) => `${indent}- ${lineOf(entry, indent)}`).join('')
}

function lineOf(entry: NavigationEntry, indent: string): string {
  if ('page' in entry) return `page: { title: ${yamlText(entry.page.title)}, path: ${entry.page.path} }\n`
  if ('link' in entry)
    return `link: { title: ${yamlText(entry.link.title)}, link: ${JSON.stringify(entry.link.link)} }\n`
  const [kind, folder, path] =
    'subsection' in entry
      ? ['subsection', entry.subsection, undefined]
      : ['childSubsection', entry.childSubsection, entry.childSubsection.path]
  const members = [
    `subheading: ${yamlText(folder.subheading)}`,
    ...(path === undefined ? [] : [`path: ${path}`]),
    'entries:',
  ].map((member) => `${indent}    ${member}\n`)
  return `${kind}:\n${members.join('')}${linesOf(folder.entries, `${indent}      `)}`
}

function partsOf(text: string): readonly Part[] {
  let part: Part = { title: null, chapters: [] }
  const parts = [part]
  let above: Chapter[] = []
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
    const one: Chapter = { indent, title: withoutMarks(linked ?? bare), address, entries: [] }
    above = above.filter((other) => other.indent < indent)
    ;(above.at(-1)?.entries ?? part.chapters).push(one)
    above.push(one)
  }
  return parts
}
