import { deepEqual, doesNotMatch, match } from 'node:assert/strict'
import { test } from 'node:test'
import { siteYaml } from './data/site/sample-site.ts'
import { filesOf, memoryContent, pipelineOf } from './site.ts'

/** Builds a site of these pages: front matter besides the title, then the body. */
async function build(
  pages: Readonly<Record<string, readonly [string, string]>>,
  redirects = '',
  data: Readonly<Record<string, string>> = {},
) {
  const content = memoryContent({
    'content/site.yaml': siteYaml,
    ...data,
    ...(redirects === '' ? {} : { 'content/redirects.yaml': redirects }),
    ...Object.fromEntries(
      Object.entries(pages).map(([path, [head, body]]) => [
        `content/pages/${path}`,
        `---\ntitle: Page\n${head}---\n${body}\n`,
      ]),
    ),
  })
  const pipeline = pipelineOf(content, { mode: 'build' })
  const { diagnostics } = pipeline.site.report()
  const files = await filesOf(pipeline)
  return {
    pipeline,
    text: (path: string) => files.get(path) ?? '',
    codes: diagnostics.filter(({ file }) => file !== 'content/site.yaml').map(({ code, file }) => `${code} ${file}`),
  }
}

const cards = `::::link-card-grid
::link-card{title="Secret" href="/docs/secret"}
::link-card{title="Open" href="/docs/open"}
::::`

test('a card that leads from a public page to a protected one is left out, with a warning', async () => {
  const { text, codes } = await build({
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

test('a draft takes no address and leaves none behind; what it will clash with is told', async () => {
  const { text, codes } = await build(
    { 'docs/index.md': ['', 'Text'], 'docs/draft.md': ['draft: true\nredirect_from: /docs/older\n', 'Text'] },
    '- { old_path: /docs/draft, dest_url: /docs }\n',
  )
  // That the draft's former address would lead on from it follows from that.
  deepEqual(codes, ['SP5024 content/redirects.yaml'])
  match(text('_redirects'), /^\/docs\/draft \/docs 301$/m)
  doesNotMatch(text('_redirects'), /older/)
})

test('redirects are planned a second time only where a page is a draft', async () => {
  const redirects = '- { old_path: /docs/draft, dest_url: /docs }\n'
  const plansWith = async (head: string) => {
    const { pipeline } = await build({ 'docs/index.md': ['', 'Text'], 'docs/other.md': [head, 'Text'] }, redirects)
    return [pipeline.facts.plan(), pipeline.facts.planWithDrafts()].map((plan) => plan?.value.redirects.length ?? null)
  }
  deepEqual(await plansWith(''), [1, null])
  deepEqual(await plansWith('draft: true\n'), [1, 1])
})

test('a redirect to a draft leads nowhere', async () => {
  const { codes } = await build(
    { 'docs/index.md': ['', 'Text'], 'docs/draft.md': ['draft: true\n', 'Text'] },
    '- { old_path: /docs/old, dest_url: /docs/draft }\n',
  )
  deepEqual(codes, ['SP5025 content/redirects.yaml'])
})

test('an internal page is in no search, sitemap or llms.txt, nor in search engines, and is read and linked like any other', async () => {
  const { text, codes, pipeline } = await build({
    'docs/index.md': ['', 'See [the other](/docs/inside).'],
    'docs/inside.md': ['internal: true\n', 'Text'],
  })
  deepEqual(codes, [])
  for (const path of ['sitemap.xml', 'llms.txt']) {
    match(text(path), /docs/)
    doesNotMatch(text(path), /inside/)
  }
  deepEqual([pipeline.search.record('/docs/inside'), pipeline.search.record('/docs')?.route], [null, '/docs'])
  match(text('docs/index.html'), /href="\/docs\/inside"/)
  match(text('docs/inside/index.html'), /<meta name="robots" content="noindex"\/>/)
  match(text('_headers'), /^\/docs\/inside\.md\n {2}X-Robots-Tag: noindex$/m)
  doesNotMatch(text('docs/index.html'), /noindex/)
})

/** A specification of two operations, each with a schema of its own. */
const post = {
  'content/data/openapi/post.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /letters:
    get:
      operationId: ListLetters
      responses:
        '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Letter' } } } }
    delete:
      operationId: BurnLetters
      responses:
        '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Ashes' } } } }
components:
  schemas:
    Letter: { type: object, properties: { text: { type: string } } }
    Ashes: { type: object, properties: { grams: { type: number } } }
