import { splitFrontMatter } from '../../../../compiler/data/split-front-matter.ts'
import type { ParseMarkdown } from '../../../../compiler/formats/markdown/parsed.ts'
import { memberOf } from '../../../../compiler/formats/members.ts'
import { parseYaml } from '../../../../compiler/formats/yaml/parse-yaml.ts'
import { firstHeading } from '../../../../compiler/parse/first-heading.ts'
import { formatOf } from '../../../../compiler/parse/parse-body.ts'

/** @returns the title of a page as a build would find it; null where it has none */
export function pageTitle(text: string, file: string, parse: ParseMarkdown): string | null {
  const { yaml, body } = splitFrontMatter(text, file)
  const given = yaml === null ? undefined : memberOf(parseYaml(yaml, { file }).value?.value, 'title')
  if (typeof given === 'string' && given.trim() !== '') return given
  return firstHeading(body, { format: formatOf(file), variables: () => undefined, parse })
}
