import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { outputFiles } from '../../compiler/output-files.ts'
import { memoryContent, pipelineOf, textOf } from '../site.ts'
import { eventually } from './eventually.ts'
import { axe, openBrowser } from './harness.ts'
import { type ServedSite, serve } from './serve.ts'

const parts = Array.from({ length: 25 }, (_, at) => at)
const texts = Object.fromEntries(
  parts.flatMap((part) =>
    parts.slice(0, 9).map((at) => [`content/pages/docs/part-${part}/page-${at}.md`, `# Page ${part}.${at}\n\nText.\n`]),
  ),
)
const navigation = parts.map(
  (part) =>
    `  - childSubsection:\n      subheading: Part ${part}\n      entries:\n${parts
      .slice(0, 9)
      .map((at) => `        - page: { title: Page ${part}.${at}, path: /docs/part-${part}/page-${at} }\n`)
      .join('')}`,
)
const folder = mkdtempSync(join(tmpdir(), 'large-'))
let browser: Browser
let site: ServedSite

before(async () => {
  const content = memoryContent({
    ...texts,
    'content/site.yaml': 'url: https://acme.example\nbrand: { key: acme, name: Acme }\n',
    'content/navigation/all.yaml': `title: All\npath: /docs\nentries:\n${navigation.join('')}`,
  })
  for await (const { path, content: file } of outputFiles(pipelineOf(content), {
    goOn: () => true,
    isWhole: () => true,
  })) {
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

test('folders off the branch become disclosures in place of links; nothing moves, and the focus stays', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/_assets/menu-*.json', async (route) => {
    await held
    await route.continue()
  })
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
  assert.deepEqual(await axe(page), [])
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
