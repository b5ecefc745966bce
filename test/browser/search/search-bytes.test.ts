import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { openSite } from '../opened-site.ts'

const site = openSite()

interface Loaded {
  readonly path: string
  readonly bytes: number
  readonly compressed: number
  /** Names of the scripts that a script imports at once. */
  readonly imports: readonly string[]
}

/** Notes all that the page and its workers load, compressed as hosts do it; `take` gives what came since the last time. */
function watch(page: Page) {
  const reading: Promise<Loaded | null>[] = []
  page.context().on('response', (response) => {
    const read = response.body().then(
      (body): Loaded => ({
        path: new URL(response.url()).pathname,
        bytes: body.length,
        compressed: Math.min(body.length, gzipSync(body).length),
        imports: Array.from(body.toString('utf8').matchAll(/from"\.(\/[\w-]+\.js)"/g), ([, name = '']) => name),
      }),
      () => null,
    )
    reading.push(read)
  })
  return async (): Promise<readonly Loaded[]> => {
    await page.waitForLoadState('networkidle')
    return (await Promise.all(reading.splice(0))).filter((one) => one !== null)
  }
}

function figure(name: string, loaded: readonly Loaded[]): string {
  const kilobytes = (key: 'bytes' | 'compressed') => (loaded.reduce((sum, one) => sum + one[key], 0) / 1000).toFixed(1)
  return `${name}: ${loaded.length} requests, ${kilobytes('bytes')} kB (${kilobytes('compressed')} kB compressed)`
}

/** Bytes, compressed, that the opened dialog may cost before anything is typed, and the first search after it. */
const most = { opened: 6000, searched: 115_000 }

const compressed = (loaded: readonly Loaded[]) => loaded.reduce((sum, one) => sum + one.compressed, 0)

/** What is called after the search, and what its script imports at once: scripts of the page itself may come as late. */
function ofDialog(loaded: readonly Loaded[]): readonly Loaded[] {
  const imported = loaded.filter(isSearch).flatMap(({ imports }) => imports)
  return loaded.filter((one) => isSearch(one) || imported.some((name) => one.path.endsWith(name)))
}

const isSearch = ({ path }: Loaded) => /search/.test(path)

test('an untouched page loads nothing of search, an opened dialog only itself, the first search the index', async (context) => {
  const page = await (await site.browser.newContext()).newPage()
  const take = watch(page)
  for (const route of ['/docs', '/docs/messaging/quickstart', '/docs/messaging/api/create-message']) {
    await page.goto(site.origin + route)
    const untouched = await take()
    context.diagnostic(figure(`untouched ${route}`, untouched))
    assert.deepEqual(untouched.filter(isSearch), [])
  }
  await page.goto(`${site.origin}/docs/usage`)
  await take()
  await page.getByRole('button', { name: 'Search' }).first().click()
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.waitFor()
  const all = await take()
  const opened = ofDialog(all)
  assert.ok(opened.length > 1)
  context.diagnostic(figure('opened dialog', opened))
  assert.deepEqual(
    all.filter(({ path }) => /json$|\.md$/.test(path)),
    [],
  )
  assert.ok(compressed(opened) <= most.opened, figure('opened dialog', opened))
  await box.fill('webhook signature')
  await page.getByRole('option').first().waitFor()
  const searched = await take()
  context.diagnostic(figure('first search', searched))
  assert.ok(compressed(searched) <= most.searched, figure('first search', searched))
  // The text of the pages that are shown, and of no others.
  assert.ok(searched.filter(({ path }) => path.endsWith('.md')).length <= 6)
  await box.fill('webhook signatures')
  await page
    .getByRole('status')
    .filter({ hasText: /results?/ })
    .waitFor()
  context.diagnostic(figure('second search', await take()))
})
