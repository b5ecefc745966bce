import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { nextIndex } from '../../client/next-index.ts'

const page = { dir: '' }
Object.assign(globalThis, { document: page })
afterEach(() => {
  page.dir = ''
})

const leadsTo = (key: string, at: number, held: Partial<KeyboardEvent> = {}) =>
  nextIndex({ altKey: false, ctrlKey: false, metaKey: false, ...held, key } as KeyboardEvent, at, 3)

test('arrow keys go around the ends, Home and End to them, other keys nowhere', () => {
  assert.equal(leadsTo('ArrowRight', 0), 1)
  assert.equal(leadsTo('ArrowRight', 2), 0)
  assert.equal(leadsTo('ArrowLeft', 0), 2)
  assert.equal(leadsTo('Home', 2), 0)
  assert.equal(leadsTo('End', 0), 2)
  assert.equal(leadsTo('ArrowDown', 0), -1)
})

test('on a page that is read from the right, the left arrow goes on', () => {
  page.dir = 'rtl'
  assert.equal(leadsTo('ArrowLeft', 0), 1)
  assert.equal(leadsTo('ArrowRight', 0), 2)
  assert.equal(leadsTo('End', 0), 2)
})

test("a key that is the browser's leads nowhere: Alt with the left arrow goes back a page", () => {
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) assert.equal(leadsTo(key, 1, held), -1)
})
