import { readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import type { CopiedFolder } from '../copied-links.ts'
import { sizeInProject } from '../file-of-project.ts'
import { isMarkdown } from '../page-names.ts'
import { sourceSettings } from '../source-folder.ts'
import { bookChapters, summaryFile } from './book-summary.ts'
import type { Chapter } from './chapters.ts'
import { mkDocsNav } from './mkdocs-nav.ts'
import type { SidebarHead } from './sidebar-file.ts'

/** A sidebar that another tool has. */
export interface OwnSidebar extends SidebarHead {
  readonly chapters: readonly Chapter[]
}

/** What another tool says of its sidebars. */
export interface OwnSidebars {
  /** Where it says so, from the root. */
  readonly file: string
  readonly sidebars: readonly OwnSidebar[]
  /** Those that it has at the top of its pages. */
  readonly tabs: readonly Chapter[]
}

/** Settings that are longer say more than a sidebar. */
const longestSettings = 2_000_000

/** @returns the sidebars that the tool has whose pages were found; null where it makes them of folders, or no tool is known */
export function ownSidebars(root: string, existing: CopiedFolder): OwnSidebars | null {
  return ofBook(root, existing) ?? ofSettings(root, existing)
}

function ofBook(root: string, { folder, copies }: CopiedFolder): OwnSidebars | null {
  const file = posix.join(folder, summaryFile)
  // One that is a page says nothing of others.
  if (copies.some(({ from }) => from === file)) return null
  const text = settingsText(root, file)
  const chapters = text === null ? null : bookChapters(text)
  if (chapters === null) return null
  return { file, sidebars: [{ name: 'book', title: 'Contents', path: '/', chapters }], tabs: [] }
}

function ofSettings(root: string, { folder, copies }: CopiedFolder): OwnSidebars | null {
  const settings = sourceSettings(root)
  if (settings === null || settings.folder !== folder) return null
  const { file } = settings
  if (!/^mkdocs\.ya?ml$/.test(basename(file))) return null
  const text = settingsText(root, file)
  const pages = copies
    .filter(({ to }) => to.startsWith('content/pages/') && isMarkdown(to))
    .map(({ from }) => posix.relative(folder, from))
  const nav = text === null ? null : mkDocsNav(text, pages)
  if (nav === null) return null
  const { chapters, hasTabs } = nav
  return {
    file,
    sidebars: [{ name: 'contents', title: 'Contents', path: '/', chapters }],
    tabs: hasTabs ? chapters : [],
  }
}

/** @returns null for what lies outside of the project, or is no file of settings by its size */
function settingsText(root: string, file: string): string | null {
  const size = sizeInProject(root, file)
  if (size === null || size > longestSettings) return null
  return readFileSync(join(root, file), 'utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n/g, '\n')
}
