import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before } from 'node:test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { root } from '../root.ts'
import { buildSite } from './build-site.ts'
import { openBrowser, watchFaults } from './harness.ts'
import { type Handler, type ServedSite, serve } from './serve.ts'

/** A site of its own for a test file, from before its first test to after its last. */
export interface OpenedSite {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string
  readonly browser: Browser
  /** Its output folder; nobody may change it. */
  readonly out: string
  /**
   * Opens a page in a context of its own, which ends with it.
   *
   * @param use gets the page at once: scripts may not have run yet. What goes wrong in it is among `faults`
   */
  visit(
    path: string,
    use: (page: Page, faults: readonly string[], context: BrowserContext) => Promise<void>,
    options?: VisitOptions,
  ): Promise<void>
}

export interface VisitOptions extends BrowserContextOptions {
  /** Before the page is opened. */
  prepare?(page: Page): Promise<unknown>
}

/**
 * Builds and serves a site, and opens a browser for it.
 *
 * @param source the folder of the repository that holds `content/`, or what makes one, which is removed at the end; default:
 *   the example site
 * @param handle answers first, for what is no file of the site
 */
export function openSite(source: string | (() => string) = '.', handle?: Handler): OpenedSite {
  const open: { folder?: string; out?: string; site?: ServedSite; browser?: Browser } = {}
  before(async () => {
    if (typeof source === 'function') open.folder = source()
    open.out = await buildSite(typeof source === 'string' ? join(root, source) : open.folder)
    open.site = await serve(open.out, handle)
    open.browser = await openBrowser()
  })
  after(async () => {
    await open.browser?.close()
    await open.site?.close()
    if (open.folder !== undefined) rmSync(open.folder, { recursive: true })
  })
  const opened = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The site is open within tests alone')
    return part
  }
  return {
    get origin() {
      return opened(open.site).origin
    },
    get browser() {
      return opened(open.browser)
    },
    get out() {
      return opened(open.out)
    },
    visit: (path, use, options) => visit(opened(open.browser), opened(open.site).origin + path, use, options),
  }
}

async function visit(
  browser: Browser,
  url: string,
  use: Parameters<OpenedSite['visit']>[1],
  { prepare, ...options }: VisitOptions = {},
): Promise<void> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const faults = watchFaults(page)
    await prepare?.(page)
    await page.goto(url)
    await use(page, faults, context)
  } finally {
    await context.close()
  }
}
