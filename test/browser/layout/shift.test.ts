import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { openSite } from '../opened-site.ts'
import { pagesOf } from '../pages-of.ts'

const nowhere = '/no/such/page'
/** There are pages with a similar address. */
const mistyped = '/docs/messaging/quickstrat'
/** One page of each kind that the example site has. */
const kinds: Readonly<Record<string, string>> = {
  home: '/docs',
  'home of the sub-brand': '/docs/pennant',
  landing: '/docs/voice',
  guide: '/docs/messaging/receive-and-reply',
  'guide with samples': '/docs/messaging/quickstart',
  tutorial: '/docs/voice/quickstart',
  operation: '/docs/messaging/api/create-message',
  'operation without a body': '/docs/messaging/api/list-messages',
  operations: '/docs/messaging/api',
  schema: '/docs/messaging/api/schemas/message',
  'list of errors': '/docs/api/errors',
  error: '/docs/api/errors/20003',
  voices: '/docs/voice/voice-library',
  'code samples': '/docs/libraries/code-samples',
  glossary: '/docs/glossary',
  'how to write': '/docs/contributing',
  'reference of a block': '/docs/contributing/blocks/tab-group',
  'table with filters': '/docs/contributing/blocks/filterable-table',
  'catalogue of destinations': '/docs/contributing/blocks/destination-catalog',
  'settings and labels': '/docs/contributing/blocks/ai-label',
  diagram: '/docs/usage/webhooks',
  video: '/docs/contributing/blocks/video',
  picture: '/docs/contributing/blocks/lightbox',
  legal: '/en-us/legal/tos',
  'no such page': nowhere,
  'a mistyped address': mistyped,
}
/** In how many pieces a page comes: a browser draws what it has. */
const pieces = 8
/** Shift that nobody notices; Core Web Vitals call up to 0.1 good. */
const most = 0.01

const built: { pages?: ReadonlyMap<string, string> } = {}
/** The HTML of all pages by their routes. */
const pages = () => {
  built.pages ??= new Map(pagesOf(site.out).map(({ route, html }) => [route, html]))
  return built.pages
}
/** The answer to a page that is on its way. */
const sending: { response: ServerResponse | null } = { response: null }
const site = openSite('.', ({ url = '/', headers }, response) => {
  const html = headers['sec-fetch-dest'] === 'document' ? pages().get(url) : undefined
  if (html === undefined) return false
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.write(inPieces(html)[0])
  sending.response = response
  return true
})

/** Before there is a body, nothing is drawn: the first piece ends inside of it. */
function inPieces(html: string): readonly string[] {
  const start = html.indexOf('>', html.indexOf('<body')) + 1
  const size = Math.max(1, Math.ceil((html.length - start) / pieces))
  const rest = Array.from({ length: pieces }, (_, index) =>
    html.slice(start + index * size, start + (index + 1) * size),
  )
  return [html.slice(0, start), ...rest]
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Opens a page that comes in pieces, each of which is drawn before the next is sent; answers with what has moved. */
async function movedIn(page: Page, route: string): Promise<readonly string[]> {
  assert.ok(pages().has(route) || [nowhere, mistyped].includes(route), `no page at ${route}`)
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly {
        value: number
        hadRecentInput: boolean
        sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }[]) {
        const named = entry.sources.map(({ node, previousRect: a, currentRect: b }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName)
          return `${name} from ${a.x},${a.y} to ${b.x},${b.y}`
        })
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what: named.join('; ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const html = pages().get(route) ?? ''
  await page.goto(site.origin + route, { waitUntil: 'commit' })
  for (const piece of inPieces(html).slice(1)) {
    await painted(page)
    sending.response?.write(piece)
  }
  sending.response?.end()
  sending.response = null
  await page.waitForLoadState('networkidle')
  await painted(page)
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: readonly { value: number; what: string }[] }).shifts,
  )
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum < most ? [] : shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`)
}

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  for (const [kind, route] of Object.entries(kinds))
    test(`nothing moves while it loads: ${kind}, ${size}`, async () => {
      const context = await site.browser.newContext({ viewport })
      try {
        assert.deepEqual(await movedIn(await context.newPage(), route), [])
      } finally {
        await context.close()
      }
    })

test('the field of a page that is not there ends where the list of similar ones does', () =>
  site.visit(mistyped, async (page) => {
    const list = page.locator('[data-nearest][data-ready]')
    await list.waitFor()
    const end = async (one: Locator) => {
      const { x = 0, width = 0 } = (await one.boundingBox()) ?? {}
      return Math.round(x + width)
    }
    assert.equal(await end(page.getByRole('main').locator('form')), await end(list))
  }))
