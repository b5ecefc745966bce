import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { root } from '../root.ts'
import { buildSite } from './build-site.ts'
import { eventually } from './eventually.ts'
import { openBrowser } from './harness.ts'
import { type ServedSite, serve } from './serve.ts'

let site: ServedSite
let browser: Browser

before(async () => {
  site = await serve(await buildSite(join(root, 'test/browser/sites/reference')))
  browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await site?.close()
})

async function at(path: string, options: BrowserContextOptions, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.goto(site.origin + path)
    await page.waitForLoadState('networkidle')
    await use(page)
  } finally {
    await context.close()
  }
}

/** Browsers of tests keep no page that is left: these are the events of one that is kept and comes back. */
const leave = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('who goes back finds the theme and the code language that were chosen on the later page', () =>
  at('/docs', { colorScheme: 'light' }, async (page) => {
    await page.locator('[data-island][data-awake]').last().waitFor()
    await leave(page)
    // What the later page does.
    await page.evaluate(() => {
      localStorage.setItem('signalpost.theme', 'dark')
      localStorage.setItem('preference.server', 'Python')
    })
    await comeBack(page)
    await page.getByRole('button', { name: 'Switch to system theme' }).waitFor()
    await eventually(() => page.evaluate(() => document.documentElement.dataset.theme), 'dark')
    for (const name of ['Make a call', 'Request'])
      await eventually(
        () =>
          page
            .getByRole('group', { name, exact: true })
            .getByRole('combobox', { name: 'Code language' })
            .first()
            .inputValue(),
        'Python',
      )
    await page.locator('[id="create-call-body-phone-to"]').getByText('phone_to', { exact: true }).first().waitFor()
  }))

test('who leaves by a link of the drawer finds it closed, and the page in reach, on coming back', () =>
  at('/docs/calls', { viewport: { width: 390, height: 800 } }, async (page) => {
    await page.getByRole('button', { name: 'Open the docs sidebar' }).click()
    const close = page.getByRole('button', { name: 'Close the docs sidebar' })
    await close.waitFor()
    await page.locator('.main[inert]').waitFor({ state: 'attached' })
    await leave(page)
    await comeBack(page)
    await close.waitFor({ state: 'hidden' })
    assert.equal(await page.locator('.main[inert]').count(), 0)
  }))

test('who leaves by an item of the page’s menu finds it closed on coming back', () =>
  at('/docs/calls', {}, async (page) => {
    await page.getByRole('button', { name: 'More page actions' }).click()
    await page.getByRole('menuitem', { name: 'View as Markdown' }).waitFor()
    await leave(page)
    await comeBack(page)
    await page.getByRole('menuitem', { name: 'View as Markdown' }).waitFor({ state: 'hidden' })
  }))
