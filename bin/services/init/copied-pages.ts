import { posix } from 'node:path'
import { createParser } from '../../../compiler/formats/markdown/parse-markdown.ts'
import { once } from '../../../compiler/formats/once.ts'
import { plural } from '../../../compiler/formats/plural.ts'
import { pagesFolder, routeOf } from '../../../compiler/model/routes.ts'
import type { NewFile } from '../editor/write-files.ts'
import { type CopiedFolder, type Copy, decoded, namesOf } from './copied-links.ts'
import { copiedFiles, existingPages } from './existing-pages.ts'
import type { TopBarItem } from './new-site.ts'
import { withOwnLinkAnchors } from './own-link-anchors.ts'
import { isPage } from './page-names.ts'
import { mostInTopBar, type Section, sectionsOf } from './sections.ts'
import { type Chapter, eachChapter, leadsElsewhere, type PageOf } from './sidebar/chapters.ts'
import { type OwnSidebars, ownSidebars } from './sidebar/own-sidebars.ts'
import { inSidebar } from './sidebar/page-sidebar.ts'
import { type PlacedSidebars, placedSidebars } from './sidebar/placed-sidebars.ts'
import { shownTitle } from './sidebar/shown-title.ts'

/** The pages of another tool, as they are written into the site. */
export interface CopiedPages {
  /** Where the pages lie, from the root. */
  readonly folder: string
  readonly files: readonly NewFile[]
  readonly sections: readonly Section[]
  /** The sidebars, where the other tool says what is in them. */
  readonly sidebars: CopiedSidebars | null
  /** One of the pages is that at the root. */
  readonly hasHome: boolean
}

interface CopiedSidebars {
  /** Where the other tool says it, from the root. */
  readonly file: string
  readonly files: readonly NewFile[]
  readonly topBar: readonly TopBarItem[]
  /** Which sidebar pages have to name, by their routes. */
  readonly named: PlacedSidebars['named']
  readonly isMixed: boolean
  /** Pages that the other tool names and that are not there. */
  readonly missing: readonly string[]
  /** Parts that are code. */
  readonly left: number
}

/**
 * @returns null where there are no pages
 * @throws where one can't be read
 */
export function copiedPages(root: string, repository: string | null): CopiedPages | null {
  const existing = existingPages(root)
  if (existing === null) return null
  const folder = existing.folder === '.' ? '' : `${existing.folder}/`
  const called = new Map(
    existing.copies
      .filter(({ to }) => isPage(to))
      .map(({ from, to }) => [to.slice(pagesFolder.length), from.slice(folder.length)]),
  )
  const pages = [...called.keys()]
  const own = ownSidebars(root, existing)
  const copyOf = copiesByAddress(existing)
  const files = copiedFiles(root, existing, repository, own === null ? new Map() : titlesOf(own, copyOf))
  const sidebars = own === null ? null : sidebarsOf(own, pagesByAddress(copyOf, files))
  return {
    folder: existing.folder,
    files: withOwnLinkAnchors(sidebars === null ? files : inSidebars(files, sidebars)),
    sections: sectionsOf(pages, called),
    sidebars,
    hasHome: pages.some((file) => /^(?:docs\/)?index\.mdx?$/.test(file)),
  }
}

type CopyOf = (address: string) => Copy | undefined

