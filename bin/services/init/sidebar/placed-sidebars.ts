import { navigationFolders, sidebarName } from '../../../../compiler/assemble/choose-sidebar.ts'
import { folderOf } from '../../../../compiler/data/site/resolve-site.ts'
import { below } from '../../../../compiler/model/routes.ts'
import { plainName } from '../../../../compiler/read/names.ts'
import type { NewFile } from '../../editor/write-files.ts'
import type { TopBarItem } from '../new-site.ts'
import { freePaths } from '../page-names.ts'
import { type ChapterPage, eachChapter, type OwnSidebar, type PageOf } from './chapters.ts'
import { sidebarFile } from './sidebar-file.ts'

/** Sidebars as the site has them. */
export interface PlacedSidebars {
  readonly files: readonly NewFile[]
  /** Where there is more than one, readers choose between them. */
  readonly topBar: readonly TopBarItem[]
  /** By the route of each page that is in a sidebar: the one that its front matter has to name; null where it has it anyway. */
  readonly named: ReadonlyMap<string, string | null>
  /** One of them holds pages of other folders than its own, to which their folders say nothing. */
  readonly isMixed: boolean
}

/** @returns the sidebars that lead to pages or elsewhere */
export function placedSidebars(sidebars: readonly OwnSidebar[], pageOf: PageOf): PlacedSidebars {
  const free = freePaths()
  const shown = sidebars.flatMap((sidebar) => {
    const pages = pagesIn(sidebar, pageOf)
    const isRoot = sidebars.length === 1 || sidebar.folder === '' || pages[0]?.route === '/'
    const name = free('', [nameOf(sidebar.folder || (isRoot ? null : sidebar.title))])
    const head = { name, title: sidebar.title ?? 'Contents', path: isRoot ? '/' : pages[0]?.route }
    const file = sidebarFile(head, sidebar.chapters, pageOf)
    return file === null ? [] : [{ head, file, pages }]
  })
  const isAlone = shown.length === 1
  return {
    files: shown.map(({ file }) => file),
    topBar: isAlone
      ? []
      : shown.flatMap(({ head: { title, path } }) => (path === undefined ? [] : { label: title, path })),
    named: namedBy(shown),
    isMixed: isAlone || isMixed(shown),
  }
}

function pagesIn({ chapters }: OwnSidebar, pageOf: PageOf): readonly ChapterPage[] {
  return [...eachChapter(chapters)].flatMap(({ address }) => (address === '' ? [] : (pageOf(address) ?? [])))
}

/** @returns the name of a sidebar's file, as a path has it */
const nameOf = (said: string | null) => plainName(said ?? '').replaceAll('.', '-') || 'contents'

type Shown = readonly {
  readonly head: { readonly name: string; readonly path?: string | undefined }
  readonly pages: readonly ChapterPage[]
}[]

/** Folders with pages below them are products: their pages have an icon in a sidebar that is called otherwise. */
function isMixed(shown: Shown): boolean {
  const docsRoot = docsRootOf(shown)
  const folderOfPage = ({ route }: ChapterPage) => {
    const folder = folderOf(route, docsRoot)
    return folder !== null && route !== below(docsRoot, folder) ? folder : null
  }
  return shown.some(({ head: { name }, pages }) =>
    pages.map(folderOfPage).some((folder) => folder !== null && folder !== name),
  )
}

function docsRootOf(shown: Shown): '/' | '/docs' {
  return shown.some(({ pages }) => pages.some(({ route }) => /^\/docs(?:\/|$)/.test(route))) ? '/docs' : '/'
}

/** A page has the sidebar of the nearest folder, unless its front matter names another; of two that hold it, the first. */
function namedBy(shown: Shown): ReadonlyMap<string, string | null> {
  const docsRoot = docsRootOf(shown)
  const heads = shown.map(({ head: { name, path } }) => ({ name, path: path ?? null }))
  const rules = {
    config: { docsRoot, sidebar: 'files' },
    folders: navigationFolders(heads, docsRoot),
    sections: new Set<string>(),
  } as const
  const named = new Map<string, string | null>()
  for (const { head, pages } of shown)
    for (const { route } of pages)
      if (!named.has(route)) named.set(route, sidebarName(route, {}, null, rules) === head.name ? null : head.name)
  return named
}
