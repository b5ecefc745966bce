import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { stopClock } from '../harness.ts'
import { holdBack } from '../hold-back.ts'
import {
  arrived,
  button,
  type FeedbackSite,
  feedbackDialog,
  openFeedbackSite,
  pagePath,
  reportDialog,
  thumbs,
  type VisitOptions,
} from './feedback-site.ts'

let site: FeedbackSite
before(async () => {
  site = await openFeedbackSite()
})
after(() => site?.close())

const endpoint = '**/api/docs/v1/feedback'

/** How a post may fail. Each answers one request. */
const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '400 with JSON': (route) => route.fulfill({ status: 400, json: { message: 'no' } }),
  '400 with text': (route) => route.fulfill({ status: 400, body: '<html>' }),
  '500 with text': (route) => route.fulfill({ status: 500, body: 'Down' }),
  '302 to a page that answers 200': (route) => route.fulfill({ status: 302, headers: { Location: pagePath } }),
  '204': (route) => route.fulfill({ status: 204 }),
  '429': (route) => route.fulfill({ status: 429, body: 'Too many posts' }),
  offline: (route) => route.abort('internetdisconnected'),
  'a broken answer': (route) => route.abort('connectionreset'),
}

async function assertFailed(page: Page, focused = true): Promise<void> {
  const alert = page.getByRole('dialog').getByRole('alert')
  await alert.getByText('Error', { exact: true }).waitFor()
  await alert.getByText('Oops! Something went wrong. Try again in few minutes.', { exact: true }).waitFor()
  for (const name of ['Back', 'Next', 'Submit', 'Cancel'])
    await eventuallyHolds(async () => assert.equal(await button(page, name).count(), 0, name))
  if (focused) await eventually(() => button(page, 'Dismiss').evaluate((one) => one === document.activeElement), true)
}

/** Up to the comment, with a text. All that was asked before it has arrived. */
async function fillIn(page: Page): Promise<void> {
  await thumbs(page).click()
  await button(page, 'The documentation').click()
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await page.getByRole('textbox').fill('A long thought')
  await eventually(() => arrived(page), ['a part', 'a part'])
  await page.getByRole('listitem').filter({ hasText: ', sent' }).nth(2).waitFor()
}

for (const [name, answer] of Object.entries(answers)) {
  test(`${name}: the callout, no footer; dismissing resets, and the text is still there`, () =>
    site.visit(async ({ page, posts }) => {
      const dialog = feedbackDialog(page)
      await fillIn(page)
      await page.route(endpoint, answer)
      await button(page, 'Submit').click()
      await assertFailed(page)
      await eventually(() => dialog.locator('li[aria-current=step]').textContent(), 'Comments, not sent')
      await eventually(() => page.getByRole('textbox').inputValue(), 'A long thought')
      await eventually(() => page.getByRole('textbox').isEditable(), false)
      await page.unroute(endpoint)
      await button(page, 'Dismiss').click()
      await dialog.getByRole('heading', { name: 'Is your feedback related to...' }).waitFor()
      await eventually(() => dialog.getByRole('alert').innerText(), '')
      await eventually(() => button(page, 'The documentation').evaluate((one) => one === document.activeElement), true)
      await button(page, 'The product').click()
      await eventually(() => page.getByRole('textbox').inputValue(), 'A long thought')
      await button(page, 'Submit').click()
      await dialog.getByText('Thank you for your feedback').waitFor()
      const { sentiment, feedbackType, comment } = posts.at(-1) ?? {}
      assert.deepEqual(
        { sentiment, feedbackType, comment },
        {
          sentiment: 'positive',
          feedbackType: 'product',
          comment: 'A long thought',
        },
      )
    }))
}

test('no answer: the button waits, nothing is sent twice, and after ten seconds it has failed', () =>
  site.visit(async ({ page, posts }) => {
    await fillIn(page)
    await stopClock(page)
    await page.route(endpoint, () => {})
    const before = posts.length
    const submit = button(page, 'Submit')
    await submit.dblclick()
    await submit.press('Enter')
    await feedbackDialog(page).getByRole('status').getByText('Sending…').waitFor()
    await eventually(() => submit.getAttribute('aria-disabled'), 'true')
    await eventually(() => page.getByRole('textbox').isEditable(), false)
    await button(page, 'Back').click({ force: true })
    await page.clock.runFor(9_999)
    await eventually(() => page.getByRole('alert').innerText(), '')
    await page.clock.runFor(1)
    await assertFailed(page)
    assert.equal(posts.length, before + 1)
  }))

test('a failed thumb shows at once; to close and to click again is a new try with the text kept', () =>
  site.visit(
    async ({ page, posts }) => {
      await thumbs(page).click()
      await assertFailed(page, false)
      await eventually(() => button(page, 'The documentation').isEnabled(), false)
      await page.unroute(endpoint)
      await page.keyboard.press('Escape')
      await feedbackDialog(page).waitFor({ state: 'hidden' })
      await thumbs(page).click()
      await button(page, 'The product').click()
      await eventually(
        () => posts.map(({ sentiment, feedbackType }) => [sentiment, feedbackType]),
        [
          ['positive', undefined],
          ['positive', undefined],
          ['positive', 'product'],
        ],
      )
    },
    { prepare: (page) => page.route(endpoint, answers.offline as (route: Route) => Promise<void>) },
  ))

