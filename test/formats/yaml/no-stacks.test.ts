import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDocuments } from '../../../compiler/formats/yaml/syntax-faults.ts'

test('a mistake in a text of YAML has no stack, which would be most of its cost; errors of others have one', () => {
  const [{ errors } = { errors: [] }] = parseDocuments('- { a: {b}c }\n'.repeat(50))
  assert.ok(errors.length >= 50, `${errors.length} errors`)
  for (const { stack = '' } of errors) assert.doesNotMatch(stack, /\n\s+at /)
  assert.match(new Error('other').stack ?? '', /\n\s+at /)
})
