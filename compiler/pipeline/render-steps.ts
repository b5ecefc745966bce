import { hashOf as hashOfBytes } from '../emit/journal.ts'
import { siteStylesheet } from '../model/bundle.ts'
import { dataFile } from '../model/data-file.ts'
import { withoutExcludedAnchors, withoutExcludedLinks } from '../model/excluded-link.ts'
import type { OutputFile } from '../model/output.ts'
import type { Caught } from '../model/theme.ts'
import { outputSecrets } from '../render/output-secrets.ts'
import {
  notFoundPage,
  pageMarkdown,
  type RenderedPage,
  type RenderInput,
  renderPage,
  searchedText,
} from '../render/render.tsx'
import { createRenderCache } from '../render/render-cache.ts'
import { siteIcons } from '../render/site-icons.ts'
import { kindOfPart } from './data-steps.ts'
import type { FactSteps } from './fact-steps.ts'
import type { Graph } from './graph.ts'
import { menuKey, menuSource } from './menu-source.ts'
import type { PageSteps } from './page-steps.ts'
import { asJson, hashOf } from './print.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'
import type { World } from './world.ts'
import { bytesOf, type PageOutput, packWritten, unpackWritten, type WrittenPage } from './written-page.ts'

export type RenderSteps = ReturnType<typeof renderSteps>

/** Pages as readers get them. */
export function renderSteps(
  graph: Graph,
  sources: SourceSteps,
  { config }: SettingSteps,
  { frame }: FactSteps,
  pages: PageSteps,
  world: Pick<World, 'theme' | 'client' | 'keep' | 'isExcluded'>,
) {
  const { step } = graph
  const { theme, client, keep = 64 } = world
  const caught = <Value>(render: () => Value): Caught<Value> => {
    sources.look()
    return theme.caught?.(render) ?? { value: render(), diagnostics: [] }
  }
  const input = renderInput(sources, config, frame, world, (source) => menu(source))
  const told = (text: string, without: (text: string) => string) =>
    world.isExcluded === undefined ? text : without(text)
  const placed = step('placed', (route) => frame.place(pages.model(pages.subjectOf(route))), { keep })
  const twin = step('twin', (route) => caught(() => told(pageMarkdown(placed(route), input), withoutExcludedLinks)), {
    keep,
  })
  const markdown = step('markdown', (route) => twin(route).value, { keep, print: hashOf })
  /** What search reads of a page. */
  const searched = step(
    'searched',
    (route) => told(caught(() => searchedText(placed(route), markdown(route), input)).value, withoutExcludedLinks),
    {
      keep,
      print: hashOf,
    },
  )
  const html = step(
    'html',
    (route) => {
      const { value, diagnostics } = caught(() => renderPage(placed(route), markdown(route), input))
      const files = value.files.map((file) =>
        typeof file.content === 'string' && file.path.endsWith('.html')
          ? { ...file, content: told(file.content, withoutExcludedAnchors) }
          : file,
      )
      return { ...value, files, diagnostics }
    },
    { keep },
  )
  /** What has failed while a page was rendered, and what it may not say. */
  const problems = step(
    'problems of rendering',
    (route) => {
      const { files, diagnostics } = html(route)
      const secrets = outputSecrets(files, pages.outline(pages.subjectOf(route)).file)
      return [...twin(route).diagnostics, ...diagnostics, ...secrets]
    },
    asJson,
  )
  /** The sidebar that a source of a page names, where it is too large for each page. */
  const menu = step(
    'menu',
    (source): OutputFile | null => {
      const { name, ...of } = menuKey(source)
      const sidebar = frame.sidebar(name)
      const html = sidebar === null ? null : (theme.menu?.(sidebar, { ...of, config: config() }) ?? null)
      return html === null ? null : dataFile('menu.json', JSON.stringify(told(html, withoutExcludedAnchors)))
    },
    { print: (file) => file?.path ?? '' },
  )
  const notFound = step('not found', () => {
    const { value, diagnostics } = caught(() => notFoundPage(input))
    return { ...value, diagnostics }
  })
  const ownStyle = step('own style', () => {
    sources.look()
    return siteStylesheet(theme, config())
  })
  const icons = step('icons', () => siteIcons(config(), { theme, client, drawn: sources.drawnIcons }))
  const { written, output } = writtenSteps(graph, html)
  /** Kinds of data that a page was made from. */
  const kindsOf = (route: string): ReadonlySet<string> => {
    const subject = pages.subjectOf(route)
    const of = (name: string, asked: string) => [
      ...graph.reads(name, asked, 'data kind'),
      ...graph.reads(name, asked, 'part of data').map(kindOfPart),
    ]
    return new Set([...of('checked', subject), ...of('model', subject), ...of('twin', route), ...of('html', route)])
  }
  return {
    kindsOf,
    placed,
    markdown,
    searched,
    html,
    problems,
    written,
    output,
    menu,
    notFound,
    ownStyle,
    icons,
    client,
  }
}

/** What is written of a page, and what of it lasts. */
function writtenSteps({ step }: Graph, html: (route: string) => RenderedPage) {
  /** What is written of a page: what it takes to write it again without rendering it. */
  const written = step(
    'written',
    (route): WrittenPage => {
      const { files, sources: named, menu } = html(route)
      const sources = menu == null ? [...named] : [...named, menuSource(menu.of)]
      return { files: files.map(({ path, content }) => ({ path, bytes: bytesOf(content) })), sources }
    },
    { keep: 2, stored: { encode: packWritten, decode: unpackWritten } },
  )
  /** The same without the bytes. */
  const output = step(
    'output',
    (route): PageOutput => {
      const { files, sources: named } = written(route)
      return {
        files: files.map(({ path, bytes }) => ({ path, size: bytes.byteLength, hash: hashOfBytes(bytes) })),
        sources: named,
      }
    },
    asJson,
  )
  return { written, output }
}

/** What all pages are rendered with. */
function renderInput(
  sources: SourceSteps,
  config: SettingSteps['config'],
  { view, link }: FactSteps['frame'],
  { theme, client }: Pick<World, 'theme' | 'client'>,
  menu: (source: string) => OutputFile | null,
): RenderInput {
  return {
    theme,
    client,
    site: {
      get config() {
        return config()
      },
      view,
      link,
    },
    imageSize: sources.imageSize,
    lastUpdated: sources.lastUpdated,
    get year() {
      return sources.year()
    },
    highlighted: new Map(),
    shells: new Map(),
    kept: createRenderCache(),
    menu: (of) => menu(menuSource(of)),
  }
}
