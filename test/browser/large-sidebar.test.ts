import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { outputFiles } from '../../compiler/output-files.ts'
import { memoryContent, pipelineOf, textOf } from '../site.ts'
import { eventually } from './eventually.ts'
import { axe, openBrowser } from './harness.ts'
import { type ServedSite, serve } from './serve.ts'

const parts = Array.from({ length: 25 }, (_, at) => at)
const long = Array.from({ length: 100 }, (_, at) => at)
const flat = Array.from({ length: 202 }, (_, at) => at)
const texts = Object.fromEntries([
  ...parts.flatMap((part) =>
    parts.slice(0, 9).map((at) => [`content/pages/docs/part-${part}/page-${at}.md`, `# Page ${part}.${at}\n\nText.\n`]),
  ),
  ...long.map((at) => [`content/pages/docs/long/${at}.md`, `# Long ${at}\n\nText.\n`]),
  ...flat.map((at) => [`content/pages/docs/flat/${at}.md`, `# Flat ${at}\n\nText.\n`]),
])
const navigation = parts.map(
  (part) =>
    `  - childSubsection:\n      subheading: Part ${part}\n      entries:\n${parts
      .slice(0, 9)
      .map((at) => `        - page: { title: Page ${part}.${at}, path: /docs/part-${part}/page-${at} }\n`)
      .join('')}`,
)
const longEntries = long.map((at) => `        - page: { title: Long ${at}, path: /docs/long/${at} }\n`)
const longFolder = `  - childSubsection:\n      subheading: Long\n      entries:\n${longEntries.join('')}`
const flatEntry = (at: number) => `  - page: { title: Flat ${at}, path: /docs/flat/${at} }\n`
const flatEntries = flat.slice(0, 101).map(flatEntry)
const belowHeading = flat.slice(101).map((at) => `      ${flatEntry(at)}`)
const heading = `  - subsection:\n      subheading: More\n      entries:\n${belowHeading.join('')}`
const mixed = ['near', ...flat.map((at) => `flat/${at}`), 'far'].map(
  (path) => `  - page: { title: ${path.startsWith('flat') ? 'Flat' : path}, path: /docs/${path} }\n`,
)
const folder = mkdtempSync(join(tmpdir(), 'large-'))
let browser: Browser
let site: ServedSite

before(async () => {
  const content = memoryContent({
    ...texts,
    'content/pages/docs/far/index.md': '---\nsidebar: mixed\n---\n\n# far\n\nText.\n',
    'content/pages/docs/near/index.md': '---\nsidebar: mixed\n---\n\n# near\n\nText.\n',
    'content/navigation/mixed.yaml': `title: Mixed\nentries:\n${mixed.join('')}`,
    'content/site.yaml': 'url: https://acme.example\nbrand: { key: acme, name: Acme }\n',
    'content/navigation/all.yaml': `title: All\npath: /docs\nentries:\n${navigation.join('')}${longFolder}`,
    'content/navigation/flat.yaml': `title: Flat\npath: /docs/flat\nentries:\n${flatEntries.join('')}${heading}`,
  })
  for await (const some of outputFiles(pipelineOf(content), { goOn: () => true, isWhole: () => true }))
    for (const { path, content: file } of some) {
      const target = join(folder, path)
      mkdirSync(dirname(target), { recursive: true })
      if (typeof file === 'object' && 'copy' in file) copyFileSync(file.copy, target)
      else writeFileSync(target, textOf(file))
    }
  browser = await openBrowser()
  site = await serve(folder)
})

after(async () => {
  await browser?.close()
  await site?.close()
  rmSync(folder, { recursive: true })
})

/** Keeps the whole menu back. @returns lets it come */
async function holdMenu(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/_assets/menu-*.json', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test('folders off the branch become disclosures in place of links; nothing moves, and the focus stays', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const release = await holdMenu(page)
  await page.goto(`${site.origin}/docs/part-2/page-4?x=1`)
  const sidebar = page.getByRole('navigation', { name: 'Docs' })
  const link = sidebar.getByRole('link', { name: 'Part 4' })
  await link.focus()
  const before = await link.boundingBox()
  release()
  const summary = sidebar.locator('summary', { hasText: 'Part 4' })
  await eventually(() => summary.isVisible(), true)
  assert.deepEqual(await summary.boundingBox(), before)
  await eventually(() => summary.evaluate((one) => document.activeElement === one), true)
  await page.keyboard.press('Enter')
  await eventually(
    () => sidebar.getByRole('link', { name: 'Page 4.8' }).getAttribute('href'),
    `${site.origin}/docs/part-4/page-8?x=1`,
  )
  assert.equal(await sidebar.locator('[aria-current="page"]').textContent(), 'Page 2.4')
  await eventually(() => axe(page), [])
  await context.close()
})

