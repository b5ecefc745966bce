import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { eventuallyHolds } from '../eventually.ts'
import { openSite } from '../opened-site.ts'

const site = openSite()

const onPaper = (path: string, use: (page: Page) => Promise<void>) =>
  site.visit(
    path,
    async (page) => {
      await page.emulateMedia({ media: 'print' })
      await use(page)
    },
    { viewport: { width: 794, height: 600 } },
  )

test('on paper the address of a card that leaves the site lies on nothing else of it', () =>
  onPaper('/docs', async (page) => {
    const links = page.getByRole('article').locator('a.card-link[href^="http"]')
    assert.ok((await links.count()) > 0)
    for (const link of await links.all())
      assert.equal(await link.evaluate((one) => getComputedStyle(one, '::after').position), 'static')
  }))

/** In how many lines the words of an element stand; those of its parts do not count. */
const linesOf = (what: Locator) =>
  what.evaluate((one) => {
    const words = document.createRange()
    for (const node of one.childNodes) if (node instanceof Text) words.selectNode(node)
    return words.getClientRects().length
  })

test('on paper the title of such a card is whole, and its address follows', () =>
  onPaper('/docs', async (page) => {
    const link = page.getByRole('article').getByRole('link', { name: 'Connections' })
    assert.equal(await linesOf(link), 1)
    const card = link.locator('xpath=ancestor::div[1]')
    assert.equal(await card.evaluate((one) => getComputedStyle(one).breakInside), 'avoid')
  }))

test('on paper the names of the columns of settings are whole', () =>
  onPaper('/docs/contributing/blocks/settings-mapping', async (page) => {
    // As on A4 with wide margins.
    await page.setViewportSize({ width: 640, height: 600 })
    for (const name of ['Configurable', 'Location'])
      assert.equal(await linesOf(page.getByRole('columnheader', { name }).first()), 1)
  }))

test('on paper what can be done is read on the ground of the paper, where grounds are printed too', () =>
  onPaper('/docs/messaging', async (page) => {
    const action = page.getByRole('link', { name: 'Start the quickstart' })
    const ground = await action.evaluate((one) => getComputedStyle(one).backgroundColor)
    assert.equal(ground, 'rgba(0, 0, 0, 0)')
  }))

for (const [path, name] of [
  ['/docs/voice/voice-library', 'Marlow'],
  ['/docs/libraries/code-samples', 'Reply to missed calls'],
] as const)
  test(`on paper a list to choose from has the whole width: ${path}`, () =>
    onPaper(path, async (page) => {
      const left = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((one) => one.getBoundingClientRect().left)
      const item = await page
        .getByRole('listitem')
        .filter({ hasText: name })
        .first()
        .evaluate((one) => one.getBoundingClientRect().left)
      assert.ok(item - (await left('h1')) < 40, `${item}`)
    }))

test('on paper a link is followed by its address, unless its words are the address', () =>
  onPaper('/docs/libraries/code-samples', async (page) => {
    const after = (name: RegExp) =>
      page.getByRole('link', { name }).evaluate((one) => getComputedStyle(one, '::after').content)
    assert.match(await after(/^samples/), /code\.halyard\.example/)
    assert.equal(await after(/^code\.halyard\.example/), 'none')
  }))

test('on paper the chosen language ends where its box does, and no button of a note is there', () =>
  onPaper('/docs/voice/quickstart', async (page) => {
    const group = page.getByRole('group', { name: 'Make a call', exact: true })
    await eventuallyHolds(async () => {
      const box = await group.boundingBox()
      const choice = await group.locator('select').boundingBox()
      assert.ok(box !== null && choice !== null)
      assert.ok(box.x + box.width - choice.x - choice.width < 20, JSON.stringify([box, choice]))
      assert.ok(choice.width < 60, JSON.stringify(choice))
    })
    assert.equal(await page.getByRole('button', { name: 'About this response' }).count(), 0)
  }))

for (const [where, media] of [
  ['on paper', { media: 'print' }],
  ['with forced colours', { forcedColors: 'active' }],
] as const)
  test(`${where} code in a line has no ground, and no gap before a comma`, () =>
    site.visit('/docs/voice/quickstart', async (page) => {
      await page.emulateMedia(media)
      const code = page.getByRole('article').locator('code', { hasText: /^queued$/ })
      assert.equal(await code.evaluate((one) => getComputedStyle(one).padding), '0px')
    }))

test('on paper the head of a long list of codes is one that browsers repeat on each sheet, and its rows are whole', () =>
  onPaper('/docs/api/errors', async (page) => {
    const table = page.getByRole('table').first()
    const display = (what: Locator) => what.first().evaluate((one) => getComputedStyle(one).display)
    assert.equal(await display(table), 'table')
    assert.equal(await display(table.locator('thead')), 'table-header-group')
    assert.equal(await display(table.getByRole('row')), 'table-row')
    const row = table.getByRole('row').nth(1)
    assert.equal(await row.evaluate((one) => getComputedStyle(one).breakInside), 'avoid')
    // The line between rows goes from side to side.
    for (const cell of await row.locator('th, td').all())
      assert.equal(await cell.evaluate((one) => getComputedStyle(one).borderBottomWidth), '1px')
  }))

for (const [path, name, what] of [
  ['/docs', 'a featured card', '.featured-card'],
  ['/docs/contributing/blocks/video', 'a video', 'figure'],
  ['/docs/contributing/blocks/callout', 'a callout', 'aside'],
  ['/docs/contributing/blocks/call-to-action', 'a call to action', '.call-to-action'],
] as const)
  test(`on paper ${name} is not cut in two`, () =>
    onPaper(path, async (page) => {
      const box = page.getByRole('article').locator(what).first()
      assert.equal(await box.evaluate((one) => getComputedStyle(one).breakInside), 'avoid')
    }))

test('on paper the title of a disclosure is on the sheet of what it opens', () =>
  onPaper('/docs/contributing/blocks/disclosure', async (page) => {
    const title = page.getByRole('article').locator('summary').first()
    assert.equal(await title.evaluate((one) => getComputedStyle(one).breakAfter), 'avoid')
  }))
