import { type Fragment, fragmentOf } from '../bin/services/block-tests/fragment.tsx'
import type { SiteConfig } from '../compiler/data/site/site-config.ts'
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import type { AnyBlock } from '../compiler/model/block.ts'
import type { LinkTarget } from '../compiler/model/link-target.ts'
import type { Elements } from '../compiler/model/theme.ts'
import type { Pipeline } from '../compiler/pipeline.ts'
import { theme } from '../templates/theme.ts'
import { resolvedSite } from './resolved-site.ts'
import { type MemoryContent, memoryContent, pipelineOf, themeWith } from './site.ts'

/** A site of another brand than the example's, so that no name of the example can hide in a block. */
const written = {
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
  products: {
    api: 'API',
    iam: 'IAM',
    voice: 'Voice',
    'sip-trunking': { label: 'SIP Trunking', icon: 'trunk' },
  },
}

export const testConfig: SiteConfig = resolvedSite(written)

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
  /** Data files, by their paths below `content/data/`. */
  readonly data?: Readonly<Record<string, string>>
  readonly partials?: Readonly<Record<string, string>>
  /** More of `site.yaml`. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** In place of the theme's, to see the tree and not its dress. */
  readonly elements?: Elements
  /** In place of the site's own resolution of links. */
  readonly link?: (url: string) => LinkTarget
}

/** Stands before each fragment, so that it is a page; its lines are not counted. */
const head = '---\ntitle: Fragment\n---\n'
const headLines = 3

/** A site for fragments, each of which takes the place of the one before: data and settings are read once. */
interface FragmentSite {
  readonly content: MemoryContent
  readonly pipeline: Pipeline
  /** What all fragments of the site share. */
  readonly own: ReadonlySet<string>
}

const sites = new Map<string, FragmentSite>()

function siteFor({ blocks, data = {}, partials = {}, settings = {} }: FragmentOptions): FragmentSite {
  const key = JSON.stringify([blocks?.map(({ name }) => name), Object.entries(data), partials, settings])
  const known = sites.get(key)
  if (known !== undefined && blocks === undefined) return known
  const content = memoryContent({
    'content/site.yaml': JSON.stringify({ ...written, ...settings }),
    ...Object.fromEntries([...routes].map(([route, title]) => [`content/pages${route}/index.md`, stub(route, title)])),
    ...Object.fromEntries(Object.entries(data).map(([path, text]) => [`content/data/${path}`, text])),
    ...Object.fromEntries(Object.entries(partials).map(([path, text]) => [`content/partials/${path}`, text])),
  })
  for (const text of Object.values(data)) addAssets(text, content)
  const pipeline = pipelineOf(content, blocks === undefined ? {} : { theme: themeWith(blocks) })
  const site = { content, pipeline, own: new Set([...content.paths('pages'), ...content.paths('asset')]) }
  sites.set(key, site)
  return site
}

/** Every asset that a text names is there, unless it says that it is missing. */
function addAssets(text: string, content: MemoryContent): void {
  for (const [asset] of text.matchAll(/\/assets\/(?!missing|gone)[\w./-]+/g)) content.write(`content${asset}`, '')
}

function stub(route: string, title: string): string {
  return `---\ntitle: ${title}\n---\n\n${[...idsOf(route)].map((id) => `## ${id} {#${id}}\n`).join('\n')}`
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
  const { content, pipeline, own } = siteFor(options)
  for (const path of [...content.paths('pages'), ...content.paths('asset')]) if (!own.has(path)) content.remove(path)
  addAssets(text, content)
  content.write(file, head + text)
  const { html, markdown, diagnostics: found } = fragmentOf(pipeline, file, { theme, ...options })
  const diagnostics = found.map((one) => withoutHead(one, file))
  return { html, markdown, diagnostics }
}

/** Counts the lines of a page's file as those of the fragment. */
function withoutHead(found: Diagnostic, file: string): Diagnostic {
  const lift = (line: number | null) => (line === null ? null : Math.max(1, line - headLines))
  const related = found.related.map((one) => (one.file === file ? { ...one, line: lift(one.line) } : one))
  return found.file === file
    ? { ...found, line: lift(found.line), endLine: lift(found.endLine), related }
    : { ...found, related }
}
