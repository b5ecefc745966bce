import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { openIndex } from '../../client/providers/algolia/index.client.ts'
import { IndexFault } from '../../client/providers/hosted-client.client.ts'
import { type FakeIndex, openFakeIndex } from './fake-index.ts'

let index: FakeIndex
before(async () => {
  index = await openFakeIndex([{ objectID: '1', name: 'One', kind: ['a'] }])
})
beforeEach(() => {
  index.mood = 'well'
})
after(() => index.close())

/** A client of its own for each test, because a client remembers hosts that were down. */
const open = (limit?: number) =>
  openIndex(
    { provider: 'algolia', appId: 'TESTAPP', apiKey: 'search-only', indexName: 'things' },
    { hosts: [{ url: index.host, protocol: 'http' }], ...(limit === undefined ? {} : { limit }) },
  )
const query = { query: '', hitsPerPage: 5, page: 0, facets: ['kind'], facetFilters: [] }

/** The kind of fault that a question ends with. */
async function faultOf(limit?: number): Promise<string> {
  try {
    await open(limit)([query])
    return 'none'
  } catch (error) {
    assert.ok(error instanceof IndexFault)
    return error.kind
  }
}

test('asks by the contract and reads the answer', async () => {
  const [answer] = await open()([query])
  assert.deepEqual(answer, {
    total: 1,
    pages: 1,
    hits: [{ objectID: '1', name: 'One', kind: ['a'] }],
    facets: new Map([['kind', new Map([['a', 1]])]]),
  })
  assert.deepEqual(index.complaints, [])
  assert.deepEqual(index.asked.at(-1), [{ ...query, indexName: 'things' }])
})

test('a value that begins with a dash is one, and not the want of the rest', async () => {
  const facetFilters = [[['kind', '-odd'] as const, ['kind', 'a'] as const]]
  const [answer] = await open()([{ ...query, facetFilters }])
  assert.equal(answer?.total, 1)
  assert.deepEqual(index.asked.at(-1)?.[0]?.facetFilters, [['kind:\\-odd', 'kind:a']])
})

test('several questions are one request, answered in order', async () => {
  const before = index.asked.length
  const answers = await open()([query, { ...query, query: 'nothing' }])
  assert.deepEqual(
    answers.map(({ total }) => total),
    [1, 0],
  )
  assert.equal(index.asked.length, before + 1)
})

test('what has another form in an answer counts as nothing', async () => {
  index.mood = 'astray'
  const [answer] = await open()([query])
  assert.deepEqual(answer, { total: 0, pages: 0, hits: [], facets: new Map([['kind', new Map([['a', 0]])]]) })
})

for (const [mood, kind] of [
  [403, 'denied'],
  [429, 'busy'],
  [500, 'failed'],
  ['confused', 'failed'],
] as const)
  test(`${mood} is a fault of the kind ${kind}`, async () => {
    index.mood = mood
    assert.equal(await faultOf(), kind)
  })

test('no answer is late, and the next question is answered', async () => {
  index.mood = 'silent'
  assert.equal(await faultOf(80), 'late')
  index.mood = 'well'
  assert.equal(await faultOf(), 'none')
})

test('an address where nobody listens is a fault', async () => {
  const ask = openIndex(
    { provider: 'algolia', appId: 'TESTAPP', apiKey: 'search-only', indexName: 'things' },
    { hosts: [{ url: '127.0.0.1:1', protocol: 'http' }] },
  )
  await assert.rejects(ask([query]), { kind: 'failed' })
})