test('without scripts another folder is a link to its first page', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.origin}/docs/part-2/page-4`)
  const sidebar = page.locator('nav.sidebar')
  assert.equal(await sidebar.locator('details').count(), 1)
  assert.equal(await sidebar.locator('a', { hasText: 'Part 7' }).getAttribute('href'), '/docs/part-7/page-0')
  await context.close()
})

test('a long folder has the entries around the page, and the others in their places once the page has come to rest', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const release = await holdMenu(page)
  await page.goto(`${site.origin}/docs/long/50?x=1`)
  const sidebar = page.getByRole('navigation', { name: 'Docs' })
  const entries = sidebar.getByRole('link', { name: /^Long \d+$/ })
  assert.equal(await entries.count(), 41)
  const further = sidebar.getByRole('link', { name: 'Show 29 more' })
  assert.equal(new URL((await further.getAttribute('href')) ?? '', site.origin).pathname, '/docs/long/71')
  const current = sidebar.locator('[aria-current="page"]')
  const before = await current.boundingBox()
  await sidebar
    .getByRole('link', { name: 'Show 30 more' })
    .evaluate((one: HTMLElement) => one.focus({ preventScroll: true }))
  release()
  await eventually(() => entries.count(), 100)
  assert.equal((await current.boundingBox())?.y, before?.y)
  assert.equal(await entries.nth(29).evaluate((one) => document.activeElement === one), true)
  assert.deepEqual(
    await entries.evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
    long.map((at) => `${site.origin}/docs/long/${at}?x=1`),
  )
  assert.equal(await sidebar.locator('.more-link').count(), 0)
  assert.equal(await current.textContent(), 'Long 50')
  await eventually(() => axe(page), [])
  await context.close()
})

test('a long list at the top or below a heading is completed in the same way', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  for (const own of [50, 150]) {
    const release = await holdMenu(page)
    await page.goto(`${site.origin}/docs/flat/${own}`)
    const sidebar = page.getByRole('navigation', { name: 'Docs' })
    const entries = sidebar.getByRole('link', { name: /^Flat \d+$/ })
    assert.ok((await entries.count()) < 90)
    const current = sidebar.locator('[aria-current="page"]')
    const before = await current.boundingBox()
    release()
    await eventually(
      () => entries.evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
      flat.map((at) => `/docs/flat/${at}`),
    )
    // A list scrolls by whole pixels.
    assert.ok(Math.abs(((await current.boundingBox())?.y ?? 0) - (before?.y ?? 0)) < 1)
    assert.equal(await current.textContent(), `Flat ${own}`)
    assert.equal(await sidebar.locator('.more-link').count(), 0)
    await page.unroute('**/_assets/menu-*.json')
  }
  await context.close()
})

test('pages of two products share the file of a long menu, and neither shows the icon of its own', async () => {
  const page = await browser.newPage()
  const files = new Set<string | null>()
  for (const [own, other] of [
    ['near', 'far'],
    ['far', 'near'],
  ] as const) {
    await page.goto(`${site.origin}/docs/${own}`)
    const sidebar = page.getByRole('navigation', { name: 'Docs' })
    const icons = (name: string) => sidebar.getByRole('link', { name, exact: true }).locator('.icon').count()
    await eventually(() => icons(other), 1)
    assert.equal(await icons(own), 0)
    files.add(await sidebar.getAttribute('data-menu'))
  }
  assert.equal(files.size, 1)
  await page.close()
})

test('a link that is followed stays where it is in the sidebar, wherever a reader has scrolled it', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.origin}/docs/long/50`)
  const sidebar = page.getByRole('navigation', { name: 'Docs' })
  const link = sidebar.getByRole('link', { name: 'Long 53', exact: true })
  await sidebar.getByRole('link', { name: 'Long 99', exact: true }).waitFor({ state: 'attached' })
  await link.hover()
  await page.locator('.drawer').evaluate((drawer) => {
    drawer.scrollTop += 150
  })
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' })
  const at = async () => Math.round((await link.boundingBox())?.y ?? 0)
  const before = await at()
  await link.click()
  await page.waitForURL('**/docs/long/53')
  await eventually(at, before)
  await page.close()
})

test('where a link was followed far down a high window, the current page is in sight of a lower one, too', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1200 } })
  await page.goto(`${site.origin}/docs/long/50`)
  const sidebar = page.getByRole('navigation', { name: 'Docs' })
  const link = sidebar.getByRole('link', { name: 'Long 60', exact: true })
  await sidebar.getByRole('link', { name: 'Long 99', exact: true }).waitFor({ state: 'attached' })
  await link.hover()
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' })
  assert.ok(((await link.boundingBox())?.y ?? 0) > 600, 'it is not far down')
  await link.click()
  await page.waitForURL('**/docs/long/60')
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto(`${site.origin}/docs/long/70`)
  const current = sidebar.getByRole('link', { name: 'Long 70', exact: true })
  await eventually(async () => {
    const { y = 0, height = 0 } = (await current.boundingBox()) ?? {}
    return y > 0 && y + height <= 600
  }, true)
  await page.close()
})

test('the current page comes into sight, too, where the lower edge of the window goes through its name', async () => {
  const path = `${site.origin}/docs/part-0/page-8`
  const current = (page: Page) => page.locator('.drawer [aria-current="page"]')
  const high = await browser.newPage({ viewport: { width: 1440, height: 1200 } })
  await high.goto(path)
  const { y = 0 } = (await current(high).boundingBox()) ?? {}
  await high.close()
  const height = Math.ceil(y) + 4
  const page = await browser.newPage({ viewport: { width: 1440, height } })
  await page.goto(path)
  await eventually(async () => {
    const box = await current(page).boundingBox()
    return box !== null && box.y + box.height <= height
  }, true)
  await page.close()
})
