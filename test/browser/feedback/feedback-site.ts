import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createFeedbackHandler } from '../../../bin/services/feedback/handler.ts'
import { feedbackPath } from '../../../bin/services/feedback/path.ts'
import { openFeedbackStore } from '../../../bin/services/feedback/store.ts'
import type { StoredSubmission } from '../../../bin/services/feedback/submission.ts'
import { onceARun, run } from '../../once-a-run.ts'
import { root } from '../../root.ts'
import { buildSite } from '../build-site.ts'
import { openBrowser, stopLongTimers, watchFaults } from '../harness.ts'
import { serve } from '../serve.ts'

/** A reader's browser with a page open. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Bodies of the posts, in the order in which the page sent them. */
  readonly posts: readonly Readonly<Record<string, unknown>>[]
  /** URLs of all that was loaded. */
  readonly loaded: readonly string[]
  readonly faults: readonly string[]
}

export interface VisitOptions {
  readonly context?: Parameters<Browser['newContext']>[0]
  /** Before the page is opened. */
  prepare?(page: Page, context: BrowserContext): Promise<unknown>
  readonly path?: string
  /** For a page whose clock the test leads; else thanks stay, and nothing that is sent is given up. */
  readonly hasLongTimers?: boolean
}

export interface FeedbackSite {
  readonly origin: string
  /** All that the receiver keeps. */
  kept(): Promise<readonly StoredSubmission[]>
  visit(use: (visit: Visit) => Promise<void>, options?: VisitOptions): Promise<void>
  close(): Promise<void>
}

export const pagePath = '/docs/voice/calls'

/** The same for all that ask for the same services in a run of the tests. @returns the output folder */
async function buildFeedbackSite(services: string): Promise<string> {
  const place = join(run, `feedback-${createHash('sha256').update(services).digest('hex').slice(0, 12)}`)
  const folder = join(place, 'source')
  await onceARun(place, () => {
    cpSync(join(root, 'test/browser/sites/feedback'), folder, { recursive: true })
    if (services !== '') appendFileSync(join(folder, 'content/site.yaml'), `services:\n${services}\n`)
    return ''
  })
  return buildSite(folder)
}

/**
 * Builds the small site of `sites/feedback`, if no other file has, and serves it with a real receiver of its own.
 *
 * @param services lines below `services:` of its `site.yaml`
 */
export async function openFeedbackSite(services = ''): Promise<FeedbackSite> {
  const built = await buildFeedbackSite(services)
  const folder = mkdtempSync(join(tmpdir(), 'feedback-store-'))
  const store = await openFeedbackStore({ database: join(folder, 'feedback.db') })
  const handler = createFeedbackHandler(store, { perMinute: 100_000 })
  const site = await serve(built, async (request, response) => {
    if (request.url !== feedbackPath) return false
    await handler(request, response)
    return true
  })
  const browser = await openBrowser()
  const visit: FeedbackSite['visit'] = async (
    use,
    { context: given = {}, prepare, path = pagePath, hasLongTimers = false } = {},
  ) => {
    // A dialog that fades out could still be found.
    const context = await browser.newContext({ reducedMotion: 'reduce', ...given })
    try {
      const page = await context.newPage()
      const posts: Readonly<Record<string, unknown>>[] = []
      const loaded: string[] = []
      page.on('request', (request) => {
        loaded.push(request.url())
        if (request.method() === 'POST' && request.url().endsWith(feedbackPath)) posts.push(request.postDataJSON())
      })
      const faults = watchFaults(page)
      if (!hasLongTimers) await stopLongTimers(page)
      await page.addInitScript(() => {
        const told: string[] = []
        Object.assign(window, { told })
        document.addEventListener('signalpost:track', (event) => {
          const { name, properties } = (event as CustomEvent).detail ?? {}
          if (name === 'feedback') told.push(properties.complete ? 'all of it' : 'a part')
        })
      })
      await prepare?.(page, context)
      await page.goto(site.origin + path)
      await use({ page, context, posts, loaded, faults })
    } finally {
      await context.close()
    }
  }
  return {
    origin: site.origin,
    kept: async () => {
      const all: StoredSubmission[] = []
      for await (const one of store.all()) all.push(one)
      return all
    },
    visit,
    close: async () => {
      await browser.close()
      await site.close()
      store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** What has arrived at the receiver since the page was opened, as the page knows it; parts without a sentiment not. */
export const arrived = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { told: string[] }).told)

/** The thumbs at the page's end. */
export const thumbs = (page: Page, which: 'Positive' | 'Negative' = 'Positive') =>
  page.locator('.page-question').getByRole('button', { name: `${which} feedback` })

export const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

export const feedbackDialog = (page: Page) => page.getByRole('dialog', { name: 'Feedback', exact: true })

export const reportDialog = (page: Page) => page.getByRole('dialog', { name: 'Report incorrect code.', exact: true })

/** The fields that a test does not choose. */
export function withoutIds(post: Readonly<Record<string, unknown>> | undefined): Readonly<Record<string, unknown>> {
  const { sessionId: _, userId: __, anonymousId: ___, ...rest } = post ?? {}
  return rest
}
