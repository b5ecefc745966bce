import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { eventually } from './eventually.ts'
import { axe, openBrowser, watchFaults } from './harness.ts'
import { type ServedSite, serve } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'harness-'))
let browser: Browser
let site: ServedSite

before(async () => {
  const page = (body: string) => `<!doctype html><html lang="en"><title>Page</title><main>${body}</main></html>`
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, '_headers'), "/*\n  Content-Security-Policy: script-src 'self'\n/docs\n  X-Place: docs\n")
  writeFileSync(join(folder, 'docs/index.html'), page('<h1>Docs</h1>'))
  writeFileSync(
    join(folder, 'bad.html'),
    page('<h1>Bad</h1><img src="/none.png"><script>document.title = "Ran"</script>'),
  )
  writeFileSync(join(folder, '404.html'), page('<h1>Lost</h1>'))
  browser = await openBrowser()
  site = await serve(folder, (request, response) => {
    if (request.url !== '/api') return false
    response.end('answered')
    return true
  })
})

after(async () => {
  await browser?.close()
  await site?.close()
  rmSync(folder, { recursive: true })
})

test('a site is served as by a static host, with its own headers', async () => {
  const docs = await fetch(`${site.origin}/docs`)
  assert.equal(docs.status, 200)
  assert.equal(docs.headers.get('x-place'), 'docs')
  assert.equal(docs.headers.get('content-security-policy'), "script-src 'self'")
  const bad = await fetch(`${site.origin}/bad?x=1`)
  assert.equal(bad.headers.get('x-place'), null)
  assert.match(await bad.text(), /Bad/)
  const lost = await fetch(`${site.origin}/%2e%2e/secret`)
  assert.equal(lost.status, 404)
  assert.match(await lost.text(), /Lost/)
  assert.equal(await (await fetch(`${site.origin}/api`)).text(), 'answered')
})

test('axe runs under the policy that blocks the page’s own inline script, and finds what is wrong', async () => {
  const page = await browser.newPage()
  const faults = watchFaults(page)
  await page.goto(`${site.origin}/bad`)
  assert.equal(await page.title(), 'Page')
  await eventually(() => faults.some((fault) => fault.includes('Content Security Policy')), true)
  assert.deepEqual(await axe(page), [
    { id: 'image-alt', impact: 'critical', help: 'Images must have alternative text', nodes: ['img'] },
  ])
  await page.goto(`${site.origin}/docs`)
  assert.deepEqual(await axe(page), [])
  await page.close()
})
