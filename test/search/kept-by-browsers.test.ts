import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

test('the file that leads to the index is asked for anew whatever the server says of it, its parts may be kept', async () => {
  const { entry, files } = indexOf([recordWith({ route: '/docs/ferry', title: 'Ferry' }, 'It waits.')])
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer]))
  const served = globalThis.fetch
  const asked = new Map<string, RequestCache | undefined>()
  globalThis.fetch = async (...request) => {
    asked.set(/search\.json$|_assets|$/.exec(String(request[0]))?.[0] ?? '', request[1]?.cache)
    return served(...request)
  }
  const { hits } = await searchOf('acme').search('ferry', 0)
  deepEqual([hits.length, asked.get('search.json'), asked.get('_assets')], [1, 'no-cache', 'default'])
})
