import { readFrontMatter } from '../data/front-matter.ts'
import { type SplitPage, splitFrontMatter } from '../data/split-front-matter.ts'
import { frontMatterInPartial } from '../diagnostics/codes/front-matter.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { conflictFault, conflictsIn } from '../formats/markdown/conflict-markers.ts'
import type { ParseMarkdown } from '../formats/markdown/parsed.ts'
import type { MarkdownReader } from '../formats/markdown/parts/read-ahead.ts'
import { LineIndex, type SourceFile } from '../formats/source.ts'
import type { Registry } from '../model/registry.ts'
import { firstHeading } from './first-heading.ts'
import { formatOf, type ParsedPage, parseBody, readBodyAhead } from './parse-body.ts'
import type { Variables } from './props.ts'

/**
 * Reads a page: front matter and body. Never throws for what an author wrote.
 *
 * @param variables values of the site, which the heading that gives the title may hold
 */
export function parsePage(
  source: SourceFile,
  registry: Registry,
  variables: Variables,
  parse: ParseMarkdown,
): ParsedPage {
  const split = splitFrontMatter(source.text, source.path)
  const conflict = conflictInFrontMatter(split, source)
  const front = readFrontMatter(conflict === null ? split : { ...split, broken: true }, source.path, () =>
    firstHeading(split.body, { format: formatOf(source.path), variables, parse }),
  )
  const body = parseBody({ path: source.path, text: split.body }, registry, parse)
  return {
    ...body,
    frontMatter: front.value,
    usable: front.usable,
    isTitledByHeading: front.isTitledByHeading,
    placeOf: front.placeOf,
    diagnostics: [
      ...split.diagnostics,
      ...(conflict === null ? [] : [conflict]),
      ...front.diagnostics,
      ...body.diagnostics,
    ],
  }
}

/** Reads the body of a page ahead, as `parsePage` is about to ask for it. @param turn called between two parts, and waited for */
export function readPageAhead(
  source: SourceFile,
  registry: Registry,
  reader: Pick<MarkdownReader, 'ahead'>,
  turn: () => Promise<void>,
): Promise<void> {
  const { body: text } = splitFrontMatter(source.text, source.path)
  return readBodyAhead({ path: source.path, text }, registry, reader, turn)
}

/** Lines of markers are no YAML: they are reported as what they are. */
function conflictInFrontMatter({ yaml, yamlOffset }: SplitPage, { path: file, text }: SourceFile): Diagnostic | null {
  if (yaml === null) return null
  const conflict = conflictsIn(text.slice(0, yamlOffset + yaml.length))[0]
  if (conflict === undefined) return null
  return conflictFault(conflict, { file, text, lines: new LineIndex(text), related: [] }, 'error')
}

/**
 * Reads a partial: a body alone. Front matter has no meaning there; it is left out, with a warning, because its lines
 * would become a heading of every page that includes the partial. Never throws for what an author wrote.
 */
export function parsePartial(source: SourceFile, registry: Registry, parse: ParseMarkdown): ParsedPage {
  const { yaml, yamlOffset, body } = splitFrontMatter(source.text, source.path)
  // A partial may begin with a thematic break as well: only what has a key is front matter.
  if (yaml === null || !/^\s*["']?[\w-]+["']?[ \t]*:(?:\s|$)/.test(yaml.replace(/^[ \t]*#.*/gm, '')))
    return parseBody(source, registry, parse)
  const parsed = parseBody({ path: source.path, text: body }, registry, parse)
  const place = parsed.lines.place(0, source.text.slice(0, yamlOffset).trimEnd().length)
  return { ...parsed, diagnostics: [frontMatterInPartial({ file: source.path, place }), ...parsed.diagnostics] }
}
