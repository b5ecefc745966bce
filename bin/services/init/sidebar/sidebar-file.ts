import type { NavigationEntry } from '../../../../compiler/data/navigation.ts'
import type { NewFile } from '../../editor/write-files.ts'
import { yamlText } from '../yaml-text.ts'
import { type Chapter, leadsElsewhere, type PageOf } from './chapters.ts'

/** What a sidebar begins with. */
export interface SidebarHead {
  /** Of its file. */
  readonly name: string
  readonly title: string
  /** Pages at and below it have the sidebar; absent where their front matter says so. */
  readonly path?: string | undefined
}

/** @returns the file of a sidebar; null where no chapter leads to a page or elsewhere */
export function sidebarFile(
  { name, title, path }: SidebarHead,
  chapters: readonly Chapter[],
  pageOf: PageOf,
): NewFile | null {
  const entries = chapters.flatMap((chapter) => entryOf(chapter, pageOf))
  if (entries.length === 0) return null
  const head = [
    '# yaml-language-server: $schema=../../.vscode/navigation.schema.json',
    `title: ${yamlText(title)}`,
    ...(path === undefined ? [] : [`path: ${path}`]),
    'entries:',
  ]
  return { path: `content/navigation/${name}.yaml`, content: `${head.join('\n')}\n${linesOf(entries, '  ')}` }
}

/** A folder without entries that are there is none; without a page, and with nothing else, a chapter is left out. */
function entryOf(chapter: Chapter, pageOf: PageOf): readonly NavigationEntry[] {
  const { address, isPart } = chapter
  const page = address === '' ? null : pageOf(address)
  const title = chapter.title ?? page?.title ?? ''
  const entries = chapter.entries.flatMap((below) => entryOf(below, pageOf))
  if (entries.length === 0) {
    if (page !== null) return [{ page: { title: title || page.title, path: page.route } }]
    return leadsElsewhere(chapter) ? [{ link: { title: title || address, link: address } }] : []
  }
  if (title.trim() === '') return entries
  if (isPart !== true)
    return [{ childSubsection: { subheading: title, ...(page !== null && { path: page.route }), entries } }]
  const first = page === null ? [] : [{ page: { title: page.title || title, path: page.route } }]
  return [{ subsection: { subheading: title, entries: [...first, ...entries] } }]
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
