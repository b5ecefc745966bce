import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { eventually, eventuallyHolds } from './eventually.ts'
import { type BundledSource, writeFrameSite } from './frame-site.tsx'
import { axe, openBrowser, stopClock, watchFaults } from './harness.ts'
import { type ServedSite, serve } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'frame-'))
const phone = { viewport: { width: 390, height: 800 } }
const desk = { viewport: { width: 1440, height: 800 } }
let browser: Browser
let site: ServedSite
let sources: Readonly<Record<string, BundledSource>>

before(async () => {
  sources = await writeFrameSite(folder, () => ({}))
  browser = await openBrowser()
  site = await serve(folder)
})

after(async () => {
  await browser?.close()
  await site?.close()
  rmSync(folder, { recursive: true })
})

/** Opens a page in a browser of its own, runs the check, and fails on exceptions and on what the policy blocked. */
async function inPage(path: string, options: BrowserContextOptions, check: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const faults = watchFaults(page)
  await page.goto(site.origin + path)
  await check(page)
  await context.close()
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('status of 404')),
    [],
  )
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const path of ['/guide', '/sub-brand', '/landing', '/home', '/legal', '/no/such/page'])
  for (const [size, options] of Object.entries({ phone, desk }))
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${path} on a ${size} in the ${colorScheme} theme: axe finds nothing, nothing runs over the edge`, () =>
        inPage(path, { ...options, colorScheme }, async (page) => {
          await eventually(() => axe(page), [])
          await eventually(() => sideways(page), 0)
        }))

test('an untouched guide with code and tabs loads at most 5 kB of scripts, and no framework', async () => {
  for (const source of [
    'client/boot.ts',
    'client/boot-islands.ts',
    'page/theme-switch/theme-switch.early.client.ts',
    'elements/tabs/tabs.client.ts',
    'elements/code-group/code-group.client.ts',
  ])
    assert.deepEqual(sources[source]?.imports, [], `${source} is one file, so that nothing waits for another`)
  const context = await browser.newContext(desk)
  const page = await context.newPage()
  const loading: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      loading.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(`${site.origin}/guide`)
  await page.locator('.tabs[data-ready]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(loading)
  const sum = sizes.reduce((total, size) => total + size, 0)
  assert.ok(sizes.length >= 3 && sum <= 5000, `${sum} bytes in ${sizes.length} scripts`)
  await context.close()
})

test('the drawer: opens, takes the focus and the place of the page, closes with Escape and its button', () =>
  inPage('/guide', phone, async (page) => {
    const open = page.getByRole('button', { name: 'Open the docs sidebar' })
    await eventually(() => page.getByRole('navigation', { name: 'Docs' }).isVisible(), false)
    await open.click()
    const close = page.getByRole('button', { name: 'Close the docs sidebar' })
    await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Close the docs sidebar')
    for (const name of ['Docs', 'Products', 'Libraries and help'])
      await eventuallyHolds(async () =>
        assert.equal(await page.getByRole('navigation', { name }).isVisible(), true, name),
      )
    for (const name of ['Log in', 'Sign up']) await eventually(() => page.getByRole('link', { name }).isVisible(), true)
    // They stand in the order in which the Tab key comes to them.
    const left = async (name: string) => (await page.getByRole('link', { name }).boundingBox())?.x ?? Number.NaN
    await eventuallyHolds(async () => assert.ok((await left('Log in')) < (await left('Sign up'))))
    await page.getByRole('link', { name: 'Help Center (external link)', exact: true }).waitFor()
    await eventually(() => axe(page), [])
    // Before its first stop come the browser's own controls, and not the page.
    for (let back = 0; back < 3; back += 1) {
      await page.keyboard.press('Shift+Tab')
      await eventually(() => page.locator(':focus:not([popover] *)').count(), 0)
    }
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Open the docs sidebar')
    await open.click()
    // The Tab key has gone on to the browser's own controls.
    await close.blur()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Open the docs sidebar')
    await open.click()
    await close.click()
    await page.waitForFunction(() => document.querySelector('.drawer:popover-open') === null)
    await eventually(() => page.locator('[inert]').count(), 0)
  }))

test('the sidebar: the current page selected, its folder open, the query carried to pages and nowhere else', () =>
  inPage('/guide?utm_source=mail&x=1', desk, async (page) => {
    const sidebar = page.getByRole('navigation', { name: 'Docs' })
    await eventually(() => sidebar.locator('[aria-current="page"]').textContent(), 'Make calls')
    await eventually(() => sidebar.getByRole('link', { name: 'Moderate' }).isVisible(), false)
    await sidebar.getByText('Conferences').click()
    await eventually(
      () => sidebar.getByRole('link', { name: 'Moderate' }).getAttribute('href'),
      `${site.origin}/docs/voice/conference?utm_source=mail&x=1`,
    )
    await eventually(
      () => sidebar.getByRole('link', { name: 'Status' }).getAttribute('href'),
      'https://status.osprey.example',
    )
  }))

/** The heading that 'On this page' marks, once it is this one. */
const untilCurrent = (page: Page, text: string | null) =>
  page.waitForFunction(
    (wanted) => (document.querySelector('.contents-list [aria-current]')?.textContent ?? null) === wanted,
    text,
  )

test('on this page: follows scrolling, and is at the last heading at the bottom', () =>
  inPage('/guide', desk, async (page) => {
    await untilCurrent(page, null)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Place the call' }).click()
    await untilCurrent(page, 'Place the call')
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await untilCurrent(page, 'Parameters')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await untilCurrent(page, null)
  }))

test('on this page is a menu on a phone, which closes when a heading is chosen', () =>
  inPage('/guide', phone, async (page) => {
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Place the call' })
    await eventually(() => link.isVisible(), false)
    await page.getByRole('button', { name: 'On this page' }).click()
    await page.getByRole('button', { name: 'On this page', expanded: true }).waitFor()
    await link.click()
    await link.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'On this page', expanded: false }).waitFor()
    await eventually(() => new URL(page.url()).hash, '#call')
    const top = () =>
      page.getByRole('heading', { name: 'Place the call' }).evaluate((at) => at.getBoundingClientRect().top)
    await page.waitForFunction(() => (document.getElementById('call')?.getBoundingClientRect().top ?? 999) < 200)
    // Below the top bar and the bar of the menu.
    await eventuallyHolds(async () => assert.ok((await top()) >= 100))
  }))

test('the theme goes round system, light and dark; the choice holds on the next page before anything is drawn', () =>
  inPage('/guide', { ...desk, colorScheme: 'dark' }, async (page) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const stored = () => page.evaluate(() => localStorage.getItem('signalpost.theme'))
    const switchTo = (theme: string) => page.getByRole('button', { name: `Switch to ${theme} theme` }).click()
    const dark = await ground()
    await page.emulateMedia({ colorScheme: 'light' })
    await eventuallyHolds(async () => assert.notEqual(await ground(), dark))
    const light = await ground()
    await page.emulateMedia({ colorScheme: 'dark' })
    await switchTo('light')
    await eventually(ground, light)
    await eventually(stored, 'light')
    await page.emulateMedia({ colorScheme: 'light' })
    await switchTo('dark')
    await eventually(ground, dark)
    await eventually(stored, 'dark')
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.first = document.documentElement.dataset.theme ?? 'none'
      })
    })
    await page.goto(`${site.origin}/landing`)
    const first = () => page.evaluate(() => document.documentElement.dataset.first)
    await eventually(first, 'dark')
    await switchTo('system')
    await eventually(ground, light)
    await eventually(stored, null)
    await page.emulateMedia({ colorScheme: 'dark' })
    await eventually(ground, dark)
    await page.reload()
    await eventually(first, 'none')
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor()
  }))

test('a change of theme is there at once for readers who asked for less motion', () =>
  inPage('/guide', { ...desk, colorScheme: 'light', reducedMotion: 'reduce' }, async (page) => {
    const moving = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
      return document.getAnimations().filter((one) => one instanceof CSSTransition).length
    })
    assert.equal(moving, 0)
  }))

test('readers who ask for more contrast get no quiet text', async () => {
  const found: string[][] = []
  for (const contrast of ['no-preference', 'more'] as const)
    await inPage('/guide', { ...desk, contrast }, async (page) => {
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
      const text = page.getByRole('article').getByRole('paragraph').first()
      found.push(await Promise.all([contents, text].map((one) => one.evaluate((node) => getComputedStyle(node).color))))
    })
  const [usual = [], more = []] = found
  assert.equal(new Set(usual).size, 2)
  assert.equal(new Set(more).size, 1)
})

for (const [size, options] of Object.entries({ phone, desk }))
  test(`the area that the page is in is told from the others by more than its colour, on a ${size}`, () =>
    inPage('/guide', { ...options, forcedColors: 'active' }, async (page) => {
      if (size === 'phone') await page.getByRole('button', { name: 'Open the docs sidebar' }).click()
      const links = page.getByRole('navigation', { name: 'Products' }).locator('visible=true').getByRole('link')
      const lines = await links.evaluateAll((all) =>
        all.map((link) => [link.ariaCurrent !== null, getComputedStyle(link).textDecorationLine === 'underline']),
      )
      assert.ok(lines.some(([isCurrent]) => isCurrent) && lines.length > 1)
      for (const [isCurrent, isUnderlined] of lines) assert.equal(isUnderlined, isCurrent)
    }))

test("the theme chosen in one tab holds in the other, also the system's", () =>
  inPage('/guide', { ...desk, colorScheme: 'light' }, async (page) => {
    const other = await page.context().newPage()
    await other.goto(`${site.origin}/landing`)
    for (const [choose, next] of [
      ['light', 'dark'],
      ['dark', 'system'],
      ['system', 'light'],
    ] as const) {
      await other.getByRole('button', { name: `Switch to ${choose} theme` }).click()
      await page.getByRole('button', { name: `Switch to ${next} theme` }).waitFor()
    }
    await eventually(() => page.evaluate(() => document.documentElement.dataset.theme ?? 'none'), 'none')
  }))

test('everything works where storage is denied', async () => {
  const context = await browser.newContext(desk)
  const page = await context.newPage()
  const faults = watchFaults(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(`${site.origin}/guide`)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await eventually(() => page.evaluate(() => document.documentElement.dataset.theme), 'dark')
  assert.deepEqual(faults, [])
  await context.close()
})

test('the page is copied as Markdown, and says so for a while', () =>
  inPage('/guide', { ...desk, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    const button = page.getByRole('button', { name: 'Copy page as Markdown' })
    await stopClock(page)
    await button.click()
    await page.getByRole('button', { name: 'Copied!' }).waitFor()
    await eventually(() => page.evaluate(() => navigator.clipboard.readText()), '# Make calls\n')
    await eventually(() => page.getByRole('status').textContent(), 'Copied!')
    await page.clock.runFor(1500)
    await button.waitFor()
  }))

for (const width of [390, 1024, 1440])
  test(`names of further page actions stand in a line each, below their button, at ${width} px`, () =>
    inPage('/guide', { viewport: { width, height: 800 } }, async (page) => {
      const button = page.getByRole('button', { name: 'More page actions' })
      await button.click()
      const endOf = async (one: Locator) => {
        const { x = 0, width: own = 0 } = (await one.boundingBox()) ?? {}
        return Math.round(x + own)
      }
      // The list ends where its button does, which is the end of the column: it lies over nothing beside the page's text.
      await eventually(() => endOf(page.getByRole('menu')), await endOf(button))
      for (const name of ['View as Markdown', 'Ask Osprey']) {
        const item = page.getByRole('menuitem', { name, exact: true })
        await item.waitFor()
        const { x = 0, width: own = 0, height = 0 } = (await item.boundingBox()) ?? {}
        assert.ok(height > 0 && height < 48 && x + own <= width, `${name}: ${x} ${own} ${height}`)
      }
    }))

test('more page actions: a menu by keyboard, whose items leave with the address of the page', () =>
  inPage('/guide', desk, async (page) => {
    const button = page.getByRole('button', { name: 'More page actions' })
    const menu = page.getByRole('menu', { name: 'More page actions' })
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await button.focus()
    await page.keyboard.press('Enter')
    await menu.waitFor()
    await eventually(focused, 'View as Markdown')
    await page.getByRole('button', { name: 'More page actions', expanded: true }).waitFor()
    await eventually(() => axe(page), [])
    for (const [key, name] of [
      ...[
        ['ArrowDown', 'Ask Osprey'],
        ['ArrowDown', 'Nest & Co'],
        ['ArrowDown', 'View as Markdown'],
      ],
      ...[
        ['ArrowUp', 'Nest & Co'],
        ['Home', 'View as Markdown'],
        ['End', 'Nest & Co'],
        ['a', 'Ask Osprey'],
      ],
    ] as const) {
      await page.keyboard.press(key as string)
      await eventually(focused, name)
    }
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'More page actions', expanded: false }).waitFor()
    const isBack = () => button.evaluate((one) => one === document.activeElement)
    await eventually(isBack, true)
    await page.keyboard.press('ArrowUp')
    await eventually(focused, 'Nest & Co')
    await page.keyboard.press('Escape')
    await eventually(isBack, true)
    await button.click()
    await eventually(focused, 'View as Markdown')
    assert.equal(await item('View as Markdown').getAttribute('href'), '/docs/voice/calls.md')
    assert.equal(
      await item('Ask Osprey').getAttribute('href'),
      'https://ask.osprey.example/?q=Read%20https%3A%2F%2Fdocs.osprey.example%2Fdocs%2Fvoice%2Fcalls',
    )
    await page.keyboard.press('Tab')
    await menu.waitFor({ state: 'hidden' })
  }))

test('a code block is copied at the first click, though what copies it is loaded only then', () =>
  inPage('/guide', { ...desk, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await stopClock(page)
    await page.getByRole('button', { name: 'Copy code block' }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.locator('[id="sp:status"]').textContent(), 'Copied!')
    await eventually(() => page.evaluate(() => navigator.clipboard.readText()), 'call()')
  }))

test('the ring of a tab lies beside its letters, inside the row that would cut it off', () =>
  inPage('/guide', desk, async (page) => {
    const first = page.locator('#one-panel-1').locator('..')
    await first.getByRole('tab', { name: 'Node.js' }).focus()
    await page.keyboard.press('ArrowRight')
    const [inside, beside] = await first.getByRole('tab', { name: 'Go' }).evaluate((tab) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(tab)
      const letters = document.createRange()
      letters.selectNodeContents(tab)
      const room = letters.getBoundingClientRect().left - tab.getBoundingClientRect().left
      const reach = Number.parseFloat(outlineOffset)
      return [reach + Number.parseFloat(outlineWidth) <= 0, room + reach > 0]
    })
    assert.deepEqual([inside, beside], [true, true])
  }))

test('tabs: arrow keys go around, and a title chosen in one group is chosen in the others', () =>
  inPage('/guide', desk, async (page) => {
    const [first, second] = [page.locator('#one-panel-1').locator('..'), page.locator('#two-panel-1').locator('..')]
    await first.getByRole('tab', { name: 'Node.js' }).focus()
    await page.keyboard.press('ArrowRight')
    await eventually(() => first.getByRole('tabpanel', { name: 'Go' }).isVisible(), true)
    await eventually(() => second.getByRole('tabpanel', { name: 'Go' }).isVisible(), true)
    await page.keyboard.press('ArrowRight')
    await eventually(() => first.getByRole('tab', { name: 'Node.js', selected: true }).isVisible(), true)
    // The other group has no such title: it stays.
    await eventually(() => second.getByRole('tab', { name: 'Go', selected: true }).isVisible(), true)
    await eventually(() => axe(page), [])
  }))

test('a link to something inside a panel shows the panel', async () => {
  const context = await browser.newContext(desk)
  const page = await context.newPage()
  await page.goto(`${site.origin}/guide#two-panel-2`)
  await page.locator('#two-panel-2[role="tabpanel"]').waitFor({ state: 'visible' })
  await context.close()
})

