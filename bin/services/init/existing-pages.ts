import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { routeOf } from '../../../compiler/model/routes.ts'
import { readPlainText } from '../plain-file.ts'
import { asWrittenHere } from './as-written-here.ts'
import { type CopiedFolder, type Copy, decoded, linksTo, picture, publishedBeside } from './copied-links.ts'
import { sizeInProject } from './file-of-project.ts'
import { withOwnCodeFiles } from './includes/own-code-files.ts'
import { withOwnCodeIncludes } from './includes/own-code-includes.ts'
import { onlyIncluded, placesOf, withOwnIncludes } from './includes/own-includes.ts'
import { withOwnPartials } from './includes/own-partials.ts'
import { partialFiles } from './includes/partial-files.ts'
import { plainDrawing } from './own-drawings.ts'
import { withoutLiquid } from './own-liquid.ts'
import { withGivenTitle, withOwnTitle } from './own-title.ts'
import { isMarkdown, pageNames } from './page-names.ts'
import { pathOfId, pathOfSlug, withoutSlug } from './page-slug.ts'
import { bookChapters, summaryFile } from './sidebar/book-summary.ts'
import { eachChapter } from './sidebar/chapters.ts'
import { sourceSettings, starlightFolder } from './source-folder.ts'

/** Docusaurus is often in the last, beside the code. */
const folders = [starlightFolder, 'docs', 'doc', 'documentation', 'website/docs']

/**
 * Looks for a folder of Markdown. Pages are copied below `content/pages/`, with names that can be addresses: the folder
 * itself may be read by something else, and stays as it is.
 *
 * @returns null where there is none
 * @throws where a folder can't be read: its pages would be missing from the site, and nobody would know
 */
export function existingPages(root: string): CopiedFolder | null {
  const source = existsSync(join(root, 'src', summaryFile)) ? ['src'] : []
  const settings = sourceSettings(root)
  const said = settings?.folder ?? null
  const hasIds = /(?:^|\/)docusaurus\.config\.\w+$/.test(settings?.file ?? '')
  for (const folder of [...(said === null ? [] : [said]), ...folders, ...source, '.']) {
    const found = folder === '.' ? pagesOfRoot(root, said === '.') : filesOf(join(root, folder))
    const isBook = isSummary(join(root, folder), found)
    // A folder of sources holds pages where they are those of a book, or another tool has them there.
    if (folder === 'src' && !isBook && said !== folder) continue
    const files = isBook ? found.filter((path) => path !== summaryFile) : found
    if (!files.some((path) => isMarkdown(path))) continue
    const partials = partialFiles(root, folder, files)
    const own = files.filter((path) => isMarkdown(path) || picture.test(path))
    const copied = copiesOf(own, partials, slugsOf(join(root, folder), own, hasIds)).map(({ from, to }) => ({
      from: posix.join(folder, from),
      to,
    }))
    return { folder, copies: folder === '.' ? copied : [...copied, ...picturesBeside(root, folder, copied)] }
  }
  return null
}

/** Whether the summary of a folder says which pages a book has: then it is a sidebar, and otherwise a page. */
function isSummary(folder: string, files: readonly string[]): boolean {
  if (!files.includes(summaryFile)) return false
  const pages = new Set(files.filter((path) => path !== summaryFile))
  const chapters = bookChapters(readPlainText(join(folder, summaryFile)))
  return chapters !== null && [...eachChapter(chapters)].some(({ address }) => pages.has(decoded(address)))
}

const pictureAddress = /\/[^\s"'()<>?#]+\.(?:png|jpe?g|gif|webp|avif|svg)\b/gi

/** @returns pictures that pages name by an address of their site, where another tool publishes them from a folder beside */
function picturesBeside(root: string, pages: string, copied: readonly Copy[]): readonly Copy[] {
  const found = publishedBeside(pages).flatMap((folder) =>
    filesOf(join(root, folder))
      .filter((path) => picture.test(path))
      .map((path) => ({ from: posix.join(folder, path), to: `content/assets/${path}`, address: `/${path}` })),
  )
  if (found.length === 0) return []
  const texts = copied.filter(({ from }) => isMarkdown(from)).map(({ from }) => readFileSync(join(root, from), 'utf8'))
  const named = new Set(texts.flatMap((text) => text.match(pictureAddress) ?? []))
  return found.filter(({ address }) => named.has(encodeURI(address)) || named.has(address))
}

/** Files of a repository that are about the repository. */
const aboutRepository =
  /^(?!.*\.mdx$)(?:changelog|changes|history|contributing|code_of_conduct|licen[cs]e|security|support|authors|notice|maintainers)\b/i
const ownFolders = /^(?:content|dist|blocks|theme)\//

/**
 * A folder that is nothing but Markdown: one with a package, or with a README alone, is a project that has yet to be described.
 *
 * @param isSaid whether another tool has its pages there
 */
function pagesOfRoot(root: string, isSaid: boolean): readonly string[] {
  if (!isSaid && existsSync(join(root, 'package.json'))) return []
  const found = filesBelow(root).filter((path) => !ownFolders.test(path) && !aboutRepository.test(path))
  // Beside the page at the root a README is about the repository, too.
  const hasHome = found.some((path) => /^_?index\.(?:mdx?|markdown)$/i.test(path))
  const files = hasHome ? found.filter((path) => !/^readme\.[^/]+$/i.test(path)) : found
  const pages = files.filter((path) => isMarkdown(path))
  return pages.every((path) => /^readme\./i.test(path)) ? [] : files
}

/**
 * @param hasIds a part of addresses stands in front matter, as in Docusaurus
 * @returns the paths of pages that give themselves another address, by their own; one that another page has is not given
 */
function slugsOf(folder: string, files: readonly string[], hasIds: boolean): ReadonlyMap<string, string> {
  const stemOf = (path: string) => path.replace(/\.[^./]+$/, '').replace(/(?<=^|\/)(?:README|_index)$/i, 'index')
  const taken = new Set(files.map(stemOf))
  return new Map(
    files
      .filter((path) => isMarkdown(path))
      .flatMap((path) => {
        const text = readFileSync(join(folder, path), 'utf8')
        const given = pathOfSlug(path, text) ?? (hasIds ? pathOfId(path, text) : null)
        if (given === null || (stemOf(given) !== stemOf(path) && taken.has(stemOf(given)))) return []
        taken.add(stemOf(given))
        return [[path, given] as const]
      }),
  )
}

function copiesOf(
  files: readonly string[],
  partials: ReadonlySet<string>,
  slugs: ReadonlyMap<string, string>,
): readonly Copy[] {
  const wanted = (from: string) => slugs.get(from) ?? from
  const names = pageNames(files.map(wanted))
  const taken = new Set<string>()
  return files.map((from) => {
    const name = names.get(wanted(from)) ?? from
    if (!partials.has(from)) return { from, to: `content/pages/${name}` }
    const plain = name.replace(/_+(?=[^/]+$)/, '')
    const own = taken.has(plain) ? name : plain
    taken.add(own)
    return { from, to: `content/partials/${own}` }
  })
}

function filesOf(folder: string): readonly string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? filesBelow(folder) : []
}

