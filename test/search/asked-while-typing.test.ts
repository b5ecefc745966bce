import { deepEqual, equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { askedLast } from '../../client/widgets/search/asked-last.ts'
import { createLatest } from '../../client/widgets/search/latest.ts'
import { createStaticSearch } from '../../client/widgets/search/static/static-search.ts'
import { indexOf, recordWith, servedFrom } from './indexed.ts'

test('who asks the same again gets the same answer, and nothing is asked twice', async () => {
  const asked: string[] = []
  const ask = askedLast(
    async (word: string, page: number) => {
      asked.push(`${word} ${page}`)
      if (word === 'lost') throw new Error('lost')
      return word
    },
    (answer) => answer !== 'partly',
  )
  const [one, same] = [ask('rate', 0), ask('rate', 0)]
  equal(one, same)
  equal(await one, 'rate')
  await ask('rate', 1)
  await ask('rate', 0)
  deepEqual(asked, ['rate 0', 'rate 1', 'rate 0'])
  // What failed, or may be bettered, is asked anew.
  await rejects(ask('lost', 0))
  await rejects(ask('lost', 0))
  await ask('partly', 0)
  await ask('partly', 0)
  deepEqual(asked.slice(3), ['lost 0', 'lost 0', 'partly 0', 'partly 0'])
})

test('what was asked for last is kept, and what nobody has asked for longest goes', () => {
  const made: string[] = []
  const latest = createLatest<string>(2)
  const get = (key: string) => latest.get(key, () => made[made.push(key) - 1] ?? '')
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) get(key)
  deepEqual(made, ['a', 'b', 'c', 'b'])
})

test('texts are read no further when something else has been typed, and words looked up once answer as before', async () => {
  const records = ['rate', 'rate limit', 'region'].map((title, at) =>
    recordWith({ route: `/docs/p${at}`, title }, title),
  )
  const { entry, files } = indexOf(records)
  const texts = new Map(files.map(({ path, content }) => [path, content]))
  texts.set('search.json', JSON.stringify({ search: entry, enablementSearch: null }))
  servedFrom((path) => texts.get(path) ?? null)
  const search = () => createStaticSearch({ index: 'search', tag: 'acme', origin: 'https://docs.acme.example' })
  const choice = { product: null, brand: null }
  const typing = search()
  await typing.prepare('rate', choice)
  const overtaken = typing.search('rate', 0, choice)
  await typing.prepare('rate limit', choice)
  await rejects(overtaken, /Another query was typed/)
  const found = await typing.search('rate limit', 0, choice)
  equal(found.hits[0]?.title, 'rate limit')
  deepEqual(found, await search().search('rate limit', 0, choice))
  deepEqual(await typing.search('rate', 0, choice), await search().search('rate', 0, choice))
})

test('a page whose text breaks off on its way is found all the same, and its text is asked for anew', async () => {
  const { entry, files } = indexOf([recordWith({ route: '/docs/rate', title: 'Rate' }, 'Rate')])
  const texts = new Map(files.map(({ path, content }) => [path, content]))
  texts.set('search.json', JSON.stringify({ search: entry, enablementSearch: null }))
  const asked = servedFrom((path) => texts.get(path) ?? null)
  const whole = globalThis.fetch
  globalThis.fetch = async (...request) => {
    const response = await whole(...request)
    if (!String(request[0]).endsWith('.md')) return response
    return new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }))
  }
  const search = createStaticSearch({ index: 'search', tag: 'acme', origin: 'https://docs.acme.example' })
  for (const query of ['rate', 'rates']) equal((await search.search(query, 0)).hits[0]?.title, 'Rate')
  equal(asked.filter((path) => path.endsWith('.md')).length, 2)
})

test('no page is ranked for a query that another has overtaken', async () => {
  const records = ['rate', 'rate limit'].map((title, at) => recordWith({ route: `/docs/p${at}`, title }, title))
  const { entry, files } = indexOf(records)
  const texts = new Map(files.map(({ path, content }) => [path, content]))
  texts.set('search.json', JSON.stringify({ search: entry, enablementSearch: null }))
  servedFrom((path) => texts.get(path) ?? null)
  const search = createStaticSearch({ index: 'search', tag: 'acme', origin: 'https://docs.acme.example' })
  const choice = { product: null, brand: null }
  const overtaken = search.prepare('rate', choice)
  const elsewhere = search.prepare('rate', { product: null, brand: 'other' })
  search.warm('rate limit')
  await rejects(overtaken, /Another query was typed/)
  await rejects(elsewhere, /Another query was typed/)
  // What was dropped is found when it is typed again.
  equal((await search.search('rate', 0, choice)).hits[0]?.title, 'rate')
})
