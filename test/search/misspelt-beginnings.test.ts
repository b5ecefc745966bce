import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

const { entry, files } = indexOf([
  recordWith({ route: '/docs/moderation', title: 'Moderation' }, 'Rules for chats.'),
  recordWith({ route: '/docs/numbers', title: 'Phone numbers' }, 'Buy one.'),
  recordWith({ route: '/docs/news', title: 'News' }, 'Moderating chats, and numeric codes for phones.'),
  recordWith({ route: '/docs/share', title: 'Share' }, 'A file. The pictures are sharper.'),
])
servedFrom(readerOf([...files, { path: 'search.json', content: JSON.stringify({ search: entry }) }]))

for (const [query, first, corrected] of [
  ['moderatin', '/docs/moderation', 'moderation'],
  ['phone numers', '/docs/numbers', 'phone numbers'],
  // Still typed, and too short to be surely wrong.
  ['moderati', '/docs/moderation', undefined],
  ['sharp', '/docs/share', undefined],
] as const)
  test(`“${query}” is ${corrected ?? 'as it is meant'}, though other words of the site begin or end so`, async () => {
    const { hits, correctedQuery } = await searchOf('acme').search(query, 0)
    assert.equal(correctedQuery, corrected)
    if (corrected !== undefined) assert.equal(hits[0]?.url, first)
  })
