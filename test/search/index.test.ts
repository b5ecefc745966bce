import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partCount, partOf, readPostings, writeNumber, writePosting } from '../../compiler/formats/search/codec.ts'
import type { OutputFile } from '../../compiler/model/output.ts'
import { externalRecord, type SearchRecord } from '../../compiler/search/search-record.ts'
import { searchEngine } from '../../compiler/search/sharded/engine.ts'
import { fc } from '../properties.ts'
import { resolvedSite } from '../resolved-site.ts'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

const words = Array.from({ length: 4000 }, (_, at) => `w${((at * 7919) % 46_656).toString(36)}`)
const page = (at: number, more = ''): SearchRecord =>
  recordWith(
    { route: `/docs/page-${at}`, title: `Page ${at}` },
    `${Array.from({ length: 80 }, (_, step) => words[(at * 31 + step * step) % words.length]).join(' ')} ${more}`,
  )

const acme = resolvedSite({ url: 'https://docs.acme.example', brand: { key: 'acme', name: 'Acme' } })

function build(records: readonly SearchRecord[]) {
  const { entry, files } = indexOf(records)
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  return { entry, files, all: [...files, pointer] as readonly OutputFile[] }
}

const some = Array.from({ length: 300 }, (_, at) => page(at))
const pathsOf = (files: readonly OutputFile[]) => new Set(files.map(({ path }) => path))

test('numbers and postings are read as they were written', () => {
  const posting = fc.record(
    {
      page: fc.nat(2 ** 20 - 1),
      roles: fc.nat(31),
      count: fc.nat(7),
      places: fc.uniqueArray(fc.nat(5000), { maxLength: 4 }).map((all) => all.sort((a, b) => a - b)),
    },
    { noNullPrototype: true },
  )
  fc.assert(
    fc.property(fc.uniqueArray(posting, { selector: ({ page: id }) => id }), (given) => {
      const sorted = given.sort((a, b) => a.page - b.page)
      let last = 0
      const text = sorted.map((one) => {
        const step = one.page - last
        last = one.page
        return writeNumber(step) + writePosting(one)
      })
      const { pages, roles, counts, placesAt } = readPostings(text.join(''))
      const read = Array.from(pages, (page, at) => ({
        page,
        roles: roles[at],
        count: counts[at],
        places: placesAt(at),
      }))
      assert.deepEqual(read, sorted)
    }),
  )
})

test('the table of pages has parts of a few pages, whatever their number', () => {
  assert.deepEqual([0, 1, 32, 33, 10_000].map(partCount), [1, 1, 1, 1, 128])
  assert.equal(partOf(2 ** 20 - 1, 128), 127)
})

test('one word more on one page changes the entry and the parts in which it stands', () => {
  const before = pathsOf(build(some).files)
  const after = build(some.map((one, at) => (at === 7 ? page(7, 'zeppelin') : one)))
  const changed = after.files
    .filter(({ path }) => !before.has(path))
    .map(({ path }) => path.replace(/-[0-9A-F]{8}/, ''))
  assert.ok(before.size > 30)
  assert.deepEqual(changed, ['_assets/search/wz.json'])
})

test('one page more leaves the others their numbers: parts without its words stay as they are', () => {
  const before = pathsOf(build(some).files)
  const after = build([...some, recordWith({ route: '/docs/extra', title: 'Zeppelin' }, 'zeppelins')])
  const changed = after.files
    .filter(({ path }) => !before.has(path))
    .map(({ path }) => path.replace(/-[0-9A-F]{8}/, ''))
  assert.ok(changed.length <= 5, changed.join(' '))
})

test('what a link says stands with the page that it leads to: other words of it change the parts with them, and the entry', () => {
  const leading = (text: string) => (one: SearchRecord, at: number) =>
    at === 7 ? { ...one, leads: [['/docs/page-40', text] as const] } : one
  const before = pathsOf(build(some.map(leading('see the zeppelin'))).files)
  const after = build(some.map(leading('see the zebra')))
  const changed = after.files
    .filter(({ path }) => !before.has(path))
    .map(({ path }) => path.replace(/-[0-9A-F]{8}/, ''))
  assert.deepEqual(changed, ['_assets/search/wz.json'])
})

test('the order in which pages come changes nothing, and every word is found again', async () => {
  const { all, files } = build(some)
  assert.deepEqual(build(some.toReversed()).files, files)
  servedFrom(readerOf(all))
  const search = searchOf('acme')
  for (const word of [words[0], words[31], words[62]]) {
    const { total, hits } = await search.search(word ?? '', 0)
    assert.ok(total > 0, word)
    assert.match(hits[0]?.url ?? '', /^\/docs\/page-/)
  }
})

