import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { startPreview } from '../../preview/start-preview.ts'
import { root } from '../../root.ts'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe, stopLongTimers, watchFaults } from '../harness.ts'
import { openSite, type VisitOptions } from '../opened-site.ts'

const site = openSite('test/browser/sites/media')

interface Visit extends VisitOptions {
  readonly path?: string
  /** Whether the page waits for what draws only as long as for a reader. */
  readonly givesUp?: boolean
}

async function visit(
  { path = '/docs/diagrams', prepare, givesUp = false, ...options }: Visit,
  use: (page: Page, paths: readonly string[], faults: readonly string[]) => Promise<void>,
) {
  const paths: string[] = []
  await site.visit(path, (page, faults) => use(page, paths, faults), {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 3000 },
    ...options,
    async prepare(page) {
      page.on('request', (request) => paths.push(new URL(request.url()).pathname))
      if (!givesUp) await stopLongTimers(page)
      await prepare?.(page)
    },
  })
}

const call = (page: Page) =>
  page.getByRole('img', { name: 'A call. From the caller through the platform to the app', exact: true })

/** The width of the picture that the browser has made of the drawing: 0 when it could not. */
const drawnWidth = async (page: Page) => {
  await call(page).waitFor()
  return call(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.naturalWidth
  })
}

/** Keeps what frames say to the page. */
const keepMessages = (page: Page) =>
  page.addInitScript(() => {
    if (window !== top) return
    const messages: unknown[] = []
    Object.assign(window, { messages })
    addEventListener('message', ({ data }) => void messages.push(data))
  })

test('without scripts the source is the diagram', () =>
  visit({ javaScriptEnabled: false }, async (page, paths) => {
    await eventually(() => page.getByText('platform -->|POST| app{Your app}').isVisible(), true)
    assert.ok(paths.every((path) => !path.includes('frame')))
  }))

test('drawn under the strict policy, in a frame that has no origin', () =>
  visit({}, async (page, _, faults) => {
    await eventuallyHolds(async () => assert.ok((await drawnWidth(page)) > 300))
    const source = page.getByText('platform -->|POST| app{Your app}')
    await eventually(() => source.isVisible(), false)
    await page.getByText('Source of the diagram').first().click()
    await eventually(() => source.isVisible(), true)
    const frame = page.locator('iframe')
    await eventually(() => frame.count(), 1)
    await eventually(() => frame.getAttribute('sandbox'), 'allow-scripts')
    await eventually(() => frame.evaluate((element: HTMLIFrameElement) => element.contentDocument), null)
    const policy = await page.evaluate(async () => {
      const headers = await Promise.all(
        [location.href, document.querySelector('iframe')?.src ?? ''].map(async (url) => (await fetch(url)).headers),
      )
      return headers.map((one) => [one.get('content-security-policy'), one.get('x-frame-options')])
    })
    assert.match(policy[0]?.[0] ?? '', /style-src 'self';.* frame-src 'self' .*; frame-ancestors 'none'$/)
    assert.equal(policy[0]?.[1], 'DENY')
    assert.match(policy[1]?.[0] ?? '', /style-src 'unsafe-inline';.* sandbox allow-scripts; frame-ancestors 'self'$/)
    assert.equal(policy[1]?.[1], null)
    await page.locator('.diagram-view').nth(2).waitFor()
    assert.deepEqual(faults, [])
    await eventually(() => axe(page), [])
  }))

test('only what comes near is drawn', () =>
  visit({ path: '/docs/kinds', viewport: { width: 1000, height: 500 } }, async (page, _, faults) => {
    await page.locator('.diagram-view').nth(1).waitFor()
    await page.waitForLoadState('networkidle')
    const count = () => page.locator('[data-diagram]').count()
    const drawn = () => page.locator('.diagram-view').count()
    await eventually(count, 8)
    await eventuallyHolds(async () => assert.ok((await drawn()) < 5, `${await drawn()} drawn`))
    for (const diagram of await page.locator('[data-diagram]').all()) {
      await diagram.scrollIntoViewIfNeeded()
      await diagram.locator('.diagram-view').waitFor()
    }
    await eventually(() => page.locator('.diagram-fault').count(), 0)
    assert.deepEqual(faults, [])
  }))

test('whoever prints has those drawn that nobody came near', () =>
  visit({ path: '/docs/kinds', viewport: { width: 1000, height: 500 } }, async (page) => {
    await page.locator('.diagram-view').first().waitFor()
    await page.waitForLoadState('networkidle')
    const drawn = () => page.locator('.diagram-view').count()
    assert.ok((await drawn()) < 8)
    await page.pdf()
    await eventually(drawn, 8)
  }))

test('a page without diagrams loads nothing for them', () =>
  visit({ path: '/docs/images' }, async (page, paths) => {
    await page.waitForLoadState('networkidle')
    assert.deepEqual(
      paths.filter((path) => path.includes('diagram')),
      [],
    )
  }))

test('source that cannot be drawn stays open, with what is wrong', () =>
  visit({}, async (page) => {
    const fault = page.locator('.diagram-fault')
    await fault.waitFor()
    await eventuallyHolds(async () =>
      assert.match((await fault.textContent()) ?? '', /could not be drawn.*Parse error on line 2/s),
    )
    await eventually(() => page.getByText('broken --> [').last().isVisible(), true)
  }))

