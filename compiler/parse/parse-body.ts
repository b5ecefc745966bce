import type { Root } from 'mdast'
import type { FrontMatter } from '../data/front-matter.ts'
import { pageTooLarge } from '../diagnostics/codes/blocks.ts'
import { tooComplexPage } from '../diagnostics/codes/markdown.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { conflictFault, conflictsIn } from '../formats/markdown/conflict-markers.ts'
import { complexity } from '../formats/markdown/limits/complexity.ts'
import { maskCode } from '../formats/markdown/mask-code.ts'
import type { ParseMarkdown } from '../formats/markdown/parsed.ts'
import type { MarkdownReader } from '../formats/markdown/parts/read-ahead.ts'
import { syntaxError } from '../formats/markdown/syntax-errors/syntax-error.ts'
import { LineIndex, type SourceFile } from '../formats/source.ts'
import type { PropertyPath } from '../model/public-block.ts'
import type { Registry } from '../model/registry.ts'
import { includesText, tooManyIncludes } from './many-includes.ts'
import { type Lacking, readAsMeant } from './read-as-meant.ts'
import { toBlocks } from './to-blocks.ts'

/** A page or a partial as it was written. */
export interface ParsedPage {
  readonly file: string
  readonly format: 'md' | 'mdx'
  /** The source with front matter blanked: offsets are those of the file. */
  readonly text: string
  readonly lines: LineIndex
  /** Null for a partial, and for a page whose front matter is wrong. */
  readonly frontMatter: FrontMatter | null
  /** Ids of headings are not what their author wrote. */
  readonly hidesAnchors?: boolean
  /** What was left out to read on behind a syntax fault; absent where nothing was. */
  readonly lacks?: Lacking
  /** The keys of the front matter that are right. */
  readonly usable: Partial<FrontMatter>
  /** The title is the first level-1 heading of the body. */
  readonly isTitledByHeading?: boolean
  placeOf(path: PropertyPath, want?: 'key' | 'value'): Place | null
  /** mdast with blocks as nodes of one kind; null where a syntax error ended the reading. The next stage owns it. */
  readonly tree: Root | null
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reads a page's body ahead, if anybody will.
 *
 * @param turn called between two parts of a long one, and waited for
 */
export async function readBodyAhead(
  source: SourceFile,
  registry: Registry,
  { ahead }: Pick<MarkdownReader, 'ahead'>,
  turn: () => Promise<void>,
): Promise<void> {
  const { path: file, text } = source
  if (refusalOf(source, registry, () => new LineIndex(text)) === null) await ahead(text, formatOf(file), turn)
}

/**
 * Reads Markdown or MDX without front matter: a partial, or what follows a page's. Never throws for what an author wrote.
 */
export function parseBody(source: SourceFile, registry: Registry, parse: ParseMarkdown): ParsedPage {
  const { path: file, text } = source
  const format = formatOf(file)
  const lines = new LineIndex(text)
  const page = { file, format, text, lines, frontMatter: null, usable: {}, placeOf: () => null } as const
  const { byName: blocks } = registry
  const refusal = refusalOf(source, registry, () => lines)
  if (refusal !== null) return { tree: null, diagnostics: [refusal], ...page }
  const read = readAsMeant(
    page,
    parse,
    (fault, text) => conflictAt(fault.offset, page) ?? syntaxError({ fault, file, text, lines, blocks }),
  )
  if (read.tree !== null) toBlocks(read.tree, read.text, registry)
  return { ...page, ...read }
}

/** @returns why nobody is to read a body; null where somebody may */
function refusalOf({ path: file, text }: SourceFile, registry: Registry, lines: () => LineIndex): Diagnostic | null {
  const format = formatOf(file)
  const tooComplex = complexity(text, format)
  if (tooComplex !== null) {
    const place = lines().place(tooComplex.offset, tooComplex.offset + 1)
    return tooComplexPage({ file, place }, { what: tooComplex.what })
  }
  const include = tooManyIncludes(text, format, registry)
  if (include === null) return null
  const place = lines().place(include, include + 1)
  return pageTooLarge({ file, place }, { most: includesText() })
}

/** Where the parser stumbles over a merge that was not finished, that is what is reported. */
function conflictAt(offset: number | null, page: Pick<ParsedPage, 'file' | 'text' | 'lines'>): Diagnostic | null {
  const conflict = conflictsIn(maskCode(page.text)).find(
    ({ start, end }) => offset === null || (start <= offset && offset <= end),
  )
  return conflict === undefined ? null : conflictFault(conflict, { ...page, related: [] }, 'error')
}

/** @returns how a file is read, by its extension */
export function formatOf(file: string): 'md' | 'mdx' {
  return file.endsWith('.mdx') ? 'mdx' : 'md'
}