test('without scripts: all text is there, the drawer and folders open, and no button stands that does nothing', () =>
  inPage('/guide', { ...phone, javaScriptEnabled: false }, async (page) => {
    for (const text of ['In Node.js.', 'In Go.', 'In Ruby.'])
      await eventuallyHolds(async () => assert.equal(await page.getByText(text).first().isVisible(), true, text))
    const standing = await page
      .getByRole('button')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
    assert.equal(standing, 3)
    await page.getByRole('button', { name: 'More page actions' }).click()
    const markdown = page.getByRole('link', { name: 'View as Markdown' })
    await markdown.waitFor({ state: 'visible' })
    assert.equal(await markdown.getAttribute('href'), '/docs/voice/calls.md')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open the docs sidebar' }).click()
    await page.getByText('Machines').click()
    await page.getByRole('link', { name: 'Detect' }).waitFor({ state: 'visible' })
    await page.getByRole('button', { name: 'Close the docs sidebar' }).click()
    await page.getByRole('button', { name: 'On this page' }).click()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Parameters' }).click()
    await eventually(() => new URL(page.url()).hash, '#parameters')
  }))

test('a wrong address shows the pages with a like address', () =>
  inPage('/docs/voice/call', desk, async (page) => {
    const link = page.getByRole('main').getByRole('link', { name: 'Make calls' })
    await link.waitFor()
    await eventually(() => link.getAttribute('href'), '/docs/voice/calls')
  }))

test('by keyboard alone: the skip link comes first and leads past the frame', () =>
  inPage('/guide', desk, async (page) => {
    await page.keyboard.press('Tab')
    await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Skip to content')
    await page.keyboard.press('Enter')
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'sp:content')
  }))
