import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe, watchFaults } from '../harness.ts'
import { holdBack } from '../hold-back.ts'
import { openSite } from '../opened-site.ts'
import { writeDataSite } from './data-site.ts'

const phone = { viewport: { width: 390, height: 800 } }
const desk = { viewport: { width: 1440, height: 900 } }
const index = '/docs/api/errors'
const site = openSite(writeDataSite)

async function inPage(path: string, options: BrowserContextOptions, use: (page: Page) => Promise<void>) {
  const context = await site.browser.newContext(options)
  try {
    const page = await context.newPage()
    const faults = watchFaults(page)
    await page.goto(site.origin + path)
    await use(page)
    assert.deepEqual(faults, [])
  } finally {
    await context.close()
  }
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search table' })
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' })
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const count = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()
const query = (page: Page, text: string) => page.waitForFunction((wanted) => location.search === wanted, text)

test('without scripts the list of errors holds every record, and no control', () =>
  inPage(index, { ...desk, javaScriptEnabled: false }, async (page) => {
    await eventually(() => rows(page).count(), 600)
    await eventually(() => search(page).count(), 0)
    await page.getByRole('link', { name: '10599' }).click()
    await page.getByRole('heading', { level: 1, name: 'Error 10599: Request 599 came too late' }).waitFor()
  }))

test('words, the beginning of a code, product and level narrow it down, each in the address', () =>
  inPage(index, desk, async (page) => {
    await search(page).fill('NUMBER  unknown')
    await count(page, '86 of 600 errors')
    await query(page, '?q=NUMBER++unknown')
    await choice(page, 'Product').selectOption('Letters')
    await choice(page, 'Level').selectOption('WARNING')
    await code(page).fill('103')
    await count(page, '1 of 600 errors')
    await eventually(
      () =>
        rows(page)
          .allInnerTexts()
          .then((texts) => texts.map((text) => text.slice(0, 5))),
      ['10364'],
    )
    await query(page, '?q=NUMBER++unknown&code=103&product=Letters&level=WARNING')
  }))

test('an address opens the list as it was sent', () =>
  inPage(`${index}?level=ERROR&product=Maps&other=1`, phone, async (page) => {
    await count(page, '150 of 600 errors')
    await eventually(() => choice(page, 'Product').inputValue(), 'Maps')
    await choice(page, 'Product').selectOption('')
    await count(page, '450 of 600 errors')
    await query(page, '?other=1&level=ERROR')
  }))

test('nothing left: the list says so, and one button brings all back', () =>
  inPage(index, desk, async (page) => {
    await search(page).fill('zebra')
    await page.getByText('No results found').waitFor()
    await eventually(() => page.getByText('Try changing the filters or the search term.').isVisible(), true)
    await eventually(() => page.getByRole('table').isVisible(), false)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await count(page, /^600 errors$/)
    await query(page, '')
    await eventually(() => search(page).evaluate((input) => document.activeElement === input), true)
  }))

test('what a reader writes before the code is there counts once it is', () =>
  inPage('/docs', desk, async (page) => {
    const module = await holdBack(page, '**/error-index-*.js')
    await page.goto(site.origin + index)
    await search(page).fill('request 36 ')
    await choice(page, 'Level').selectOption('WARNING')
    await module.asked
    assert.equal(await rows(page).count(), 600)
    module.release()
    await count(page, 'of 600 errors')
    await eventuallyHolds(async () => assert.ok((await rows(page).count()) < 50))
  }))

test('the page of an error: its parts, and the way back to its product', () =>
  inPage(`${index}/10008`, desk, async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Warning 10008: Request 8 came too late' }).waitFor()
    const names = ['How it shows', 'Possible causes', 'Possible solutions']
    for (const name of names) await eventually(() => page.getByRole('heading', { level: 2, name }).isVisible(), true)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await eventually(() => contents.allInnerTexts(), names)
    await contents.first().click()
    await eventually(() => new URL(page.url()).hash, '#how-it-shows')
    await eventually(() => page.getByText('January 2, 2025').isVisible(), true)
    await page.getByRole('link', { name: 'Maps' }).click()
    await count(page, '200 of 600 errors')
  }))

test('a code in a text leads to its page', () =>
  inPage('/docs', desk, async (page) => {
    await page.getByRole('link', { name: 'Learn more about error 10007' }).click()
    await page.getByRole('heading', { level: 1, name: /10007/ }).waitFor()
  }))

test('the kind of support: one is current, and a note says what it means, by keyboard and without scripts', () =>
  inPage('/docs/library', { ...desk, javaScriptEnabled: false }, async (page) => {
    const items = page.getByRole('list', { name: 'Library support' }).getByRole('listitem')
    await eventually(() => items.count(), 3)
    await eventually(() => items.nth(1).getAttribute('aria-current'), 'true')
    const note = page.getByRole('note').filter({ hasText: 'critical updates' })
    await eventually(() => note.isVisible(), false)
    await page.getByRole('button', { name: 'What Maintenance means' }).press('Enter')
    await eventually(() => note.isVisible(), true)
    await page.keyboard.press('Escape')
    await eventually(() => note.isVisible(), false)
  }))

