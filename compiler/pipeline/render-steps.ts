import { withRewrittenItems } from '../assemble/rewritten-items.ts'
import { siteStylesheet } from '../model/bundle.ts'
import { dataFile } from '../model/data-file.ts'
import { withoutExcludedAnchors } from '../model/excluded-link.ts'
import type { OutputFile } from '../model/output.ts'
import { notFoundPage } from '../render/not-found-page.tsx'
import { outputSecrets } from '../render/output-secrets.ts'
import { renderPage } from '../render/render.tsx'
import type { RenderInput } from '../render/render-input.ts'
import { siteIcons } from '../render/site-icons.ts'
import { kindOfPart } from './data-steps.ts'
import type { FactSteps } from './fact-steps.ts'
import type { Graph } from './graph.ts'
import { menuKey } from './menu-source.ts'
import type { PageSteps } from './page-steps.ts'
import { asHash, asJson } from './print.ts'
import { type Catching, catching, renderInput } from './render-with.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'
import { twinSteps } from './twin-steps.ts'
import type { World } from './world.ts'
import { writtenSteps } from './written-steps.ts'

export type RenderSteps = ReturnType<typeof renderSteps>

/** Pages as readers get them. */
export function renderSteps(
  graph: Graph,
  sources: SourceSteps,
  settings: SettingSteps,
  { frame, rewrite }: FactSteps,
  pages: PageSteps,
  world: Pick<World, 'theme' | 'client' | 'keep' | 'isExcluded' | 'rest'>,
) {
  const { step } = graph
  const { client, keep = 64, isExcluded } = world
  const caught = catching(sources, world)
  const clean = (html: string) => (isExcluded === undefined ? html : withoutExcludedAnchors(html))
  const cleanBytes = (html: Uint8Array) =>
    isExcluded === undefined ? html : Buffer.from(clean(Buffer.from(html).toString()))
  const config = step('shown settings', () => withRewrittenItems(settings.config(), rewrite), asHash)
  const menu = menuStep(graph, config, frame, world, clean)
  const input = renderInput(sources, config, frame, world, menu)
  const placed = step('placed', (route) => frame.place(pages.model(pages.subjectOf(route))), { keep })
  const { twin, markdown, searched } = twinSteps(graph, placed, input, caught, { isExcluded, keep })
  const html = step(
    'html',
    (route) => {
      const { value, diagnostics } = caught(() => renderPage(placed(route), markdown(route), input))
      const files = value.files.map((file) =>
        file.content instanceof Uint8Array && file.path.endsWith('.html')
          ? { ...file, content: cleanBytes(file.content) }
          : file,
      )
      return { diagnostics, ...value, files }
    },
    { keep },
  )
  /** What has failed while a page was rendered, and what it may not say. */
  const problems = step(
    'problems of rendering',
    (route) => {
      const { files, diagnostics } = html(route)
      const secrets = outputSecrets(files, pages.outline(pages.subjectOf(route)).file)
      return [...twin(route).diagnostics, ...searched(route).diagnostics, ...diagnostics, ...secrets]
    },
    asJson,
  )
  /** Kinds of data that a page was made from. */
  const kindsOf = (route: string): ReadonlySet<string> => {
    const subject = pages.subjectOf(route)
    const of = (name: string, at: string) => [
      ...graph.reads(name, at, 'data kind'),
      ...graph.reads(name, at, 'part of data').map(kindOfPart),
    ]
    return new Set([...of('checked', subject), ...of('model', subject), ...of('twin', route), ...of('html', route)])
  }
  const site = siteFileSteps(graph, sources, config, world, input, caught)
  return { kindsOf, placed, markdown, searched, html, problems, ...writtenSteps(graph, html), menu, ...site, client }
}

/** The sidebar that a source of a page names, where it is too large for each page. */
function menuStep(
  { step }: Graph,
  config: SettingSteps['config'],
  frame: FactSteps['frame'],
  { theme }: Pick<World, 'theme'>,
  clean: (html: string) => string,
) {
  return step(
    'menu',
    (source): OutputFile | null => {
      const { name, ...of } = menuKey(source)
      const sidebar = frame.sidebar(name)
      const html = sidebar === null ? null : (theme.menu?.(sidebar, { ...of, config: config() }) ?? null)
      return html === null ? null : dataFile('menu.json', JSON.stringify(clean(html)))
    },
    { print: (file) => file?.path ?? '' },
  )
}

/** Files that are made once for all pages. */
function siteFileSteps(
  { step }: Graph,
  sources: SourceSteps,
  config: SettingSteps['config'],
  { theme, client }: Pick<World, 'theme' | 'client'>,
  input: RenderInput,
  caught: Catching,
) {
  const notFound = step('not found', () => {
    const { value, diagnostics } = caught(() => notFoundPage(input))
    return { ...value, diagnostics }
  })
  const ownStyle = step('own style', () => {
    sources.look()
    return siteStylesheet(theme, config())
  })
  const icons = step('icons', () => siteIcons(config(), { theme, client, drawn: sources.drawnIcons }))
  return { notFound, ownStyle, icons }
}
