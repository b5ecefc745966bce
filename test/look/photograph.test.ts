import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { photograph } from './photograph.ts'

/** A page whose first pictures fail. */
function pageThatFails(message: string, times: number): Page {
  let left = times
  const page = {
    emulateMedia: async () => {},
    evaluate: async () => 900,
    screenshot: async () => {
      left -= 1
      if (left >= 0) throw new Error(message)
      return Buffer.from('picture')
    },
  }
  return page as unknown as Page
}

const size = { width: 390, tallest: 4000 }

test('a picture that a busy browser could not take is taken again', async () => {
  const page = pageThatFails('Protocol error (Page.captureScreenshot): Unable to capture screenshot', 2)
  assert.equal(String(await photograph(page, 'light', size)), 'picture')
})

test('any other fault of a picture is told', async () => {
  await assert.rejects(photograph(pageThatFails('Target closed', 1), 'light', size), /Target closed/)
})
