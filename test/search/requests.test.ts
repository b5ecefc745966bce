import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathKeys, requestIn } from '../../compiler/formats/search/requests.ts'
import type { RecordPlace } from '../../compiler/search/search-record.ts'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

test('a method with a path, a path, and an address are requests; words are none', () => {
  const asked = (text: string) => requestIn(text)
  assert.deepEqual(asked('POST /v1/Messages'), { method: 'post', segments: ['v1', 'Messages'] })
  assert.deepEqual(asked('get /v1/messages?limit=2'), { method: 'get', segments: ['v1', 'messages'] })
  assert.deepEqual(asked('DELETE Messages'), { method: 'delete', segments: ['Messages'] })
  assert.deepEqual(asked('https://api.acme.example/v1/Messages/'), { method: null, segments: ['v1', 'Messages'] })
  for (const text of ['get started', 'put up', 'and/or', 'TCP/IP', 'post a message', 'messages', '', 'GET'])
    assert.equal(asked(text), null, text)
})

test('a path is found by its ends that begin with a name', () => {
  assert.deepEqual(pathKeys(['v1', 'Pools', '{sid}', 'Senders.json']), [
    '0v1pools0senders',
    '0pools0senders',
    '0senders',
  ])
})

const operation = (route: string, request: string, text: string) => {
  const heading: RecordPlace = { kind: 'heading', id: 'op', name: request, depth: 2, text, code: '', names: [] }
  const { places, ...record } = recordWith({ route, title: route.split('/').at(-1) ?? '' }, text)
  return { ...record, kind: 'reference' as const, places: [...places, heading] }
}
const records = [
  operation('/docs/api/create-note', 'POST /v1/Notes', 'Writes a note.'),
  operation('/docs/api/list-notes', 'GET /v1/Notes', 'Lists notes.'),
  operation('/docs/api/fetch-note', 'GET /v1/Notes/{NoteSid}', 'Fetches a note.'),
  operation('/docs/api/list-pages', 'GET /2010-04-01/Notes/{NoteSid}/Pages', 'Lists the pages of a note.'),
  recordWith(
    { route: '/docs/notes', title: 'Notes' },
    'POST and GET notes at /v1/Notes: how to write notes, list notes.',
  ),
]

test('the operation of a method and a path comes first, whatever is left out of the path', async () => {
  const { entry, files } = indexOf(records)
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer]))
  const search = searchOf('acme')
  const first = async (query: string) => (await search.search(query, 0)).hits[0]?.url.replace(/#.*/, '')
  for (const [query, route] of [
    ['POST /v1/Notes', '/docs/api/create-note'],
    ['post /notes', '/docs/api/create-note'],
    ['GET /v1/Notes', '/docs/api/list-notes'],
    ['GET /Notes/{id}', '/docs/api/fetch-note'],
    ['GET https://api.acme.example/v1/Notes/NO0123456789', '/docs/api/fetch-note'],
    ['/2010-04-01/Notes/{NoteSid}/Pages', '/docs/api/list-pages'],
    ['GET Notes/NoteSid/Pages', '/docs/api/list-pages'],
    ['/Pages', '/docs/api/list-pages'],
    ['notes', '/docs/notes'],
  ])
    assert.equal(await first(query ?? ''), route, query)
})

/** @returns the routes that answer, best first */
async function found(pages: typeof records, query: string): Promise<readonly string[]> {
  const { entry, files } = indexOf(pages)
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer]))
  const { hits } = await searchOf('acme').search(query, 0)
  return [...new Set(hits.map(({ url }) => url.replace(/#.*/, '')))]
}

test('where only a thing is asked, its making comes before its reading, its change and its removal', async () => {
  const of = (verb: string, request: string) => operation(`/docs/api/${verb}-pool`, request, 'A pool of senders.')
  const pools = [
    of('delete', 'DELETE /v1/Pools/{Sid}'),
    of('change', 'POST /v1/Pools/{Sid}'),
    of('fetch', 'GET /v1/Pools/{Sid}'),
    of('make', 'POST /v1/Pools'),
  ]
  const expected = ['make', 'fetch', 'change', 'delete'].map((verb) => `/docs/api/${verb}-pool`)
  assert.deepEqual(await found(pools, 'pool of senders'), expected)
  assert.equal((await found(pools, 'delete pool'))[0], '/docs/api/delete-pool')
})

test('two words that a title has as one count there, whatever else the page says', async () => {
  const pages = [
    recordWith({ route: '/docs/a', title: 'Start tollfree verification' }, 'The number is free. A toll is due.'),
    recordWith({ route: '/docs/b', title: 'Stop tollfree verification' }, 'Nothing is due.'),
  ]
  assert.equal((await found(pages, 'toll free verification'))[0], '/docs/a')
})

test('behind the only page that has all words stand pages about a part of what is asked', async () => {
  const pages = [
    recordWith({ route: '/docs/a', title: 'Zeppelins' }, 'An airship ticket.'),
    ...[1, 2, 3, 4, 5, 6].map((at) => recordWith({ route: `/docs/ticket-${at}`, title: 'Tickets' }, 'Buy a ticket.')),
    ...Array.from({ length: 40 }, (_, at) =>
      recordWith({ route: `/docs/other-${at}`, title: 'Other' }, 'Other things.'),
    ),
  ]
  const routes = await found(pages, 'airship ticket')
  assert.equal(routes[0], '/docs/a')
  assert.ok(routes.length > 3, routes.join(' '))
})
