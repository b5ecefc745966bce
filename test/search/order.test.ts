import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Hit } from '../../client/widgets/search/hit.ts'
import { withoutFillers } from '../../client/widgets/search/static/asked/fillers.ts'
import { inOrder } from '../../client/widgets/search/static/rank/order.ts'
import type { Concept } from '../../client/widgets/search/static/words/concept.ts'
import { findingsOf } from '../../client/widgets/search/static/words/findings.ts'

type Ranked = readonly [url: string, worth: number, kind?: string]

function ordered(...ranked: readonly Ranked[]): readonly string[] {
  const hits = ranked.map(([url, worth, kind = 'guide']) => {
    const hit: Hit = { title: url, url, section: null, excerpt: [], external: false, kind }
    return { hit, worth }
  })
  return inOrder('some words', hits).map(({ url }) => url)
}

const orders: readonly (readonly [about: string, ranked: readonly Ranked[], order: readonly string[]])[] = [
  [
    'one that answers nearly as well',
    [
      ['/a', 1],
      ['/b', 0.95],
      ['/a/c', 0.92],
    ],
    ['/a/c', '/a', '/b'],
  ],
  [
    'several, in their order',
    [
      ['/a#x', 1],
      ['/a/c#y', 0.99],
      ['/a/d', 0.95],
    ],
    ['/a/c#y', '/a/d', '/a#x'],
  ],
  [
    'none that answers less',
    [
      ['/a', 1],
      ['/b', 0.95],
      ['/a/c', 0.85],
    ],
    ['/a', '/b', '/a/c'],
  ],
  [
    'none of an API',
    [
      ['/a', 1],
      ['/a/c', 0.95, 'reference'],
    ],
    ['/a', '/a/c'],
  ],
  [
    'none whose name only begins so',
    [
      ['/a', 1],
      ['/a-c', 0.95],
    ],
    ['/a', '/a-c'],
  ],
]

for (const [about, ranked, order] of orders)
  test(`of the pages beneath a page go before it: ${about}`, () => {
    assert.deepEqual(ordered(...ranked), order)
  })

function concept(rarity: number): Concept {
  return { rarity, isTopic: true, findings: findingsOf([], new Uint8Array()), forms: [], isAbsent: false }
}

const rarities: readonly (readonly [
  about: string,
  words: string,
  given: readonly number[],
  left: readonly number[],
])[] = [
  ['little beside another', 'see logs', [2, 4], [0.6, 4]],
  ['no more than a part of a usual one', 'see logs', [2, 0.5], [0.2, 0.5]],
  ['all by themselves', 'see several', [2, 4], [2, 4]],
  ['little for a deed without a thing', 'get several', [2, 4], [0.6, 1.2]],
]

for (const [about, words, given, left] of rarities)
  test(`words with which people only ask count ${about}`, () => {
    const found = withoutFillers(words.split(' '), given.map(concept)).map(({ rarity }) => rarity)
    assert.deepEqual(
      found.map((one) => Number(one.toFixed(3))),
      left,
    )
  })

test('a page above one that is called alike stays before it', () => {
  const hit = (url: string, title: string): Hit => ({
    title,
    url,
    section: null,
    excerpt: [],
    external: false,
    kind: 'guide',
  })
  const ranked = [hit('/leaf-nodes', 'Leaf nodes'), hit('/leaf-nodes/storage', 'Leaf Nodes')]
  const found = inOrder('leafnode', [
    { hit: ranked[0] as Hit, worth: 1 },
    { hit: ranked[1] as Hit, worth: 0.99 },
  ])
  assert.deepEqual(found, ranked)
})
