import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import { writeFrameSite } from './frame-site.tsx'
import { openBrowser } from './harness.ts'
import { holdBack } from './hold-back.ts'
import { type ServedSite, serve } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'islands-'))
let browser: Browser
let site: ServedSite

/** Counts clicks and arrow keys; says which props it got. */
const counter = `export function hydrate(root, props) {
  const output = root.querySelector('output')
  output.value = props === null ? 'none' : props.start
  const add = (by) => { output.value = Number(output.value) + by }
  root.querySelector('button').addEventListener('click', () => add(1))
  root.addEventListener('keydown', (event) => { if (event.key === 'ArrowUp') add(10) })
}`

const island = (when: string, props = ' data-props="{&quot;start&quot;:0}"', module = 'counter') =>
  `<div id="${when}" data-island="/${module}.js" data-when="${when}"${props}>
    <button>Add</button> <output></output> <a href="#target">Go</a>
  </div>`

before(async () => {
  await writeFrameSite(folder, (asset) => {
    const page = (body: string) =>
      `<!doctype html><html lang="en"><title>Islands</title><script src="/early.js"></script><script type="module" src="${asset('client/boot-islands.ts')}"></script><main>${body}<p id="target">Target</p></main></html>`
    return {
      // The first script goes on from what the one before it has kept.
      'early.js': 'signalpostEarly = []',
      'counter.js': counter,
      'broken.js': 'export function hydrate() { throw new Error("planned") }',
      'interaction.html': page(island('interaction')),
      'load.html': page(island('load', '')),
      'idle.html': page(island('idle')),
      'visible.html': page(`<svg width="10" height="4000"></svg>${island('visible')}`),
      'broken.html': page(island('interaction', '', 'broken')),
    }
  })
  browser = await openBrowser()
  site = await serve(folder)
})

after(async () => {
  await browser?.close()
  await site?.close()
  rmSync(folder, { recursive: true })
})

async function inPage(path: string, check: (page: Page, asked: readonly string[]) => Promise<void>) {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site.origin}/${path}`)
  await check(page, asked)
  await page.close()
}

const until = (page: Page, value: string) =>
  page.waitForFunction((wanted) => document.querySelector('output')?.value === wanted, value)

test('an untouched island loads nothing; each of several quick clicks is acted on, in order', () =>
  inPage('interaction', async (page, asked) => {
    await page.waitForLoadState('networkidle')
    assert.ok(!asked.includes('/counter.js'))
    const module = await holdBack(page, '**/counter.js')
    const button = page.getByRole('button', { name: 'Add' })
    for (let click = 0; click < 3; click += 1) await button.click()
    await module.asked
    await eventually(
      () =>
        page
          .locator('output')
          .inputValue()
          .catch(() => ''),
      '',
    )
    module.release()
    await until(page, '3')
    await button.click()
    await until(page, '4')
    assert.equal(asked.filter((path) => path === '/counter.js').length, 1)
  }))

test('keys that widgets know are kept too; a click by the keyboard counts once', () =>
  inPage('interaction', async (page) => {
    const module = await holdBack(page, '**/counter.js')
    await page.getByRole('button', { name: 'Add' }).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    module.release()
    await until(page, '11')
  }))

test('a link inside of a sleeping island works at once', () =>
  inPage('interaction', async (page) => {
    await page.getByRole('link', { name: 'Go' }).click()
    await eventually(() => new URL(page.url()).hash, '#target')
  }))

test('load and idle wake without a touch; without props an island gets null', async () => {
  await inPage('load', (page) => until(page, 'none').then(() => undefined))
  await inPage('idle', (page) => until(page, '0').then(() => undefined))
})

test('visible wakes when it scrolls near', () =>
  inPage('visible', async (page, asked) => {
    await page.waitForLoadState('networkidle')
    assert.ok(!asked.includes('/counter.js'))
    await page.locator('#visible').scrollIntoViewIfNeeded()
    await until(page, '0')
  }))

test('an island that fails leaves its markup as it was', () =>
  inPage('broken', async (page) => {
    const failure = page.waitForEvent('console', (message) => message.text().includes('planned'))
    await page.getByRole('button', { name: 'Add' }).click()
    await failure
    await eventually(() => page.getByRole('button', { name: 'Add' }).isVisible(), true)
    await page.getByRole('link', { name: 'Go' }).click()
    await eventually(() => new URL(page.url()).hash, '#target')
  }))

test('an island whose script could not be loaded says so, and wakes at the next click', () =>
  inPage('interaction', async (page, asked) => {
    await page.route('**/counter.js*', (route) => route.abort('internetdisconnected'), { times: 1 })
    const fault = page.getByRole('status').filter({ hasText: 'This could not be loaded. Try again.' })
    const button = page.getByRole('button', { name: 'Add' })
    await button.dispatchEvent('click')
    await fault.waitFor()
    assert.equal(await fault.getAttribute('class'), '', 'for all to see')
    await button.click()
    await until(page, '1')
    await eventually(() => fault.count(), 0)
    await button.click()
    await until(page, '2')
    assert.equal(asked.filter((path) => path === '/counter.js').length, 2)
  }))
