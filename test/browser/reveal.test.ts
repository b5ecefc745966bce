import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { eventually, eventuallyHolds } from './eventually.ts'
import { axe, openBrowser, watchFaults, withoutWhole } from './harness.ts'
import { openSite } from './opened-site.ts'

const site = openSite('test/browser/sites/reveal')

/** Opens the page at a fragment; nothing may go wrong in it. */
async function at(
  hash: string,
  use: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
  opened: Browser = site.browser,
) {
  const context = await opened.newContext({ viewport: { width: 1300, height: 700 }, ...options })
  try {
    const page = await context.newPage()
    const faults = watchFaults(page)
    await page.goto(`${site.origin}/docs${hash}`)
    if (options.javaScriptEnabled !== false) {
      await page.locator('.tabs[data-ready]').nth(1).waitFor({ state: 'attached' })
      await page.locator('.code-group[data-ready]').waitFor()
    }
    await use(page)
    assert.deepEqual(faults, [])
  } finally {
    await context.close()
  }
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const chosen = (page: Page) => page.locator('[role="tab"][aria-selected="true"]:visible').allInnerTexts()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const isInView = (page: Page, name: string) =>
  eventuallyHolds(async () => {
    const { y } = (await heading(page, name).boundingBox()) ?? { y: -1 }
    assert.ok(y >= 0 && y < 700, `${name} is at ${y}`)
  })
const readable = (page: Page, text: string) => eventually(() => page.getByText(text).isVisible(), true)

test('an address opens all that hides its place, and scrolls there', () =>
  at('#depth', async (page) => {
    await readable(page, 'ultramarine lantern')
    await eventually(() => chosen(page), ['Nested', 'Far'])
    await isInView(page, 'Depth')
  }))

test('a link leads to its place as often as it is followed, and so does the way back', () =>
  at('', async (page) => {
    const link = page.getByRole('link', { name: 'To the depth' })
    for (let round = 1; round <= 3; round += 1) {
      await link.click()
      await readable(page, 'ultramarine lantern')
      await isInView(page, 'Depth')
      await tab(page, 'Near').click()
      await page.getByText('More about it').click()
      await tab(page, 'Plain').click()
      await eventually(() => page.getByText('ultramarine lantern').isVisible(), false)
    }
    await page.getByRole('link', { name: 'To all of it' }).click()
    await eventually(() => decodeURIComponent(new URL(page.url()).hash), '#größe')
    await isInView(page, 'Size')
    await page.goBack()
    await readable(page, 'ultramarine lantern')
    await isInView(page, 'Depth')
  }))

test('‘On this page’ leads into what is hidden, and is at no heading that is', () =>
  at('', async (page) => {
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'Start' }).click()
    await eventually(() => contents.locator('[aria-current]').allInnerTexts(), ['Start'])
    await contents.getByRole('link', { name: 'Depth' }).click()
    await readable(page, 'ultramarine lantern')
    await eventually(() => contents.locator('[aria-current]').allInnerTexts(), ['Depth'])
  }))

for (const hash of ['#100%', '#%', '#%E0%A4%A', '#nowhere', '#a b', '#%22%3E'])
  test(`an address that leads nowhere breaks nothing: ${hash}`, () =>
    at(hash, async (page) => {
      await eventually(() => chosen(page), ['Plain'])
      await page.getByRole('link', { name: 'To the depth' }).click()
      await readable(page, 'ultramarine lantern')
    }))

/** Has the browser look for words in the page, as its own search does. */
const find = (page: Page, words: string) => page.goto(`${site.origin}/docs#:~:text=${encodeURIComponent(words)}`)

async function searched(page: Page) {
  await find(page, 'ultramarine lantern')
  await readable(page, 'ultramarine lantern')
  await eventually(() => chosen(page), ['Nested', 'Far'])
  await find(page, 'create_vermilion_kettle')
  await readable(page, 'create_vermilion_kettle')
  await eventually(() => page.getByText('client.calls.create()').isVisible(), false)
  await eventually(() => page.getByRole('combobox', { name: 'Code language' }).inputValue(), 'Python')
  // To find is not to choose.
  assert.equal(await page.evaluate(() => localStorage.getItem('preference.server')), null)
}

test('the browser’s own search finds what is hidden: in panels, in disclosures, in other languages', {
  skip: withoutWhole(),
}, async () => {
  const whole = await openBrowser('whole')
  try {
    await at('', searched, {}, whole)
  } finally {
    await whole.close()
  }
})

test('what is hidden is no stop of the keyboard, no part of the accessibility tree, and takes no room', () =>
  at('', async (page) => {
    await eventually(() => axe(page), [])
    const panels = page.locator('.tab-panel')
    const hidden = await panels.evaluateAll((all) => all.filter((one) => one.hasAttribute('hidden')))
    assert.equal(hidden.length, 2)
    const boxes = await page
      .locator('[hidden="until-found"]')
      .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().height, (one as HTMLElement).tabIndex]))
    assert.deepEqual(boxes, [
      [0, -1],
      [0, -1],
      [0, -1],
    ])
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const panelNames = nodes.filter((node) => node.role?.value === 'tabpanel' && !node.ignored)
    assert.deepEqual(
      panelNames.map((node) => node.name?.value),
      ['Plain'],
    )
  }))

test('without scripts all of it stands open', () =>
  at(
    '#depth',
    async (page) => {
      await readable(page, 'ultramarine lantern')
      await readable(page, 'The near panel.')
      await readable(page, 'create_vermilion_kettle')
    },
    { javaScriptEnabled: false },
  ))

test('paper shows every panel', () =>
  at('', async (page) => {
    await page.emulateMedia({ media: 'print' })
    await readable(page, 'ultramarine lantern')
    await readable(page, 'The near panel.')
  }))