`,
}

test('the pages of an internal reference are internal too, and speak its language', async () => {
  const { text, codes, pipeline } = await build(
    { 'docs/index.md': ['', 'Text'], 'docs/post.md': ['internal: true\nlang: de\nopenapi: post\n', 'Text'] },
    '',
    post,
  )
  deepEqual(codes, [])
  for (const path of ['sitemap.xml', 'llms.txt']) doesNotMatch(text(path), /post/)
  deepEqual(pipeline.search.record('/docs/post/list-letters'), null)
  match(text('docs/post/list-letters/index.html'), /<html lang="de"[\s\S]*Anfrage/)
  match(text('docs/post/schemas/letter/index.html'), /name="description" content="Das Schema Letter von T"/)
})

test('a sidebar whose own page is protected has its title without a link, and no page leads back to it', async () => {
  const { text } = await build(
    { 'docs/voice/index.md': ['beta_feature: radar\n', 'Text'], 'docs/voice/open.md': ['', 'Text'] },
    '',
    {
      'content/navigation/voice.yaml':
        'title: Secret voice\npath: /docs/voice\nentries:\n  - page: { title: Open, path: /docs/voice/open }\n',
    },
  )
  const page = text('docs/voice/open/index.html')
  const sidebar = /<nav class="sidebar".*?<\/nav>/s.exec(page)?.[0] ?? ''
  match(sidebar, /Secret voice<\/p>.*href="\/docs\/voice\/open"/s)
  doesNotMatch(sidebar, /href="\/docs\/voice"/)
  doesNotMatch(page, /rel="prev"/)
})

test('a dead anchor of a protected page is an error, whoever links to it', async () => {
  const { codes } = await build({
    'docs/a.md': ['', '[x](/docs/secret#nothing)'],
    'docs/b.md': ['', '[x](/docs/secret#there)'],
    'docs/secret.md': ['beta_feature: radar\n', '## There\n\nText'],
  })
  deepEqual(codes, ['SP4002 content/pages/docs/a.md', 'SP4006 content/pages/docs/b.md'])
})

/** A reference of these, and what an author writes of the second operation. */
const letters = (head: string, also: Readonly<Record<string, readonly [string, string]>> = {}) =>
  build(
    {
      'docs/index.md': ['', 'Text'],
      'docs/post/index.md': ['openapi: post\n', 'Text'],
      'docs/post/burn-letters.mdx': [head, '<ApiOperation spec="post" operationId="BurnLetters" />'],
      ...also,
    },
    '',
    post,
  )

test('an operation whose page an author hides is told of nowhere, nor is a schema that no other needs', async () => {
  const { text, codes, pipeline } = await letters('beta_feature: fire\n')
  deepEqual(codes, [])
  for (const path of ['docs/post/index.html', 'docs/post.md', 'docs/post/openapi.json', 'sitemap.xml', 'llms.txt']) {
    match(text(path), /letter/i)
    doesNotMatch(text(path), /burn|ashes/i)
  }
  deepEqual(pipeline.search.record('/docs/post/schemas/ashes'), null)
  deepEqual(pipeline.search.record('/docs/post/schemas/letter')?.title, 'Letter')
  match(text('docs/post/schemas/ashes/index.html'), /content="noindex"[\s\S]*href="\/docs\/post\/burn-letters"/)
})

test('no list leads to an operation whose page is a draft', async () => {
  const { text, codes } = await letters('draft: true\n')
  deepEqual(codes, [])
  match(text('docs/post.md'), /post\/list-letters/)
  doesNotMatch(text('docs/post.md'), /burn-letters/)
})

test('an error whose page an author hides is in no list, and a badge that leads there says so', async () => {
  const errors = {
    'content/data/errors.yaml': [4, 5, 6]
      .map((code) => `- { code: ${code}, message: Message ${code}, log_level: ERROR }\n`)
      .join(''),
  }
  const pages = (head: string) =>
    build(
      {
        'docs/index.md': ['', 'Text :error-code{code=5} and :error-code{code=6}\n\n::error-index'],
        'docs/api/errors/5.md': [head, '::error-record{code=5}\n\n::error-index'],
      },
      '',
      errors,
    )
  const hidden = await pages('beta_feature: fire\n')
  deepEqual(hidden.codes, ['SP4006 content/pages/docs/index.md'])
  for (const path of ['docs.md', 'docs/api/errors.md']) {
    match(hidden.text(path), /Message 4[\s\S]*Message 6/)
    doesNotMatch(hidden.text(path), /Message 5/)
  }
  match(hidden.text('docs/api/errors/5.md'), /Message 4[\s\S]*Message 5[\s\S]*Message 6/)
  const draft = await pages('draft: true\n')
  deepEqual(draft.codes, ['SP4008 content/pages/docs/index.md'])
  doesNotMatch(draft.text('docs/api/errors.md'), /Message 5/)
})

test('an item of the frame that leads to a protected page is shown, with a warning, and not suggested for a missing one', async () => {
  const items = '[{ label: Walrus, path: /docs/secret }, { label: Gull, path: /docs/open }]'
  const content = memoryContent({
    'content/site.yaml': `url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\ntopBar: { products: ${items} }\n`,
    'content/pages/docs/index.md': '# Home\n\nText.\n',
    'content/pages/docs/open.md': '# Open\n\nText.\n',
    'content/pages/docs/secret.md': '---\ntitle: Secret\nbeta_feature: radar\n---\n\nText.\n',
  })
  const pipeline = pipelineOf(content, { mode: 'build' })
  const [found, ...others] = pipeline.site.report().diagnostics
  deepEqual(
    [found?.code, found?.severity, found?.file, found?.line, found?.column],
    [...['SP4006', 'warning', 'content/site.yaml', 3], 45],
  )
  deepEqual(others, [])
  const [bar = '', suggested = ''] = ((await filesOf(pipeline)).get('404.html') ?? '').split('<main')
  match(bar, /Walrus.*Gull/s)
  match(suggested, /Gull/)
  doesNotMatch(suggested, /Walrus/)
})

test('the home of a brand whose page is a draft is told where the brand is named', async () => {
  const content = memoryContent({
    'content/site.yaml':
      'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\nsubBrand: { key: tern, name: Tern }\n',
    'content/pages/docs/index.md': '---\ntitle: Home\ndraft: true\n---\n\nText.\n',
    'content/pages/docs/tern/index.md': '---\ntitle: Tern\ndraft: true\n---\n\nText.\n',
    'content/pages/docs/tern/a.md': '# A\n\nText.\n',
  })
  const { diagnostics } = pipelineOf(content, { mode: 'build' }).site.report()
  deepEqual(
    diagnostics.map(({ code, file, line }) => [code, file, line]),
    [2, 3].map((line) => ['SP4008', 'content/site.yaml', line]),
  )
})
