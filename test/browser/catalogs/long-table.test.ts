import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../eventually.ts'
import { axe, openBrowser, withoutWhole } from '../harness.ts'
import { openCatalogSite } from './catalog-site.ts'

// A table of 800 rows, which is laid out in groups once a reader comes to its search.

const site = openCatalogSite()

const table = (page: Page) => page.getByRole('table')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search table' })

/** Comes to the search and waits until the table is in groups. */
async function comeToSearch(page: Page): Promise<void> {
  await page.locator('[data-awake]').waitFor()
  await search(page).focus()
  await page.locator('table[data-grouped][role]').waitFor()
}

/** Where the cells of some rows are, in the page. */
const places = (page: Page) =>
  table(page).evaluate((one) =>
    [0, 1, 2, 50, 51].map((at) =>
      [...((one as HTMLTableElement).rows[at]?.cells ?? [])].map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect()
        return [left, top + scrollY, width, height].map((pixels) => Math.round(pixels))
      }),
    ),
  )

/** Whether the last row is laid out. */
const isLastLaidOut = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('tbody:last-of-type tr:last-child')?.checkVisibility({ contentVisibilityAuto: true }),
  )

for (const width of [320, 390, 1440])
  test(`groups of rows change nothing that is seen, and what is out of sight is skipped: ${width} px`, () =>
    site.visit(
      '/docs/long',
      async (page, faults) => {
        await page.evaluate(() => document.fonts.ready)
        const before = await places(page)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        assert.equal(await isLastLaidOut(page), true)
        await comeToSearch(page)
        assert.deepEqual(await places(page), before)
        await eventually(() => isLastLaidOut(page), false)
        assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height)
        await eventually(() => axe(page, 'main'), [])
        assert.deepEqual(faults, [])
      },
      { viewport: { width, height: 800 } },
    ))

test('groups take the room of the rows that show, and one without rows takes none', () =>
  site.visit('/docs/long', async (page) => {
    await comeToSearch(page)
    const height = () => table(page).evaluate((one) => (one as HTMLElement).offsetHeight)
    const all = await height()
    await search(page).fill('even')
    await page.getByRole('status').filter({ hasText: '400 of 800 rows' }).waitFor()
    await eventually(async () => Math.round((await height()) / (all / 801)), 401)
    await search(page).fill('nothing has this')
    await page.getByText('No results found').waitFor()
    await search(page).fill('')
    await eventually(height, all)
    assert.equal(await table(page).getAttribute('data-grouped'), '')
  }))

test('all rows come back where the address has chosen some, and the first thing a reader does is to clear that', () =>
  site.visit('/docs/long?table=row+79', async (page) => {
    await page.locator('[data-awake]').waitFor()
    await page.getByRole('status').filter({ hasText: '18 of 800 rows' }).waitFor()
    // As a touch does: the focus comes with the press.
    await page.getByRole('button', { name: 'Clear' }).evaluate((button: HTMLElement) => button.click())
    await page.locator('table[data-grouped][role]').waitFor()
    await eventually(() => page.locator('tr[hidden]').count(), 0)
    assert.equal(await page.locator('tbody:not([hidden])').count(), 16)
  }))

test('a reader who comes to the search before the script does gets groups, too', () =>
  site.visit('/docs/long', (page) => page.locator('table[data-grouped][role]').waitFor({ state: 'attached' }), {
    prepare: (page) =>
      page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => document.querySelector<HTMLElement>('main [type=search]')?.focus()),
      ),
  }))

test('a letter leads to its row, and the last row can be scrolled to', () =>
  site.visit('/docs/long', async (page) => {
    await comeToSearch(page)
    await search(page).fill('row 79')
    await page.getByRole('toolbar').getByRole('button', { name: 'O', exact: true }).click()
    await eventually(() => page.locator(':target').locator('td').first().innerText(), 'Row 79')
    await search(page).fill('')
    await page.getByRole('row', { name: 'Row 799' }).scrollIntoViewIfNeeded()
    await eventually(() => isLastLaidOut(page), true)
  }))

test('a window of another width gets columns of its own', () =>
  site.visit('/docs/long', async (page) => {
    await comeToSearch(page)
    await page.setViewportSize({ width: 500, height: 800 })
    const fits = () =>
      table(page).evaluate(
        (one) => one.hasAttribute('data-grouped') && one.clientWidth === one.parentElement?.clientWidth,
      )
    await eventually(fits, true)
    const before = await places(page)
    await table(page).evaluate((one) => one.removeAttribute('data-grouped'))
    assert.deepEqual(await places(page), before)
  }))

test('on paper it is one table with all its rows', () =>
  site.visit('/docs/long', async (page) => {
    await comeToSearch(page)
    await page.emulateMedia({ media: 'print' })
    await eventually(() => isLastLaidOut(page), true)
    const shown = await table(page).evaluate((one) => [
      getComputedStyle(one).display,
      ...new Set([...one.querySelectorAll('thead, tbody, tr, td')].map((part) => getComputedStyle(part).display)),
    ])
    assert.deepEqual(shown, ['table', 'table-header-group', 'table-row', 'table-row-group', 'table-cell'])
  }))

test('a screen reader and the search of the browser find rows out of sight', { skip: withoutWhole() }, async () => {
  const whole = await openBrowser('whole')
  try {
    const page = await whole.newPage()
    await page.goto(`${site.origin}/docs/long`)
    await comeToSearch(page)
    const session = await page.context().newCDPSession(page)
    const rows = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'row').length
    }
    await eventually(rows, 801)
    const found = await page.evaluate(() => {
      ;(document.activeElement as HTMLElement).blur()
      const find = (window as unknown as { find(text: string): boolean }).find.bind(window)
      return find('Row 799') && getSelection()?.anchorNode?.parentElement?.closest('tr')?.cells[0]?.textContent
    })
    assert.equal(found, 'Row 799')
  } finally {
    await whole.close()
  }
})
