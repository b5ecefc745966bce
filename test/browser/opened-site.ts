import { rmSync } from 'node:fs'
import { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { buildSite } from './build-site.ts'
import { openBrowser } from './harness.ts'
import { type ServedSite, serve } from './serve.ts'

/** A site of its own for a test file, from before its first test to after its last. */
export interface OpenedSite {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string
  readonly browser: Browser
}

/**
 * Builds and serves a site, and opens a browser for it.
 *
 * @param write makes the folder that holds `content/`, and returns it; it is removed at the end
 */
export function openSite(write: () => string): OpenedSite {
  const open: { folder?: string; site?: ServedSite; browser?: Browser } = {}
  before(async () => {
    open.folder = write()
    open.site = await serve(await buildSite(open.folder))
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
  }
}
