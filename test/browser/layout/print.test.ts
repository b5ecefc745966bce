import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openSite } from '../opened-site.ts'

const site = openSite('test/browser/sites/reference')

const onPaper = (width: number, use: (page: Page) => Promise<void>) =>
  site.visit(
    '/docs/calls/create-call',
    async (page) => {
      await page.locator('.tabs[data-ready]').first().waitFor()
      await page.emulateMedia({ media: 'print' })
      await use(page)
    },
    { viewport: { width, height: 400 } },
  )

for (const width of [800, 1440])
  test(`code on paper is as high as it is, and lies on nothing that follows: ${width}`, () =>
    onPaper(width, async (page) => {
      const [count, limited] = await page.evaluate(() => {
        const limits = [...document.querySelectorAll('.ref-aside, .ref-aside .code-body')].map(
          (one) => getComputedStyle(one).maxBlockSize,
        )
        return [limits.length, limits.filter((limit) => limit !== 'none').length]
      })
      assert.ok(count > 2)
      assert.equal(limited, 0)
    }))

test('on paper a head stays with what it heads, a choice that has been made is a word, and a line is around badges', () =>
  onPaper(1280, async (page) => {
    const found = await page.evaluate(() => {
      const of = (selector: string, property: 'breakAfter' | 'breakInside' | 'borderTopWidth') => [
        ...new Set([...document.querySelectorAll(selector)].map((one) => getComputedStyle(one)[property])),
      ]
      return [
        of('.code-group-head, .ref-aside .tab-title', 'breakAfter'),
        of('.code', 'breakInside'),
        of('.code-language-select', 'borderTopWidth'),
        of('article .badge', 'borderTopWidth'),
      ]
    })
    assert.deepEqual(found, [['avoid'], ['avoid'], ['0px'], ['1px']])
  }))

test('on paper a line is between the title of each example and its code, and nowhere else', () =>
  onPaper(800, async (page) => {
    const found = await page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll(selector)]
      const codes = all('.ref-aside .tab-panel .code')
      return {
        count: codes.length,
        without: codes.filter((code) => getComputedStyle(code).borderTopWidth !== '1px').length,
        drawn: all('.ref-aside .tabs').filter((tabs) => getComputedStyle(tabs, '::before').content !== 'none').length,
      }
    })
    assert.ok(found.count > 2)
    assert.deepEqual({ ...found, count: 0 }, { count: 0, without: 0, drawn: 0 })
  }))

test('on paper panels and the parts of an operation stand apart from each other', () =>
  onPaper(800, async (page) => {
    const close = await page.evaluate(() =>
      [...document.querySelectorAll('.ref-operation > *, .tab-panel')].flatMap((one) => {
        const before = one.previousElementSibling
        if (before === null || before.getClientRects().length === 0 || one.getClientRects().length === 0) return []
        const between = one.getBoundingClientRect().top - before.getBoundingClientRect().bottom
        return between < 8 ? [`${one.className}: ${between}`] : []
      }),
    )
    assert.deepEqual(close, [])
  }))

/** How far from the edge of the box of examples their titles begin. */
const titlesIn = (page: Page) =>
  page.getByRole('group', { name: 'Request', exact: true }).evaluate((box) => {
    const { left } = box.getBoundingClientRect()
    const titles = [...box.querySelectorAll('.tab-title')].map((title) => title.firstChild as Node)
    return titles.map((title) => {
      const words = document.createRange()
      words.selectNode(title)
      return Math.round(words.getBoundingClientRect().left - left)
    })
  })

test('titles of examples stand in line inside their box, on paper and without scripts', async () => {
  const areInside = async (page: Page) => {
    const titles = await titlesIn(page)
    assert.ok(titles.length > 1 && titles[0] !== undefined && titles[0] >= 16, JSON.stringify(titles))
    assert.equal(new Set(titles).size, 1)
  }
  await onPaper(800, areInside)
  await site.visit('/docs/calls/create-call', areInside, {
    viewport: { width: 800, height: 400 },
    javaScriptEnabled: false,
  })
})
