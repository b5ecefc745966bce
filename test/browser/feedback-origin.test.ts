import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { memoryStore, type RunningReceiver, runHandler } from '../feedback/requests.ts'
import { button, type FeedbackSite, feedbackDialog, openFeedbackSite, thumbs } from './feedback-site.ts'

const store = memoryStore()
const origins: string[] = []
let receiver: RunningReceiver
let site: FeedbackSite

before(async () => {
  receiver = await runHandler(store, { origins, perMinute: 3 })
  site = await openFeedbackSite(`  feedback: { endpoint: '${receiver.origin}/api/docs/v1/feedback' }`)
})
after(async () => {
  await site?.close()
  await receiver?.close()
})

test('a receiver of another origin: refused until it knows the site, then taken, then too much', async () => {
  await site.visit(async ({ page }) => {
    await thumbs(page).click()
    await button(page, 'Dismiss').waitFor()
  })
  assert.equal(store.kept.length, 0)
  origins.push(site.origin)
  await site.visit(async ({ page, faults }) => {
    await thumbs(page).click()
    await button(page, 'The product').click()
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
  await site.visit(async ({ page }) => {
    await thumbs(page, 'Negative').click()
    await button(page, 'Dismiss').waitFor()
  })
  assert.equal(store.kept.length, 3)
})
