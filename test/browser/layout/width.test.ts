// Measures every third page of the example site, all of them with --long. To measure another one that is built already:
//   TEST_WIDTH_SITE=/tmp/out node test/run.mjs test/browser/layout/width.test.ts

import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { buildSite } from '../build-site.ts'
import { openBrowser } from '../harness.ts'
import { pagesOf } from '../pages-of.ts'
import { type ServedSite, serve } from '../serve.ts'

const given = process.env.TEST_WIDTH_SITE
/** Neighbours are mostly of one kind. */
const stride = given === undefined && process.env.TEST_LONG !== '1' ? 3 : 1
/** The narrowest window that text must fit into (WCAG 2.2, 1.4.10). */
const viewport = { width: 320, height: 700 }

let folder: string
let site: ServedSite
let browser: Browser

before(async () => {
  folder = given === undefined ? await buildSite() : resolve(given)
  site = await serve(folder)
  browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await site?.close()
})

/** Opens all that a page hides, and answers with what then runs over its edge; null when nothing does. */
function overrun(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    while (document.querySelector('main [data-tabs]:not([data-ready])') !== null) await frame()
    for (const details of document.querySelectorAll('details')) {
      // Those of one name close each other.
      details.removeAttribute('name')
      details.open = true
    }
    for (const panel of document.querySelectorAll('[hidden="until-found"]')) panel.removeAttribute('hidden')
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 0.5 && one.children.length === 0,
    )
    const named = wide.slice(0, 3).map((one) => `${one.parentElement?.outerHTML.slice(0, 150)}`)
    return `${scrollWidth - clientWidth} px too wide: ${named.join(' | ')}`
  })
}

test('no page scrolls sideways at 320 px, with all of it open', async (t) => {
  const queue = [...pagesOf(folder)].filter((_, at) => at % stride === 0)
  const count = queue.length
  const found: string[] = []
  const measure = async () => {
    const page = await browser.newPage({ viewport })
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await page.goto(site.origin + next.route)
      const over = await overrun(page)
      if (over !== null) found.push(`${next.route}: ${over}`)
    }
    await page.close()
  }
  await Promise.all([measure(), measure()])
  t.diagnostic(`${count} pages measured`)
  assert.ok(count > 1)
  assert.deepEqual(found, [])
})

test('the tables of the catalogue fit a screen of 1280 px', { skip: given !== undefined }, async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${site.origin}/docs/tributary/connections/destinations/catalog`)
  const over = await page
    .getByRole('main')
    .getByRole('table')
    .evaluateAll((tables) =>
      tables.map(({ parentElement: box }) => (box === null ? -1 : box.scrollWidth - box.clientWidth)),
    )
  await page.close()
  assert.ok(over.length > 10)
  assert.deepEqual(new Set(over), new Set([0]))
})
