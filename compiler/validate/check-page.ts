import { quotedSiteValue } from '../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/packed.ts'
import type { ParseMarkdown } from '../formats/markdown/parsed.ts'
import type { SourceFile } from '../formats/source.ts'
import { frontMatterRedirects, type RedirectRecord } from '../model/redirect.ts'
import { routeOf } from '../model/routes.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parse-body.ts'
import type { LinkUse } from './checked-tree.ts'
import { isProtected, protectionOf, withProtection } from './protection.ts'
import { quotedPath } from './quoted-values.ts'
import { type CheckedPage, validatePage } from './validate.ts'
import type { ValidateInput } from './validate-input.ts'

/** Front matter that is wrong has been reported; its page still is in the link graph. */
export const untitled = { layout: 'doc', toc: true, search: true, draft: false } as const

/** What reading and checking a page depends on besides the page. */
export interface PageInput extends ValidateInput {
  readonly parse: ParseMarkdown
}

/**
 * Reads a page and holds it against the contracts.
 *
 * @returns the page, and all that is wrong with it, as far as it can be known without the other pages
 */
export function checkPage(
  source: SourceFile,
  input: PageInput,
): { readonly page: CheckedPage; readonly diagnostics: Iterable<Diagnostic> } {
  const parsed = parsePage(source, input.registry, input.variables, input.parse)
  const written = parsed.frontMatter ?? { ...untitled, title: source.path, ...parsed.usable }
  const { registry, partials, variables } = input
  const protection = protectionOf(parsed.tree, registry, variables)
  const frontMatter = withProtection(written, isProtected(protection, registry, partials, variables))
  // Who has put the callout somewhere needs no second one at the top.
  const validated = validatePage(parsed, routeOf(source.path), written, input)
  const page = {
    ...validated,
    links: [...validated.links, ...pictureOf(written.image, source.path, validated)],
    ...(parsed.frontMatter === null ? { isGuessed: true as const } : {}),
    frontMatter,
  }
  return { page, diagnostics: Findings.of(parsed.diagnostics, quotedIn(parsed, source.path), page.diagnostics) }
}

/** Front matter holds texts alone; a title that is a heading holds values of the site. */
function quotedIn({ frontMatter, isTitledByHeading, placeOf }: ParsedPage, file: string): readonly Diagnostic[] {
  const { title, description } = frontMatter ?? {}
  return Object.entries({ title: isTitledByHeading ? undefined : title, description }).flatMap(([key, text = '']) => {
    const path = quotedPath(text)
    return path === null ? [] : [quotedSiteValue({ file, place: placeOf([key]) }, { path, right: null })]
  })
}

/** The picture of link previews is checked as every image is. */
function pictureOf(url: string | undefined, file: string, { placeOf }: CheckedPage): readonly LinkUse[] {
  return url === undefined ? [] : [{ url, kind: 'picture', file, place: placeOf(['image']), related: [] }]
}

/**
 * Checks a partial as if it were a page: one that no page shows, so that its mistakes don't wait for its first use, or one that
 * no page takes in as long as its syntax is wrong.
 *
 * @returns what is wrong besides what reading it has found
 */
export function checkPartial(name: string, partial: ParsedPage, input: ValidateInput): Iterable<Diagnostic> {
  return validatePage(partial, `/${name}`, { ...untitled, title: name }, input, 'anything').diagnostics
}

/** @returns what `redirect_from` of a page means, each at its place */
export function redirectsTo(
  page: Pick<CheckedPage, 'route' | 'file' | 'frontMatter' | 'placeOf'>,
): readonly RedirectRecord[] {
  const from = page.frontMatter.redirect_from ?? []
  const placed = from.map((path, index) => ({
    path,
    place: page.placeOf(['redirect_from', index]) ?? page.placeOf(['redirect_from']),
  }))
  return frontMatterRedirects(page, placed)
}
