import { readFrontMatter } from './data/front-matter.ts'
import { splitFrontMatter } from './data/split-front-matter.ts'
import { type ParsedPage, parseBody } from './parse/parse-body.ts'
import type { Registry } from './registry.ts'
import type { SourceFile } from './source.ts'

/** Reads a page: front matter and body. Never throws for what an author wrote. */
export function parsePage(source: SourceFile, registry: Registry): ParsedPage {
  const split = splitFrontMatter(source.text, source.path)
  const front = readFrontMatter(split, source.path)
  const body = parseBody({ path: source.path, text: split.body }, registry)
  return {
    ...body,
    frontMatter: front.value,
    usable: front.usable,
    placeOf: front.placeOf,
    diagnostics: [...split.diagnostics, ...front.diagnostics, ...body.diagnostics],
  }
}
