import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const page = (head: string, body = 'Text.') => `---\ntitle: Page\n${head}---\n\n${body}\n`

/** What is found, and the page with the list, as Markdown. */
async function listed(pages: Readonly<Record<string, string>>) {
  const pipeline = pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
      'content/data/openapi/calls.yaml': `openapi: 3.1.0
info: { title: Calls, version: '1' }
paths:
  /calls: { get: { operationId: list-calls, summary: List calls, responses: { '204': { description: ok } } } }
  /legs: { get: { operationId: list-legs, summary: List legs, responses: { '204': { description: ok } } } }
components: { schemas: { Call: { type: object, properties: { id: { type: string } } } } }
`,
      'content/pages/docs/index.mdx': page('', 'Above.\n\n<OperationIndex spec="calls" />\n\nBelow.'),
      ...pages,
    }),
    { mode: 'build' },
  )
  const found = pipeline.site.report().diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`)
  const files = await filesOf(pipeline)
  return { found, text: files.get('docs.md') ?? '', html: files.get('docs/index.html') ?? '' }
}

const links = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, url]) => url)

test('operations are listed where their pages are, whoever wrote these', async () => {
  const made = await listed({ 'content/pages/docs/api.md': page('openapi: calls\n') })
  assert.deepEqual(made.found, [])
  const files = ['/docs/api/openapi.json', '/docs/api/openapi.yaml']
  assert.deepEqual(links(made.text), [
    ...files,
    '/docs/api/list-calls',
    '/docs/api/list-legs',
    '/docs/api/schemas/call',
  ])
  assert.match(made.html, /openapi\.json<\/a> · <a[^>]*>openapi\.yaml/)
  const written = await listed({ 'content/pages/docs/list-legs.md': page('') })
  assert.deepEqual(written.found, [])
  assert.deepEqual(links(written.text), ['/docs/list-legs'])
})

test('operations without tags have no heading of their own where there are no others', async () => {
  const api = { 'content/pages/docs/api.md': page('openapi: calls\n') }
  const { text, html } = await listed(api)
  assert.match(text, /openapi\.yaml\)\n\n- \[List calls\]/)
  assert.doesNotMatch(html, /Other operations/)
  assert.match(html, /<ul class="operation-index-list" id="other-operations">/)
  const mixed = await listed({
    ...api,
    'content/data/openapi/calls.yaml': `openapi: 3.1.0
info: { title: Calls, version: '1' }
paths:
  /calls: { get: { tags: [Calls], operationId: list-calls, responses: { '204': { description: ok } } } }
  /legs: { get: { operationId: list-legs, responses: { '204': { description: ok } } } }
`,
  })
  assert.match(mixed.text, /### Calls\n\n- \[.*\n\n### Other operations\n\n- \[/)
})

test('a list without a page to lead to says so, and shows no link', async () => {
  const nowhere = await listed({})
  assert.deepEqual(nowhere.found, ['7:17 SP3152'])
  assert.equal(nowhere.text, '# Page\n\nAbove.\n\nBelow.\n')
  const hidden = await listed({ 'content/pages/docs/api.md': page('openapi: calls\nbeta_feature: legs\n') })
  assert.deepEqual(hidden.found, ['7:17 SP3152'])
  assert.equal(hidden.text, nowhere.text)
})

test('a tag leads to what its specification names as more to read, if that is a page of the web', async () => {
  const { found, text } = await listed({
    'content/data/openapi/calls.yaml': `openapi: 3.1.0
info: { title: Calls, version: '1' }
tags:
  - { name: Calls, description: About calls., externalDocs: { url: 'https://acme.example/calls', description: All of it } }
  - { name: Legs, externalDocs: { url: ./legs.html } }
paths:
  /calls: { get: { tags: [Calls], operationId: list-calls, responses: { '204': { description: ok } } } }
  /legs: { get: { tags: [Legs], operationId: list-legs, responses: { '204': { description: ok } } } }
`,
    'content/pages/docs/api.md': page('openapi: calls\n'),
  })
  assert.deepEqual(found, [])
  assert.match(
    text,
    /### Calls\n\nAbout calls\.\n\nMore to read: \[All of it\]\(https:\/\/acme\.example\/calls\)\n\n- \[/,
  )
  assert.match(text, /### Legs\n\n- \[/)
})

test('the page of a specification says what that says of itself; its description only where the page gives none', async () => {
  const specification = `openapi: 3.1.0
