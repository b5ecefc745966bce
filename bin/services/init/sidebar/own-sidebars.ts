import { basename, posix } from 'node:path'
import { parseData } from '../../../../compiler/formats/yaml/parse-data.ts'
import type { CopiedFolder } from '../copied-links.ts'
import { sizeInProject } from '../file-of-project.ts'
import { isPage } from '../page-names.ts'
import { sourceSettings } from '../source-folder.ts'
import { bookChapters, summaryFile } from './book-summary.ts'
import type { Chapter, OwnSidebar } from './chapters.ts'
import { exportedLiteral, type Literal, literalsOf } from './code-literal.ts'
import { docusaurusFolders, docusaurusSidebars, folderPlaces, isOfFolders } from './docusaurus-sidebars.ts'
import { mintlifyNavigation } from './mintlify-navigation.ts'
import { mkDocsNav } from './mkdocs-nav.ts'
import { frontMatterOf, pagePlaces } from './page-places.ts'
import { parentChapters } from './parent-chapters.ts'
import { codeTexts, settingsText } from './settings-texts.ts'
import { starlightSidebar } from './starlight-sidebar.ts'
import { isTranslated, vitePressSidebars } from './vitepress-sidebar.ts'

/** What another tool says of its sidebars. */
export interface OwnSidebars {
  /** Where it says so, from the root. */
  readonly file: string
  readonly sidebars: readonly OwnSidebar[]
  /** Those that it has at the top of its pages. */
  readonly tabs?: readonly Chapter[]
  /** How many parts of it are code, which is not run. */
  readonly left?: number
}

/** A folder of pages with the settings of the tool that they are written for. */
interface Source {
  readonly root: string
  readonly folder: string
  /** The file of the settings, from the root. */
  readonly file: string
  /** Their paths from the folder, sorted. */
  readonly pages: readonly string[]
}

/** @returns the sidebars that the tool has whose pages were found; null where it makes them of folders, or no tool is known */
export function ownSidebars(root: string, { folder, copies }: CopiedFolder): OwnSidebars | null {
  const copied = copies.filter(({ to }) => isPage(to))
  const pages = copied.map(({ from }) => posix.relative(folder, from)).toSorted()
  const book = pages.includes(summaryFile) ? null : ofBook(root, posix.join(folder, summaryFile))
  if (book !== null) return book
  const settings = sourceSettings(root)
  if (settings === null) return ofJekyll(root, folder, pages)
  if (settings.folder !== folder) return null
  const reader = readers.find(([name]) => name.test(basename(settings.file)) || name.test(settings.file))?.[1]
  return reader?.({ root, folder, file: settings.file, pages }) ?? null
}

const readers: readonly (readonly [RegExp, (source: Source) => OwnSidebars | null])[] = [
  [/^mkdocs\.ya?ml$/, ofMkDocs],
  [/^docusaurus\.config\./, ofDocusaurus],
  [/^astro\.config\./, ofStarlight],
  [/(?:^|\/)\.vitepress\/config/, ofVitePress],
  [/^(?:docs|mint)\.json$/, ofMintlify],
]

function ofBook(root: string, file: string): OwnSidebars | null {
  const text = settingsText(root, file)
  const chapters = text === null ? null : bookChapters(text)
  return chapters === null ? null : { file, sidebars: [{ title: null, chapters }] }
}

/** Pages of Jekyll name those above them, where they are written for Just the Docs. */
function ofJekyll(root: string, folder: string, pages: readonly string[]): OwnSidebars | null {
  const isJekyll = [folder, '.'].some((one) => settingsText(root, posix.join(one, '_config.yml')) !== null)
  if (!isJekyll) return null
  const textOf = (path: string) => settingsText(root, posix.join(folder, path)) ?? ''
  const chapters = parentChapters(pages, (path) => frontMatterOf(textOf(path), path))
  return chapters === null ? null : { file: '`parent` in front matter', sidebars: [{ title: null, chapters }] }
}

function ofMkDocs({ root, file, pages }: Source): OwnSidebars | null {
  const text = settingsText(root, file)
  const nav = text === null ? null : mkDocsNav(text, pages)
  if (nav === null) return null
  const { chapters, hasTabs } = nav
  return { file, sidebars: [{ title: null, chapters }], tabs: hasTabs ? chapters : [] }
}

function ofMintlify({ root, file }: Source): OwnSidebars | null {
  const text = settingsText(root, file)
  const settings = text === null ? null : parseData({ path: file, text }, { keys: 'any' }).value?.value
  return { file, sidebars: mintlifyNavigation(settings) }
}

function ofVitePress({ root, file }: Source): OwnSidebars | null {
  const texts = codeTexts(root, file)
  const found = [...literalsOf(texts, 'sidebar')].find(({ value }) => !isTranslated(value))
  return fromCode(file, found, texts, (value) => vitePressSidebars(value))
}

function ofStarlight({ root, folder, file, pages }: Source): OwnSidebars | null {
  const texts = codeTexts(root, file)
  const language = /\bdefaultLocale:\s*["']([\w-]+)["']/.exec(texts[0] ?? '')?.[1]
  const locale = language !== undefined && pages.some((path) => path.startsWith(`${language}/`)) ? `${language}/` : ''
  const site = { pages, locale, ...placesIn(root, folder) }
  const [found] = literalsOf(texts, 'sidebar')
  return fromCode(file, found, texts, (value) => [{ title: null, chapters: starlightSidebar(value, site) }])
}

/** What says where the sidebars are; else they lie beside the settings. */
const sidebarPath = /\bsidebarPath:[^'"\n,]*["']([^'"\n]+)["']/

function ofDocusaurus({ root, folder, file, pages }: Source): OwnSidebars | null {
  const said = sidebarPath.exec(settingsText(root, file) ?? '')?.[1]
  const beside = ['json', 'js', 'ts', 'mjs', 'cjs'].map((ending) => `sidebars.${ending}`)
  const files = (said === undefined ? beside : [said]).map((one) => posix.join(posix.dirname(file), one))
  const sidebars = files.find((one) => settingsText(root, one) !== null)
  const site = { pages, ...placesIn(root, folder) }
  const text = sidebars === undefined ? null : settingsText(root, sidebars)
  const found = text === null ? null : sidebarsIn(`${sidebars}`, text)
  if (sidebars !== undefined && text !== null && !isOfFolders(found?.value))
    return fromCode(sidebars, found, [text], (value) => docusaurusSidebars(value, site))
  const places = folderPlaces(pages, (path) => sizeInProject(root, posix.join(folder, path)) !== null)
  if (places === null) return null
  return { file: posix.join(folder, places), sidebars: [{ title: null, chapters: docusaurusFolders(site) }] }
}

function sidebarsIn(file: string, text: string): Literal | null {
  if (!file.endsWith('.json')) return exportedLiteral(text)
  const value = parseData({ path: file, text }, { keys: 'any' }).value?.value
  return value === undefined ? null : { value, left: 0 }
}

function placesIn(root: string, folder: string) {
  return pagePlaces((path) => settingsText(root, posix.join(folder, path)))
}

/** @param texts in which a value was looked for */
function fromCode(
  file: string,
  found: Literal | null | undefined,
  texts: readonly string[],
  read: (value: unknown) => readonly OwnSidebar[],
): OwnSidebars | null {
  if (found != null) return { file, sidebars: read(found.value), left: found.left }
  return texts.some((text) => /\bsidebars?\b/i.test(text)) ? { file, sidebars: [], left: 1 } : null
}
