import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe } from '../harness.ts'
import { openSite } from '../opened-site.ts'

const site = openSite('test/browser/sites/reveal')

const at = (width: number, use: (page: Page) => Promise<void>) =>
  site.visit('/docs/tables', use, { viewport: { width, height: 700 }, reducedMotion: 'reduce' })

const long = (page: Page) => page.getByRole('group', { name: 'Table' }).first()
const wide = (page: Page) => page.getByRole('group', { name: 'Table' }).nth(1)
/** How many pixels lie beyond the edges of what scrolls: sideways, downwards. */
const hidden = (page: Page, which = long) =>
  which(page).evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight])

for (const width of [1440, 390])
  test(`a long table is as long as it is, and its head stays in sight: ${width}`, () =>
    at(width, async (page) => {
      await eventually(() => hidden(page), [0, 0])
      await eventually(() => long(page).getAttribute('tabindex'), '-1')
      await page.getByText('Row number 40', { exact: true }).evaluate((row) => row.scrollIntoView({ block: 'center' }))
      const bottomOf = (what: string) =>
        page
          .locator(what)
          .first()
          .evaluate((one) => one.getBoundingClientRect().bottom)
      const bars = await bottomOf(width < 1280 ? '.contents-button' : '.top-bar')
      await eventuallyHolds(async () => {
        const { y } = (await page.getByRole('columnheader', { name: 'What it is' }).boundingBox()) ?? { y: 0 }
        assert.ok(Math.abs(y - bars) < 3, `the head is at ${y}, the bars end at ${bars}`)
      })
    }))

test('a table is said to fit without its cells being drawn anew, of which there may be thousands', () =>
  at(1440, async (page) => {
    await eventually(() => long(page).getAttribute('tabindex'), '-1')
    const cells = await page.getByRole('cell').count()
    await site.browser.startTracing(page, { categories: ['devtools.timeline'] })
    await long(page).evaluate((box) => {
      for (const fits of [false, true]) {
        box.toggleAttribute('data-fits', fits)
        box.getBoundingClientRect()
      }
    })
    const trace = (await site.browser.stopTracing()).toString()
    const drawn = [...trace.matchAll(/"elementCount":(\d+)/g)].map(([, count]) => Number(count))
    assert.ok(drawn.length > 0)
    assert.ok(Math.max(...drawn) < cells / 2, `${Math.max(...drawn)} elements, of ${cells} cells`)
  }))

test('a wide table scrolls sideways by keyboard, inside of itself', () =>
  at(390, async (page) => {
    await eventually(() => wide(page).getAttribute('tabindex'), '0')
    await eventuallyHolds(async () => assert.ok(((await hidden(page, wide))[0] ?? 0) > 100))
    assert.equal((await hidden(page, wide))[1], 0)
    await wide(page).focus()
    await page.keyboard.press('ArrowRight')
    await eventuallyHolds(async () => assert.ok((await wide(page).evaluate((box) => box.scrollLeft)) > 0))
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    await eventually(() => axe(page, 'main'), [])
  }))

for (const [width, atLeast] of [
  [360, 168],
  [1440, 144],
] as const)
  test(`sentences among many columns stay readable, and what is short takes no more than it needs: ${width}`, () =>
    at(width, async (page) => {
      const widthOf = (text: string) =>
        page
          .getByRole('cell', { name: text })
          .first()
          .evaluate((cell) => cell.getBoundingClientRect().width)
      for (const text of ['Says at length', 'Has some more words'])
        assert.ok((await widthOf(text)) >= atLeast, `${await widthOf(text)} px`)
      const last = page.getByRole('row', { name: 'Says at length' }).getByRole('cell').last()
      assert.ok((await last.evaluate((cell) => cell.getBoundingClientRect().width)) < 80)
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    }))

test('a table that widens by itself comes to scroll', () =>
  at(1440, async (page) => {
    await eventually(() => long(page).getAttribute('tabindex'), '-1')
    await page.getByRole('columnheader', { name: 'What it is' }).evaluate((head) => {
      head.style.whiteSpace = 'nowrap'
      head.style.letterSpacing = '100px'
    })
    await eventually(() => long(page).getAttribute('tabindex'), '0')
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
  }))

