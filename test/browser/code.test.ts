import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { eventually, eventuallyHolds } from './eventually.ts'
import { axe, stopClock, watchFaults } from './harness.ts'
import { holdBack } from './hold-back.ts'
import { openSite } from './opened-site.ts'

const site = openSite('test/browser/sites/code')

interface Options {
  readonly context?: BrowserContextOptions
  /** Runs before anything of the page. */
  readonly init?: string
  /** The consent provider in place of none. */
  readonly consent?: string
}

/** Opens the page with all kinds of code; `use` gets it once the scripts have run. */
async function withPage(
  { context: options = {}, init, consent }: Options,
  use: (page: Page, context: BrowserContext) => Promise<void>,
) {
  const prepare = async (page: Page) => {
    await page.addInitScript(() => {
      const choices: string[] = []
      Object.assign(window, { choices })
      document.addEventListener('signalpost:language', (event) => choices.push((event as CustomEvent).detail.language))
    })
    if (init !== undefined) await page.addInitScript(init)
    if (consent !== undefined)
      await page.route('**/docs', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('<html ', `<html data-consent="${consent}" `)
        await route.fulfill({ response, body })
      })
  }
  const check = async (page: Page) => {
    if (options.javaScriptEnabled !== false) await page.locator('[data-code-group][data-ready]').last().waitFor()
    await use(page, page.context())
  }
  await site.visit('/docs', check, { ...options, prepare })
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const choice = (page: Page, name: string) => group(page, name).getByRole('combobox', { name: 'Code language' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('preference.server'))
/** What the whole page was told since it was opened; what keeps a choice tells it, after it has kept it. */
const told = (page: Page) => page.evaluate(() => (window as unknown as { choices: string[] }).choices)
/** The language that a group shows. */
const shownIn = (page: Page, name: string) =>
  group(page, name)
    .locator('.code-sample:visible')
    .evaluateAll((samples) => samples.map((sample) => (sample as HTMLElement).dataset.language).join())

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing and the policy blocks nothing, ${colorScheme}`, () =>
    withPage({ context: { colorScheme } }, async (page) => {
      const faults = watchFaults(page)
      await page.reload()
      await page.locator('[data-code-group][data-ready]').last().waitFor()
      assert.deepEqual(faults, [])
      const policy = (await page.request.get(`${site.origin}/docs`)).headers()['content-security-policy'] ?? ''
      assert.doesNotMatch(policy, /unsafe-inline/)
      assert.match(policy, /script-src/)
      await eventually(() => axe(page, 'article'), [])
    }))
}

test('copies the code as written, says so for 1500 ms and tells what counts copies', () =>
  withPage({ context: { permissions: ['clipboard-read', 'clipboard-write'] } }, async (page) => {
    await stopClock(page)
    const block = page.locator('figure.code', { hasText: 'src/server.js' })
    await page.evaluate(() => {
      document.addEventListener('signalpost:track', (event) => {
        document.body.dataset.tracked = JSON.stringify((event as CustomEvent).detail)
      })
    })
    await block.getByRole('button', { name: 'Copy code block' }).click()
    await block.getByRole('button', { name: 'Copied!' }).waitFor()
    await eventually(() => page.locator('[id="sp:status"]').textContent(), 'Copied!')
    const text = await page.evaluate(() => navigator.clipboard.readText())
    assert.match(text, /^import express from 'express'\n\nconst app = express\(\)\napp\.post/)
    assert.match(text, /of the tunnel \*\/$/)
    assert.doesNotMatch(text, /!mark/)
    await eventually(async () => JSON.parse((await page.locator('body').getAttribute('data-tracked')) ?? ''), {
      name: 'copy_code',
      properties: { language: 'Node.js' },
    })
    await page.clock.runFor(1400)
    await eventually(() => block.getByRole('button', { name: 'Copied!' }).count(), 1)
    await page.clock.runFor(150)
    await eventually(() => block.getByRole('button', { name: 'Copy code block' }).count(), 1)
  }))

test('says when it could not copy, and selects the code instead', () =>
  withPage({ init: 'navigator.clipboard.writeText = () => Promise.reject(new Error("denied"))' }, async (page) => {
    await stopClock(page)
    const block = page.locator('figure.code').first()
    await block.getByRole('button', { name: 'Copy code block' }).click()
    await block.getByRole('button', { name: 'Could not copy' }).waitFor()
    await eventually(async () => (await page.evaluate(() => String(getSelection()))).trim(), 'GET /v1/messages')
  }))

test('of a session its commands are copied, and no prompts are selected; nor are names of buttons with a page', () =>
  withPage({ context: { permissions: ['clipboard-read', 'clipboard-write'] } }, async (page) => {
    const block = page.locator('figure.code', { hasText: 'npm install beacon' })
    await block.getByRole('button', { name: 'Copy code block' }).click()
    await block.getByRole('button', { name: 'Copied!' }).waitFor()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    assert.equal(await copied(), 'npm install beacon\nbeacon login --profile dev')
    await block.getByRole('group').evaluate((code) => getSelection()?.selectAllChildren(code))
    await page.keyboard.press('ControlOrMeta+c')
    const lines = ['npm install beacon', 'added 12 packages in 2s', 'beacon login --profile dev']
    await eventually(
      async () => (await copied()).split('\n').map((line) => line.trim()),
      [...lines, 'Signed in as dev@example.com'],
    )
    await page.getByRole('article').evaluate((article) => getSelection()?.selectAllChildren(article))
    await page.keyboard.press('ControlOrMeta+c')
    await eventuallyHolds(async () => assert.match(await copied(), /GET \/v1\/messages/))
    assert.doesNotMatch(await copied(), /Copy code block|Copied!|Report incorrect code/)
  }))

test('opens the bare code as plain text in a new tab', () =>
  withPage({}, async (page, context) => {
    const faults = watchFaults(page)
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      group(page, 'Send a message').getByRole('button', { name: 'Open code block in new page' }).first().click(),
    ])
    const shown = () => opened.evaluate(() => [document.contentType, document.body.textContent, String(window.opener)])
    const code = "const message = await client.messages.create({ to: '+15550100' })"
    await eventually(shown, ['text/plain', code, 'null'])
    assert.deepEqual(faults, [])
  }))

test('the report button says which sample it is about', () =>
  withPage({}, async (page) => {
    const button = group(page, 'Send a message').getByRole('button', { name: 'Report incorrect code' }).first()
    const { widget, slug, language, groupType } = await button.evaluate((element) => ({
      ...(element as HTMLElement).dataset,
    }))
    assert.deepEqual([widget, slug, language, groupType], ['report-code', 'send-a-message', 'Node.js', 'dynamic'])
  }))

test('a language is chosen for every group, and remembered', () =>
  withPage({}, async (page) => {
    const both = async () => [await shownIn(page, 'Send a message'), await shownIn(page, 'Read a message')]
    await eventually(both, ['Node.js', 'Python'])
    await choice(page, 'Read a message').selectOption('Node.js')
    await eventually(both, ['Node.js', 'Node.js'])
    await choice(page, 'Send a message').selectOption('Python')
    await eventually(both, ['Python', 'Python'])
    // Where a language is missing, the group keeps what it shows.
    await choice(page, 'Send a message').selectOption('C#')
    await eventually(both, ['C#', 'Python'])
    await eventually(() => stored(page), 'C#')
    await choice(page, 'Send a message').selectOption('Beacon CLI')
    await eventually(() => stored(page), 'Beacon CLI')
    await page.reload()
    await eventually(() => choice(page, 'Send a message').inputValue(), 'Beacon CLI')
    await eventually(both, ['Beacon CLI', 'Python'])
    await eventually(() => shownIn(page, 'Code sample'), 'Go')
  }))

test('who goes back to a page that was kept as it was finds the language that was chosen meanwhile', () =>
  withPage({}, async (page) => {
    await eventually(() => shownIn(page, 'Send a message'), 'Node.js')
    // Browsers of tests keep no page: this is what the later page does, and the event of one that comes back.
    await page.evaluate(() => {
      localStorage.setItem('preference.server', 'Python')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await eventually(() => shownIn(page, 'Send a message'), 'Python')
    await eventually(() => choice(page, 'Send a message').inputValue(), 'Python')
  }))

test('a choice is not lost that is made before the scripts have come, and the last of several holds', async () => {
  const context = await site.browser.newContext()
  try {
    const page = await context.newPage()
    // All but what marks that scripts run.
    const scripts = await holdBack(page, /\/_assets\/(?!theme-switch)[^/]*\.js$/)
    await page.goto(`${site.origin}/docs`, { waitUntil: 'commit' })
    await scripts.asked
    await choice(page, 'Send a message').selectOption('Python')
    scripts.release()
    await eventually(() => shownIn(page, 'Send a message'), 'Python')
    await eventually(() => shownIn(page, 'Read a message'), 'Python')
    await eventually(() => stored(page), 'Python')
  } finally {
    await context.close()
  }
  await withPage({}, async (page) => {
    const keeping = await holdBack(page, '**/_assets/*.js')
    await choice(page, 'Read a message').selectOption('Node.js')
    await choice(page, 'Send a message').selectOption('curl')
    await choice(page, 'Send a message').selectOption('Python')
    await keeping.asked
    assert.equal(await stored(page), null)
    assert.deepEqual(
      [await shownIn(page, 'Send a message'), await shownIn(page, 'Read a message')],
      ['Python', 'Node.js'],
    )
    keeping.release()
    await eventually(() => told(page), ['Node.js', 'curl', 'Python'])
    await eventually(() => stored(page), 'Python')
    await eventually(() => shownIn(page, 'Read a message'), 'Python')
    assert.equal(await choice(page, 'Send a message').inputValue(), 'Python')
  })
})

test('json is shown but never kept, and ignored if found; unknown values too', async () => {
  await withPage({}, async (page) => {
    await choice(page, 'Send a message').selectOption('JSON')
    await eventually(() => told(page), ['JSON'])
    await eventually(() => shownIn(page, 'Send a message'), 'JSON')
    await eventually(() => stored(page), null)
  })
  for (const [found, shown] of [
    ['json', 'Node.js'],
    ['xml', 'Node.js'],
    ['<b>', 'Node.js'],
    ['python', 'Python'],
  ] as const)
    await withPage({ init: `localStorage.setItem('preference.server', ${JSON.stringify(found)})` }, async (page) => {
      // What reads the kept choice has come by then.
      await page.waitForLoadState('networkidle')
      await eventually(() => shownIn(page, 'Send a message'), shown)
    })
})

test('a format under a name of its own takes the place of no language that was kept', () =>
  withPage({}, async (page) => {
    await choice(page, 'Send a message').selectOption('Python')
    await eventually(() => told(page), ['Python'])
    await choice(page, 'What is sent').selectOption('Markup')
    await choice(page, 'What is sent').selectOption('Request body')
    await eventually(() => told(page), ['Python', 'Markup', 'Request body'])
    await eventually(() => shownIn(page, 'What is sent'), 'Request body')
    await eventually(() => stored(page), 'Python')
  }))

test('without consent to functional cookies nothing is kept or read, and what was kept before is removed', async () => {
  const open = (cookie: string) =>
    withPage(
      {
        consent: 'onetrust',
        init: `document.cookie = ${JSON.stringify(cookie)}; localStorage.setItem('preference.server', 'curl')`,
      },
      async (page) => {
        const allowed = cookie.includes('C0003%3A1')
        await page.waitForLoadState('networkidle')
        await eventually(() => shownIn(page, 'Send a message'), allowed ? 'curl' : 'Node.js')
        await eventually(() => stored(page), allowed ? 'curl' : null)
        await choice(page, 'Send a message').selectOption('Python')
        await eventually(() => told(page), ['Python'])
        await eventually(() => stored(page), allowed ? 'Python' : null)
      },
    )
  await open('other=1')
  await open('OptanonConsent=groups=C0001%3A1%2CC0003%3A0')
  await open('OptanonConsent=isGpcEnabled=0&groups=C0001%3A1%2CC0003%3A1%2CC0004%3A0')
})

test('storage that is denied or full breaks nothing', () =>
  withPage(
    {
      init: `for (const name of ['getItem', 'setItem']) Storage.prototype[name] = () => { throw new DOMException('denied', 'SecurityError') }`,
    },
    async (page) => {
      const faults = watchFaults(page)
      await choice(page, 'Send a message').selectOption('Python')
      await eventually(() => told(page), ['Python'])
      await eventually(() => shownIn(page, 'Send a message'), 'Python')
      assert.deepEqual(faults, [])
    },
  ))

test('a choice made elsewhere on the page holds here too', () =>
  withPage({}, async (page) => {
    await choice(page, 'Send a message').selectOption('curl')
    await eventually(() => told(page), ['curl'])
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('signalpost:language', { detail: { language: 'Python' } })),
    )
    await eventually(() => shownIn(page, 'Send a message'), 'Python')
    await eventually(() => choice(page, 'Send a message').inputValue(), 'Python')
  }))

test('an output shows 20 lines, an example 50, and all on request', () =>
  withPage({}, async (page) => {
    for (const [lines, total] of [
      [20, 31],
      [50, 60],
    ] as const) {
      const figure = page.locator('figure.code', { has: page.locator('[data-code-more]') }).nth(total === 60 ? 0 : 1)
      const button = figure.getByRole('button', { name: `Show all ${total} lines` })
      const body = figure.locator('.code-body')
      const rows = await body.evaluate((element) => {
        const { lineHeight, paddingBlockStart } = getComputedStyle(element)
        return Math.floor((element.clientHeight + 1 - parseFloat(paddingBlockStart)) / parseFloat(lineHeight))
      })
      assert.equal(rows, lines)
      await eventually(() => body.getAttribute('tabindex'), '0')
      await button.click()
      const less = figure.getByRole('button', { name: 'Show fewer lines' })
      await eventually(() => less.getAttribute('aria-expanded'), 'true')
      await eventually(() => body.evaluate((element) => element.scrollHeight - element.clientHeight), 0)
      await less.click()
      await eventually(() => button.getAttribute('aria-expanded'), 'false')
    }
  }))

test('code of just as many lines as are shown does not scroll, code of one more does', () =>
  site.visit('/docs/limits', async (page) => {
    const bodies = page.locator('.code-body')
    const beyond = await bodies.evaluateAll((all) => all.map((one) => one.scrollHeight > one.clientHeight))
    assert.deepEqual(beyond, [false, false, true, true])
    assert.equal(await page.getByRole('button', { name: /^Show all (?:21|51) lines$/ }).count(), 2)
  }))

test('the note on responses opens and closes by the keyboard', () =>
  withPage({}, async (page) => {
    const note = page.getByText('may differ from the raw API response')
    await eventually(() => note.isVisible(), false)
    await page.getByRole('button', { name: 'About this response' }).focus()
    await page.keyboard.press('Enter')
    await note.waitFor()
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'hidden' })
    await eventually(() => group(page, 'Read a message').getByText('Output').isVisible(), true)
  }))

test('the group links to itself', () =>
  withPage({}, async (page) => {
    await page.getByRole('link', { name: 'Read a message' }).click()
    await eventually(() => new URL(page.url()).hash, '#read-a-message')
  }))

test('a group without a title shows its link on a phone, too, with and without scripts', async () => {
  for (const javaScriptEnabled of [true, false])
    await withPage({ context: { javaScriptEnabled, viewport: { width: 390, height: 844 } } }, async (page) => {
      await page.goto(`${site.origin}/docs/untitled`)
      const box = await page.locator('#no-title').getByRole('link').boundingBox()
      assert.ok(box !== null && box.width >= 16 && box.height >= 24, JSON.stringify(box))
    })
})

test('a panel has the same round corners below each of its samples', () =>
  withPage({ context: { colorScheme: 'dark' } }, async (page) => {
    await page.goto(`${site.origin}/docs/untitled`)
    const panel = page.locator('#no-title')
    const languages = panel.getByRole('combobox', { name: 'Code language' })
    const corner = async (language: string) => {
      await languages.selectOption(language)
      await page.mouse.move(0, 0)
      const { x, y, height } = (await panel.boundingBox()) ?? { x: 0, y: 0, height: 0 }
      return (await page.screenshot({ clip: { x, y: y + height - 6, width: 6, height: 6 } })).toString('base64')
    }
    const names = await languages.getByRole('option').allInnerTexts()
    const corners = new Set<string>()
    for (const name of names) corners.add(await corner(name))
    assert.ok(names.length > 1)
    assert.equal(corners.size, 1)
  }))

test('the buttons of code without a name are beside it, and above it where its lines need the width', () =>
  withPage({ context: { viewport: { width: 1440, height: 900 } } }, async (page) => {
    await page.goto(`${site.origin}/docs/untitled`)
    const places = await page
      .getByRole('figure')
      .filter({ has: page.getByRole('group', { name: 'code', exact: true }) })
      .evaluateAll((figures) =>
        figures.map((figure) => {
          const [code, button] = ['[role=group]', 'button'].map((part) => figure.querySelector(part))
          const [lines, copy] = [code, button].map((part) => part?.getBoundingClientRect() ?? new DOMRect())
          return {
            isBeside: Number(lines?.right) <= Number(copy?.left),
            isAbove: Number(copy?.bottom) <= Number(lines?.top),
          }
        }),
      )
    assert.deepEqual(places, [
      { isBeside: true, isAbove: false },
      { isBeside: false, isAbove: true },
    ])
  }))

test('without scripts every sample is there with its language, and no button that does nothing', () =>
  withPage({ context: { javaScriptEnabled: false } }, async (page) => {
    const sample = group(page, 'Send a message')
    await eventually(() => sample.locator('.code-sample:visible').count(), 6)
    for (const name of ['Node.js', 'Python', 'C#', 'curl', 'Beacon CLI', 'Response'])
      await eventuallyHolds(async () =>
        assert.equal(await sample.locator('figcaption', { hasText: name }).first().isVisible(), true, name),
      )
    await eventually(() => page.locator('article').getByRole('button').allTextContents(), [''])
    await eventually(() => page.getByRole('combobox').count(), 0)
    await eventuallyHolds(async () =>
      assert.equal(await page.locator('.code-body[tabindex="0"]').count(), await page.locator('.code-body').count()),
    )
  }))
