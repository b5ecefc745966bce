import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openIndex } from '../../client/providers/algolia/index.client.ts'
import { orderValues } from '../../templates/blocks/voice-library/facet-values.client.ts'
import { openHostedVoices, voiceQueries } from '../../templates/blocks/voice-library/hosted-voices.client.ts'
import {
  findVoices,
  indexVoices,
  type VoiceQuery,
  type VoiceResults,
} from '../../templates/blocks/voice-library/voice-search.client.ts'
import { voiceCards, voiceRecords } from '../browser/catalogs/catalog-site.ts'
import { type FakeIndex, openFakeIndex } from '../client/fake-index.ts'

type Choice = Readonly<
  Partial<Record<'locale' | 'accent' | 'category' | 'age' | 'gender' | 'labels', readonly string[]>>
>

const ask = (term: string, choice: Choice = {}, page = 1): VoiceQuery => ({
  term,
  chosen: new Map(Object.entries(choice).map(([facet, values]) => [facet as keyof Choice, new Set(values)])),
  page,
})
const find = (query: VoiceQuery) => findVoices(indexVoices(voiceCards), query)

test('twenty a page, the last one shorter', () => {
  const { total, pages, voices } = find(ask(''))
  assert.deepEqual([total, pages, voices.length], [171, 9, 20])
  assert.deepEqual(
    find(ask('', {}, 9)).voices.map(({ id }) => id),
    ['v160', 'v161', 'v162', 'v163', 'v164', 'v165', 'v166', 'v167', 'v168', 'v169', 'v170'],
  )
  assert.deepEqual(find(ask('', {}, 10)).voices, [])
})

test('finds words in names, ids, descriptions and values; names go first', () => {
  assert.equal(find(ask('warm close')).total, 18)
  assert.equal(find(ask('OSPREY-17')).voices[0]?.id, 'v17')
  assert.equal(find(ask('hills')).total, 85)
  // 'Voice 3' is in the names of 13, 23, 30 …, and in no other field.
  assert.equal(find(ask('voice 3')).voices[0]?.id, 'v3')
  assert.equal(find(ask('<b>')).total, 18)
  assert.equal(find(ask('(')).total, 0)
})

test('counts are disjunctive: another choice in a facet adds to it', () => {
  const { total, facets } = find(ask('', { accent: ['coast'], gender: ['female'] }))
  assert.equal(total, 86)
  assert.deepEqual(facets.get('accent'), new Map([['coast', 86]]))
  assert.deepEqual(facets.get('gender'), new Map([['female', 86]]))
  const one = find(ask('', { accent: ['coast'] }))
  assert.deepEqual(
    one.facets.get('accent'),
    new Map([
      ['coast', 86],
      ['hills', 85],
    ]),
  )
  assert.deepEqual(one.facets.get('gender'), new Map([['female', 86]]))
  // Voices without an age are in no value of it.
  assert.deepEqual(find(ask('')).facets.get('age'), new Map([['young', 136]]))
})

test('the most frequent values come first; a chosen one stays without a single voice', () => {
  const counts = new Map([
    ['b', 1],
    ['a', 1],
    ['c', 5],
  ])
  assert.deepEqual(orderValues({ counts, chosen: new Set(['z']) }), ['c', 'a', 'b', 'z'])
})

test('a hosted index is asked once for the voices and once for each refined facet', () => {
  const queries = voiceQueries(ask('warm', { locale: ['en-GB', '-odd'], gender: ['male'] }, 3))
  const names = ['locale', 'accent', 'category', 'age', 'gender', 'labels']
  const locale = [
    ['locale', 'en-GB'],
    ['locale', '-odd'],
  ]
  const gender = [['gender', 'male']]
  assert.deepEqual(queries, [
    {
      query: 'warm',
      maxValuesPerFacet: 1000,
      facets: names,
      facetFilters: [locale, gender],
      hitsPerPage: 20,
      page: 2,
    },
    {
      query: 'warm',
      maxValuesPerFacet: 1000,
      facets: ['locale'],
      facetFilters: [gender],
      hitsPerPage: 0,
      page: 0,
      analytics: false,
    },
    {
      query: 'warm',
      maxValuesPerFacet: 1000,
      facets: ['gender'],
      facetFilters: [locale],
      hitsPerPage: 0,
      page: 0,
      analytics: false,
    },
  ])
})

let index: FakeIndex
before(async () => {
  index = await openFakeIndex(voiceRecords)
})
after(() => index.close())

const hosted = () =>
  openHostedVoices(
    openIndex(
      { provider: 'algolia', appId: 'TESTAPP', apiKey: 'search-only', indexName: 'voices' },
      { hosts: [{ url: index.host, protocol: 'http' }] },
    ),
  )

test('hosted and shipped voices give the same results', async () => {
  const search = hosted()
  const sorted = ({ facets, ...rest }: VoiceResults) => ({
    ...rest,
    facets: [...facets].map(([facet, counts]) => [facet, [...counts].sort()]),
  })
  for (const query of [
    ask(''),
    ask('', {}, 4),
    ask('', { locale: ['ea-XX', 'em-XX'], accent: ['hills'] }),
    ask('warm', { labels: ['news'], age: ['young'] }),
    ask('nobody'),
  ])
    assert.deepEqual(sorted(await search(query)), sorted(find(query)))
  assert.deepEqual(index.complaints, [])
})

test('a record of an index is text, and only an address of the web is a sample', async () => {
  const wild = await openFakeIndex([
    {
      objectID: 7,
      voiceName: '<img onerror=1>',
      labels: ['a', 5, null],
      previewUrl: 'javascript:alert(1)',
      accent: { x: 1 },
    },
    { objectID: 'b', previewUrl: '//evil.example/a.mp3', labels: 'none' },
    { objectID: 'c', previewUrl: 'https://cdn.example/a.mp3' },
    { objectID: 'd', previewUrl: '/assets/a.mp3' },
  ])
  const search = openHostedVoices(
    openIndex(
      { provider: 'algolia', appId: 'TESTAPP', apiKey: 'search-only', indexName: 'voices' },
      { hosts: [{ url: wild.host, protocol: 'http' }] },
    ),
  )
  const { voices } = await search(ask(''))
  await wild.close()
  assert.deepEqual(
    voices.map(({ id, name, labels, preview, accent }) => [id, name, labels, preview, accent]),
    [
      ['7', '<img onerror=1>', ['a'], '', ''],
      ['b', '', [], '', ''],
      ['c', '', [], 'https://cdn.example/a.mp3', ''],
      ['d', '', [], '/assets/a.mp3', ''],
    ],
  )
})
