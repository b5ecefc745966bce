import { sidebarNameKeys } from '../../../../compiler/data/foreign-keys.ts'
import { splitFrontMatter } from '../../../../compiler/data/split-front-matter.ts'
import type { ParseMarkdown } from '../../../../compiler/formats/markdown/parsed.ts'
import { valueAt } from '../../../../compiler/formats/members.ts'
import { firstHeading } from '../../../../compiler/parse/first-heading.ts'
import { formatOf } from '../../../../compiler/parse/parse-body.ts'
import { saidText } from './chapters.ts'
import { frontMatterOf } from './page-places.ts'

const names = [...sidebarNameKeys.map((key) => [key]), ['sidebar', 'label'], ['title']]

/** @returns what a sidebar calls a page: the name that its front matter gives for that, else its title; null where it has none */
export function shownTitle(text: string, file: string, parse: ParseMarkdown): string | null {
  const values = frontMatterOf(text, file)
  const given = names.map((path) => saidText(valueAt(values, path))).find((name) => name !== null)
  if (given != null) return given
  const { body } = splitFrontMatter(text, file)
  return firstHeading(body, { format: formatOf(file), variables: () => undefined, parse })
}
