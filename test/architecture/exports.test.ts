import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unusedExports } from './exports.ts'
import { parseSource } from './sources.ts'

test('an export is unused where no file takes it, or only tests take what its own file does not use', () => {
  const made = parseSource(
    'compiler/a.ts',
    `export const taken = 1
export const own = 2
export const forTests = own
export const tried = () => inner()
export function inner() { return tried }
export interface Input { readonly a: string }
export type Alone = string
export const read = (input: Input) => input`,
  )
  const all = parseSource('compiler/b.ts', 'export const one = 1')
  const mark = parseSource('templates/page/x/mark.ts', 'export const selector = 1\nexport const other = 1')
  const user = parseSource('compiler/c.ts', "import { taken, read as r } from './a.ts'\nimport * as b from './b.ts'")
  const trial = parseSource('test/a.test.ts', "import { forTests, tried, inner } from '../compiler/a.ts'")
  assert.deepEqual(unusedExports([made, all, mark, user], [trial]), [
    'compiler/a.ts:2 own',
    'compiler/a.ts:3 forTests',
    'compiler/a.ts:7 Alone',
    'templates/page/x/mark.ts:2 other',
  ])
})
