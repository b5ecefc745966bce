import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.ts'

/**
 * Compares a text with the golden file at `path` (from the repository's root). With `UPDATE=1` in the environment the
 * file is written instead.
 */
export function golden(path: string, actual: string): void {
  const file = join(root, path)
  if (process.env.UPDATE === '1') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, actual)
    return
  }
  assert.ok(existsSync(file), `${path} is missing; UPDATE=1 writes it`)
  const expected = readFileSync(file, 'utf8')
  try {
    assert.equal(actual, expected)
  } catch (error) {
    if (error instanceof Error) error.stack = `${path} says something else; UPDATE=1 writes it anew.\n${error.stack}`
    throw error
  }
}