test('on paper short words stay whole beside sentences, and no table runs over the edge', () =>
  at(718, async (page) => {
    await page.emulateMedia({ media: 'print' })
    const table = page.getByRole('table').filter({ hasText: 'Says at length' })
    const parted = await table.getByRole('columnheader').evaluateAll((heads) =>
      heads.flatMap((head) => {
        const words = document.createRange()
        words.selectNodeContents(head)
        const lines = words.getClientRects().length
        return lines > 2 ? [`${head.textContent} has ${lines} lines`] : []
      }),
    )
    assert.deepEqual(parted, [])
    const beside = await page
      .getByRole('table')
      .filter({ hasText: 'Kind of it' })
      .locator('th, td:nth-child(n + 3):not(:last-child)')
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const words = document.createRange()
          words.selectNodeContents(cell)
          return `${cell.textContent} ${words.getClientRects().length}`
        }),
      )
    assert.deepEqual(beside, ['Name of it 1', 'Kind of it 1', 'Needed 1', 'Default 1', 'Remark 1', 'Yes 1', '10,000 1'])
    const ends = await page
      .getByRole('table')
      .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().right))
    assert.ok(Math.max(...ends) <= 718, ends.join())
  }))

test('code in HTML wraps on a phone, where nothing could scroll it by keyboard', () =>
  at(390, async (page) => {
    const lines = page.getByText('A line of code that is much longer')
    const { isWhole, indent, tab } = await lines.evaluate((pre) => ({
      isWhole: pre.scrollWidth <= pre.clientWidth,
      tab: getComputedStyle(pre).tabSize,
      indent: pre.textContent?.includes('\n  and one') === true && getComputedStyle(pre).whiteSpace,
    }))
    assert.deepEqual({ isWhole, indent, tab }, { isWhole: true, indent: 'pre-wrap', tab: '4' })
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
  }))

test('the caption of a table begins where the table begins', () =>
  at(1440, async (page) => {
    const table = page.getByRole('table', { name: 'What the table is about' })
    const left = (box: { x: number } | null) => box?.x ?? Number.NaN
    const words = page.getByText('What the table is about')
    assert.equal(await words.evaluate((caption) => getComputedStyle(caption).textAlign), 'start')
    assert.equal(left(await words.boundingBox()), left(await table.boundingBox()))
  }))

for (const width of [390, 360, 320])
  test(`a long name in code and a description fit on a phone side by side: ${width}`, () =>
    at(width, async (page) => {
      const table = page.getByRole('table').filter({ hasText: 'Setting of the application' })
      await eventually(() => table.evaluate((one) => (one.parentElement?.scrollWidth ?? 0) - innerWidth + 32), 0)
      const [long, short] = await table
        .getByRole('code')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      assert.ok(Number(long) > Number(short) && Number(short) < 24, `${long}, ${short}`)
      const [name, description] = await table
        .getByRole('row', { name: 'SERVICE_OF_ALL_SENDERS' })
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
      assert.ok(Number(name) < Number(description), `${name}, ${description}`)
    }))

test('a table that comes to fit is no stop of the keyboard any more', () =>
  at(390, async (page) => {
    await eventually(() => wide(page).getAttribute('tabindex'), '0')
    await page.setViewportSize({ width: 2400, height: 700 })
    await page.evaluate(() => document.documentElement.style.setProperty('--content', '120rem'))
    await eventually(() => wide(page).getAttribute('tabindex'), '-1')
  }))

for (const width of [390, 360])
  test(`a table of four columns, one of them of sentences, fits on a phone: ${width}`, () =>
    at(width, async (page) => {
      const table = page.getByRole('table').filter({ hasText: 'Which characters it has' })
      await eventually(() => table.evaluate((one) => (one.parentElement?.scrollWidth ?? 0) - innerWidth + 32), 0)
      const sentence = table.getByRole('cell', { name: 'Latin letters' })
      assert.ok((await sentence.evaluate((cell) => cell.getBoundingClientRect().width)) > width / 3)
    }))
