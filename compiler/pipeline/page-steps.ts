import { checkGenerated } from '../assemble/generated-pages.ts'
import { modelPage } from '../assemble/model-page.ts'
import { outlineOf, type PageOutline } from '../assemble/outline.ts'
import { summaryOf } from '../assemble/page-summary.ts'
import { readOutline, storedOutline } from '../assemble/stored-outline.ts'
import { type Diagnostic, hasError } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/packed.ts'
import { codeInData } from '../formats/markdown/code/code-in-data.ts'
import { highlightMemory } from '../formats/markdown/code/highlight.ts'
import { withoutAllowed } from '../read/allowed-secrets.ts'
import { createDataMarkdown } from '../render/data-markdown.ts'
import { checkPage } from '../validate/check-page.ts'
import { dropExcludedLinks } from '../validate/excluded-links.ts'
import type { CheckedPage } from '../validate/validate.ts'
import type { FactGroups, FactSteps } from './fact-steps.ts'
import type { Graph } from './graph/graph.ts'
import { linkSteps } from './link-steps.ts'
import { asBriefFindings } from './print.ts'
import type { SettingSteps } from './setting-steps.ts'
import { valuesOfPage } from './values-of-page.ts'
import type { World } from './world.ts'

export type PageSteps = ReturnType<typeof pageSteps>

export interface PageGroups extends FactGroups {
  readonly pages: PageSteps
}

/** A page, and what is wrong with it by itself. */
export interface Checked {
  readonly page: CheckedPage
  readonly diagnostics: Iterable<Diagnostic>
}

/** Pages that are remembered with their trees, which are a hundred times as large as all else. */
const trees = 64

/** Outlines that stay in memory: checks of the whole site ask for each once or twice, in order, and for those that links lead to. */
const outlines = 512

/**
 * Pages, each by itself and then by its links. A page is asked for by its file or, where it is made from data, by its route:
 * of two files with one route both are checked.
 */
export function pageSteps(
  graph: Graph,
  groups: Pick<FactGroups, 'sources' | 'settings' | 'facts'>,
  { onPage, isExcluded, fast, keep = trees }: World,
) {
  const { step } = graph
  const { sources, settings, facts } = groups
  const { data } = settings
  const { frame } = facts
  const checked = checkedStep(graph, groups, { onPage, isExcluded, keep })
  const dataMarkdown = createDataMarkdown(fast)
  // As for a page's own text: who asks for another parser wants to see what it makes.
  const html: typeof dataMarkdown = (markdown, link) => {
    sources.parser()
    return dataMarkdown(markdown, link)
  }
  const known = highlightMemory()
  const code = (text: string, language: string, coloured?: boolean) => codeInData(text, language, coloured, known)
  const model = step(
    'model',
    (page) => {
      const one = checked(page).page
      const link = (url: string) => frame.link(url, one.file, one.links)
      return modelPage(one, { site: frame.view, link, html, code })
    },
    { keep },
  )
  /** Pages that are only reported on: the trees are the outline's own, and go before it is written for the store. */
  const reported = new Set<string>()
  const outline = outlineStep(graph, settings, facts, (page) => {
    const made = outlineOf(model(page), checked(page).diagnostics, data.originOf)
    if (reported.has(page)) graph.release(valuesOfPage.trees)
    return made
  })
  /** Makes the outline of a page whose trees nobody asks for after it. */
  const finish = (page: string) => {
    reported.add(page)
    outline(page)
  }
  const summary = step('summary', (page) => summaryOf(outline(page)), asBriefFindings)
  /** Whether a page has an error by itself. */
  const isFaulty = (page: string) => hasError(summary(page).diagnostics)

  const subjectOf = (route: string) => facts.fileAt(route) ?? route
  const links = linkSteps(graph, groups, (route) => outline(subjectOf(route)), outline)
  return { checked, model, outline, summary, isFaulty, finish, ...links, subjectOf, data }
}

/** @param make the outline of a page, which is read back from the store where it lies there */
function outlineStep(
  { step }: Graph,
  { data, validation }: SettingSteps,
  { generatedAt }: FactSteps,
  make: (page: string) => PageOutline,
) {
  /** Where an address is in the record that a page is made from; null for a page with a file. */
  const placeOfLink = (page: string, url: string) => {
    const record = generatedAt(page)?.record
    return (record === undefined ? null : data.originOf(record)?.placeOfLink(url)) ?? null
  }
  return step('outline', make, {
    keepStored: outlines,
    stored: {
      encode: (one) => JSON.stringify(storedOutline(one)),
      decode: (bytes, page) =>
        readOutline(JSON.parse(bytes.toString('utf8')), validation.registry, (url) => placeOfLink(page, url)),
    },
  })
}

/** Each page held against the contracts of its blocks. */
function checkedStep(
  { step }: Graph,
  { sources, settings, facts }: Pick<FactGroups, 'sources' | 'settings' | 'facts'>,
  { onPage, isExcluded, keep }: Pick<World, 'onPage' | 'isExcluded' | 'keep'>,
) {
  const { config, validation } = settings
  const { frame, generatedAt } = facts
  /** The page without links to what the output excludes. */
  const withoutExcluded = <Page extends CheckedPage>(page: Page): Page => {
    if (isExcluded !== undefined) dropExcludedLinks(page, (url) => isExcluded(url, page.file))
    return page
  }
  const checkRoute = (route: string): Checked => {
    const made = generatedAt(route)
    if (made === null) throw new Error(`No data makes a page at ${route}`)
    const page = withoutExcluded(checkGenerated(made, frame.view, validation))
    return { page, diagnostics: page.diagnostics }
  }
  const checkFile = (path: string): Checked => {
    const { file, diagnostics } = sources.text(path)
    const { page, diagnostics: found } = checkPage(file ?? { path, text: '' }, validation)
    // What can't be read is no page without a title: what the reading found says it all.
    if (file === null) return { page: { ...page, tree: null }, diagnostics }
    return {
      page: withoutExcluded(page),
      diagnostics: Findings.of(
        withoutAllowed(diagnostics, () => config().allow.secrets),
        found,
      ),
    }
  }
  return step(
    'checked',
    (page) => {
      onPage?.(page)
      return page.startsWith('/') ? checkRoute(page) : checkFile(page)
    },
    { keep },
  )
}
