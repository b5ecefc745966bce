import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { buildSite } from './build-site.ts'
import { eventuallyHolds } from './eventually.ts'
import { openBrowser } from './harness.ts'
import { type ServedSite, serve } from './serve.ts'

/** A phone whose reader has set letters twice as large: what is given in rem has half the room of 390 px. */
const viewport = { width: 195, height: 420 }
let site: ServedSite
let browser: Browser

before(async () => {
  site = await serve(await buildSite())
  browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await site?.close()
})

async function at(path: string, use: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ viewport })
  try {
    await page.goto(site.origin + path)
    await eventuallyHolds(async () => {
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      assert.equal(over, 0)
    })
    await use(page)
  } finally {
    await page.close()
  }
}

test('the chosen code language can be read beside the whole title of the request, and breadcrumbs do not overlap', () =>
  at('/docs/messaging/api/create-message', async (page) => {
    const request = page.getByRole('group', { name: 'Request', exact: true })
    const select = request.getByRole('combobox', { name: 'Code language' })
    await eventuallyHolds(async () => {
      const room = await select.evaluate((one) => {
        const { paddingLeft, paddingRight } = getComputedStyle(one)
        return one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      })
      assert.ok(room > 20, `${room} px for the language`)
    })
    const lines = await request
      .getByText('Request', { exact: true })
      .first()
      .evaluate((title) => {
        const words = document.createRange()
        words.selectNodeContents(title)
        return words.getClientRects().length
      })
    assert.equal(lines, 1)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
    const boxes = await crumbs.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).filter(({ width }) => width > 0),
    )
    assert.ok(boxes.length > 0)
    for (const [index, box] of boxes.entries())
      if (index > 0) assert.ok(box.left >= (boxes[index - 1]?.right ?? 0), JSON.stringify(boxes))
  }))

test('all connection modes of a destination are inside of their box', () =>
  at('/docs/tributary/connections/destinations/catalog/granary', async (page) => {
    const last = page.getByRole('columnheader', { name: 'Server' }).first()
    const right = (await last.evaluate((one) => one.getBoundingClientRect().right)) ?? Number.NaN
    const box = page.getByRole('table').first().locator('xpath=..')
    assert.ok(right <= ((await box.evaluate((one) => one.getBoundingClientRect().right)) ?? 0) + 0.5)
  }))

test('the words of a tutorial are not broken into letters', () =>
  at('/docs/messaging', async (page) => {
    const label = page.getByText(/^\S+ servers$/).first()
    const { height, line } = await label.evaluate((one) => {
      const style = getComputedStyle(one)
      const padding = Number.parseFloat(style.paddingBlockStart) + Number.parseFloat(style.paddingBlockEnd)
      return { height: one.getBoundingClientRect().height - padding, line: Number.parseFloat(style.lineHeight) }
    })
    assert.ok(height <= 3 * line, `${height / line} lines`)
  }))
