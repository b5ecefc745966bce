import type { BrowserContext, Page } from 'playwright-core'

/** Makes pages of the context show the same at every time: the clock stands still, and chance gives the same numbers. */
export async function holdStill(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(new Date('2026-05-04T10:00:00Z'))
  await context.addInitScript(() => {
    let seed = 1
    Math.random = () => {
      seed = (seed * 16807) % 2147483647
      return seed / 2147483647
    }
  })
}

/** Opens a page and waits until fonts, pictures and scripts have come, those below the window too. */
export async function atRest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(async () => {
    // A long table draws only what is near the window, and a long picture may be taken before or after it knows.
    const whole = new CSSStyleSheet()
    whole.replaceSync(':not([hidden]) { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(whole)
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading]')) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.waitForLoadState('networkidle')
}

/** @returns a picture of the page from its top, in a theme */
export async function photograph(
  page: Page,
  colorScheme: 'light' | 'dark',
  { width, tallest }: { readonly width: number; readonly tallest: number },
): Promise<Buffer> {
  await page.emulateMedia({ colorScheme })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) }
  return taken(() => page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' }))
}

/** A browser on a busy machine says at times that it can't capture a page that it can capture a moment later. */
async function taken(take: () => Promise<Buffer>, tries = 5): Promise<Buffer> {
  try {
    return await take()
  } catch (error) {
    if (tries === 1 || !String(error).includes('Unable to capture screenshot')) throw error
    await new Promise((done) => setTimeout(done, 1000))
    return taken(take, tries - 1)
  }
}
