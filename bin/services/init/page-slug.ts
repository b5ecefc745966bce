import { posix } from 'node:path'
import { isIndex } from './page-names.ts'

/** The address that a page gives itself, in its front matter. */
const slug = /^---\r?\n(?:(?!---)[^\n]*\n)*?(?:slug|permalink):[ \t]*(["']?)([\w/.-]+)\1[ \t]*\r?\n/

/**
 * @param path of a file of pages, from their folder
 * @returns the path that gives a page the address that its front matter gives it: from the folder of the file, or from that of
 *   the pages after a slash. Null where it gives none, or one that is not a path of plain words
 */
export function pathOfSlug(path: string, text: string): string | null {
  const [, , given] = slug.exec(text) ?? []
  if (given === undefined || /(?:^|\/)\.\.?(?:\/|$)|\/\/|:/.test(given)) return null
  const ending = posix.extname(path)
  const whole = given.startsWith('/') ? given.slice(1) : posix.join(posix.dirname(path), given)
  const plain = whole.replace(/(?:^|\/)index\.html?$|\.html?$|\/$/, '')
  return plain === '' || plain === '.' ? `index${ending}` : `${plain}${ending}`
}

/** A number that Docusaurus puts files in order by. */
export const numbered = /^\d+ *[-_.]+ *(?=[^\d\s])/

/** @returns the name of a file or a folder without it */
export const unnumbered = (name: string) => name.replace(numbered, '')

const id = /^---\r?\n(?:(?!---)[^\n]*\n)*?id:[ \t]*(["']?)(\w[\w.-]*)\1[ \t]*\r?\n/

/**
 * @returns the path that gives a page the address that Docusaurus gives it: its `id` in place of the last part, and no numbers.
 *   Null where that is its own
 */
export function pathOfId(path: string, text: string): string | null {
  const { dir, name, ext } = posix.parse(path)
  const given = id.exec(text)?.[2]
  const folders = dir.split('/').map(unnumbered)
  const whole = posix.join(...folders, (isIndex(path) ? undefined : given) ?? unnumbered(name)) + ext
  return whole === path ? null : whole
}

/** @returns the text of a page without the address in its front matter, which its file has */
export function withoutSlug(text: string): string {
  return text.replace(slug, (all) => all.replace(/(?<=\n)(?:slug|permalink):[^\n]*\n$/, ''))
}
