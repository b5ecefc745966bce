import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { putFiles } from '../put-files.ts'
import { eventually, eventuallyHolds } from './eventually.ts'
import { openSite } from './opened-site.ts'

const headings = Array.from({ length: 60 }, (_, at) => `## Heading ${at}\n\n${'Birds are counted. '.repeat(60)}\n`)
const group = (word: string) =>
  `<TabGroup>\n${Array.from({ length: 24 }, (_, at) => `<Tab title="Kind ${at}">\n\n### ${word} ${at}\n\nWords.\n\n</Tab>`).join('\n')}\n</TabGroup>\n`

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'in-sight-'))
  putFiles(join(folder, 'content'), {
    'site.yaml': `url: https://sight.example
brand: { key: sight, name: Sight }
topBar: { products: [{ label: First, path: /docs }, { label: Second, path: /docs/tabs }] }
`,
    'pages/docs/index.md': `---\ntitle: Long\n---\n\n${headings.join('\n')}`,
    'pages/docs/ends.md': `---\ntitle: Ends\n---\n\n${headings[0]?.repeat(3)}\n## Questions\n\n### First\n\nNo.\n\n### Second\n\nYes.\n`,
    'pages/docs/twice.mdx': `---\ntitle: Twice\n---\n\n${['one', 'two'].map((word) => `<TabGroup>\n<Tab title="A">First ${word}</Tab>\n<Tab title="B">Middle ${word}</Tab>\n<Tab title="A">Last ${word}</Tab>\n</TabGroup>`).join('\n\n')}`,
    'pages/docs/tabs.mdx': `---\ntitle: Tabs\n---\n\n${group('Upper')}\n## Next\n\n${group('Lower')}`,
  })
  return folder
})

const desk = { viewport: { width: 1440, height: 700 } }
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

/** How far an element reaches over the edges of what it scrolls in; less than none where all of it is in sight. */
const beyond = (one: Locator) =>
  one.evaluate((element) => {
    let box = element.parentElement
    while (box !== null && getComputedStyle(box).overflowX !== 'auto') box = box.parentElement
    const [inner, outer] = [element, box ?? document.body].map((at) => at.getBoundingClientRect())
    if (inner === undefined || outer === undefined) return Number.NaN
    return Math.max(
      outer.left - inner.left,
      inner.right - outer.right,
      outer.top - inner.top,
      inner.bottom - outer.bottom,
    )
  })

test('the list of contents comes back to its beginning with the page', () =>
  site.visit(
    '/docs',
    async (page) => {
      const [first, last] = [0, 59].map((at) =>
        contents(page).getByRole('link', { name: `Heading ${at}`, exact: true }),
      )
      assert.ok(first && last)
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await eventuallyHolds(async () => assert.ok((await beyond(last)) < 2))
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await eventuallyHolds(async () => assert.ok((await beyond(first)) < 2))
    },
    desk,
  ))

test('the heading that a reader asks for is the marked one, also where the page goes no further', () =>
  site.visit(
    '/docs/ends',
    async (page) => {
      const marked = () => contents(page).locator('[aria-current]').allTextContents()
      for (const name of ['Questions', 'First', 'Second', 'First']) {
        await contents(page).getByRole('link', { name, exact: true }).click()
        await eventually(marked, [name])
      }
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await eventually(marked, [])
    },
    { ...desk, reducedMotion: 'reduce' },
  ))

test('the place in the list of contents is marked by a line that forced colours leave', () =>
  site.visit(
    '/docs#heading-9',
    async (page) => {
      const mark = () =>
        contents(page)
          .getByRole('list')
          .evaluate((list) => {
            const { borderInlineStartWidth, blockSize } = getComputedStyle(list, '::before')
            return [borderInlineStartWidth, Number.parseFloat(blockSize) > 10]
          })
      await eventually(mark, ['2px', true])
    },
    { ...desk, forcedColors: 'active' },
  ))

