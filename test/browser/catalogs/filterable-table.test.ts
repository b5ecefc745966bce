import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../eventually.ts'
import { axe } from '../harness.ts'
import { type HeldBack, holdBack } from '../hold-back.ts'
import { type CatalogVisit, openCatalogSite } from './catalog-site.ts'

const site = openCatalogSite()

const narrow: CatalogVisit = { viewport: { width: 390, height: 800 } }
/** Opens the page with two tables; its scripts have run. */
const open = (use: (page: Page, faults: readonly string[]) => Promise<void>, options?: CatalogVisit, query = '') =>
  site.visitAwake(`/docs/table${query}`, use, options, 2)

/** The block with the first table. */
const block = (page: Page) => page.locator('.filterable-table').first()
const search = (page: Page, which = 0) => page.getByRole('searchbox', { name: 'Search table' }).nth(which)
const kind = (page: Page, which = 0) => page.getByRole('combobox', { name: 'Kind' }).nth(which)
const letter = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
/** The first cells of the rows that a table shows. */
const shown = (page: Page, which = 0): Promise<readonly string[]> =>
  page.locator('.filterable-table').nth(which).locator('tbody tr:visible td:first-child').allInnerTexts()
/** Waits until the first table shows these rows. */
async function assertRows(page: Page, expected: readonly string[]): Promise<void> {
  await eventually(() => shown(page), expected)
  await page
    .getByRole('status')
    .filter({ hasText: expected === all ? /^7 rows$/ : `${expected.length} of 7 rows` })
    .waitFor()
}
const all = ['Agent', 'Bridge', 'Call', 'Caller', 'Médiane', 'Minute', 'Queue']
/** Waits until the address ends with this. */
const hashIs = (page: Page, text: string) => page.waitForURL((url) => url.hash === text)
/** Waits until the address says this. */
const addressSays = (page: Page, text: string) => page.waitForURL((url) => url.search === text)

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing, ${colorScheme}, ${width}`, () =>
      open(
        async (page, faults) => {
          await eventually(() => axe(page, 'main'), [])
          await search(page).fill('nothing has this')
          await block(page).getByText('No results found').waitFor()
          await eventually(() => axe(page, 'main'), [])
          assert.deepEqual(faults, [])
        },
        { colorScheme, viewport: { width, height: 900 } },
      ))

test('a term finds words in any column, whatever their case and marks; never as a pattern', () =>
  open(async (page) => {
    await search(page).fill('CALL')
    await assertRows(page, ['Bridge', 'Call', 'Caller', 'Queue'])
    await search(page).fill('call joins')
    await assertRows(page, ['Bridge'])
    await search(page).fill('mediane')
    await assertRows(page, ['Médiane'])
    await search(page).fill('a+b*')
    await assertRows(page, ['Minute'])
    // What only a screen reader hears is no text of the table.
    await search(page).fill('external')
    await assertRows(page, [])
    await search(page).fill('')
    await assertRows(page, all)
  }))

test('filters hold together, each over the values of its column', () =>
  open(async (page) => {
    await eventually(() => kind(page).locator('option').allInnerTexts(), ['All', 'number', 'person', 'thing'])
    await kind(page).selectOption('thing')
    await assertRows(page, ['Bridge', 'Call', 'Queue'])
    await page.getByRole('combobox', { name: 'Since' }).selectOption('2019')
    await assertRows(page, ['Call'])
    await kind(page).selectOption('All')
    await assertRows(page, ['Agent', 'Call', 'Caller'])
  }))

test('nothing left: what to do, and a button that does it', () =>
  open(async (page) => {
    await search(page).fill('zzz')
    await block(page).getByText('No results found', { exact: true }).waitFor()
    await block(page).getByText('Try changing the filters or the search term.', { exact: true }).waitFor()
    await eventually(() => page.getByRole('table').count(), 1)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await assertRows(page, all)
    await eventually(() => search(page).inputValue(), '')
    await eventually(() => search(page).evaluate((one) => one === document.activeElement), true)
    await eventually(() => page.getByRole('button', { name: 'Clear all' }).count(), 0)
    await addressSays(page, '')
  }))

test('the address keeps the state of each table apart, and all other parameters', () =>
  open(
    async (page) => {
      await search(page).fill('call')
      await kind(page).selectOption('thing')
      await kind(page, 1).selectOption('large')
      await addressSays(page, '?utm_source=mail&table=call&table-kind=thing&table-1-kind=large')
      await page.reload()
      await assertRows(page, ['Bridge', 'Call', 'Queue'])
      await eventually(() => shown(page, 1), ['100'])
      await eventually(() => kind(page).inputValue(), 'thing')
      await page.getByRole('button', { name: 'Clear all' }).first().click()
      await addressSays(page, '?utm_source=mail&table-1-kind=large')
    },
    {},
    '?utm_source=mail',
  ))

test('an address with values that are not there shows everything', () =>
  open(async (page) => assert.deepEqual(await shown(page), all), {}, '?table-kind=%3Cb%3E&table='))

test('a letter leads to its first row, the same letter again to the top', () =>
  open(async (page) => {
    await eventually(() => page.getByRole('combobox', { name: 'Jump to a letter' }).count(), 0)
    const buttons = page.getByRole('toolbar', { name: 'Alphabet' }).getByRole('button')
    await eventually(async () => (await buttons.allInnerTexts()).join(''), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const enabled = await buttons.evaluateAll((list) =>
      list.flatMap((one) => ((one as HTMLButtonElement).disabled ? [] : [one.textContent])),
    )
    assert.deepEqual(enabled, ['A', 'B', 'C', 'M', 'Q'])
    await letter(page, 'M').click()
    await hashIs(page, '#m')
    await eventually(() => page.locator(':target').locator('td').first().innerText(), 'Médiane')
    await eventually(() => letter(page, 'M').getAttribute('aria-pressed'), 'true')
    await letter(page, 'M').click()
    await hashIs(page, '#top_of_page')
    await eventually(() => letter(page, 'M').getAttribute('aria-pressed'), 'false')
  }))

test('a letter is no choice of rows: their number is said as before', () =>
  open(async (page) => {
    await letter(page, 'M').click()
    await hashIs(page, '#m')
    // What follows the address has been done two frames later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await assertRows(page, all)
  }))

test('letters are buttons alone on a desk, too, where another block brings the same fields', () =>
  site.visit('/docs/together', async (page) => {
    await letter(page, 'A').waitFor()
    assert.equal(await page.getByRole('combobox', { name: 'Jump to a letter' }).count(), 0)
  }))

for (const width of [1440, 1280, 1024, 640])
  test(`the letters stand in rows of one length: ${width} px`, () =>
    open(
      async (page) => {
        await letter(page, 'A').waitFor()
        const letters = await page.getByRole('toolbar').getByRole('button').all()
        const tops = await Promise.all(letters.map(async (one) => (await one.boundingBox())?.y))
        const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length)
        assert.deepEqual(rows, rows.length === 1 ? [26] : [13, 13])
      },
      { viewport: { width, height: 900 } },
    ))

test('on small screens a combobox leads to the letters', () =>
  open(async (page) => {
    await eventually(() => page.getByRole('toolbar').count(), 0)
    const choice = page.getByRole('combobox', { name: 'Jump to a letter' })
    await eventually(
      () => choice.locator('option:not([disabled])').allInnerTexts().then(String),
      'Top of the table,A,B,C,M,Q',
    )
    await choice.selectOption('Q')
    await hashIs(page, '#q')
    await eventually(() => choice.evaluate((one) => one === document.activeElement), true)
    await choice.selectOption('Top of the table')
    await hashIs(page, '#top_of_page')
  }, narrow))

test('a letter that is chosen before the scripts have come is jumped to', () => {
  const held: { module?: HeldBack } = {}
  return site.visit(
    '/docs/table',
    async (page) => {
      const choice = page.getByRole('combobox', { name: 'Jump to a letter' })
      await choice.selectOption('Q')
      held.module?.release()
      await eventually(() => page.evaluate(() => location.hash), '#q')
      await eventually(() => choice.inputValue(), 'q')
    },
    {
      ...narrow,
      prepare: async (page) => {
        held.module = await holdBack(page, '**/filterable-table-*.js')
      },
    },
  )
})

test('the letters follow the filters', () =>
  open(async (page) => {
    await search(page).fill('minute')
    await assertRows(page, ['Minute'])
    await eventually(() => letter(page, 'C').isEnabled(), false)
    await letter(page, 'M').click()
    await eventually(() => page.locator(':target').locator('td').first().innerText(), 'Minute')
    await search(page).fill('')
    await assertRows(page, all)
    await eventually(() => page.locator('#m').locator('td').first().innerText(), 'Médiane')
    await eventually(() => page.locator('#m').count(), 1)
  }))

test('the alphabet is one stop of the Tab key; arrows go around its usable letters', () =>
  open(async (page) => {
    await page.getByRole('combobox', { name: 'Since' }).focus()
    await page.keyboard.press('Tab')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await eventually(focused, 'A')
    for (const [key, name] of [
      ['ArrowRight', 'B'],
      ['End', 'Q'],
      ['ArrowRight', 'A'],
      ['ArrowLeft', 'Q'],
      ['Home', 'A'],
    ] as const) {
      await page.keyboard.press(key)
      await eventually(focused, name)
    }
    await page.keyboard.press('Tab')
    const isInside = () => page.getByRole('toolbar').evaluate((one) => one.contains(document.activeElement))
    await eventually(isInside, false)
    await page.keyboard.press('Shift+Tab')
    await eventually(focused, 'A')
    await page.keyboard.press('Enter')
    await hashIs(page, '#a')
  }))

test('back and forward bring the letter and the filters of that moment', () =>
  open(async (page) => {
    await letter(page, 'B').click()
    await kind(page).selectOption('number')
    await addressSays(page, '?table-kind=number')
    await letter(page, 'M').click()
    await kind(page).selectOption('person')
    await addressSays(page, '?table-kind=person')
    await page.goBack()
    await assertRows(page, ['Médiane', 'Minute'])
    await eventually(() => letter(page, 'B').getAttribute('aria-pressed'), 'true')
    await addressSays(page, '?table-kind=number')
  }))

test('links into the table lead to its rows', () =>
  site.visit('/docs', async (page) => {
    await page.getByRole('link', { name: 'table' }).click()
    await page.waitForURL('**/docs/table#m')
    await eventually(() => page.locator(':target').locator('td').first().innerText(), 'Médiane')
    await eventually(() => letter(page, 'M').getAttribute('aria-pressed'), 'true')
  }))

test('what is typed before the scripts have come is acted on afterwards, and goes before the address', () => {
  const held: { module?: HeldBack } = {}
  return site.visit(
    '/docs/table?table=caller&table-kind=thing',
    async (page) => {
      await eventually(async () => (await shown(page)).length, 7)
      await search(page).fill('agent')
      await kind(page).selectOption('person')
      assert.equal(await page.locator('[data-awake]').count(), 0)
      await held.module?.asked
      held.module?.release()
      await assertRows(page, ['Agent'])
      await eventually(() => search(page).inputValue(), 'agent')
      await addressSays(page, '?table=agent&table-kind=person')
    },
    {
      prepare: async (page) => {
        held.module = await holdBack(page, '**/filterable-table-*.js')
      },
    },
  )
})

test('hundreds of rows come back in portions, all of them', () =>
  site.visit('/docs/long', async (page) => {
    await page.locator('[data-awake]').waitFor()
    await search(page).fill('row 799')
    await page.getByRole('status').filter({ hasText: '1 of 800 rows' }).waitFor()
    await eventually(() => shown(page), ['Row 799'])
    await search(page).fill('')
    await page.waitForFunction(() => document.querySelectorAll('tbody tr:not([hidden])').length === 800)
    // What has come back goes again, although the rest was still on its way.
    await search(page).fill('row 1')
    await search(page).fill('row 12')
    await page.getByRole('status').filter({ hasText: '18 of 800 rows' }).waitFor()
    await eventually(async () => (await shown(page)).length, 18)
  }))

test('the rows are read when a reader comes to the search, so that the first key waits for none of them', () =>
  site.visit(
    '/docs/long',
    async (page) => {
      await page.locator('[data-awake]').waitFor()
      const read = () => page.evaluate(() => Number(document.documentElement.dataset.folded ?? 0))
      assert.equal(await read(), 0)
      await search(page).focus()
      await eventually(read, 800)
      await page.keyboard.type('row 799')
      await eventually(() => shown(page), ['Row 799'])
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          const normalize = String.prototype.normalize
          String.prototype.normalize = function (form) {
            const { dataset } = document.documentElement
            dataset.folded = `${Number(dataset.folded ?? 0) + 1}`
            return normalize.call(this, form)
          }
        }),
    },
  ))

test('without scripts it is a table with its anchors, and no control that does nothing', () =>
  site.visit(
    '/docs/table#q',
    async (page) => {
      await eventually(() => shown(page), all)
      await eventually(() => page.locator(':target').locator('td').first().innerText(), 'Queue')
      await eventually(() => page.getByRole('searchbox').count(), 0)
      await eventually(() => page.locator('main').getByRole('combobox').count(), 0)
      await eventually(() => page.locator('.filterable-table').getByRole('button').count(), 0)
    },
    { javaScriptEnabled: false },
  ))
