import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { createFeedbackHandler, type FeedbackHandler } from '../../bin/services/feedback/handler.ts'
import { feedbackPath } from '../../bin/services/feedback/path.ts'
import { openFeedbackStore } from '../../bin/services/feedback/store.ts'
import { eventually, eventuallyHolds } from './eventually.ts'
import { stopLongTimers, watchFaults } from './harness.ts'
import { openSite } from './opened-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyboard-walk-'))
let store: Awaited<ReturnType<typeof openFeedbackStore>>
let handler: FeedbackHandler
before(async () => {
  store = await openFeedbackStore({ database: join(folder, 'feedback.db') })
  handler = createFeedbackHandler(store, { perMinute: 1000 })
})
const site = openSite('test/browser/sites/reference', async (request, response) => {
  if (request.url !== feedbackPath) return false
  await handler(request, response)
  return true
})
after(() => {
  store?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function kept(): Promise<string> {
  const all: unknown[] = []
  for await (const one of store.all()) all.push(one)
  return JSON.stringify(all)
}

const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement)

/** Presses Tab until the focus is there, as somebody does who has no pointer. Each stop on the way has to be seen. */
async function tabTo(page: Page, wanted: Locator, most = 90): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if ((await wanted.count()) > 0 && (await isFocused(wanted))) return
    await page.keyboard.press('Tab')
    const shows = await page.evaluate(() => {
      const one = document.activeElement
      if (one === null || one === document.body || one.tagName === 'IFRAME') return true
      const { width, height } = one.getBoundingClientRect()
      const { outlineStyle, boxShadow } = getComputedStyle(one)
      return (
        (width > 0 && height > 0 && (outlineStyle !== 'none' || boxShadow !== 'none')) || one.matches('[role=combobox]')
      )
    })
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
    assert.ok(shows, `the focus can't be seen on ${name}`)
  }
  assert.fail(`${most} times Tab did not reach ${wanted}`)
}

test('home, search, operation, Try it and feedback are done by keyboard alone', async () => {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' })
  await context.route('https://api.acme.example/**', (route) =>
    route.fulfill({
      status: 201,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: '{"call_sid":"CA1"}',
    }),
  )
  const page = await context.newPage()
  const faults = watchFaults(page)
  await stopLongTimers(page)
  await page.goto(`${site.origin}/docs`)

  await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }).first())
  await page.keyboard.press('Enter')
  const search = page.getByRole('dialog', { name: 'Search' })
  await eventually(() => isFocused(search.getByRole('combobox', { name: 'Search' })), true)
  await page.keyboard.type('create call')
  await search.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await search.getByRole('option', { selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/docs\/calls\/create-call/)
  await page.locator('[data-island][data-awake]').last().waitFor()

  const start = page.getByRole('button', { name: 'Try it' })
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  const tryIt = page.getByRole('dialog', { name: 'Try it' })
  await eventually(() => tryIt.evaluate((dialog) => dialog.contains(document.activeElement)), true)
  await tabTo(page, tryIt.getByLabel('Username'))
  await page.keyboard.type('AC1')
  await tabTo(page, tryIt.getByRole('button', { name: 'Send request' }))
  await page.keyboard.press('Enter')
  const response = tryIt.getByRole('group', { name: 'Response', exact: true })
  await eventuallyHolds(async () => assert.match(await response.innerText(), /201/))
  await page.keyboard.press('Escape')
  await tryIt.waitFor({ state: 'hidden' })
  await eventually(() => isFocused(start), true)

  const thumbs = page.locator('.page-question').getByRole('button', { name: 'Positive feedback' })
  await tabTo(page, thumbs, 400)
  await page.keyboard.press('Enter')
  const feedback = page.getByRole('dialog', { name: 'Feedback' })
  await feedback.getByRole('button', { name: 'The documentation' }).waitFor()
  await tabTo(page, feedback.getByRole('button', { name: 'The documentation' }))
  await page.keyboard.press('Enter')
  for (const step of ['Step 2/4', 'Step 3/4']) {
    await feedback.getByText(step, { exact: true }).waitFor()
    await tabTo(page, feedback.getByRole('button', { name: 'Next' }))
    await page.keyboard.press('Enter')
  }
  await tabTo(page, feedback.getByRole('textbox'))
  await page.keyboard.type('All by keyboard.')
  await tabTo(page, feedback.getByRole('button', { name: 'Submit' }))
  await page.keyboard.press('Enter')
  await page.getByText('Thank you for your feedback').waitFor()
  await eventuallyHolds(async () => assert.match(await kept(), /All by keyboard\./))
  assert.deepEqual(faults, [])
  await context.close()
})
