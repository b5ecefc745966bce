import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { codeLanguages } from '../../compiler/formats/markdown/code-languages.ts'
import { bundleEntry } from '../cli/run-command.ts'

type Hashes = Readonly<Record<string, string>>

test('A grammar is the same in whatever order a site uses languages', async () => {
  const entry = await bundleEntry('test/code/grammar-print.ts')
  const printed = (languages: readonly string[]): { readonly first: Hashes; readonly end: Hashes } =>
    JSON.parse(execFileSync(process.execPath, [entry, ...languages], { encoding: 'utf8' }))
  const { end } = printed([])
  const languages = [...new Set(codeLanguages.map(({ id }) => id))].filter((id) => Object.hasOwn(end, id))
  assert.ok(languages.length > 25, String(languages))
  // A language that needs all others comes last, so that each of the others is seen before them.
  const isLate = (id: string) => ['jsx', 'tsx', 'php', 'markdown', 'graphql', 'groovy', 'http', 'markup'].includes(id)
  const early = languages.filter((id) => !isLate(id))
  for (const order of [
    early,
    early.toReversed(),
    ['typescript', 'json'],
    ['shell-session'],
    languages.filter(isLate),
  ]) {
    const one = printed(order.filter((id) => languages.includes(id)))
    for (const id of Object.keys(one.first)) assert.equal(one.first[id], end[id], `${id} in ${order}`)
    assert.deepEqual(one.end, end, String(order))
  }
})
