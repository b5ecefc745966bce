import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, test } from 'node:test'
import { createFeedbackHandler } from '../../../bin/services/feedback/handler.ts'
import { memoryStore } from '../../feedback/requests.ts'
import { close, listen } from '../../local-server.ts'
import { eventually } from '../eventually.ts'
import { button, type FeedbackSite, feedbackDialog, openFeedbackSite, thumbs } from './feedback-site.ts'

const store = memoryStore()
const origins: string[] = []
/** A limit of posts a minute would be reached, or not, by the speed of this machine: the last one takes none at all. */
const receiver = { handle: createFeedbackHandler(store, { origins }) }
const server = createServer((request, response) => void receiver.handle(request, response))
let site: FeedbackSite

before(async () => {
  const origin = await listen(server)
  site = await openFeedbackSite(`  feedback: { endpoint: '${origin}/api/docs/v1/feedback' }`)
})
after(async () => {
  await site?.close()
  await close(server)
})

test('a receiver of another origin: refused until it knows the site, then taken, then too much', async () => {
  await site.visit(async ({ page }) => {
    await thumbs(page).click()
    await button(page, 'Dismiss').waitFor()
  })
  assert.equal(store.kept.length, 0)
  origins.push(site.origin)
  await site.visit(async ({ page, faults }) => {
    // One after the other, so that none overtakes another.
    await thumbs(page).click()
    await eventually(() => store.kept.length, 1)
    await button(page, 'The product').click()
    await eventually(() => store.kept.length, 2)
    await button(page, 'Submit').click()
    await feedbackDialog(page).getByText('Thank you for your feedback').waitFor()
    assert.deepEqual(faults, [])
  })
  assert.deepEqual(
    store.kept.map(({ sentiment, feedbackType, comment }) => [sentiment, feedbackType, comment]),
    [
      ['positive', undefined, undefined],
      ['positive', 'product', undefined],
      ['positive', 'product', ''],
    ],
  )
  receiver.handle = createFeedbackHandler(store, { origins, perMinute: 0.5 })
  await site.visit(async ({ page }) => {
    await thumbs(page, 'Negative').click()
    await button(page, 'Dismiss').waitFor()
  })
  assert.equal(store.kept.length, 3)
})
