import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { eventually } from '../eventually.ts'
import { axe } from '../harness.ts'
import { holdBack } from '../hold-back.ts'
import { openSite } from '../opened-site.ts'

const site = openSite('test/browser/sites/media')

async function visit(options: BrowserContextOptions, use: (page: Page, metadata: readonly string[]) => Promise<void>) {
  const metadata: string[] = []
  const prepare = async (page: Page) =>
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js') && isMetadata(join(site.out, pathname))) metadata.push(pathname)
    })
  const check = async (page: Page, faults: readonly string[]) => {
    await use(page, metadata)
    assert.deepEqual(faults, [])
  }
  await site.visit('/docs/phone', check, { ...options, prepare })
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Phone number (US)', exact: true })
const mobile = (page: Page) => page.getByRole('textbox', { name: 'Mobile number (GB)', exact: true })
const said = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).waitFor()
/** What reads metadata names this key too; only metadata gives it a value. */
const isMetadata = (file: string) => readFileSync(file, 'utf8').includes('country_calling_codes:{')

test('without scripts it says what it needs', () =>
  visit({ javaScriptEnabled: false }, async (page) => {
    await eventually(() => page.getByText('which needs JavaScript').first().isVisible(), true)
    await eventually(() => page.getByRole('textbox').count(), 0)
  }))

test('nothing is loaded until the field is used; then one set of metadata', () =>
  visit({}, async (page, metadata) => {
    await page.waitForLoadState('networkidle')
    assert.deepEqual(metadata, [])
    await eventually(() => axe(page), [])
    await field(page).fill('(415) 555-2671')
    await said(page, '+14155552671')
    // Both would be named on the way to this result.
    await eventually(() => metadata.length, 1)
    await eventually(() => axe(page), [])
  }))

test('what is typed before the script is there is checked when it comes', () =>
  visit({}, async (page) => {
    const module = await holdBack(page, '**/_assets/phone-number-field-*.js')
    await field(page).pressSequentially('415 555 2671')
    await module.asked
    await eventually(() => page.getByRole('status').first().textContent(), '')
    module.release()
    await said(page, '+14155552671')
    await eventually(() => field(page).inputValue(), '415 555 2671')
  }))

test('what is wrong is said when the reader stops or leaves, not while typing', () =>
  visit({}, async (page) => {
    await field(page).fill('415 555 2671')
    await said(page, '+14155552671')
    await field(page).pressSequentially('9')
    await said(page, /^Too long for United States: numbers there have 10 digits/)
    await eventually(() => field(page).getAttribute('aria-invalid'), 'true')
    const description = await field(page).evaluate((input) => input.getAttribute('aria-describedby'))
    await eventually(() => page.getByRole('status').first().getAttribute('id'), description)
    await eventually(() => axe(page), [])
    await field(page).fill('')
    await eventually(() => page.locator('output').first().textContent(), '')
    await eventually(() => field(page).getAttribute('aria-invalid'), null)
    await field(page).fill('12')
    await page.keyboard.press('Tab')
    await said(page, /^Too short for United States/)
  }))

test('what is wrong is said in the language of the page', () =>
  site.visit('/docs/phone-de', async (page, faults) => {
    await page.getByRole('textbox', { name: 'Telefonnummer (DE)', exact: true }).fill('12')
    await page.keyboard.press('Tab')
    await said(page, /^Zu kurz für Deutschland: /)
    assert.deepEqual(faults, [])
  }))

test('only mobile numbers, where it asks for them', () =>
  visit({}, async (page) => {
    await mobile(page).fill('020 7946 0958')
    await said(page, 'No mobile number of United Kingdom begins like this.')
    await mobile(page).fill('07400 123456')
    await said(page, '+447400123456')
    await eventually(() => axe(page), [])
  }))
