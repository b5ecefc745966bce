import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { waysToSay } from '../../client/widgets/search/concepts.ts'
import { noLexicon, readLexicon } from '../../client/widgets/search/lexicon.ts'
import { type OutlinedPage, readOutline, unknownPage } from '../../client/widgets/search/outline.ts'
import { significantWords, titleKey } from '../../client/widgets/search/query.ts'
import { bestSection, type Candidate, worthOf } from '../../client/widgets/search/rank.ts'
import { corrected } from '../../client/widgets/search/spelling.ts'
import { synonymsOf } from '../../client/widgets/search/synonyms.ts'
import { formsOf, splitsOf } from '../../client/widgets/search/word-forms.ts'
import { createLinkCount, outlineOf } from '../../compiler/search/search-outline.ts'
import { partWords, tagsOf } from '../../compiler/search/search-page.ts'
import { titleKey as builtKey, vocabularyOf } from '../../compiler/search/search-words.ts'

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

const found = (
  share: number,
  rarity: number,
  places: readonly number[],
  fields: Readonly<Record<string, number>> = {},
) => ({
  share,
  rarity,
  places,
  fields: new Map(Object.entries(fields)),
})
const outlined = (more: Partial<OutlinedPage> = {}): OutlinedPage => ({ ...unknownPage, weight: 0.8, ...more })
const worth = (findings: Candidate['findings'], more: Partial<OutlinedPage> = {}) =>
  worthOf({ page: outlined(more), findings }, [2, 2], 100)

test('a title that is the query goes before a text that repeats it', () => {
  const titled = worth([found(1, 2, [0], { title: 1 }), found(1, 2, [1], { title: 1 })], { titleWords: 2 })
  const longTitle = worth([found(1, 2, [0], { title: 1 }), found(1, 2, [1], { title: 1 })], { titleWords: 9 })
  const repeated = worth([found(1, 2, [5, 9, 30, 44, 60]), found(1, 2, [7, 20, 50])])
  assert.ok(titled > longTitle && longTitle > repeated)
})

test('a heading counts, and that words stand in one section, and side by side', () => {
  const headings = [
    { at: 10, words: 2 },
    { at: 50, words: 2 },
  ]
  const apart = worth([found(1, 2, [20]), found(1, 2, [60])], { headings })
  const together = worth([found(1, 2, [20]), found(1, 2, [30])], { headings })
  const near = worth([found(1, 2, [20]), found(1, 2, [21])], { headings })
  const inHeading = worth([found(1, 2, [50]), found(1, 2, [51])], { headings })
  assert.ok(apart < together && together < near && near < inHeading)
  const candidate = { page: outlined({ headings }), findings: [found(1, 2, [20, 60]), found(1, 2, [51])] }
  assert.equal(bestSection(candidate), 50)
  assert.equal(bestSection({ page: outlined({ headings }), findings: [found(1, 2, [3])] }), null)
})

test('a page with all words, with the word itself, and one that others lead to, goes first', () => {
  assert.ok(worth([found(1, 2, [1]), found(1, 2, [40])]) > worth([found(1, 2, [1, 2, 3, 4]), null]))
  assert.ok(worth([found(1, 2, [1]), null]) > worth([found(0.6, 2, [1]), null]))
  assert.ok(worth([found(1, 2, [1]), null], { weight: 0.9 }) > worth([found(1, 2, [1]), null], { weight: 0.6 }))
  assert.ok(worth([found(1, 2, [8]), null], { definitions: new Set([8]) }) > worth([found(1, 2, [8]), null]))
  assert.equal(worth([null, null]), 0)
  assert.equal(worthOf({ page: unknownPage, findings: [] }, [], 100), 0)
})

test('synonyms of the common lists and of the site, for phrases too', () => {
  const of = (query: string, own: readonly (readonly string[])[] = []) => {
    const words = query.split(' ')
    return Object.fromEntries([...synonymsOf([words], own)].map(([word, list]) => [word, list.map(({ text }) => text)]))
  }
  assert.ok(of('delete key').delete?.includes('remove'))
  assert.ok(of('sign in again').sign?.includes('login'))
  assert.equal(of('sign here').sign, undefined)
  assert.deepEqual(of('which ferries', [['ferry', 'ferries', 'boat']]).ferries, ['ferry', 'boat'])
  assert.deepEqual(of('zebra'), {})
})

test('a word’s other spelling and kind, and two words written as one', () => {
  const words = [
    'color',
    'organization',
    'verification',
    'verify',
    'queue',
    'message',
    'massage',
    'sender',
    'pools',
    'pool',
  ]
  assert.deepEqual(formsOf('colour', words), ['color'])
  assert.deepEqual(formsOf('organisation', words), ['organization'])
  assert.deepEqual(formsOf('verify', words), ['verification'])
  assert.deepEqual(formsOf('queued', words), ['queue'])
  assert.deepEqual(formsOf('messages', words), ['message'])
  assert.deepEqual(formsOf('id', words), [])
  assert.deepEqual(splitsOf('senderpool', words), ['sender pool'])
  assert.deepEqual(splitsOf('webhook', words), [])
})

