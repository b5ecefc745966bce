import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import { arrived, button, type FeedbackSite, openFeedbackSite, thumbs } from './feedback/feedback-site.ts'

type Sent = Readonly<Record<string, unknown>>

/** By the name of the analytics provider. */
const sites = new Map<string, FeedbackSite>()
const site = (name: string) => sites.get(name) as FeedbackSite
before(async () => {
  sites.set('none', await openFeedbackSite())
  sites.set(
    'dataLayer',
    await openFeedbackSite('  analytics: { provider: dataLayer }\n  identity: { provider: cookie, name: user_id }'),
  )
  sites.set(
    'segment',
    await openFeedbackSite(
      '  analytics: { provider: segment, writeKey: write-key-1 }\n  consent: { provider: onetrust }\n  identity: { provider: cookie, name: user_id }',
    ),
  )
})
after(() => Promise.all([...sites.values()].map((one) => one.close())))

const layer = (page: Page) => page.evaluate(() => (window as unknown as { dataLayer?: Sent[] }).dataLayer ?? [])
/** What the page holds of a reader. */
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())
const query = '?utm_source=news&utm_medium=mail&utm_campaign=spring&utm_term=calls&utm_content=top&x=1'

test('without a provider no script of analytics is loaded, and nothing is listed', () =>
  site('none').visit(async ({ page, loaded }) => {
    await page.waitForLoadState('networkidle')
    assert.deepEqual(
      loaded.filter((url) => /analytics/.test(url)),
      [],
    )
    await eventually(() => layer(page), [])
  }))

test('dataLayer: page, signup with its campaign, code that was copied, feedback; each with the facts of the page', () =>
  site('dataLayer').visit(
    async ({ page, faults }) => {
      await page.waitForFunction(() => 'dataLayer' in window)
      const facts = {
        path: '/docs/voice/calls',
        referrer: '',
        search: query,
        title: 'Make calls | Osprey Docs',
        url: `${site('dataLayer').origin}/docs/voice/calls${query}`,
        application_context: 'docs',
      }
      await eventually(() => layer(page), [{ event: 'page', ...facts }])
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('a'))
          link.addEventListener('click', (event) => event.preventDefault())
      })
      await page.getByRole('link', { name: 'Sign up' }).first().click()
      await page.getByRole('link', { name: 'Log in' }).first().click()
      const campaign = {
        utm_content: 'top',
        utm_campaign: 'spring',
        utm_medium: 'mail',
        utm_source: 'news',
        utm_term: 'calls',
      }
      await eventually(async () => (await layer(page)).slice(1), [{ event: 'signup', ...campaign, ...facts }])
      await page.getByRole('button', { name: 'Copy code block' }).first().focus()
      await page.keyboard.press('Enter')
      await eventually(async () => (await layer(page)).length, 3)
      await thumbs(page).click()
      // Each is told when it has arrived: several on their way at once may overtake each other.
      await eventually(async () => (await layer(page)).length, 4)
      await button(page, 'The product').click()
      await eventually(async () => (await layer(page)).length, 5)
      await button(page, 'Submit').click()
      await eventually(async () => (await layer(page)).length, 6)
      const events = (await layer(page)).slice(2)
      assert.deepEqual(
        events.map(({ event, sentiment, feedbackType, complete }) => [event, sentiment, feedbackType, complete]),
        [
          ['copy_code', undefined, undefined, undefined],
          ['feedback', 'positive', undefined, false],
          ['feedback', 'positive', 'product', false],
          ['feedback', 'positive', 'product', true],
        ],
      )
      for (const event of events) assert.equal(event.application_context, 'docs')
      assert.deepEqual(faults, [])
    },
    { path: `/docs/voice/calls${query}`, context: { permissions: ['clipboard-read', 'clipboard-write'] } },
  ))

test('any script may tell an event; a list that throws harms nobody', () =>
  site('dataLayer').visit(
    async ({ page, faults }) => {
      await page.waitForFunction(() => (window as unknown as { told: string[] }).told.length === 1)
      const told = await page.evaluate(() => {
        for (const name of ['search', 'video_progress'])
          document.dispatchEvent(
            new CustomEvent('signalpost:track', { detail: { name, properties: { query: '<b>' } } }),
          )
        document.dispatchEvent(new CustomEvent('signalpost:track'))
        return (window as unknown as { told: string[] }).told
      })
      assert.deepEqual(told, ['page', 'search', 'video_progress'])
      assert.deepEqual(faults, [])
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          const told: string[] = []
          const dataLayer = {
            push: (item: { event: string }) => {
              told.push(item.event)
              throw new Error('broken')
            },
          }
          Object.assign(window, { told, dataLayer })
        }),
    },
  ))

