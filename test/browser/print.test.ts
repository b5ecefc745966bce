import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { root } from '../root.ts'
import { buildSite } from './build-site.ts'
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

for (const width of [800, 1440])
  test(`code on paper is as high as it is, and lies on nothing that follows: ${width}`, async () => {
    const page = await browser.newPage({ viewport: { width, height: 400 } })
    await page.goto(`${site.origin}/docs/calls/create-call`)
    await page.emulateMedia({ media: 'print' })
    const [count, limited] = await page.evaluate(() => {
      const limits = [...document.querySelectorAll('.ref-aside, .ref-aside .code-body')].map(
        (one) => getComputedStyle(one).maxBlockSize,
      )
      return [limits.length, limits.filter((limit) => limit !== 'none').length]
    })
    assert.ok(count > 2)
    assert.equal(limited, 0)
    await page.close()
  })

test('on paper a head stays with what it heads, and a choice that has been made is a word', async () => {
  const page = await browser.newPage()
  await page.goto(`${site.origin}/docs/calls/create-call`)
  await page.locator('.tabs[data-ready]').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() => {
    const of = (selector: string, property: 'breakAfter' | 'breakInside' | 'borderTopWidth') => [
      ...new Set([...document.querySelectorAll(selector)].map((one) => getComputedStyle(one)[property])),
    ]
    return [
      of('.code-group-head, .ref-aside .tab-title', 'breakAfter'),
      of('.code', 'breakInside'),
      of('.code-language-select', 'borderTopWidth'),
    ]
  })
  assert.deepEqual(found, [['avoid'], ['avoid'], ['0px']])
  await page.close()
})

test('on paper panels and the parts of an operation stand apart from each other', async () => {
  const page = await browser.newPage({ viewport: { width: 800, height: 400 } })
  await page.goto(`${site.origin}/docs/calls/create-call`)
  await page.locator('.tabs[data-ready]').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const close = await page.evaluate(() =>
    [...document.querySelectorAll('.ref-operation > *, .tab-panel')].flatMap((one) => {
      const before = one.previousElementSibling
      if (before === null || before.getClientRects().length === 0 || one.getClientRects().length === 0) return []
      const between = one.getBoundingClientRect().top - before.getBoundingClientRect().bottom
      return between < 8 ? [`${one.className}: ${between}`] : []
    }),
  )
  assert.deepEqual(close, [])
  await page.close()
})