test('a name is looked up whole, in its words, and each of them', () => {
  const [ways] = waysToSay('SenderPoolSid', ['SenderPoolSid'], noLexicon)
  assert.deepEqual(
    ways?.slice(0, 6).map(({ text }) => text),
    ['SenderPoolSid', 'sender pool sid', 'senderpoolsid', 'sender', 'pool', 'sid'],
  )
  assert.ok(ways?.every(({ share }, at) => (at === 0) === (share === 1)))
})

test('a word in the spelling of the other side of the ocean has the same synonyms', () => {
  const [ways] = waysToSay('authorisation', ['authorisation'], noLexicon)
  assert.ok(ways?.some(({ text }) => text === 'authentication'))
})

test('any query is answered: what the browser reads of the build is checked', () => {
  assert.deepEqual(readLexicon(null), noLexicon)
  assert.deepEqual(readLexicon({ words: ['a', 3], synonyms: 'x' }), { words: ['a'], synonyms: [] })
  assert.throws(() => readOutline({}))
  const outline = readOutline([['en_1', 200, 2, 99, [0, 2, 40, 3], [44], ['acme']]])
  assert.deepEqual(outline.get('en_1'), {
    words: 200,
    titleWords: 2,
    weight: 1,
    headings: [
      { at: 0, words: 2 },
      { at: 40, words: 3 },
    ],
    definitions: new Set([44]),
    tags: ['acme'],
  })
})

test('a tag is read as the theme meant it', () => {
  const html = '<main data-pagefind-body="" data-pagefind-filter="tag:R&amp;D &quot;x&quot;"><p>Hi</p></main>'
  assert.deepEqual(tagsOf(html), ['R&D "x"'])
  assert.deepEqual(tagsOf('<p>No mark</p>'), [])
})

test('pages that others lead to weigh more, deep ones less', () => {
  const article = (route: string, ...links: readonly string[]) => ({
    route,
    html: `<nav><a href="/docs/nav">n</a></nav><article>${links.map((to) => `<a href="${to}">x</a>`).join('')}</article>`,
  })
  const links = createLinkCount()
  for (const page of [
    article('/docs/a', '/docs/b#x', '/docs/b', '/docs/a', 'https://example.com/docs/b'),
    article('/docs/b', '/docs/b', '/docs/c/'),
    article('/docs/c', '/docs/b'),
  ])
    links.add(page)
  const { counts } = links
  assert.deepEqual([...counts].sort(), [
    ['/docs/b', 2],
    ['/docs/c', 1],
  ])
  const fragment = (url: string) => ({
    path: `fragment/en_${url.length}.pf_fragment`,
    content: new Uint8Array(
      gzipSync(
        `pagefind_dcd${JSON.stringify({
          url,
          word_count: 50,
          meta: { title: 'Night boats' },
          anchors: [
            { element: 'section', id: 'x', text: '', location: 3 },
            { element: 'h2', id: 'fares', text: 'Fares and seats', location: 4 },
            { element: 'li', id: 'seat', text: '', location: 9 },
          ],
        })}`,
      ),
    ),
  })
  const [b, deep] = outlineOf(
    [fragment('/docs/b'), fragment('/docs/deep/down/under')],
    counts,
    new Map([['/docs/b', ['acme']]]),
  )
  assert.deepEqual(
    [b?.slice(0, 3), b?.slice(4)],
    [
      ['en_7', 50, 2],
      [[4, 3], [9], ['acme']],
    ],
  )
  assert.ok((b?.[3] ?? 0) > (deep?.[3] ?? 99))
})

test('words of elements in one line stay apart in the index; code is left as it is', () => {
  assert.equal(
    partWords('<dt>Level</dt><dd>HIGH</dd><p>a<b>c</b></p>'),
    '<dt>Level</dt> <dd>HIGH</dd> <p>a<b>c</b></p>',
  )
  assert.equal(partWords('<pre><i>a</i><i>b</i></pre>'), ' <pre><i>a</i><i>b</i></pre>')
})

test('one wrong letter is put right, a known word is left alone', () => {
  const words = ['webhook', 'signature', 'receive', 'idempotency', 'recording', 'rather', 'pages']
  const meant = (word: string, list: readonly string[]) => corrected(word, list)?.word
  assert.equal(meant('webhok', words), 'webhook')
  assert.equal(meant('Recieve', words), 'receive')
  assert.equal(meant('signatture', words), 'signature')
  assert.equal(meant('idempotancy', words), 'idempotency')
  assert.equal(meant('ewbhook', words), 'webhook')
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
  assert.deepEqual(vocabularyOf(pages), ['boats', 'children', 'ferry', 'for', 'harbours', 'night', 'tickets'])
})
