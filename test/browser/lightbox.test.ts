import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { eventually, eventuallyHolds } from './eventually.ts'
import { axe, isLeftToBrowser } from './harness.ts'
import { openSite } from './opened-site.ts'

const site = openSite('test/browser/sites/media')

async function withPage(
  path: string,
  options: BrowserContextOptions,
  use: (page: Page, scripts: readonly string[]) => Promise<void>,
) {
  const scripts: string[] = []
  const check = async (page: Page, faults: readonly string[]) => {
    await page.waitForLoadState('networkidle')
    await use(page, scripts)
    assert.deepEqual(faults, [])
  }
  const prepare = async (page: Page) =>
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
    })
  await site.visit(path, check, { reducedMotion: 'reduce', ...options, prepare })
}

const large = (page: Page) => page.getByRole('button', { name: 'Enlarge image: The way into a room', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'The way into a room', exact: true })

test('without scripts the image is a link to its file', () =>
  withPage('/docs/images', { javaScriptEnabled: false }, async (page) => {
    const link = page.getByRole('link', { name: 'Enlarge image: The way into a room', exact: true })
    await link.click()
    await page.waitForURL('**/assets/rooms.svg')
  }))

test('large images and the block can be enlarged; small ones and images in links stay as they are', () =>
  withPage('/docs/images', {}, async (page, scripts) => {
    const names = () =>
      page
        .getByRole('button', { name: /^Enlarge image/ })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    await eventually(names, ['Enlarge image: The way into a room', 'Enlarge image: A door'])
    await eventually(() => page.getByRole('link', { name: 'The same, as a link' }).count(), 1)
    const sizes = await page
      .locator('.prose img')
      .evaluateAll((images) => images.map((image) => `${image.getAttribute('width')} ${image.getAttribute('loading')}`))
    assert.deepEqual(sizes, ['1200 lazy', '300 lazy', '1200 lazy', '300 lazy'])
    await eventually(() => scripts.filter((text) => text.includes('lightbox-close')).length, 1)
    await eventually(() => axe(page), [])
  }))

test('a page without such images loads nothing for them', () =>
  withPage('/docs', {}, async (_, scripts) => {
    assert.equal(scripts.filter((text) => text.includes('lightbox-close')).length, 0)
  }))

test('the keyboard opens and closes it, and the focus comes back', () =>
  withPage('/docs/images', {}, async (page) => {
    for (const key of ['Enter', ' ']) {
      await large(page).focus()
      await page.keyboard.press(key)
      await dialog(page).waitFor()
      await eventually(() => axe(page), [])
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Close image')
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      await eventually(() => large(page).evaluate((button) => button === document.activeElement), true)
    }
  }))

test('its button and a click beside the image close it, a click on the image does not', () =>
  withPage('/docs/images', { viewport: { width: 1440, height: 900 } }, async (page) => {
    await large(page).click()
    // Lines can be drawn larger than the file says.
    await eventuallyHolds(async () => {
      const box = await dialog(page).getByRole('img').boundingBox()
      assert.ok((box?.width ?? 0) > 1200, `${box?.width}`)
    })
    await dialog(page).getByRole('img').click()
    await eventually(() => dialog(page).count(), 1)
    await page.mouse.click(20, 450)
    await dialog(page).waitFor({ state: 'detached' })
    await large(page).click()
    await dialog(page).getByRole('button', { name: 'Close image' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).pathname, '/docs/images')
  }))

test('the caption stands in it; with a key held the browser does what it always does', () =>
  withPage('/docs/images', {}, async (page) => {
    const door = page.getByRole('button', { name: 'Enlarge image: A door', exact: true })
    assert.equal(await isLeftToBrowser(door), true)
    await eventually(() => page.getByRole('dialog').count(), 0)
    await door.click()
    await eventually(() => page.getByRole('dialog').getByText('It opens outwards.').count(), 1)
  }))

test('on a phone the image keeps a size that can be read, and the keyboard scrolls it', () =>
  withPage('/docs/images', { viewport: { width: 390, height: 800 } }, async (page) => {
    await large(page).click()
    const view = dialog(page).getByRole('group')
    await view.waitFor()
    await eventuallyHolds(async () => {
      const box = await dialog(page).getByRole('img').boundingBox()
      assert.ok((box?.width ?? 0) > 800, `${box?.width}`)
    })
    await view.focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => (document.querySelector('.lightbox-view')?.scrollLeft ?? 0) > 0)
    await eventually(() => axe(page), [])
  }))
