import type { Page } from 'playwright-core'

/** Files that are kept from a page until they are let go, as on a line as slow as a test wants it. */
export interface HeldBack {
  /** Fulfilled when the page has asked for the first of them. */
  readonly asked: Promise<void>
  /** Sends what was asked for meanwhile; what is asked for later comes at once. */
  release(): void
}

/**
 * Holds back what a page asks for.
 *
 * @param url a glob of addresses, or an expression that they match, as Playwright's routes take it
 */
export async function holdBack(page: Page, url: string | RegExp): Promise<HeldBack> {
  let release = () => {}
  let ask = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const asked = new Promise<void>((done) => {
    ask = done
  })
  await page.route(url, async (route) => {
    ask()
    await released
    // The page may be gone by then.
    await route.continue().catch(() => {})
  })
  return { asked, release }
}
