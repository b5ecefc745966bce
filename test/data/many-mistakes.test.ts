import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadKind } from '../../compiler/data/kind.ts'
import { searchResultsKind } from '../../compiler/data/search-results.ts'
import { resolvedSite } from '../resolved-site.ts'

test('of a mistake in each of thousands of records none is held as an object, and all are told', () => {
  const source = { path: 'content/data/search-results.yaml', text: '- {}\n'.repeat(3000) }
  const config = resolvedSite({ url: 'https://a.example', brand: { key: 'a', name: 'A' } })
  const { diagnostics } = loadKind(searchResultsKind, [source], [], { config, origins: new WeakMap() })
  const told = [...diagnostics]
  assert.deepEqual(
    told.map(({ line, message }) => `${line} ${message}`),
    Array.from({ length: 3000 }, (_, at) => [
      `${at + 1} Missing key \`title\``,
      `${at + 1} Missing key \`url\``,
    ]).flat(),
  )
  const again = [...diagnostics]
  assert.ok(told.every((one, at) => one !== again[at]))
  assert.deepEqual(again, told)
})
