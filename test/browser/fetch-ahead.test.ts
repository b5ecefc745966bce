import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import { openSite } from './opened-site.ts'

const asked: string[] = []
const site = openSite('.', (request) => {
  if (`${request.headers['sec-purpose']}`.startsWith('prefetch')) asked.push(`${request.url}`)
  return false
})

/** The rules come with the first link that somebody comes near. */
async function comeNear(page: Page) {
  await page.getByRole('link', { name: 'Halyard Docs' }).focus()
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' })
}

test('a page is fetched when the pointer rests on its link, and opened without asking again', () =>
  site.visit('/docs/messaging', async (page, faults) => {
    const link = page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Quickstart' })
    await comeNear(page)
    const path = new URL((await link.getAttribute('href')) ?? '', `${site.origin}/docs`).pathname
    assert.deepEqual(asked, [])
    await link.hover()
    await eventually(() => asked, [path])
    await link.click()
    await page.waitForURL(`${site.origin}${path}`)
    assert.equal(
      await page.evaluate(
        () => performance.getEntriesByType('navigation').map((entry) => `${entry.toJSON().deliveryType}`)[0],
      ),
      'navigational-prefetch',
    )
    assert.deepEqual(faults, [])
  }))

test('files, and what is not of the documentation, are fetched only when they are opened', () =>
  site.visit('/docs/voice', async (page) => {
    asked.length = 0
    await comeNear(page)
    for (const attributes of [
      'href="/docs/voice/api/openapi.json"',
      'href="/pricing"',
      'href="/docs/x" rel="external"',
    ]) {
      await page.evaluate(
        (given) => document.querySelector('h1')?.insertAdjacentHTML('afterbegin', `<a ${given}>Odd</a> `),
        attributes,
      )
      await page.getByRole('link', { name: 'Odd' }).first().hover()
      await page.waitForTimeout(400)
    }
    assert.deepEqual(asked, [])
    await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Quickstart' }).hover()
    await eventually(() => asked.length, 1)
  }))