test('the same thumb twice is one post; a late failure shows on the step that the reader has reached', () =>
  site.visit(async ({ page, posts }) => {
    const held: Route[] = []
    await page.route(endpoint, (route) => void held.push(route))
    // Both clicks come before the dialog, beside which the second would close it.
    const module = await holdBack(page, '**/feedback-*.js')
    await thumbs(page).dblclick()
    module.release()
    await button(page, 'The documentation').click()
    await button(page, 'Other').click()
    await eventually(() => held.length, 2)
    assert.equal(posts.length, 2)
    await held[0]?.fulfill({ status: 201 })
    await held[1]?.fulfill({ status: 500 })
    await assertFailed(page)
    const first = feedbackDialog(page).getByRole('listitem').first()
    await eventually(() => first.textContent(), 'Feedback type, not sent')
    await eventually(() => button(page, 'Other').isEnabled(), false)
  }))

test('what was closed while it was on its way ends without a trace, and the next opening is fresh', () =>
  site.visit(async ({ page, posts }) => {
    await fillIn(page)
    const held: Route[] = []
    await page.route(endpoint, (route) => void held.push(route))
    await button(page, 'Submit').click()
    await eventually(() => held.length, 1)
    await page.keyboard.press('Escape')
    await feedbackDialog(page).waitFor({ state: 'hidden' })
    await held[0]?.fulfill({ status: 201 })
    await eventually(async () => (await arrived(page)).at(-1), 'all of it')
    await page.unroute(endpoint)
    await eventually(() => feedbackDialog(page).count(), 0)
    await thumbs(page).click()
    await button(page, 'The product').click()
    await eventually(() => page.getByRole('textbox').inputValue(), '')
    assert.equal(posts.filter(({ comment }) => comment !== undefined).length, 1)
  }))

test('the code report fails the same way, and keeps its text', () =>
  site.visit(async ({ page }) => {
    const open = page.getByRole('button', { name: 'Report incorrect code' }).first()
    await open.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox').fill('Wrong port')
    await page.route(endpoint, answers['500 with text'] as (route: Route) => Promise<void>)
    await button(page, 'Submit').click()
    await assertFailed(page)
    await page.unroute(endpoint)
    await button(page, 'Dismiss').click()
    await eventually(() => page.getByRole('textbox').evaluate((one) => one === document.activeElement), true)
    await eventually(() => page.getByRole('textbox').inputValue(), 'Wrong port')
    await button(page, 'Submit').click()
    await reportDialog(page).getByText('Thank you for your feedback').waitFor()
  }))

const storageFaults: Readonly<Record<string, VisitOptions>> = {
  'storage and cookies denied': {
    prepare: (page) =>
      page.addInitScript(() => {
        const deny = () => {
          throw new DOMException('Denied', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny })
        Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
      }),
  },
  'storage full': {
    prepare: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError')
        }
      }),
  },
}

for (const [name, options] of Object.entries(storageFaults)) {
  test(`${name}: feedback works, with ids that stay the same on the page`, () =>
    site.visit(async ({ page, posts, faults }) => {
      await thumbs(page).click()
      await button(page, 'The product').click()
      await button(page, 'Submit').click()
      await feedbackDialog(page).getByText('Thank you for your feedback').waitFor()
      assert.equal(new Set(posts.map(({ userId }) => userId)).size, 1)
      assert.equal(new Set(posts.map(({ anonymousId }) => anonymousId)).size, 1)
      assert.deepEqual(faults, [])
    }, options))
}

test('styles that cannot be loaded hold nothing up for long', () =>
  site.visit(
    async ({ page }) => {
      await thumbs(page).click()
      await button(page, 'The product').click()
      await button(page, 'Submit').click()
      await feedbackDialog(page).getByText('Thank you for your feedback').waitFor()
    },
    { prepare: (page) => page.route('**/feedback-*.css', (route) => route.abort()) },
  ))

const widgetScripts = [
  ['feedback', thumbs, feedbackDialog],
  ['report-code', (page: Page) => page.getByRole('button', { name: 'Report incorrect code' }).first(), reportDialog],
] as const
for (const [name, triggerIn, dialogIn] of widgetScripts)
  test(`a script of ${name} that could not be loaded is asked for again at the next click, which is said`, () =>
    site.visit(
      async ({ page }) => {
        const fault = page.getByRole('status').filter({ hasText: 'This could not be loaded. Try again.' })
        await triggerIn(page).click()
        await fault.waitFor()
        const { height = 0 } = (await fault.boundingBox()) ?? {}
        assert.ok(height > 10, 'for all to see')
        await triggerIn(page).click()
        await dialogIn(page).waitFor()
        await eventually(() => fault.count(), 0)
      },
      {
        prepare: (page) =>
          page.route(new RegExp(`/${name}-[A-Z0-9]+\\.js`), (route) => route.abort('internetdisconnected'), {
            times: 1,
          }),
      },
    ))

test('without scripts nothing asks for feedback', () =>
  site.visit(
    async ({ page }) => {
      await eventually(() => page.getByRole('button', { name: /feedback|Report/ }).count(), 0)
      await eventually(() => page.getByText('Was this page helpful?').isVisible(), false)
    },
    { context: { javaScriptEnabled: false } },
  ))
