import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { indexOf, readerOf, recordWith, searchOf } from './indexed.ts'

const limits: number[] = []

beforeEach(() => {
  limits.length = 0
  // As if a thousand times as much time went by.
  mock.method(AbortSignal, 'timeout', (ms: number) => {
    limits.push(ms)
    const limit = new AbortController()
    setTimeout(() => limit.abort(), ms / 1000)
    return limit.signal
  })
})

/** Serves an index whose server never answers what is asked for first of what matches. */
function serveAllBut(lost: RegExp): string[] {
  const { entry, files } = indexOf([
    recordWith({ route: '/docs/a', title: 'Ferry', description: 'It sails.' }, 'At noon.'),
  ])
  const read = readerOf([
    ...files,
    { path: 'search.json', content: JSON.stringify({ search: entry }) },
    { path: 'docs/a.md', content: '# Ferry\n\nThe ferry goes at noon.\n' },
  ])
  const asked: string[] = []
  globalThis.fetch = (async (url: string, { signal }: RequestInit = {}) => {
    asked.push(url)
    if (lost.test(url) && asked.filter((one) => lost.test(one)).length === 1)
      return await new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
    const text = read(url.slice(1))
    return text === null ? new Response('', { status: 404 }) : new Response(text)
  }) as typeof fetch
  return asked
}

for (const lost of [/search\.json/, /search\/facts/, /search\/w/, /search\/p/])
  test(`a request that is never answered is asked once more: ${lost}`, async () => {
    const asked = serveAllBut(lost)
    const { hits, incomplete } = await searchOf('acme').search('ferry', 0)
    assert.deepEqual([hits.map(({ title }) => title), incomplete], [['Ferry'], undefined])
    assert.ok(asked.filter((url) => lost.test(url)).length >= 2)
    assert.ok(limits.every((ms) => ms >= 5000))
  })

test('a hit does not wait for its text for long: it is shown with its description', async () => {
  serveAllBut(/\.md$/)
  const search = searchOf('acme')
  const { hits } = await search.search('ferry', 0)
  assert.equal(hits[0]?.excerpt.map(({ text }) => text).join(''), 'It sails.')
  const again = await search.search('ferry noon', 0)
  assert.match(again.hits[0]?.excerpt.map(({ text }) => text).join('') ?? '', /goes at noon/)
})
