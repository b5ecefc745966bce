import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unreadThemeFile } from '../../../compiler/diagnostics/codes/own-code.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { nearest } from '../../../compiler/formats/nearest.ts'
import { tokensFile } from '../../../compiler/model/own-code.ts'
import { frameParts } from '../../../templates/theme.ts'
import { type FoundCode, unlessGone } from './find-code.ts'
import { partsAmong } from './own-parts.ts'

/** Modules and sheets directly below `theme/`; types and tests, whose names have another dot, are for other programs. */
const candidate = /^theme\/([^/.]+)\.([jt]sx?|css)$/
const isText = /\.(?:[jt]sx?|mjs|css)$/
/** The last segment of a path that is imported, or a sheet that is named without a path. */
const imported = /(?:\/([\w.-]+)|["'(]([\w.-]+\.css))["'`)?]/g

/** What other tools call a part, where a part of ours has nearly that name and is another. */
const otherNames: ReadonlyMap<string, string> = new Map(
  ['header', 'navbar', 'nav', 'topnav', 'navigation'].map((name) => [name, 'TopBar']),
)

/**
 * @param root absolute
 * @returns what is wrong with files of `theme/` that are neither read nor imported: their authors take them for parts
 */
export function unreadFiles(root: string, found: FoundCode): readonly Diagnostic[] {
  const read = new Set([...partsAmong(found.parts), ...(found.styles === null ? [] : [found.styles])])
  if (read.size === 0 && isOfBook(root)) return []
  const unread = [...found.files.keys()].filter((path) => candidate.test(path) && !read.has(path))
  if (unread.length === 0) return []
  const names = importedNames(root, found)
  return unread
    .filter((path) => !names.has(stemOf(path)) && stemOf(path) !== 'index')
    .map((path) =>
      unreadThemeFile(
        { file: path, place: null },
        { file: path, nearest: meantBy(path, found.styles !== null), parts: frameParts },
      ),
    )
}

/** mdBook has a folder of that name for its own pages, which may be beside those that are made of them here. */
const isOfBook = (root: string) => lstatSync(join(root, 'book.toml'), { throwIfNoEntry: false })?.isFile() === true

const stemOf = (path: string) => path.replace(/^.*\//, '').replace(/\.(?:[jt]sx?|css)$/, '')

/**
 * The names, without their endings, of all that is imported anywhere: one too many only keeps a warning back. The bundler
 * knows them better, but says nothing of code that it can't compile, nor of a folder in which nothing is read.
 */
function importedNames(root: string, { files }: FoundCode): ReadonlySet<string> {
  const texts = [...files.keys()]
    .filter((path) => isText.test(path))
    .map((path) => unlessGone(() => readFileSync(join(root, path), 'utf8')) ?? '')
  return new Set(
    texts.flatMap((text) => [...text.matchAll(imported)].map(([, last, sheet]) => stemOf(last ?? sheet ?? ''))),
  )
}

function meantBy(path: string, hasStyles: boolean): string | null {
  if (path === `theme/${tokensFile}`) return tokensFile
  if (path.endsWith('.css')) return hasStyles ? null : 'theme/styles.css'
  const part = otherNames.get(stemOf(path).toLowerCase()) ?? nearest(stemOf(path), frameParts)
  return part === null ? null : `theme/${part}.tsx`
}