test('segment: nothing before the consent, and nothing of what was before; then straight to its address', () =>
  site('segment').visit(
    async ({ page, context, loaded, faults }) => {
      const posts: { readonly url: string; readonly body: Sent }[] = []
      await context.route('https://api.segment.io/**', async (route) => {
        posts.push({ url: route.request().url(), body: route.request().postDataJSON() })
        await route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, json: { success: true } })
      })
      await thumbs(page).click()
      await button(page, 'The product').click()
      await eventually(() => arrived(page), ['a part', 'a part'])
      assert.equal(posts.length, 0)
      await eventually(() => stored(page), [])
      const agreed = 'datestamp=x&groups=C0001%3A1%2CC0003%3A1&version=1'
      await context.addCookies([{ name: 'OptanonConsent', value: agreed, url: site('segment').origin }])
      const told = page.waitForResponse('https://api.segment.io/**')
      await page.evaluate(() => dispatchEvent(new CustomEvent('OneTrustGroupsUpdated')))
      await told
      await page.evaluate(() => dispatchEvent(new CustomEvent('OneTrustGroupsUpdated')))
      const second = page.waitForResponse('https://api.segment.io/v1/t')
      await button(page, 'Submit').click()
      await second
      assert.deepEqual(
        posts.map(({ url, body }) => [url, body.type, body.event, body.writeKey, body.userId]),
        [
          ['https://api.segment.io/v1/p', 'page', undefined, 'write-key-1', 'user 7'],
          ['https://api.segment.io/v1/t', 'track', 'feedback', 'write-key-1', 'user 7'],
        ],
      )
      // The page itself is noted a second after it was opened, if the reader allows it by then.
      const ids = async () => (await stored(page)).filter((key) => key !== 'signalpost.recent')
      await eventually(ids, ['signalpost.anonymousId', 'signalpost.visitorId'])
      const properties = posts[1]?.body.properties as Sent
      assert.deepEqual([properties.path, properties.complete], ['/docs/voice/calls', true])
      assert.ok(!loaded.some((url) => url.includes('cdn.segment.com')))
      assert.deepEqual(faults, [])
    },
    {
      prepare: (_, context) =>
        context.addCookies([
          { name: 'OptanonConsent', value: 'groups=C0001%3A1%2CC0003%3A0', url: site('segment').origin },
          { name: 'user_id', value: 'user%207', url: site('segment').origin },
        ]),
    },
  ))

test('a provider that is blocked breaks nothing', () =>
  site('segment').visit(
    async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await thumbs(page).click()
      await button(page, 'The product').click()
      await button(page, 'Submit').click()
      await page.getByText('Thank you for your feedback').waitFor()
      assert.deepEqual(errors, [])
    },
    {
      prepare: async (_, context) => {
        await context.addCookies([{ name: 'OptanonConsent', value: 'groups=C0003%3A1', url: site('segment').origin }])
        await context.route('https://api.segment.io/**', (route) => route.abort('blockedbyclient'))
      },
    },
  ))

test('ids: kept from page to page with consent, forgotten when it is withdrawn, the signed-in user first', () =>
  site('segment').visit(
    async ({ page, context, posts }) => {
      const { origin } = site('segment')
      const send = async () => {
        const before = posts.length
        await page.goto(`${origin}/docs/voice/calls`)
        await thumbs(page).click()
        await eventually(() => posts.length, before + 1)
        return posts.at(-1) as Sent
      }
      const allow = (value: 0 | 1) =>
        context.addCookies([{ name: 'OptanonConsent', value: `groups=C0003%3A${value}`, url: origin }])
      const [one, two] = [await send(), await send()]
      assert.notEqual(one.userId, two.userId)
      assert.notEqual(one.anonymousId, two.anonymousId)
      await eventually(() => stored(page), [])
      await allow(1)
      const [three, four] = [await send(), await send()]
      assert.deepEqual([three.userId, three.anonymousId], [four.userId, four.anonymousId])
      assert.notEqual(three.sessionId, four.sessionId)
      await context.addCookies([{ name: 'user_id', value: 'user%207', url: origin }])
      const five = await send()
      assert.deepEqual([five.userId, five.anonymousId], ['user 7', three.anonymousId])
      await allow(0)
      const six = await send()
      assert.equal(six.userId, 'user 7')
      assert.notEqual(six.anonymousId, three.anonymousId)
      await eventually(() => stored(page), [])
    },
    { prepare: (_, context) => context.route('https://api.segment.io/**', (route) => route.abort()) },
  ))
