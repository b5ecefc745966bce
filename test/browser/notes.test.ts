import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventuallyHolds } from './eventually.ts'
import { openSite } from './opened-site.ts'

const site = openSite()

/** Pixels between a note and the edges of the window. */
const room = 8

for (const [path, name] of [
  ['/docs/messaging/api/create-message', /^About .unique/],
  ['/docs/contributing/blocks/support-grid', /^What Flagship means/],
  ['/docs/contributing/blocks/code-sample-group', 'About this response'],
] as const)
  for (const width of [320, 390, 1440])
    test(`a note is as wide as it needs, in the window and beside its button: ${path}, ${width}`, () =>
      site.visit(
        path,
        async (page) => {
          const opener = page.getByRole('main').getByRole('button', { name }).first()
          // At the lower end of the window, where only above it is room.
          await opener.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
          await opener.click()
          await eventuallyHolds(async () => {
            const note = await page.getByRole('note').boundingBox()
            const button = await opener.boundingBox()
            assert.ok(note !== null && button !== null)
            assert.ok(note.x >= room && note.x + note.width <= width - room, JSON.stringify(note))
            assert.ok(note.height < 110, JSON.stringify(note))
            const isBeside = note.y >= button.y + button.height || note.y + note.height <= button.y
            assert.ok(isBeside, JSON.stringify([note, button]))
          })
        },
        { viewport: { width, height: 700 } },
      ))
