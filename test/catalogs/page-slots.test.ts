import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageSlots } from '../../templates/blocks/voice-library/page-slots.ts'

const show = (current: number, pages: number) =>
  pageSlots(current, pages)
    .map((slot) => slot ?? '…')
    .join(' ')

test('up to seven pages have a slot each', () => {
  assert.equal(show(1, 0), '')
  assert.equal(show(1, 1), '1')
  assert.equal(show(7, 7), '1 2 3 4 5 6 7')
})

test('more pages are cut short at the start, in the middle and at the end', () => {
  assert.equal(show(1, 8), '1 2 3 4 5 … 8')
  assert.equal(show(4, 8), '1 2 3 4 5 … 8')
  assert.equal(show(5, 8), '1 … 4 5 6 7 8')
  assert.equal(show(5, 9), '1 … 4 5 6 … 9')
  assert.equal(show(5, 250), '1 … 4 5 6 … 250')
  assert.equal(show(246, 250), '1 … 245 246 247 … 250')
  assert.equal(show(247, 250), '1 … 246 247 248 249 250')
})

test('never more than seven; first, last, current and its neighbours are there; an ellipsis stands for two or more', () => {
  for (let pages = 1; pages <= 40; pages += 1)
    for (let current = 1; current <= pages; current += 1) {
      const slots = pageSlots(current, pages)
      assert.ok(slots.length <= 7)
      for (const page of [1, pages, current, Math.max(1, current - 1), Math.min(pages, current + 1)])
        assert.ok(slots.includes(page), `${page} of ${show(current, pages)}`)
      for (const [at, slot] of slots.entries())
        if (slot === null) assert.ok(Number(slots[at + 1]) - Number(slots[at - 1]) > 2, show(current, pages))
        else if (at > 0 && slots[at - 1] !== null) assert.equal(slot, Number(slots[at - 1]) + 1)
    }
})