test('a page that opens at a heading is there at once; a link within the page glides, unless motion is unwelcome', () =>
  site.visit(
    '/docs#heading-50',
    async (page) => {
      const seen = () => page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.size)
      const isAt = (name: string) =>
        eventuallyHolds(async () => {
          const { y = -1 } = (await page.getByRole('heading', { name, exact: true }).boundingBox()) ?? {}
          assert.ok(y >= 0 && y < 200, `${name} is at ${y}`)
        })
      await isAt('Heading 50')
      assert.ok((await seen()) <= 2, `${await seen()} places on the way`)
      const glides = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
      const link = contents(page).getByRole('link', { name: 'Heading 40', exact: true })
      await link.hover()
      await eventually(glides, 'smooth')
      await link.click()
      await isAt('Heading 40')
      assert.ok((await seen()) > 4, `${await seen()} places on the way`)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await eventually(glides, 'auto')
    },
    {
      ...desk,
      prepare: (page) =>
        page.addInitScript(() => {
          const seen = new Set<number>()
          Object.assign(window, { seen })
          addEventListener('scroll', () => seen.add(scrollY))
        }),
    },
  ))

for (const viewport of [desk.viewport, { width: 390, height: 700 }])
  test(`a tab that an address or another group has chosen is in sight of its row, at ${viewport.width} px`, () =>
    site.visit(
      '/docs/tabs#upper-20',
      async (page) => {
        const chosen = (name: string) => page.getByRole('tab', { name, exact: true, selected: true })
        await eventually(() => chosen('Kind 20').count(), 1)
        await eventuallyHolds(async () => assert.ok((await beyond(chosen('Kind 20'))) < 2))
        await chosen('Kind 20').focus()
        await page.keyboard.press('End')
        await eventually(() => chosen('Kind 23').count(), 2)
        for (const one of await chosen('Kind 23').all())
          await eventuallyHolds(async () => assert.ok((await beyond(one)) < 2))
        await page.keyboard.press('Home')
        for (const one of await chosen('Kind 0').all())
          await eventuallyHolds(async () => assert.ok((await beyond(one)) < 2))
      },
      { viewport },
    ))

test('of two tabs of one title in a group one is chosen at a time; other groups follow the first', () =>
  site.visit(
    '/docs/twice',
    async (page) => {
      const shown = () => page.getByRole('tabpanel').allInnerTexts()
      const chosen = () => page.getByRole('tab', { selected: true }).count()
      await eventually(shown, ['First one', 'First two'])
      assert.equal(await chosen(), 2)
      await page.getByRole('tab', { name: 'B' }).first().click()
      await page.getByRole('tab', { name: 'A' }).nth(1).click()
      await eventually(shown, ['Last one', 'Middle two'])
      await page.getByRole('tab', { name: 'A' }).first().click()
      await eventually(shown, ['First one', 'First two'])
      assert.equal(await chosen(), 2)
    },
    desk,
  ))

test('Alt and an arrow are the browser’s, also on a tab', () =>
  site.visit(
    '/docs/tabs',
    async (page) => {
      const first = page.getByRole('tab', { name: 'Kind 0', exact: true }).first()
      await first.focus()
      await page.keyboard.press('Alt+ArrowRight')
      await page.keyboard.press('Control+End')
      assert.equal(await first.getAttribute('aria-selected'), 'true')
    },
    desk,
  ))

/** Whether the ring of what has the focus lies inside of what scrolls, which would cut it off. */
const isRingWhole = async (one: Locator) => {
  const reach = await one.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  })
  return (await beyond(one)) + reach <= 0.5
}

test('the rings of links in the bar and in the list of contents are whole', () =>
  site.visit(
    '/docs',
    async (page) => {
      for (const one of [
        page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'First' }),
        contents(page).getByRole('link', { name: 'Heading 3', exact: true }),
      ]) {
        await one.focus()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Shift+Tab')
        await eventually(() => isRingWhole(one), true)
      }
    },
    desk,
  ))
