import { append } from './append.ts'
import { checkTogether, type WholeSite } from './assemble/check-together.ts'
import { factsOf, type SiteFrame, type SitePage, siteFrame } from './assemble/frame.ts'
import { checkGenerated, generatedPages } from './assemble/generated-pages.ts'
import { modelPage, type PageModel } from './assemble/model-page.ts'
import { productAreas } from './assemble/product-areas.ts'
import type { DataKinds } from './data/data.ts'
import type { SiteConfig } from './data/site-config.ts'
import { diagnose } from './diagnostics/diagnose.ts'
import type { Diagnostic, Outcome } from './diagnostics/diagnostic.ts'
import type { LinkTarget, SiteView } from './site.ts'
import type { CheckedPage, ValidateInput } from './validate.ts'

/** The whole site, checked: all that rendering needs. */
export interface Site {
  readonly config: SiteConfig
  readonly view: SiteView
  readonly pages: readonly SitePage[]
  link(url: string, file: string): LinkTarget
}

export interface AssembleInput extends WholeSite {
  readonly data: DataKinds
  readonly pages: readonly CheckedPage[]
  readonly validation: ValidateInput
  /** Drafts are pages in the preview only. */
  readonly drafts: boolean
  readonly html: (markdown: string, link: (url: string) => LinkTarget) => string
}

/** Joins pages, data and navigation into a site, and checks what only the whole can tell. */
export function assemble(input: AssembleInput): Outcome<Site> {
  const { config } = input
  const diagnostics: Diagnostic[] = []
  const areas = productAreas(config)
  const written = uniqueRoutes(input.pages, diagnostics)
  const facts = new Map(written.map((page) => [page.route, factsOf(page, config, areas, input.drafts)]))
  const references = [...facts.values()].flatMap(({ reference, draft }) => (draft ? [] : (reference ?? [])))
  const navigation = new Map(input.navigation.map((file) => [file.name, file]))
  const frame = siteFrame({ ...input, facts, references, navigation })
  const made = generatedPages(input.registry, frame.view, (route) => facts.has(route))
  const generated = made.map((page) => checkGenerated(page, frame.view, input.validation))
  for (const page of generated) {
    facts.set(page.route, factsOf(page, config, areas, true))
    append(diagnostics, page.diagnostics)
  }
  const all = [...written, ...generated].sort((a, b) => (a.route < b.route ? -1 : 1))
  const models = all.map((page) => {
    const model = modelInFrame(page, frame, input.html)
    return page.source.text === '' ? withIdsOnDemand(model, () => modelInFrame(page, frame, input.html)) : model
  })
  append(diagnostics, checkTogether(models, facts, frame, input))
  const pages = models.filter(({ page }) => facts.get(page.route)?.draft !== true).map((model) => frame.place(model))
  return { value: { config, view: frame.view, pages, link: frame.link }, diagnostics }
}

/** Makes the models of a page with the site's links. */
export function modelInFrame(page: CheckedPage, frame: SiteFrame, html: AssembleInput['html']): PageModel {
  const link = (url: string) => frame.link(url, page.file)
  return modelPage(page, { site: frame.view, link, html })
}

/**
 * A site has thousands of pages made from data, each with hundreds of ids, and few of them are ever linked to: those of
 * a page are found again when a link asks for them.
 */
function withIdsOnDemand({ ids: _, ...model }: PageModel, again: () => PageModel): PageModel {
  let ids: ReadonlySet<string> | null = null
  return {
    ...model,
    get ids() {
      ids ??= again().ids
      return ids
    },
  }
}

/** Two files with one route: the later one is blamed and left out. */
export function uniqueRoutes(pages: readonly CheckedPage[], diagnostics: Diagnostic[]): readonly CheckedPage[] {
  const first = new Map<string, CheckedPage>()
  for (const page of pages) {
    const other = first.get(page.route)
    if (other === undefined) {
      first.set(page.route, page)
      continue
    }
    const related = [{ message: 'The first file', file: other.file, line: null, column: null }]
    const place = { line: 1, column: 1, endLine: 1, endColumn: 1 }
    diagnostics.push(diagnose('SP5101', { file: page.file, place, related }, page.route, other.file))
  }
  return [...first.values()]
}