test('the table of modes: two header rows, checks with words, the sentence of the Actions framework', () =>
  inPage('/docs/river/modes', desk, async (page) => {
    const table = page.getByRole('group', { name: 'Mail' }).getByRole('table')
    for (const name of ['Accepts data from these library types in cloud-mode', 'Can use these in device-mode'])
      await eventually(() => table.getByRole('columnheader', { name }).count(), 1)
    const birds = table.getByRole('row', { name: /Birdcount/ })
    await eventually(() => birds.getByRole('cell').allTextContents(), ['Yes', 'Yes', 'Yes', 'Yes', 'No', 'No'])
    await eventually(() => birds.getByRole('rowheader', { name: 'Birdcount (in public beta)' }).isVisible(), true)
    const owl = table.getByRole('row', { name: /Owl/ }).getByRole('cell')
    await eventually(() => owl.count(), 1)
    await eventually(() => owl.getAttribute('colspan'), '6')
    await eventually(() => owl.getByRole('link').innerText(), 'This destination uses the Actions framework.')
  }))

test('tables of destinations out of sight wait for somebody to come near them, but for paper, and are about as high', () =>
  inPage('/docs/river/below', desk, async (page) => {
    const row = page.getByRole('row', { name: /Birdcount/ }).first()
    const isLaidOut = () => row.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await eventually(isLaidOut, false)
    const before = await height()
    await page.emulateMedia({ media: 'print' })
    await eventually(isLaidOut, true)
    await page.emulateMedia({ media: 'screen' })
    await eventually(isLaidOut, false)
    await row.scrollIntoViewIfNeeded()
    await eventually(isLaidOut, true)
    const tables = await page.getByRole('table').count()
    assert.ok(Math.abs((await height()) - before) < 20 * tables, `${before} and ${await height()} px, ${tables} tables`)
  }))

test('links on a page of a catalogue jump: a smooth way ends before its end where tables on it turn out higher', () =>
  inPage('/docs/river/below', desk, async (page) => {
    // Links glide once somebody has come near one.
    const behaviour = async () => {
      await page.getByRole('banner').getByRole('link').first().hover()
      await page.locator(':root[data-glides]').waitFor()
      return page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    }
    assert.equal(await behaviour(), 'auto')
    await page.goto(`${site.origin}/docs/river/source`)
    assert.equal(await behaviour(), 'smooth')
  }))

test('the sentence of the Actions framework is in sight on a phone, wherever the checks have scrolled', () =>
  inPage('/docs/river/modes', phone, async (page) => {
    const group = page.getByRole('group', { name: 'Mail' })
    const isWhole = () =>
      group.getByRole('link', { name: 'This destination uses the Actions framework.' }).evaluate((link) => {
        const { left, right } = link.getBoundingClientRect()
        const name = link.closest('tr')?.cells[0]?.getBoundingClientRect()
        return name !== undefined && left >= name.right && right <= document.documentElement.clientWidth
      })
    await eventually(isWhole, true)
    await group.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
    await eventually(isWhole, true)
  }))

/** Fails where the table of settings is wider than what it scrolls in, or narrower. */
async function settingsFit(page: Page): Promise<void> {
  const table = page.getByRole('table').filter({ hasText: 'Configurable' })
  await eventually(() => table.evaluate((one) => (one.parentElement?.scrollWidth ?? 0) - one.clientWidth), 0)
  await eventually(() => table.evaluate((one) => one.clientWidth - (one.parentElement?.clientWidth ?? 0)), 0)
}

test('a table of settings has room on a desk', () => inPage('/docs/river/destination', desk, settingsFit))

test('a table of settings fits beside a sidebar and a list of headings, in a language of longer words, too', () =>
  inPage('/docs/river/fr', { viewport: { width: 736, height: 800 } }, settingsFit))

const paths = [
  `${index}?code=1000`,
  `${index}/10008`,
  '/docs',
  '/docs/river/destination',
  '/docs/river/source',
  '/docs/river/modes',
]
for (const path of [...paths, '/docs/river/methods', '/docs/label', '/docs/library'])
  for (const [size, options] of Object.entries({ phone, desk }))
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${path} on a ${size} in the ${colorScheme} theme: axe finds nothing, nothing runs over the edge`, () =>
        inPage(path, { ...options, colorScheme }, async (page) => {
          await eventually(() => axe(page), [])
          const sideways = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return scrollWidth - clientWidth
          })
          assert.equal(sideways, 0)
        }))
