import { renderToStaticMarkup } from 'react-dom/server'
import { checkLink, type LinkGraph } from '../compiler/assemble/check-links.ts'
import { targetOf } from '../compiler/assemble/link-target.ts'
import { modelPage } from '../compiler/assemble/model-page.ts'
import { nearestRoute } from '../compiler/assemble/nearest-route.ts'
import type { AnyBlock } from '../compiler/block.ts'
import type { DataKinds } from '../compiler/data/data.ts'
import { type SiteConfig, siteConfigSchema } from '../compiler/data/site-config.ts'
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import { highlightFence } from '../compiler/markdown/highlight.ts'
import { parseBody } from '../compiler/parse/parse-body.ts'
import { parsePartial } from '../compiler/parse.ts'
import { createRegistry } from '../compiler/registry.ts'
import { renderDataMarkdown } from '../compiler/render/data-markdown.ts'
import { toHast } from '../compiler/render/to-hast.ts'
import { toCleanMarkdown } from '../compiler/render/to-markdown.ts'
import { type ContentParts, toReact } from '../compiler/render/to-react.tsx'
import type { LinkTarget } from '../compiler/site.ts'
import type { Elements } from '../compiler/theme.ts'
import { validatePage } from '../compiler/validate.ts'
import { theme } from '../templates/theme.ts'

/** A site of another brand than the example's, so that no name of the example can hide in a block. */
export const testConfig: SiteConfig = siteConfigSchema.parse({
  url: 'https://docs.acme.example',
  brand: { key: 'acme', name: 'Acme', cliName: 'Acme CLI' },
  subBrand: { key: 'postbox', name: 'Postbox' },
  platformSection: { key: 'river', name: 'River' },
  locales: { default: 'en-us', all: ['en', 'en-us', 'ja', 'de', 'fr', 'es-mx', 'pt-br'] },
  links: {
    logIn: 'https://acme.example/login',
    signUp: 'https://acme.example/signup',
    helpCenter: 'https://help.acme.example',
    support: 'https://help.acme.example/contact',
    questions: { brand: 'https://questions.example/acme', subBrand: 'https://questions.example/postbox' },
    terms: '/en-us/legal/tos',
    privacy: '/en-us/legal/privacy',
    products: { engage: 'https://river.example/engage' },
  },
})

const frontMatter = { title: 'Fragment', layout: 'doc', toc: true, search: true, draft: false } as const

/** The pages that a fragment may link to. */
const routes: ReadonlyMap<string, string> = new Map([
  ['/docs', 'Docs'],
  ['/docs/api', 'API'],
  ['/docs/voice', 'Voice'],
  ['/docs/messaging', 'Messaging'],
  ['/docs/libraries', 'SDKs'],
  ['/docs/glossary/what-is-personally-identifiable-information-pii', 'PII'],
  ...[
    ...['destinations', 'destinations/actions', 'sources', 'functions/insert-functions'],
    ...['spec/track', 'spec/page', 'spec/identify', 'spec/group', 'spec/alias'],
  ].map((path): [string, string] => [`/docs/river/connections/${path}`, path]),
  ['/docs/river/guides/filtering-data', 'Filtering data'],
  ['/docs/river/engage', 'Engage'],
  ['/docs/river/api/public-api', 'Public API'],
])

/** Anchors that blocks lead to. */
function idsOf(route: string): ReadonlySet<string> {
  if (route.startsWith('/docs/river/'))
    return new Set(['connection-modes', 'cloud-apps', 'filtering-with-the-integrations-object'])
  return new Set(route.startsWith('/docs/glossary/') ? ['pii-fields', 'fields-marked-not-pii'] : [])
}

export interface FragmentOptions {
  readonly blocks?: readonly AnyBlock[]
  readonly data?: DataKinds
  readonly config?: SiteConfig
  readonly partials?: Readonly<Record<string, string>>
  /** In place of the theme's, to see the tree and not its dress. */
  readonly elements?: Elements
  /** In place of the site's own resolution of links. */
  readonly link?: (url: string) => LinkTarget
}

export interface Fragment {
  readonly html: string
  readonly markdown: string
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Compiles a piece of content as a page would be, through every stage, without a frame.
 *
 * @param text Markdown or MDX without front matter
 * @param file its name; the extension chooses the format
 */
export function compileFragment(
  text: string,
  file = 'content/pages/docs/fragment.mdx',
  options: FragmentOptions = {},
): Fragment {
  const { blocks = theme.blocks, data = {} as DataKinds, config = testConfig } = options
  const registry = createRegistry(blocks)
  const partials = new Map(
    Object.entries(options.partials ?? {}).map(([name, source]) => [
      name,
      parsePartial({ path: `content/partials/${name}`, text: source }, registry),
    ]),
  )
  const parsed = parseBody({ path: file, text }, registry)
  const page = validatePage(parsed, '/docs/fragment', frontMatter, {
    registry,
    variables: (path) => (path.join('.') === 'brand.name' ? config.brand.name : undefined),
    variableNames: ['site.brand.name'],
    partials,
  })
  const resolve = (url: string) =>
    targetOf(
      url,
      page.file,
      config.url,
      (path) => path,
      (route) => routes.get(route),
    )
  const link = options.link ?? resolve
  const view = {
    config,
    data,
    references: [],
    link,
    page: (route: string) => {
      const title = routes.get(route)
      return title === undefined ? undefined : { route, title, protected: false }
    },
  }
  const model = modelPage(page, { site: view, link, html: renderDataMarkdown })
  const graph: LinkGraph = {
    origin: config.url,
    page: (route) => {
      const title = routes.get(route)
      return title === undefined ? undefined : { title, protected: false, draft: false, ids: idsOf(route) }
    },
    hasFile: (path) => path.startsWith('/assets/'),
    isLeftOut: () => false,
    rewrite: (path) => path,
    nearestRoute: nearestRoute([...routes.keys()]),
    nearestFile: nearestRoute([]),
  }
  const from = { route: page.route, file: page.file, protected: false, ids: page.tree === null ? null : model.ids }
  const derived = model.derived.map(({ url, block }) => {
    const { start, end } = block.node.opening
    return { url, kind: 'derived' as const, file: page.file, place: block.source.lines.place(start, end), related: [] }
  })
  const dead = [...page.links, ...derived].flatMap((use) => checkLink(use, from, graph) ?? [])
  const diagnostics = [...parsed.diagnostics, ...page.diagnostics, ...model.diagnostics, ...dead]
  const uses = page.blocks.map(({ block }, index) => ({ block, model: model.models[index] }))
  const parts: ContentParts = {
    elements: options.elements ?? theme.elements,
    blocks: uses,
    fences: page.fences.map((fence) => highlightFence(fence)),
    link,
    image: (src) => ({ src: link(src).href, size: null, inline: src.endsWith('badge.svg') }),
    island: (entry) => `/_assets/${entry}`,
  }
  const tree = page.tree ?? { type: 'root' as const, children: [] }
  const markdown = toCleanMarkdown(tree, null, {
    blocks: uses,
    fences: page.fences,
    link: (url) => link(url).href,
    source: text,
  })
  const html = renderToStaticMarkup(toReact(toHast(tree, page.hasHtml), parts))
  return { html, markdown, diagnostics }
}
