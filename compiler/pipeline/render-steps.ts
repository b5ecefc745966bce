import { withRewrittenItems } from '../assemble/rewritten-items.ts'
import { slowToCompile } from '../diagnostics/codes/file-texts.ts'
import { type Diagnostic, nowhere } from '../diagnostics/diagnostic.ts'
import { sha256 } from '../formats/hash.ts'
import { dataFile, siteStylesheet } from '../model/data-file.ts'
import { earlyScript } from '../model/early-script.ts'
import { withoutExcludedAnchors } from '../model/excluded-link.ts'
import { type OutputFile, type TextFile, textIn } from '../model/output.ts'
import { notFoundFile, notFoundRoute } from '../model/routes.ts'
import { notFoundPage } from '../render/not-found-page.tsx'
import { outputSecrets } from '../render/output-secrets.ts'
import { renderPage } from '../render/render.tsx'
import type { RenderInput } from '../render/render-input.ts'
import { siteIcons } from '../render/site-icons.ts'
import { kindOfPart } from './data-steps.ts'
import type { FactSteps } from './fact-steps.ts'
import type { Graph } from './graph/graph.ts'
import { earlyLanguage, menuKey } from './made-sources.ts'
import type { PageGroups, PageSteps } from './page-steps.ts'
import { asHash, asJson } from './print.ts'
import { type Catching, catching, renderInput } from './render-with.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'
import { twinSteps } from './twin-steps.ts'
import type { World } from './world.ts'
import type { PageOutput } from './written-page.ts'
import { writtenSteps } from './written-steps.ts'

export type RenderSteps = ReturnType<typeof renderSteps>

/** Pages as readers get them. */
export function renderSteps(
  graph: Graph,
  { sources, settings, facts, pages }: Pick<PageGroups, 'sources' | 'settings' | 'facts' | 'pages'>,
  world: Pick<World, 'theme' | 'client' | 'fast' | 'keep' | 'isExcluded' | 'rest'>,
) {
  const { step } = graph
  const { frame, rewrite } = facts
  const { client, keep = 64, isExcluded } = world
  const caught = catching(sources, world)
  const clean = (html: string) => (isExcluded === undefined ? html : withoutExcludedAnchors(html))
  const cleanFile = (file: OutputFile): OutputFile =>
    isExcluded === undefined || typeof file.content === 'string' || !file.path.endsWith('.html')
      ? file
      : { ...file, content: Buffer.from(clean(textIn(file.content) ?? '')) }
  const config = step('shown settings', () => withRewrittenItems(settings.config(), rewrite), asHash)
  const shared = sharedSteps(graph, config, frame, world, clean)
  const input = renderInput(sources, config, frame, world, shared)
  const placed = step('placed', (route) => frame.place(pages.model(pages.subjectOf(route))), { keep })
  const { twin, markdown, searched } = twinSteps(graph, placed, input, caught, { isExcluded, keep })
  const html = step(
    'html',
    (route) => {
      const { value, diagnostics } = caught(() => renderPage(placed(route), markdown(route), input))
      return { diagnostics, ...value, files: value.files.map(cleanFile) }
    },
    { keep },
  )
  /** What has failed while a page was rendered, and what it may not say. */
  const problems = step(
    'problems of rendering',
    (route) => {
      const { files, shared, diagnostics } = html(route)
      // A sidebar says nothing that its pages don't.
      const settings = shared.filter(({ source }) => earlyLanguage(source) !== null).map(({ file }) => file)
      const { file } = pages.outline(pages.subjectOf(route))
      const thrown = [...twin(route).diagnostics, ...searched(route).diagnostics, ...diagnostics]
      return [...thrown.map((one) => thrownOn(file, one)), ...outputSecrets([...files, ...settings], file)]
    },
    asJson,
  )
  const kindsOf = kindsReader(graph, pages)
  const site = siteFileSteps(graph, sources, input, caught)
  const written = writtenSteps(
    graph,
    (subject) => (subject === notFoundFile ? site.notFound() : html(subject)),
    world.rest,
  )
  return { kindsOf, placed, markdown, searched, html, problems, ...written, ...shared, ...site, client }
}

/** What the site's code throws is told where it stands: only the page tells which use of it has. */
function thrownOn(page: string, one: Diagnostic): Diagnostic {
  return { ...one, related: [...one.related, { message: 'Thrown on this page', file: page, line: null, column: null }] }
}

/** @returns what tells the kinds of data that a page was made from */
function kindsReader(graph: Graph, pages: PageSteps): (route: string) => ReadonlySet<string> {
  return (route) => {
    const subject = pages.subjectOf(route)
    const of = (name: string, at: string) => [
      ...graph.reads(name, at, 'data kind'),
      ...graph.reads(name, at, 'part of data').map(kindOfPart),
    ]
    return new Set([...of('checked', subject), ...of('model', subject), ...of('twin', route), ...of('html', route)])
  }
}

/** Files that sources of pages name: sidebars that are too large for each page, and the first script. */
function sharedSteps(
  { step }: Graph,
  config: SettingSteps['config'],
  frame: FactSteps['frame'],
  { theme, client }: Pick<World, 'theme' | 'client'>,
  clean: (html: string) => string,
) {
  const menu = step(
    'menu',
    (source): TextFile | null => {
      const key = menuKey(source)
      if (key === null) return null
      const { name, ...of } = key
      const sidebar = frame.sidebar(name)
      const html = sidebar === null ? null : (theme.menu?.(sidebar, { ...of, config: config() }) ?? null)
      return html === null ? null : dataFile('menu.json', JSON.stringify(clean(html)))
    },
    { print: (file) => file?.path ?? '' },
  )
  /** The same without the text, which nobody asks for where the file is published already. */
  const menuFile = step('menu file', (source) => factsOf(menu(source)), asJson)
  const early = step('early script', (lang) => earlyScript(theme, { config: config(), lang, client }), {
    print: ({ file }) => file.path,
  })
  const sharedFile = (source: string): OutputFile | null => {
    const lang = earlyLanguage(source)
    if (lang !== null) return early(lang).file
    const facts = menuFile(source)
    if (facts === null) return null
    const { path, size, hash } = facts
    return { path, content: { size, hash, bytes: () => bytesOf(menu(source)) } }
  }
  return { menu, early, sharedFile }
}

function factsOf(file: TextFile | null): PageOutput['files'][number] | null {
  const content = bytesOf(file)
  return file === null ? null : { path: file.path, size: content.length, hash: sha256(content) }
}

function bytesOf(file: TextFile | null): Buffer {
  return Buffer.from(file?.content ?? '')
}

/** Files that are made once for all pages. */
function siteFileSteps({ step }: Graph, sources: SourceSteps, input: RenderInput, caught: Catching) {
  const { theme, client, site } = input
  const notFound = step('not found', () => {
    const seconds = sources.slowRoutes().get(notFoundRoute)
    if (seconds !== undefined) {
      const slow = slowToCompile(nowhere, { seconds, route: notFoundRoute, isOwnCode: true })
      return { files: [], sources: new Set<string>(), shared: [], diagnostics: [slow] }
    }
    const { value, diagnostics } = caught(() => notFoundPage(input))
    return { ...value, diagnostics }
  })
  const ownStyle = step('own style', () => {
    sources.look()
    return siteStylesheet(theme, site.config)
  })
  const icons = step('icons', () => siteIcons(site.config, { theme, client, drawn: sources.drawnIcons }))
  return { notFound, ownStyle, icons }
}
