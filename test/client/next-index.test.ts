import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextIndex } from '../../client/next-index.ts'

test('arrow keys go around the ends, Home and End to them, other keys nowhere', () => {
  assert.equal(nextIndex('ArrowRight', 0, 3), 1)
  assert.equal(nextIndex('ArrowRight', 2, 3), 0)
  assert.equal(nextIndex('ArrowLeft', 0, 3), 2)
  assert.equal(nextIndex('Home', 2, 3), 0)
  assert.equal(nextIndex('End', 0, 3), 2)
  assert.equal(nextIndex('ArrowDown', 0, 3), null)
})
