import { deepEqual, doesNotMatch, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { ClientEntry } from '../compiler/bundle.ts'
import { check, render } from '../compiler/compile.ts'
import type { Content } from '../compiler/read.ts'
import { theme } from '../templates/theme.ts'
import { siteYaml } from './data/sample-site.ts'
import { root } from './root.ts'

const folder = join(root, 'dist/cli/client')
const entries = new Map(
  Object.entries(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, ClientEntry>),
)

/** Builds a site of these pages: front matter besides the title, then the body. */
function build(pages: Readonly<Record<string, readonly [string, string]>>, redirects = '') {
  const content: Content = {
    root: '/',
    site: { path: 'content/site.yaml', text: siteYaml },
    redirects: redirects === '' ? null : { path: 'content/redirects.yaml', text: redirects },
    pages: Object.entries(pages).map(([path, [head, body]]) => ({
      path: `content/pages/${path}`,
      text: `---\ntitle: Page\n${head}---\n${body}\n`,
    })),
    ...{ partials: [], navigation: [], data: [], assets: [], unread: [] },
  }
  const { site, plan, diagnostics } = check(content, theme, { mode: 'build', env: {} })
  ok(site !== null && plan !== null)
  const rendered = render(site, plan, content, {
    theme,
    client: { folder, entries },
    imageSize: () => null,
    lastUpdated: () => null,
    year: null,
  })
  const files = [...rendered.files]
  const text = (path: string) => files.find((file) => file.path === path)?.content as string
  return {
    text,
    codes: diagnostics.filter(({ file }) => file !== 'content/site.yaml').map(({ code, file }) => `${code} ${file}`),
  }
}

const cards = `::::link-card-grid
::link-card{title="Secret" href="/docs/secret"}
::link-card{title="Open" href="/docs/open"}
::::`

test('a card that leads from a public page to a protected one is left out, with a warning', () => {
  const { text, codes } = build({
    'docs/index.md': ['', cards],
    'docs/open.md': ['', 'Text'],
    'docs/secret.md': ['beta_feature: radar\n', cards],
  })
  deepEqual(codes, ['SP4006 content/pages/docs/index.md'])
  for (const path of ['docs/index.html', 'docs.md']) {
    doesNotMatch(text(path), /secret/i)
    match(text(path), /\/docs\/open/)
  }
  match(text('docs/secret/index.html'), /href="\/docs\/secret"/)
})

test('a draft takes no address and leaves none behind', () => {
  const { text, codes } = build(
    { 'docs/index.md': ['', 'Text'], 'docs/draft.md': ['draft: true\nredirect_from: /docs/older\n', 'Text'] },
    '- { old_path: /docs/draft, dest_url: /docs }\n',
  )
  deepEqual(codes, [])
  match(text('_redirects'), /^\/docs\/draft \/docs 301$/m)
  doesNotMatch(text('_redirects'), /older/)
})

test('a redirect to a draft leads nowhere', () => {
  const { codes } = build(
    { 'docs/index.md': ['', 'Text'], 'docs/draft.md': ['draft: true\n', 'Text'] },
    '- { old_path: /docs/old, dest_url: /docs/draft }\n',
  )
  deepEqual(codes, ['SP5025 content/redirects.yaml'])
})
