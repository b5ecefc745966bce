import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { diagnostics } from '../../compiler/diagnostics/codes.ts'
import type { Example } from '../../compiler/diagnostics/example.ts'
import { root } from '../root.ts'
import { findingsWith } from './example-site.ts'

const all: readonly (readonly [string, Example])[] = [...diagnostics].map(([code, { row }]) => [code, row.example])

describe('what `explain` shows is so', () => {
  for (const [code, example] of all) {
    if (!('wrong' in example)) continue
    test(code, () => {
      const told = (found: ReturnType<typeof findingsWith>) =>
        found.map((one) => `${one.severity} ${one.code} ${one.file}:${one.line} ${one.message}`)
      const wrong = findingsWith(code, example, example.wrong)
      assert.ok(
        wrong.some((one) => one.code === code),
        `the wrong form gives:\n${told(wrong).join('\n')}`,
      )
      const right = findingsWith(code, example, example.right)
      const against = right.filter((one) => one.code === code || one.severity === 'error')
      assert.deepEqual(told(against), [], 'the right form')
    })
  }
})

test('what no text can show is given by the test that is named', () => {
  const lost = all.flatMap(([code, example]) => {
    if ('wrong' in example) return []
    const path = join(root, example.test)
    return existsSync(path) && readFileSync(path, 'utf8').includes(code) ? [] : [`${code}: ${example.test}`]
  })
  assert.deepEqual(lost, [])
})