info:
  title: Calls
  version: 1.20
  description: "Calls *people*.\\n\\n# Sign in\\n\\nWith a key."
  license: { name: MIT, url: https://acme.example/licence }
  contact: { email: calls@acme.example }
  termsOfService: javascript:alert(1)
externalDocs: { url: https://acme.example/guides, description: Guides }
paths:
  /calls: { get: { operationId: list-calls, tags: [Calls], summary: List calls, responses: { '204': { description: ok } } } }
`
  const made = (head: string) =>
    listed({
      'content/data/openapi/calls.yaml': specification,
      'content/pages/docs/index.mdx': page(`openapi: calls\n${head}`),
    })
  const bare = await made('')
  assert.deepEqual(bare.found, [])
  assert.match(bare.text, /^# Page\n\nText\.\n\nCalls \*people\*\.\n\n## Sign in\n\nWith a key\.\n\n## Operations\n/)
  const facts =
    'Version: 1.20 · License: [MIT](https://acme.example/licence) · Contact: [calls@acme.example](mailto:calls@acme.example)\n\nMore to read: [Guides](https://acme.example/guides)\n'
  assert.ok(bare.text.includes(facts), bare.text)
  const described = await made('description: How to call.\n')
  assert.match(described.text, /Text\.\n\n## Operations\n/)
  assert.ok(described.text.includes(facts), described.text)
  const elsewhere = await listed({
    'content/data/openapi/calls.yaml': specification,
    'content/pages/docs/api.md': page('openapi: calls\n'),
  })
  assert.doesNotMatch(elsewhere.text, /Version|people/)
})

test('headings of what a specification says of itself are headings of the page', async () => {
  const { found, text, html } = await listed({
    'content/data/openapi/calls.yaml': `openapi: 3.1.0
info:
  title: Calls
  version: '1'
  description: "# Sign in\\n\\nSee [Keys](#keys) and [Calls](#calls-1).\\n\\n### Keys\\n\\nA key.\\n\\n# Calls\\n\\nOut."
tags: [{ name: Calls, description: "# All\\n\\nof them" }]
paths:
  /calls: { get: { operationId: list-calls, tags: [Calls], responses: { '204': { description: ok } } } }
`,
    'content/pages/docs/index.mdx': page('openapi: calls\n'),
  })
  assert.deepEqual(found, [])
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
  const headings = [...article.matchAll(/<h(\d)(?: id="([^"]*)")?>([^<]*)/g)].map(([, level, id, words]) =>
    [level, id ?? '', words].join(' '),
  )
  assert.deepEqual(headings, [
    '1  Page',
    '2 sign-in Sign in',
    '3 keys Keys',
    '2 calls Calls',
    '2 operations Operations',
    '3 calls-1 Calls',
    '4  All',
  ])
  assert.match(html, /<li><a href="#sign-in">Sign in<\/a><\/li><li data-depth="3"><a href="#keys">Keys/)
  assert.match(
    text,
    /## Sign in\n[\s\S]*### Keys\n[\s\S]*## Calls\n[\s\S]*### <a id="calls-1"><\/a>Calls\n\n#### All\n/,
  )
})

test('a list that is too long for a page leads to pages of its tags, each with what is said of it in a line', async () => {
  const operation = (at: number) =>
    `  /calls/${at}: { get: { operationId: get-${at}, tags: [${at % 2 === 0 ? 'Even' : 'Odd'}], responses: { '204': { description: ok } } } }\n`
  const { found, text } = await listed({
    'content/data/openapi/calls.yaml': `openapi: 3.1.0
info: { title: Calls, version: '1' }
tags: [{ name: Even, description: In pairs. }, { name: Odd, description: "One is left.\\n\\nAlways." }]
paths:
${Array.from({ length: 702 }, (_, at) => operation(at)).join('')}`,
    'content/pages/docs/index.mdx': page('openapi: calls\n'),
  })
  assert.deepEqual(found, [])
  assert.ok(text.endsWith('- [Even](/docs/tags/even) (351): In pairs.\n- [Odd](/docs/tags/odd) (351)\n'), text)
})
