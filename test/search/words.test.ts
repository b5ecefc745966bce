import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { titleKey as builtKey, vocabularyOf } from '../../bin/services/search-words.ts'
import { significantWords, titleKey } from '../../client/widgets/search/query.ts'
import { rank } from '../../client/widgets/search/rank.ts'
import { mergeByWords } from '../../client/widgets/search/some-words.ts'
import { corrected } from '../../client/widgets/search/spelling.ts'

test('common words do not empty a query', () => {
  assert.deepEqual(significantWords('how do I verify a webhook signature?'), ['verify', 'webhook', 'signature'])
  assert.deepEqual(significantWords("what's the RateLimit-Reset header"), ['RateLimit-Reset', 'header'])
  assert.deepEqual(significantWords('  what   is it '), ['what', 'is', 'it'])
  assert.deepEqual(significantWords('send, send, SEND.'), ['send', 'SEND'])
  assert.deepEqual(significantWords('??? !!!'), [])
  assert.deepEqual(significantWords('<Speak> +12025550143'), ['<Speak>', '+12025550143'])
})

test('any query gives few words, each part of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (query) => {
      const words = significantWords(query)
      assert.ok(words.length <= 12)
      for (const word of words) assert.ok(word !== '' && query.includes(word))
    }),
  )
})

test('browser and build make the same key of a title', () => {
  for (const title of ['Send a message', 'What is E.164?', 'Überblick', 'Node.js SDK', '', 'メッセージ'])
    assert.equal(titleKey(title), builtKey(title))
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (title) => assert.equal(titleKey(title), builtKey(title))))
  assert.equal(titleKey('What is E.164?'), titleKey('what is e 164'))
  assert.notEqual(titleKey('Error'), titleKey('Errors'))
})

const page = (url: string, title: string, score = 10, headings: readonly string[] = []) => ({
  url,
  title,
  score,
  headings,
})
const order = (words: readonly string[], ...pages: readonly ReturnType<typeof page>[]) =>
  rank(words, pages).map(({ url }) => url)

test('a title that is the query goes before one that only mentions it', () => {
  const mention = page('/docs/api/errors/1', 'Error 1: Harbour did not answer in time', 20)
  assert.deepEqual(order(['harbours'], mention, page('/docs/usage/harbours', 'Harbours', 8)), [
    '/docs/usage/harbours',
    '/docs/api/errors/1',
  ])
})

test('a heading counts, less than a title', () => {
  const [plain, heading, title] = [
    page('/docs/a', 'Ferries'),
    page('/docs/b', 'Boats', 10, ['Night crossing']),
    page('/docs/c', 'Night crossing'),
  ]
  assert.deepEqual(order(['night', 'crossing'], plain, heading, title), ['/docs/c', '/docs/b', '/docs/a'])
})

test('of two alike the higher page goes first; the engine decides where titles say nothing', () => {
  assert.deepEqual(order(['boat'], page('/docs/a/b/c/boat', 'Boat'), page('/docs/boat', 'Boat')), [
    '/docs/boat',
    '/docs/a/b/c/boat',
  ])
  assert.deepEqual(order(['sail'], page('/docs/a', 'A', 2), page('/docs/b', 'B', 9)), ['/docs/b', '/docs/a'])
  assert.deepEqual(order([], page('/docs/a', 'A', 2), page('/docs/b', '', Number.NaN)).length, 2)
})

test('pages with more and rarer words go first, and say which they hold', () => {
  const all = (ids: readonly string[]) => ids.map((id) => ({ id, score: 1 }))
  const merged = mergeByWords([all(['a', 'b', 'c', 'd']), all(['b']), all(['b', 'c'])])
  assert.deepEqual(
    merged.map(({ id, words }) => [id, words]),
    [
      ['b', [0, 1, 2]],
      ['c', [0, 2]],
      ['a', [0]],
      ['d', [0]],
    ],
  )
  assert.deepEqual(mergeByWords([[], []]), [])
})

test('one wrong letter is put right, a known word is left alone', () => {
  const words = ['webhook', 'signature', 'receive', 'idempotency', 'recording', 'rather', 'pages']
  assert.equal(corrected('webhok', words), 'webhook')
  assert.equal(corrected('Recieve', words), 'receive')
  assert.equal(corrected('signatture', words), 'signature')
  assert.equal(corrected('idempotancy', words), 'idempotency')
  assert.equal(corrected('ewbhook', words), 'webhook')
  for (const known of ['webhook', 'webh', 'record', 'gather', 'cat', 'zebra', '30014', '', '(a+)+$'])
    assert.equal(corrected(known, words), null, known)
})

test('the vocabulary holds words of titles and those of two pages; code, tags and one page’s slips are left out', () => {
  const article = (body: string) => `<nav>Menue</nav><article class="prose">${body}</article>`
  const pages = [
    { title: 'Harbours', description: '', html: article('<p>The ferry&nbsp;waits; teh slipp</p>') },
    { title: 'Tickets', description: 'For children', html: article('<p>A ferry</p><pre><code>ferrry()</code></pre>') },
    { title: 'Night boats', description: '', html: article('<p>ferrry</p><code>ferrry</code>') },
  ]
  assert.deepEqual(vocabularyOf(pages), ['boats', 'children', 'ferry', 'harbours', 'night', 'tickets'])
})