/** Paths of the files below a folder, sorted. Links and hidden files are left out. */
function filesBelow(folder: string, before = ''): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
    const path = before + entry.name
    if (entry.isDirectory()) return filesBelow(join(folder, entry.name), `${path}/`)
    return entry.isFile() ? [path] : []
  })
}

/**
 * @param repository the address of the project's files; null where it is not known
 * @param titles of pages that may have none of their own, by the files that they are copied from
 * @returns what each copy holds: its bytes, with links that lead to where the other files are, and with what another tool
 *   writes otherwise as it is written here
 */
export function copiedFiles(
  root: string,
  existing: CopiedFolder,
  repository: string | null,
  titles: ReadonlyMap<string, string> = new Map(),
) {
  const outside = (path: string) => {
    if (repository === null || !existsSync(join(root, path))) return null
    return `${repository}/${picture.test(path) ? 'raw' : 'blob'}/HEAD/${encodeURI(path)}`
  }
  const withLinks = linksTo(existing, outside)
  const own = withoutLiquid(root, existing.folder)
  return existing.copies.map((copy) => {
    const bytes = readFileSync(join(root, copy.from))
    if (!isMarkdown(copy.from)) return { path: copy.to, content: plainDrawing(copy.from, bytes) ?? bytes }
    const text = bytes.toString('utf8')
    const page = { ...copy, from: fileShown(root, copy, existing, text) }
    const said = page.from === copy.from ? text : readFileSync(join(root, page.from), 'utf8')
    const whole = withOwnIncludes(
      withOwnPartials(own(withCode(said, root, page, existing)), page, existing),
      page,
      existing,
    )
    const slugless = hasSlug(copy, existing.folder, whole) ? withoutSlug(whole) : whole
    const format = copy.to.endsWith('.mdx') ? 'mdx' : 'md'
    const here = asWrittenHere(slugless, format === 'mdx')
    const titled = copy.to.startsWith('content/pages/') ? withTitle(here, titles.get(copy.from), format) : here
    const written = withLinks(titled, page)
    return { path: copy.to, content: written === text ? bytes : written }
  })
}

function withTitle(text: string, given: string | undefined, format: 'md' | 'mdx'): string {
  const own = withOwnTitle(text, format)
  return given === undefined ? own : withGivenTitle(own, given, format)
}

/** @returns the file whose text a page has: one beside the pages, where it takes that in and says nothing else */
function fileShown(root: string, { from }: Copy, { folder, copies }: CopiedFolder, text: string): string {
  const address = onlyIncluded(text)
  if (address === null || !isMarkdown(address)) return from
  const places = placesOf(address, from, folder)
  if (copies.some((copy) => places.includes(copy.from))) return from
  return places.find((path) => sizeInProject(root, path) !== null) ?? from
}

/** Code that is longer is no sample. */
const longestCode = 100_000
/** And no page shows more of it. */
const mostCode = 2_000_000

/** @returns a text with the files of the project that its code takes in: none that is hidden, and none that a link leads to */
function withCode(text: string, root: string, { from }: Copy, { folder }: CopiedFolder): string {
  let left = mostCode
  const fileOf = (address: string) => {
    for (const path of placesOf(address, from, folder)) {
      if (/(?:^|\/)(?:\.|node_modules\/)/.test(path)) continue
      const size = sizeInProject(root, path)
      if (size === null || size > Math.min(longestCode, left)) continue
      left -= size
      return readFileSync(join(root, path), 'utf8')
    }
    return null
  }
  return withOwnCodeIncludes(withOwnCodeFiles(text, fileOf), fileOf)
}

/** Whether the name of a copy is what its front matter gives as its address. */
function hasSlug({ from, to }: Copy, folder: string, text: string): boolean {
  const given = pathOfSlug(posix.relative(folder, from), text)
  return given !== null && routeOf(`content/pages/${given}`) === routeOf(to)
}
