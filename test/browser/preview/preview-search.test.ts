import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { type RunningPreview, startPreview } from '../../preview/start-preview.ts'
import { putFile } from '../../put-files.ts'
import { root } from '../../root.ts'
import { openBrowser } from '../harness.ts'

let folder = ''
let preview: RunningPreview
let browser: Browser

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signalpost-browser-'))
  cpSync(join(root, 'test/sites/second-brand/in'), folder, { recursive: true })
  ;[preview, browser] = await Promise.all([startPreview(folder), openBrowser()])
})

after(async () => {
  await browser?.close()
  await preview?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a page of the preview that stays open finds what was written since its first search', async () => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${preview.origin}/docs`)
  await page.getByRole('button', { name: 'Search' }).first().click()
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill('acacias')
  await page
    .getByRole('status')
    .filter({ hasText: /No results|no page has/ })
    .waitFor()
  putFile(folder, 'content/pages/docs/giraffes.md', '# Giraffes\n\nThey graze on acacias.\n')
  const hit = page.getByRole('option', { name: /Giraffes/ })
  // Who types on goes on in the index that is open; the new one may take the server a while.
  for (let tries = 0; (await hit.count()) === 0 && tries < 20; tries++) {
    await box.fill('')
    await page.waitForTimeout(3100)
    await box.fill('acacias')
    await hit.waitFor({ timeout: 2000 }).catch(() => {})
  }
  await hit.waitFor()
})
