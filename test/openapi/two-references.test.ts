import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const properties = (count: number, value: (at: number) => unknown) => ({
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, value(at)])),
})
const text = { type: 'string' }
/** A response too large for its page, which leads to pages of schemas and to another operation. */
const specification = {
  openapi: '3.1.0',
  info: { title: 'Calls', version: '1' },
  paths: {
    '/calls': {
      get: {
        operationId: 'listCalls',
        responses: {
          200: {
            description: 'OK',
            content: { 'application/json': { schema: schema('Calls') } },
            links: { End: { operationId: 'endCalls' } },
          },
        },
      },
      delete: { operationId: 'endCalls', responses: { 204: { description: 'OK' } } },
    },
  },
  components: {
    schemas: {
      Calls: properties(40, (at) => schema(`Call${at}`)),
      ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`Call${at}`, properties(40, () => text)])),
    },
  },
}

async function build(pages: Readonly<Record<string, string>>) {
  const files = await filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
        'content/data/openapi/calls.json': JSON.stringify(specification),
        'content/pages/docs/index.md': '# Home\n\nText.\n',
        ...Object.fromEntries(
          Object.entries(pages).map(([path, page]) => [`content/pages/docs/${path}`, `---\ntitle: Page\n${page}`]),
        ),
      }),
      { mode: 'build' },
    ),
  )
  const within = (path: string) =>
    [...new Set([...(files.get(path) ?? '').matchAll(/\]\((\/docs\/[^)#]*)/g)].map(([, url = '']) => url))].sort()
  return { files, within }
}

test('pages of a specification that is on two pages lead to each other, and not to those below the other one', async () => {
  const { within } = await build({
    'anrufe.md': 'openapi: calls\nlang: de\n---\n\nText.\n',
    'calls.md': 'openapi: calls\n---\n\nText.\n',
  })
  for (const own of ['anrufe', 'calls']) {
    const operation = within(`docs/${own}/list-calls.md`)
    assert.ok(operation.includes(`/docs/${own}/end-calls`) && operation.some((url) => url.includes('/schemas/')))
    for (const path of [`docs/${own}.md`, `docs/${own}/list-calls.md`, `docs/${own}/schemas/calls.md`])
      assert.deepEqual(
        within(path).filter((url) => !url.startsWith(`/docs/${own}/`)),
        [],
      )
  }
})

test('the titles of operations, schemas and tags name the page that they are a part of', async () => {
  const { files } = await build({ 'calls.md': 'openapi: calls\n---\n\nText.\n' })
  for (const [path, title] of [
    ['docs/calls', 'Page | Acme Docs'],
    ['docs/calls/schemas/calls', 'Calls | Page | Acme Docs'],
    ['docs/calls/list-calls', 'List calls | Page | Acme Docs'],
  ])
    assert.ok(files.get(`${path}/index.html`)?.includes(`<title>${title}</title>`), title)
})

test('any other page leads to the first that its readers may open', async () => {
  const blocks = '<OperationIndex spec="calls" />\n\n<ApiOperation spec="calls" operationId="listCalls" />\n'
  const { within } = await build({
    'api.md': 'openapi: calls\nbeta_feature: radar\n---\n\nText.\n',
    'calls.md': 'openapi: calls\n---\n\nText.\n',
    'open.mdx': `---\n\n${blocks}`,
    'hidden.mdx': `beta_feature: radar\n---\n\n${blocks}`,
  })
  const folders = (path: string) => new Set(within(path).map((url) => url.split('/')[2]))
  assert.deepEqual(folders('docs/open.md'), new Set(['calls']))
  assert.deepEqual(folders('docs/hidden.md'), new Set(['api']))
})

test('no page leads to the page of a schema or an operation that an author hides from its readers', async () => {
  for (const head of ['beta_feature: radar', 'draft: true']) {
    const { within } = await build({
      'calls.md': 'openapi: calls\n---\n\nText.\n',
      'calls/end-calls.md': `${head}\n---\n\nText.\n`,
      'calls/schemas/call39.md': `${head}\n---\n\nText.\n`,
    })
    const urls = ['docs/calls.md', 'docs/calls/list-calls.md', 'docs/calls/schemas/calls.md'].flatMap(within)
    assert.ok(urls.includes('/docs/calls/list-calls') && urls.some((url) => url.includes('/schemas/call38')))
    assert.deepEqual(
      urls.filter((url) => /end-calls|call39/.test(url)),
      [],
    )
  }
})
