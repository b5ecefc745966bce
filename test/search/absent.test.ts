import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isInflection } from '../../client/widgets/search/synonyms.ts'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

const records = [
  recordWith(
    { route: '/docs/boxes', title: 'Boxes' },
    'What a search contains. Where does a crate go? Remove a crate.',
  ),
  recordWith({ route: '/docs/webhooks', title: 'Webhooks', description: 'Contains what happened.' }, 'Crates arrive.'),
  ...['a', 'b', 'c'].map((name) =>
    recordWith({ route: `/docs/${name}`, title: `Page ${name}` }, 'It does. Dokuments.'),
  ),
]

async function ask(query: string) {
  const { entry, files } = indexOf(records)
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer]))
  return await searchOf('acme').search(query, 0)
}

test('a word that no page has is named beside what is found for the others', async () => {
  assert.deepEqual((await ask('terraform crates')).absent, ['terraform'])
  for (const known of ['crates', 'crate arriv', 'webhoks', 'delete crate', 'web hooks'])
    assert.equal((await ask(known)).absent, undefined, known)
})

test('who contains is no container', async () => {
  assert.equal((await ask('docker')).total, 0)
  assert.ok(!isInflection('container', 'contains') && isInflection('container', 'containers'))
  assert.ok(isInflection('filters', 'filtered') && isInflection('errors', 'error'))
})

test('small words, and words with half of their letters other ones, are not near what was typed', async () => {
  assert.deepEqual((await ask('dokker')).near?.words, [])
})
