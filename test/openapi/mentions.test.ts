import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { withMentions } from '../../compiler/openapi/mentions.ts'
import { timedGrowth } from '../growth/timed-growth.ts'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const text = [
  'Made by [one](#operation/MakeDepot) or [two](#tag/Depots-of-goods/operation/MakeDepot), beside [all](#tag/Depots-of-goods).',
  'Not `[code](#operation/MakeDepot)`, [nothing](#operation/Gone) or [no tag](#tag/Gone).',
].join('\n')

const specification = (operationId: string, tag = 'Depots of goods') =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Depots', version: '1', description: 'See [all](#tag/Depots-of-goods).' },
    tags: [{ name: tag, description: '[Make one](#operation/MakeDepot).' }],
    paths: {
      '/depots': {
        get: {
          operationId: 'ListDepots',
          tags: [tag],
          description: text,
          responses: {
            200: {
              description: 'All',
              content: {
                'application/json': {
                  schema: { properties: { id: { type: 'string', description: 'Of [making](#operation/MakeDepot).' } } },
                },
              },
            },
          },
        },
        post: { operationId, tags: [tag], responses: { 201: { description: 'Made' } } },
      },
    },
  })

const contentWith = (document: string) =>
  memoryContent({
    'content/site.yaml': 'url: https://a.example/base\nbrand: { key: a, name: A }\n',
    'content/pages/docs/index.md': '# Start\n\nText.\n',
    'content/pages/docs/api.md': '---\ntitle: API\nopenapi: depots\ngroup: tag\n---\n',
    'content/data/openapi/depots.json': document,
  })

const listed = 'docs/api/list-depots'

/** Where the words of links lead. */
function leads(html: string): Readonly<Record<string, string>> {
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>(one|two|all|making|nothing|no tag|Make one)<\/a>/g)]
  return Object.fromEntries(links.map(([, href = '', words = '']) => [words, href]))
}

test('links of ReDoc to operations and tags lead to their pages, in both forms; others are told', async () => {
  const pipeline = pipelineOf(contentWith(specification('MakeDepot')), { mode: 'build' })
  const files = await filesOf(pipeline)
  const [operation, tag] = ['/base/docs/api/make-depot', '/base/docs/api#depots-of-goods']
  deepEqual(leads(files.get(`${listed}/index.html`) ?? ''), {
    one: operation,
    two: operation,
    all: tag,
    making: operation,
    nothing: '#operation/Gone',
    'no tag': '#tag/Gone',
  })
  const markdown = files.get(`${listed}.md`) ?? ''
  for (const form of [
    `[one](${operation})`,
    `[all](${tag})`,
    '`[code](#operation/MakeDepot)`',
    `Of [making](${operation})`,
  ])
    ok(markdown.includes(form), `${form}\n${markdown}`)
  deepEqual(leads(files.get('docs/api/index.html') ?? ''), { all: tag, 'Make one': operation })
  deepEqual(
    pipeline.report().diagnostics.map(({ message }) => message),
    ['operation/Gone', 'tag/Gone'].map((id) => `Dead link: no anchor \`#${id}\` on \`/docs/api/list-depots\``),
  )
})

test('a page is made again when what it mentions has gone, has come or is called otherwise', async () => {
  const content = contentWith(specification('MakeDepot'))
  const pipeline = pipelineOf(content, { mode: 'build' })
  await filesOf(pipeline)
  for (const document of [
    specification('Make'),
    specification('MakeDepot'),
    specification('MakeDepot', 'depots-OF-goods'),
  ]) {
    content.write('content/data/openapi/depots.json', document)
    const fresh = pipelineOf(contentWith(document), { mode: 'build' })
    const expected = await filesOf(fresh)
    const files = await filesOf(pipeline)
    equal(files.get(`${listed}/index.html`), expected.get(`${listed}/index.html`))
    deepEqual(pipeline.report().diagnostics, fresh.report().diagnostics)
  }
})

test('a text of long runs is read', () => {
  const growth = timedGrowth((size) => {
    for (const long of ['](#', '`', '`a', '``a`', '](#a', '[](#operation/a)', '](#operation/'])
      withMentions(`](#${long.repeat(size)}`, () => null)
  }, 500)
  ok(growth < 20, String(growth))
})
