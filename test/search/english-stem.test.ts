import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageOf } from '../../client/widgets/search/static/language.ts'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

const alike = `connect connection connections; delete deletion; create creation; execute execution executed; select selection
  protect protection; redirect redirection; encrypt encryption; compress compression; subscription subscriptions; edit edition
  condition conditional conditions; function functions functional; deploy deployed deployment; key keys; say says
  verify verification verified; notify notification; modify modification; revoke revocation revoked; query queries`
const different =
  'opt option; vers version; port portion; miss mission; sect section; stat station; play plan; local locate'

function groups(list: string): readonly (readonly string[])[] {
  return list.split(/[;\n]/).map((line) => line.trim().split(' '))
}

test('forms of one English word have one stem, and words that only look so have not', async () => {
  const { stem } = await languageOf('en')
  for (const words of groups(alike)) assert.equal(new Set(words.map(stem)).size, 1, `${words}: ${words.map(stem)}`)
  for (const words of groups(different)) assert.equal(new Set(words.map(stem)).size, 2, `${words}: ${words.map(stem)}`)
})

test('a page that is called by the noun is found by the verb', async () => {
  const pages = [
    recordWith({ route: '/docs/pools', title: 'Connection pools' }, 'Keep some open.'),
    recordWith({ route: '/docs/keys', title: 'Revocation of keys' }, 'It ends at once.'),
  ]
  const { entry, files } = indexOf(pages)
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer]))
  const first = async (query: string) => (await searchOf('acme').search(query, 0)).hits[0]?.url
  assert.equal(await first('connect to pool'), '/docs/pools')
  assert.equal(await first('how to revoke a key'), '/docs/keys')
})