test('nothing of a diagram runs, whatever it asks for', () => {
  const ofPage: (readonly string[])[] = []
  const prepare = (page: Page) => {
    ofPage.push(watchFaults(page, (url) => !url.includes('/_assets/diagram-frame-')))
    return keepMessages(page)
  }
  return visit({ path: '/docs/hostile', prepare }, async (page) => {
    await page.locator('.diagram-image').waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(new URL(page.url()).pathname, '/docs/hostile')
    const picture = decodeURIComponent((await page.locator('.diagram-image').getAttribute('src')) ?? '')
    assert.doesNotMatch(picture, /<script|onerror=|javascript:/)
    // What the diagram asks for would send a message of its own.
    assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'messages')), ['diagram-frame-ready'])
    // Of what the library lets through, and of what it only reads, the frame's own policy reports what it stops: how
    // much that is differs from browser to browser.
    assert.deepEqual(ofPage, [[]])
  })
})

test('the mark that says that a drawing can be enlarged lies in the corner of its box, not on the drawing', () =>
  visit({}, async (page) => {
    await drawnWidth(page)
    const box = page.locator('.diagram-view').filter({ has: call(page) })
    // At one moment: other drawings still come.
    const [corner, mark, image] = await box.evaluate((view) =>
      [view, view.querySelector('.enlarge-mark'), view.querySelector('img')].map(
        (one) => one?.getBoundingClientRect() ?? new DOMRect(),
      ),
    )
    assert.ok(corner && mark && image && mark.width > 0)
    assert.ok(corner.right - mark.right < 12)
    assert.ok(mark.top - corner.top < 12)
    assert.ok(image.right < mark.left)
  }))

test('it follows the theme, and the keyboard enlarges it', () =>
  visit({}, async (page) => {
    await drawnWidth(page)
    const light = await call(page).getAttribute('src')
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await page.waitForFunction(
      (before) => document.querySelector('.diagram-image')?.getAttribute('src') !== before,
      light,
    )
    const button = page.getByRole('button', { name: /^Enlarge image: A call\./ })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /^A call\./ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => button.evaluate((element) => element === document.activeElement), true)
  }))

test('it follows the system, and whoever is at it stays there', () =>
  visit({}, async (page) => {
    await drawnWidth(page)
    const light = await call(page).getAttribute('src')
    const button = page.getByRole('button', { name: /^Enlarge image: A call\./ })
    await button.focus()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForFunction(
      (before) => document.querySelector('.diagram-image')?.getAttribute('src') !== before,
      light,
    )
    await eventually(() => button.evaluate((element) => element === document.activeElement), true)
  }))

for (const colorScheme of ['light', 'dark'] as const)
  test(`on white paper its letters are dark, whatever the theme that it was drawn for: ${colorScheme}`, () =>
    visit({ colorScheme }, async (page) => {
      await drawnWidth(page)
      const filter = () => call(page).evaluate((image) => getComputedStyle(image).filter)
      assert.equal(await filter(), 'none')
      await page.emulateMedia({ media: 'print' })
      assert.equal(await filter(), colorScheme === 'dark' ? 'invert(1) hue-rotate(180deg)' : 'none')
    }))

test('before it is awake, and when what draws it does not come, the source can be read', () => {
  const prepare = (page: Page) => page.route('**/diagram-frame-*', (route) => route.abort())
  return visit({ prepare, givesUp: true }, async (page) => {
    await eventually(() => page.getByText('platform -->|POST| app{Your app}').isVisible(), true)
    await page.getByText('What draws it could not be loaded.').first().waitFor()
    await eventually(() => page.getByText('platform -->|POST| app{Your app}').isVisible(), true)
  })
})

test('the preview draws them too, and again after each save', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-diagrams-'))
  cpSync(join(root, 'test/browser/sites/media'), folder, { recursive: true })
  const file = join(folder, 'content/pages/docs/diagrams.mdx')
  const preview = await startPreview(folder)
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 3000 } })
  try {
    await page.goto(`${preview.origin}/docs/diagrams`)
    await eventuallyHolds(async () => assert.ok((await drawnWidth(page)) > 300))
    writeFileSync(file, readFileSync(file, 'utf8').replace('## Near', '## Nearer').replace('[Platform]', '[Exchange]'))
    await page.getByRole('heading', { name: 'Nearer' }).waitFor()
    await page.waitForFunction(() =>
      decodeURIComponent(document.querySelector<HTMLImageElement>('.diagram-image')?.src ?? '').includes('Exchange'),
    )
    await eventuallyHolds(async () => assert.ok((await drawnWidth(page)) > 300))
  } finally {
    await page.close()
    await preview.stop()
    rmSync(folder, { recursive: true })
  }
})

test('the source of a drawing begins and ends where the drawing does', () =>
  visit({}, async (page) => {
    const edges = await page
      .getByText('Source of the diagram')
      .first()
      .evaluate((summary) => {
        const source = summary.parentElement as HTMLDetailsElement
        source.open = true
        return [source.parentElement, source.querySelector('figure')].map((one) => {
          const { left, right } = (one as Element).getBoundingClientRect()
          return { left, right }
        })
      })
    assert.deepEqual(edges[1], edges[0])
  }))
