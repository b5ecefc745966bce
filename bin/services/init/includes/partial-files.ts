import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { splitFrontMatter } from '../../../../compiler/data/split-front-matter.ts'
import { titlePlaces } from '../../../../compiler/formats/markdown/heading-places.ts'
import { formatOf } from '../../../../compiler/parse/parse-body.ts'
import { isMarkdown } from '../page-names.ts'
import { includedBy, placesOf } from './own-includes.ts'

/** Other tools make no page of a file whose name begins so: it is for others to take in. Hugo's `_index.md` is a page. */
const byName = /(?:^|\/)_(?!index\.)[^/]*$/i

/**
 * @param root of the project
 * @param folder the one of the pages, from the root
 * @param files of the folder
 * @returns the files that are there for pages to take in: by their name, or because one does and they have no title
 */
export function partialFiles(root: string, folder: string, files: readonly string[]): ReadonlySet<string> {
  const texts = new Map(
    files.filter((path) => isMarkdown(path)).map((path) => [path, readFileSync(join(root, folder, path), 'utf8')]),
  )
  const partials = new Set(files.filter((path) => byName.test(path) && isMarkdown(path)))
  for (const [path, text] of texts) {
    const places = includedBy(text).flatMap((address) => placesOf(address, posix.join(folder, path), folder))
    for (const place of places) {
      const file = posix.relative(folder, place)
      if (texts.has(file) && !hasTitle(texts.get(file) ?? '', file)) partials.add(file)
    }
  }
  return partials
}

/** Whether a build would find a title: in front matter, or a heading. */
function hasTitle(text: string, file: string): boolean {
  const { yaml, body } = splitFrontMatter(text, file)
  if (yaml !== null && /^title:/m.test(yaml)) return true
  return titlePlaces(body, formatOf(file.toLowerCase())).next().done !== true
}