test('a part that can’t be read fails the search, and is asked for again by the next', async () => {
  const { all } = build([
    recordWith({ route: '/docs/a', title: 'Ferry' }),
    recordWith({ route: '/docs/b', title: 'Boat' }),
  ])
  const read = readerOf(all)
  let isBroken = true
  servedFrom((path) => (isBroken && /search\/w/.test(path) ? null : read(path)))
  const search = searchOf('acme')
  await assert.rejects(search.search('ferry', 0), /can't be read/)
  isBroken = false
  assert.equal((await search.search('ferry', 0)).total, 1)
})

test('what the parts that can be read hold is found where others fail, and said to be a part', async () => {
  const { all } = build([
    recordWith({ route: '/docs/a', title: 'Ferry' }),
    recordWith({ route: '/docs/b', title: 'Boat' }),
  ])
  const read = readerOf(all)
  let isBroken = true
  const asked = servedFrom((path) => (isBroken && /search\/wb/.test(path) ? null : read(path)))
  const search = searchOf('acme')
  const { hits, incomplete } = await search.search('ferry boat', 0)
  assert.deepEqual([hits.map(({ url }) => url), incomplete], [['/docs/a'], true])
  // Each part is asked for twice, however many words it has.
  assert.equal(asked.filter((path) => /search\/wb/.test(path)).length, 2)
  isBroken = false
  const whole = await search.search('ferry boat', 0)
  assert.deepEqual([whole.total, whole.incomplete], [2, undefined])
})

test('a page that a query names is asked for again where what is shown of it can’t be read', async () => {
  const { all } = build([recordWith({ route: '/docs/a', title: 'Ferry' })])
  const read = readerOf(all)
  let isBroken = true
  servedFrom((path) => (isBroken && /search\/p0/.test(path) ? null : read(path)))
  const search = searchOf('acme')
  await assert.rejects(search.search('ferry', 0), /can't be read/)
  isBroken = false
  assert.equal((await search.search('ferry', 0)).total, 1)
})

test('a part of a word with signs inside is found where it is misspelt, and what was searched is said', async () => {
  const { all } = build([
    recordWith({ route: '/docs/factors', title: 'Multi-factor sign-in' }, 'A second factor.'),
    recordWith({ route: '/docs/page', title: 'Page' }, 'Several pages and a size.'),
    recordWith({ route: '/docs/size', title: 'PageSize' }, 'How many.'),
  ])
  servedFrom(readerOf(all))
  const first = async (query: string) => {
    const { hits, correctedQuery } = await searchOf('acme').search(query, 0)
    return [hits[0]?.url, correctedQuery]
  }
  assert.deepEqual(await first('multi-fcator'), ['/docs/factors', 'multi-factor'])
  assert.deepEqual(await first('Mutli-factor login'), ['/docs/factors', 'multi-factor login'])
  assert.deepEqual(await first('PageSzie'), ['/docs/size', 'Pagesize'])
  assert.deepEqual(await first('multi-factor'), ['/docs/factors', undefined])
  assert.deepEqual((await searchOf('acme').search('qqqq-zzzz', 0)).total, 0)
})

test('a misspelt word finds what the right one does, though the site has other words for that', async () => {
  const { all } = build([
    recordWith({ route: '/docs/costs', title: 'What it costs' }, 'A message is cheap.'),
    recordWith({ route: '/docs/twice', title: 'Sent twice' }, 'The same again.'),
    recordWith({ route: '/docs/page', title: 'Page' }, 'Some duplicates, and a parcel.'),
    recordWith({ route: '/docs/parcels', title: 'Parcels' }, 'They are weighed.'),
  ])
  servedFrom(readerOf(all))
  const first = async (query: string) => {
    const { hits, correctedQuery } = await searchOf('acme').search(query, 0)
    return [hits[0]?.url, correctedQuery]
  }
  // The site has no such word, and none that is near.
  assert.deepEqual(await first('priicng'), ['/docs/costs', 'pricing'])
  assert.deepEqual(await first('pricing'), ['/docs/costs', undefined])
  // It has the word, and another for it as a title.
  assert.deepEqual(await first('dulpicate'), ['/docs/twice', 'duplicate'])
  // A word of the site goes before one that only has other words.
  assert.deepEqual(await first('parcles'), ['/docs/parcels', 'parcels'])
})

test('the name of the brand is no part of a question, unless something is called so', async () => {
  const { entry, files } = indexOf([
    recordWith({ route: '/docs/webhooks', title: 'Webhooks' }, 'They call you.'),
    recordWith({ route: '/docs/about', title: 'About Acme' }, 'Acme has webhooks, and Acme has a history.'),
    recordWith({ route: '/docs/tool', title: 'Acme Tool' }, 'A command.'),
    recordWith({ route: '/docs/tools', title: 'Tools' }, 'A tool, and one more tool.'),
    recordWith({ route: '/docs/headers', title: 'Headers' }, 'Acme-Attempt counts them.'),
  ])
  const brands = [{ key: 'acme', name: 'Acme' }]
  const pointer = { search: entry, enablementSearch: null, brands }
  servedFrom(readerOf([...files, { path: 'search.json', content: JSON.stringify(pointer) }]))
  const found = async (query: string) => (await searchOf('acme').search(query, 0)).hits.map(({ url }) => url)
  assert.deepEqual(await found('acme webhooks'), await found('webhooks'))
  assert.deepEqual(await found("webhooks of Acme's"), await found('webhooks'))
  assert.deepEqual((await found('acme tool'))[0], '/docs/tool')
  assert.deepEqual((await found('acme'))[0], '/docs/about')
  // Where the rest finds nothing, the name is asked for with it.
  assert.deepEqual(await found('home'), [])
  assert.deepEqual((await found('acme home'))[0], '/docs/about')
  assert.deepEqual(await found('counts of Acme-Attempt'), ['/docs/headers'])
  // What is quoted stands as it is.
  assert.deepEqual((await found('"acme" webhooks'))[0], '/docs/about')
})

test('words in quotation marks stand side by side', async () => {
  const { all } = build([
    recordWith({ route: '/docs/a', title: 'A' }, 'A blue ferry waits.'),
    recordWith({ route: '/docs/b', title: 'B' }, 'The ferry is blue.'),
  ])
  const read = readerOf(all)
  const twins = new Map([
    ['docs/a.md', '# A\n\nA **blue** ferry\nwaits.\n'],
    ['docs/b.md', '# B\n\nThe ferry is blue.\n'],
  ])
  servedFrom((path) => twins.get(path) ?? read(path))
  const urls = async (query: string) => (await searchOf('acme').search(query, 0)).hits.map(({ url }) => url).sort()
  assert.deepEqual(await urls('blue ferry'), ['/docs/a', '/docs/b'])
  assert.deepEqual(await urls('"blue ferry"'), ['/docs/a'])
  assert.deepEqual(await urls('“Ferry waits”'), ['/docs/a'])
  // Where no page has them so, pages with the words are found, and that they are no more is told.
  assert.deepEqual(await urls('"ferry blue"'), ['/docs/a', '/docs/b'])
  assert.equal((await searchOf('acme').search('"ferry blue"', 0)).partly, true)
})

test('a page without a word is no fault', async () => {
  const { all } = build([recordWith({ route: '/', title: '???' }), recordWith({ route: '/docs/b', title: 'Boat' })])
  servedFrom(readerOf(all))
  assert.equal((await searchOf('acme').search('boat', 0)).total, 1)
  assert.deepEqual((await searchOf('acme').search('???', 0)).hits, [])
})

test('a small site has small parts of words, so that a reader loads little for each; they are whole', async () => {
  const { files, all } = build(some)
  const parts = files.filter(({ path }) => /search\/w/.test(path))
  const longest = Math.max(...parts.map(({ content }) => String(content).length))
  assert.ok(longest < 20_000, `${longest} characters in ${parts.length} parts`)
  servedFrom(readerOf(all))
  assert.ok((await searchOf('acme').search(words[62] ?? '', 0)).total > 0)
})

test('words that go on alike for many characters are in small parts, too', async () => {
  const alike = Array.from({ length: 3000 }, (_, at) => `heading${at}`)
  const { files, all } = build([recordWith({ route: '/' }, `heading ${alike.join(' ')}`)])
  const parts = files.filter(({ path }) => /search\/wheading/.test(path))
  assert.ok(parts.length > 2 && parts.every(({ content }) => String(content).length < 20_000))
  servedFrom(readerOf(all))
  for (const word of ['heading', 'heading1', 'heading2999'])
    assert.equal((await searchOf('acme').search(word, 0)).total, 1, word)
})

test('a heap may be collected before each group of pages and before each file', () => {
  let rests = 0
  indexOf([page(1)], 'en', () => rests++)
  assert.ok(rests > searchEngine.pieceNames.length, String(rests))
})

test('a result of the data that is on this site has its path, and is not read as a page of the index', async () => {
  const result = { title: 'Zeppelin', description: 'Rides.', tags: ['acme'] }
  const urls = ['https://docs.acme.example/docs/rides#dusk', 'https://rides.example/']
  const { all } = build([page(1), ...urls.map((url) => externalRecord({ ...result, url }, acme))])
  const asked = servedFrom(readerOf(all))
  const { hits } = await searchOf('acme').search('zeppelin', 0)
  assert.deepEqual(hits.map(({ url, external }) => `${url} ${external}`).sort(), [
    '/docs/rides#dusk false',
    'https://rides.example/ true',
  ])
  assert.deepEqual(
    asked.filter((path) => path.includes('rides')),
    [],
  )
})

test('a result of the data without tags is found where the brand is searched', async () => {
  const result = { title: 'Zeppelin', url: 'https://rides.example/', description: null, tags: [] }
  const { all } = build([page(1), externalRecord(result, acme)])
  servedFrom(readerOf(all))
  const { hits } = await searchOf('acme').search('zeppelin', 0)
  assert.deepEqual(
    hits.map(({ url }) => url),
    ['https://rides.example/'],
  )
})
