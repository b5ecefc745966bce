import { posix } from 'node:path'

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

/** @returns the text of a page without the address in its front matter, which its file has */
export function withoutSlug(text: string): string {
  return text.replace(slug, (all) => all.replace(/(?<=\n)(?:slug|permalink):[^\n]*\n$/, ''))
}
