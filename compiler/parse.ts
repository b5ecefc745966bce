import { readFrontMatter } from './data/front-matter.ts'
import { splitFrontMatter } from './data/split-front-matter.ts'
import { diagnose } from './diagnostics/diagnose.ts'
import type { ParseMarkdown } from './markdown/parse-markdown.ts'
import { type ParsedPage, parseBody } from './parse/parse-body.ts'
import type { Registry } from './registry.ts'
import type { SourceFile } from './source.ts'

/** Reads a page: front matter and body. Never throws for what an author wrote. */
export function parsePage(source: SourceFile, registry: Registry, parse?: ParseMarkdown): ParsedPage {
  const split = splitFrontMatter(source.text, source.path)
  const front = readFrontMatter(split, source.path)
  const body = parseBody({ path: source.path, text: split.body }, registry, parse)
  return {
    ...body,
    frontMatter: front.value,
    usable: front.usable,
    placeOf: front.placeOf,
    diagnostics: [...split.diagnostics, ...front.diagnostics, ...body.diagnostics],
  }
}

/**
 * Reads a partial: a body alone. Front matter has no meaning there; it is left out, with a warning, because its lines
 * would become a heading of every page that includes the partial. Never throws for what an author wrote.
 */
export function parsePartial(source: SourceFile, registry: Registry, parse?: ParseMarkdown): ParsedPage {
  const { yaml, yamlOffset, body } = splitFrontMatter(source.text, source.path)
  // A partial may begin with a thematic break as well: only what has a key is front matter.
  if (yaml === null || !/^\s*(?:#.*\s+)*["']?[\w-]+["']?[ \t]*:(?:\s|$)/.test(yaml))
    return parseBody(source, registry, parse)
  const parsed = parseBody({ path: source.path, text: body }, registry, parse)
  const place = parsed.lines.place(0, source.text.slice(0, yamlOffset).trimEnd().length)
  return { ...parsed, diagnostics: [diagnose('SP1244', { file: source.path, place }), ...parsed.diagnostics] }
}
