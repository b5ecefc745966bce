import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { eventuallyHolds } from '../eventually.ts'
import { openSite } from '../opened-site.ts'

const site = openSite()
const operation = '/docs/messaging/api/create-message'
const request = (page: Page) => page.getByRole('group', { name: 'Request', exact: true })

for (const width of [390, 1440])
  test(`an example's code is as far below its tabs as other code is below its head: ${width}`, () =>
    site.visit(
      operation,
      async (page) => {
        await request(page).getByRole('tab', { name: 'A text', exact: true }).waitFor()
        const paddings = await request(page)
          .locator('.code-body:visible')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).paddingBlockStart))
        assert.deepEqual(paddings, ['16px', '16px'])
      },
      { viewport: { width, height: 800 } },
    ))

test('on a phone the choice of servers is as far from one edge of its box as from the other', () =>
  site.visit(
    operation,
    (page) =>
      eventuallyHolds(async () => {
        const box = await request(page).boundingBox()
        const choice = await request(page).getByRole('combobox', { name: 'Server' }).boundingBox()
        assert.ok(box !== null && choice !== null)
        assert.equal(Math.round(choice.x - box.x), Math.round(box.x + box.width - choice.x - choice.width))
      }),
    { viewport: { width: 390, height: 800 } },
  ))

test('what opens all properties is not written into the type of the body', () =>
  site.visit(
    operation,
    async (page) => {
      const button = await page.getByRole('button', { name: 'Expand all' }).first().boundingBox()
      const type = await page.locator('code', { hasText: 'application/x-www-form-urlencoded' }).first().boundingBox()
      assert.ok(button !== null && type !== null)
      const isBelow = button.y >= type.y + type.height
      assert.ok(isBelow || button.x - type.x - type.width >= 12, JSON.stringify([type, button]))
    },
    { viewport: { width: 2560, height: 1300 } },
  ))
