import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { root } from '../root.ts'

/** What `find-chromium.mjs` writes about the browser that it proved. */
interface FoundBrowser {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
  readonly args: readonly string[]
  /** A whole browser, where there is one beside a headless shell. */
  readonly whole: string | null
}

/** Milliseconds that a page may take for anything a test waits for: tests must pass on machines many times slower. */
const timeoutMs = 60_000

/** How many times slower than the machine pages run, and how many milliseconds later they get each file. */
const slowness = { cpu: Number(process.env.TEST_CPU_THROTTLE ?? 1), latency: Number(process.env.TEST_LATENCY ?? 0) }

function foundBrowser(): FoundBrowser {
  return JSON.parse(readFileSync(join(root, 'node_modules/.cache/chromium/browser.json'), 'utf8'))
}

/** Why what takes a whole browser can't be tried here; false where there is one. */
export const withoutWhole = () =>
  foundBrowser().whole === null && 'the machine has a headless shell alone, which knows no text fragments'

/**
 * Starts the browser that `find-chromium.mjs` found. Close it in `after`, or the test file never ends.
 *
 * To find tests that depend on speed, TEST_CPU_THROTTLE slows the pages' scripts down (6: six times), and TEST_LATENCY
 * delays all that they load (milliseconds).
 *
 * @param kind `whole`: for what a headless shell has not, such as text fragments; it costs several times as much
 * @throws when no browser was looked for yet (`node test/browser/find-chromium.mjs`; `test/run.mjs` does it by itself)
 */
export async function openBrowser(kind: 'shell' | 'whole' = 'shell'): Promise<Browser> {
  const found = foundBrowser()
  const whole = kind === 'whole' ? found.whole : null
  const browser = await chromium.launch({
    executablePath: whole ?? found.path,
    // Without a screen reader a whole browser tells nobody of what it has skipped.
    args: [...found.args, ...(whole === null ? [] : ['--force-renderer-accessibility'])],
    env: { ...(process.env as Record<string, string>), ...(whole === null ? found.env : {}) },
    timeout: 3 * timeoutMs,
  })
  const newContext = browser.newContext.bind(browser)
  // `newPage` of the browser comes here too.
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(timeoutMs)
    if (slowness.cpu > 1 || slowness.latency > 0) slowDown(context)
    return context
  }
  return browser
}

function slowDown(context: BrowserContext): void {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu })
    await session.send('Network.enable')
    const { latency } = slowness
    const line = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 }
    await session.send('Network.emulateNetworkConditions', line)
    return page
  }
}

/**
 * Collects what goes wrong in a page from now on: exceptions, and errors of the console, to which Chromium also reports
 * what the content security policy blocks. The list grows while the page runs.
 *
 * @param counts whether an error of the console counts that comes from this URL: a page's, a script's; default: all do
 */
export function watchFaults(page: Page, counts: (url: string) => boolean = () => true): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && counts(message.location().url)) faults.push(message.text())
  })
  return faults
}

/**
 * Stops the page's timers, whose time is then what the test says (`page.clock.runFor()`): what shows for a moment only
 * stays as long as a slow machine needs to see it.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-05-04T10:00:00Z') })
  await page.clock.pauseAt(new Date('2026-05-04T11:00:00Z'))
}

/**
 * For the pages that it opens from now on: what a page gives up or does by itself after a second or more waits for ever, as
 * on a slow machine all else may take longer. Short timers go on, which searches, axe and captchas need.
 */
export const stopLongTimers = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout
    const short = (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) =>
      delay < 1000 ? real(run, delay, ...given) : 0
    Object.assign(window, { setTimeout: short })
  })

/** One rule of axe that a page breaks, with the elements (CSS selectors) that break it. */
export interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly help: string
  readonly nodes: readonly string[]
}

/**
 * Clicks with the key held that asks the browser for a new tab. The tab itself is not opened: when a browser reports a
 * tab in the background is its own affair.
 *
 * @returns whether the page leaves that click to the browser
 */
export async function isLeftToBrowser(target: Locator): Promise<boolean> {
  const asked = await target.page().evaluateHandle(() => ({
    answer: new Promise<boolean>((resolve) => {
      const last = (event: Event) => {
        resolve(!event.defaultPrevented)
        event.preventDefault()
      }
      addEventListener('click', last, { once: true })
    }),
  }))
  await target.click({ modifiers: ['ControlOrMeta'] })
  return asked.evaluate(({ answer }) => answer)
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string
    readonly impact?: string | null
    readonly help: string
    readonly nodes: readonly { readonly target: readonly unknown[] }[]
  }[]
}

const axeSource = () => readFileSync(createRequire(join(root, 'package.json')).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules for WCAG 2.2 A and AA, and what axe calls best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong in the page as it stands; the page's content security policy stays in force, because the
 * browser runs a test's scripts outside of it.
 *
 * @param within a CSS selector: look only there
 */
export async function axe(page: Page, within?: string): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    // The page's own `evaluate` hands its text on through three processes, and takes twice as long.
    const session = await page.context().newCDPSession(page)
    await session.send('Runtime.evaluate', { expression: `${axeSource()}\nundefined` })
    await session.detach()
  }
  const results = await page.evaluate(
    ({ selector, values }) => {
      const { axe } = globalThis as unknown as { axe: { run(context: unknown, options: unknown): Promise<AxeResults> } }
      return axe.run(selector ?? document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
    },
    { selector: within, values: tags },
  )
  return results.violations.map(({ id, impact, help, nodes }) => ({
    id,
    impact: impact ?? null,
    help,
    nodes: nodes.map(({ target }) => target.join(' ')),
  }))
}
