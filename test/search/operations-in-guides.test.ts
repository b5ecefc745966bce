import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { recordOf, searchedPage } from '../../compiler/search/search-record.ts'
import { memoryContent, pipelineOf } from '../site.ts'
import { indexOf, readerOf, searchOf, servedFrom } from './indexed.ts'

const responses = { 200: { description: 'Done' } }
const paths = {
  '/letters': { get: { operationId: 'ListLetters', responses }, post: { operationId: 'SendLetter', responses } },
}
const specification = { openapi: '3.1.0', info: { title: 'Letters', version: '1' }, paths }
const operation = (id: string) => `<ApiOperation spec="letters" operationId="${id}" />\n`

const { settings, render } = pipelineOf(
  memoryContent({
    'content/site.yaml': 'url: https://a.example\nbrand: { key: acme, name: Acme }\n',
    'content/data/openapi/letters.json': JSON.stringify(specification),
    'content/pages/docs/guide.mdx': `---\ntitle: Post\n---\n\nWords.\n\n${operation('ListLetters')}\n${operation('SendLetter')}`,
    'content/pages/docs/alone.mdx': `---\ntitle: Begin\n---\n\n${operation('ListLetters')}`,
  }),
)

async function hitsOf(query: string): Promise<readonly string[]> {
  const texts = ['/docs/guide', '/docs/alone'].map((route) => ({ route, text: render.searched(route).value }))
  const records = texts.flatMap(({ route, text }) => {
    const page = searchedPage(render.placed(route), settings.config())
    return page === null ? [] : recordOf(page, text, settings.config().base)
  })
  const twins = texts.map(({ route, text }) => ({ path: `${route.slice(1)}.md`, content: text }))
  const { entry, files } = indexOf(records)
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer, ...twins]))
  const { hits } = await searchOf('acme').search(query, 0)
  return hits.map(({ url }) => url)
}

test('an operation below words of a page is found by its id, at its heading', async () => {
  deepEqual((await hitsOf('SendLetter'))[0], '/docs/guide#send-letter')
})

test('a page that begins with the operation is about it, and comes before others that show it', async () => {
  deepEqual(await hitsOf('ListLetters'), ['/docs/alone#list-letters', '/docs/guide#list-letters'])
})
