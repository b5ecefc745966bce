import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import { openSite } from './opened-site.ts'

const site = openSite('test/browser/sites/reference')

const at = (path: string, options: BrowserContextOptions, use: (page: Page) => Promise<void>) =>
  site.visit(
    path,
    async (page) => {
      await page.waitForLoadState('networkidle')
      await use(page)
    },
    options,
  )

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
