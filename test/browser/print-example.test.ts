import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openSite } from './opened-site.ts'

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