/** @returns the copy of a page, by its path from the folder of pages, or by the address that another tool has for it */
function copiesByAddress({ folder, copies }: CopiedFolder): CopyOf {
  const byFile = new Map(copies.filter(({ to }) => isPage(to)).map((copy) => [copy.from, copy]))
  return (address) => {
    const path = address.replace(/[?#].*$/s, '')
    // Some have their first language in a folder that no address shows.
    const paths = ['', 'en'].flatMap((language) =>
      [path, decoded(path)].flatMap((one) => namesOf(posix.join(folder, language, one))),
    )
    return paths.flatMap((one) => byFile.get(one) ?? [])[0]
  }
}

/** @returns what the sidebars call pages, by the files of these: a page may have no other title */
function titlesOf({ sidebars }: OwnSidebars, copyOf: CopyOf): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  for (const { chapters } of sidebars)
    for (const { title, address } of eachChapter(chapters)) {
      const copy = title === null || address === '' ? undefined : copyOf(address)
      if (copy !== undefined && title !== null && !titles.has(copy.from)) titles.set(copy.from, title)
    }
  return titles
}

function sidebarsOf(own: OwnSidebars, pageOf: PageOf): CopiedSidebars {
  const { file, sidebars, tabs = [], left = 0 } = own
  const missing = new Set<string>()
  for (const { chapters } of sidebars)
    for (const chapter of eachChapter(chapters))
      if (chapter.address !== '' && !leadsElsewhere(chapter) && pageOf(chapter.address) === null)
        missing.add(chapter.address)
  const { files, topBar, named, isMixed } = placedSidebars(sidebars, pageOf)
  const shown = tabs.length === 0 ? topBar : tabs.flatMap((tab) => itemOf(tab, pageOf))
  return { file, files, topBar: shown.slice(0, mostInTopBar), named, isMixed, missing: [...missing], left }
}

/** @returns copies in which pages name the sidebar that they are in, where they have to */
function inSidebars(copied: readonly NewFile[], { named }: CopiedSidebars): readonly NewFile[] {
  return copied.map(({ path, content }) => {
    const name = isPage(path) ? named.get(routeOf(path)) : undefined
    return { path, content: name === undefined ? content : inSidebar(String(content), name) }
  })
}

function pagesByAddress(copyOf: CopyOf, copied: readonly NewFile[]): PageOf {
  const parser = once(() => createParser(new Set()))
  const texts = new Map(copied.map(({ path, content }) => [path, content]))
  const titles = new Map<string, string>()
  const titleOf = (path: string): string => {
    const known = titles.get(path)
    if (known !== undefined) return known
    const title = shownTitle(String(texts.get(path) ?? ''), path, parser()) ?? posix.parse(path).name
    titles.set(path, title)
    return title
  }
  return (address) => {
    const copy = copyOf(address)
    return copy === undefined ? null : { route: routeOf(copy.to), title: titleOf(copy.to) }
  }
}

/** The first page of a chapter that another tool has at the top. */
function itemOf(tab: Chapter, pageOf: PageOf): readonly TopBarItem[] {
  for (const { address } of eachChapter([tab])) {
    const page = address === '' ? null : pageOf(address)
    if (page !== null) return [{ label: tab.title ?? page.title, path: page.route }]
  }
  return []
}

/** Of what a sidebar names and is not there, as many are said. */
const mostMissing = 5

/** @returns what init says of the pages that it has copied */
export function saidOfCopies({ folder, sidebars }: CopiedPages): readonly string[] {
  return [
    `Pages: copied from ${folder === '.' ? 'this folder' : `${folder}/`}, whose files stay as they are, because names of pages are addresses:`,
    'lower-case letters, digits, dots and dashes; a number where no other name is free. From now on edit the copies below',
    'content/pages/.',
    ...(sidebars === null ? [] : saidOfSidebars(sidebars)),
  ]
}

function saidOfSidebars({ file, files, missing, left }: CopiedSidebars): readonly string[] {
  const more = missing.length - mostMissing
  const named = missing.slice(0, mostMissing).join(', ') + (more > 0 ? ` and ${more} more` : '')
  const lacking = `names ${plural(missing.length, 'page')} that ${missing.length === 1 ? 'is' : 'are'} not there: ${named}.`
  const isMade = files.length > 0
  const coded = isMade ? `${plural(left, 'part')} of it ${left === 1 ? 'is' : 'are'} code` : `${file} makes it by code`
  return [
    ...(isMade ? [`Sidebar: from ${file}, now ${files.map(({ path }) => path).join(', ')}.`] : []),
    ...(left === 0 ? [] : [`${isMade ? '' : 'Sidebar: of folders and titles. '}${coded}, which is not run.`]),
    ...(missing.length === 0 ? [] : [`${isMade ? 'It' : file} ${lacking}`]),
  ]
}
