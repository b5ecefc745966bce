import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { codeLanguages } from '../../compiler/formats/markdown/code/code-languages.ts'
import { bundleEntry } from '../cli/run-command.ts'

type Hashes = Readonly<Record<string, string>>

test('A grammar is the same in whatever order a site uses languages', async () => {
  const entry = await bundleEntry('test/code/grammar-print.ts')
  const printed = (languages: readonly string[]): { readonly first: Hashes; readonly end: Hashes } =>
    JSON.parse(execFileSync(process.execPath, [entry, ...languages], { encoding: 'utf8' }))
  const { end } = printed([])
  const languages = [...new Set(codeLanguages.map(({ id }) => id))].filter((id) => Object.hasOwn(end, id))
  assert.ok(languages.length > 25, String(languages))
  // After one that takes in others all are there, so that each of those is seen by itself.
  const takesInOthers = (id: string) => /^(?:jsx|tsx|php|markdown|graphql|groovy|http|html|xml|markup)$/.test(id)
  const others = languages.filter((id) => !takesInOthers(id))
  const orders = [
    others,
    others.toReversed(),
    ['typescript', 'json'],
    ...languages.filter(takesInOthers).map((id) => [id]),
  ]
  for (const order of orders) {
    const one = printed(order)
    for (const id of Object.keys(one.first)) assert.equal(one.first[id], end[id], `${id} in ${order}`)
    assert.deepEqual(one.end, end, String(order))
  }
})
