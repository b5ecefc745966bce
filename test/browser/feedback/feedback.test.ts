import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '../eventually.ts'
import { stopClock } from '../harness.ts'
import {
  button,
  type FeedbackSite,
  feedbackDialog,
  openFeedbackSite,
  reportDialog,
  thumbs,
  withoutIds,
} from './feedback-site.ts'

let site: FeedbackSite
before(async () => {
  site = await openFeedbackSite()
})
after(() => site?.close())

const place = { path: '/docs/voice/calls', section: '', product: 'voice', token: '' }

test('a page that nobody touches loads nothing of the dialogs; the first click loads one', () =>
  site.visit(async ({ page, loaded }) => {
    await page.waitForLoadState('networkidle')
    assert.deepEqual(
      loaded.filter((url) => /feedback|report-code|analytics/.test(url)),
      [],
    )
    await thumbs(page).click()
    await feedbackDialog(page).waitFor()
    const names = () => loaded.map((url) => url.replace(/^.*\/|-[A-Z0-9]+(?=\.)/g, ''))
    await eventually(
      () =>
        names()
          .filter((name) => /^(feedback|report-code)/.test(name))
          .sort(),
      // The second lets the arrow keys move between the thumbs.
      ['feedback', 'feedback-buttons.press.js', 'feedback.css', 'feedback.js'],
    )
  }))

test('documentation: each step is sent when it is answered, all of it at the end, thanks, and it closes', () =>
  site.visit(async ({ page, posts, faults }) => {
    const dialog = feedbackDialog(page)
    await thumbs(page).click()
    await dialog.getByRole('heading', { name: 'Is your feedback related to...' }).waitFor()
    await eventually(() => dialog.getByText(/^Step/).count(), 0)
    await eventually(() => button(page, 'Next').count(), 0)
    await button(page, 'The documentation').click()
    await dialog.getByRole('heading', { name: 'What brought you to our site today?' }).waitFor()
    await eventually(
      () => dialog.getByRole('listitem').evaluateAll((all) => all.map((one) => one.firstChild?.textContent)),
      ['Feedback type', 'Visit purpose', 'Feedback topic', 'Comments'],
    )
    await dialog.getByText('Step 2/4', { exact: true }).waitFor()
    await eventually(
      () => dialog.locator('[aria-current=step]').evaluate((one) => one.firstChild?.textContent),
      'Visit purpose',
    )
    const purposes = dialog.getByRole('group', { name: 'What brought you to our site today?' }).getByRole('button')
    await eventually(
      () => purposes.allTextContents(),
      ['Getting started', 'Reference', 'Best practices', 'Updates', 'Code Samples', 'Other'],
    )
    for (const name of ['Reference', 'Updates', 'Other']) await button(page, name).click()
    await button(page, 'Other').click()
    await eventually(
      () => purposes.evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')).join()),
      'false,true,false,true,false,false',
    )
    await button(page, 'Next').click()
    await dialog.getByText('Step 3/4', { exact: true }).waitFor()
    const topics = dialog.getByRole('group', { name: 'Is your feedback about:' }).getByRole('button')
    await eventually(
      () => topics.allTextContents(),
      [
        'Accuracy',
        'Clarity of documentation',
        'Completeness of information',
        'Organization',
        'Site usability',
        'Other',
      ],
    )
    await button(page, 'Accuracy').click()
    await button(page, 'Next').click()
    await dialog.getByText('Step 4/4', { exact: true }).waitFor()
    const field = dialog.getByRole('textbox', { name: 'How would you describe your overall experience?' })
    await eventually(() => field.getAttribute('placeholder'), 'Tell us more (Optional)')
    await field.fill('Clear & <b>short</b>.')
    await stopClock(page)
    await button(page, 'Submit').click()
    await dialog.getByRole('heading', { name: 'Thank you', exact: true }).waitFor()
    await dialog.getByText('Thank you for your feedback', { exact: true }).waitFor()
    await eventually(() => button(page, 'Submit').count(), 0)
    await page.clock.runFor(1599)
    await eventually(() => dialog.isVisible(), true)
    await page.clock.runFor(1)
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => thumbs(page).evaluate((one) => one === document.activeElement), true)

    const all = {
      sentiment: 'positive',
      feedbackType: 'documentation',
      whyAreYouHere: ['Reference', 'Updates'],
      relatedTo: ['Accuracy'],
      comment: 'Clear & <b>short</b>.',
    }
    const { sentiment, feedbackType, whyAreYouHere, relatedTo } = all
    assert.deepEqual(posts.map(withoutIds), [
      { sentiment, ...place },
      { sentiment, feedbackType, ...place },
      { whyAreYouHere, ...place },
      { relatedTo, ...place },
      { ...all, ...place },
    ])
    const [first] = posts
    const ids = ['sessionId', 'userId', 'anonymousId'].map((name) => posts.map((post) => post[name]))
    for (const values of ids) assert.deepEqual(new Set(values).size, 1)
    assert.match(String(first?.sessionId), /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    assert.equal(new Set(ids.map(([id]) => id)).size, 3)
    // What was sent one after the other may arrive in another order.
    const kept = async () => (await site.kept()).filter(({ sessionId }) => sessionId === first?.sessionId)
    await eventually(async () => (await kept()).length, 5)
    assert.ok((await kept()).some(({ comment }) => comment === all.comment))
    assert.deepEqual(faults, [])

    await thumbs(page, 'Negative').click()
    await dialog.getByRole('heading', { name: 'Is your feedback related to...' }).waitFor()
    await eventually(() => button(page, 'The documentation').getAttribute('aria-pressed'), 'false')
    await eventually(() => withoutIds(posts.at(-1)), { sentiment: 'negative', ...place })
  }))

test('product: straight to the comment, which may stay empty, without counted steps', () =>
  site.visit(async ({ page, posts }) => {
    const dialog = feedbackDialog(page)
    await thumbs(page, 'Negative').click()
    await button(page, 'The product').click()
    await dialog.getByRole('textbox').waitFor()
    await eventually(() => dialog.getByText(/^Step/).count(), 0)
    await eventually(() => dialog.getByRole('list').count(), 0)
    await button(page, 'Submit').click()
    await dialog.getByText('Thank you for your feedback').waitFor()
    assert.deepEqual(posts.map(withoutIds), [
      { sentiment: 'negative', ...place },
      { sentiment: 'negative', feedbackType: 'product', ...place },
      { sentiment: 'negative', feedbackType: 'product', comment: '', ...place },
    ])
  }))

test('back and forth: what has not changed is not sent again, what has is; a new type leaves old answers out', () =>
  site.visit(async ({ page, posts }) => {
    const dialog = feedbackDialog(page)
    await thumbs(page).click()
    await button(page, 'The documentation').click()
    await button(page, 'Reference').click()
    await button(page, 'Next').click()
    await button(page, 'Back').click()
    await eventually(() => button(page, 'Reference').getAttribute('aria-pressed'), 'true')
    await dialog.getByRole('listitem').filter({ hasText: 'Visit purpose, sent' }).waitFor()
    await button(page, 'Next').click()
    await button(page, 'Back').click()
    await button(page, 'Other').click()
    await button(page, 'Next').click()
    await button(page, 'Back').click()
    await button(page, 'Back').click()
    await eventually(() => button(page, 'The documentation').getAttribute('aria-pressed'), 'true')
    await dialog.getByText('Step 1/4', { exact: true }).waitFor()
    await button(page, 'The documentation').click()
    await dialog.getByText('Step 2/4', { exact: true }).waitFor()
    await button(page, 'Back').click()
    await button(page, 'The product').click()
    await button(page, 'Back').click()
    await button(page, 'The product').click()
    await button(page, 'Submit').click()
    await dialog.getByText('Thank you for your feedback').waitFor()
    assert.deepEqual(
      posts
        .map((post) => {
          const { sentiment, feedbackType, whyAreYouHere, relatedTo, comment } = post
          return { sentiment, feedbackType, whyAreYouHere, relatedTo, comment }
        })
        .map((post) => JSON.parse(JSON.stringify(post))),
      [
        { sentiment: 'positive' },
        { sentiment: 'positive', feedbackType: 'documentation' },
        { whyAreYouHere: ['Reference'] },
        { whyAreYouHere: ['Reference', 'Other'] },
        { sentiment: 'positive', feedbackType: 'product' },
        { sentiment: 'positive', feedbackType: 'product', comment: '' },
      ],
    )
  }))

test('thumbs of a section send the id of its heading, in a session of their own; texts stay with their section', () =>
  site.visit(async ({ page, posts }) => {
    const heading = page.locator('section', { has: page.getByRole('heading', { name: 'Before you begin' }) })
    const section = heading.getByRole('button', { name: 'Negative feedback', description: 'Before you begin' })
    await heading.hover()
    await section.click()
    await button(page, 'The product').click()
    await page.getByRole('dialog').getByRole('textbox').fill('About this section')
    await page.keyboard.press('Escape')
    await feedbackDialog(page).waitFor({ state: 'hidden' })
    await thumbs(page).click()
    await button(page, 'The product').click()
    await eventually(() => page.getByRole('dialog').getByRole('textbox').inputValue(), '')
    await page.keyboard.press('Escape')
    await feedbackDialog(page).waitFor({ state: 'hidden' })
    await heading.hover()
    await section.click()
    await eventually(() => page.getByRole('dialog').getByRole('textbox').inputValue(), 'About this section')
    await eventually(() => posts.map((post) => post.section), ['#before-you-begin', '#before-you-begin', '', ''])
    assert.equal(new Set(posts.map((post) => post.sessionId)).size, 2)
    assert.equal(new Set(posts.map((post) => post.userId)).size, 1)
  }))

test('a page outside of the products belongs to the home page', () =>
  site.visit(
    async ({ page, posts }) => {
      await thumbs(page).click()
      await feedbackDialog(page).waitFor()
      await eventually(() => withoutIds(posts[0]), {
        sentiment: 'positive',
        ...place,
        path: '/en-us/legal/tos',
        product: 'Homepage',
      })
    },
    { path: '/en-us/legal/tos' },
  ))

test('report incorrect code: the texts, the presets, the identity of the sample and its section', () =>
  site.visit(async ({ page, posts, faults }) => {
    const dialog = reportDialog(page)
    const preset = {
      sentiment: 'negative',
      feedbackType: 'codeSample',
      whyAreYouHere: ['Code Samples'],
      relatedTo: ['Accuracy'],
    }
    const sample = (index: number) => page.getByRole('button', { name: 'Report incorrect code' }).nth(index)
    await sample(0).focus()
    await page.keyboard.press('Enter')
    await dialog
      .getByText('Your report will be submitted to our team. Thank you for helping to improve our docs.', {
        exact: true,
      })
      .waitFor()
    const field = dialog.getByPlaceholder("What's wrong with the code?", { exact: true })
    await eventually(() => field.evaluate((one) => one === document.activeElement), true)
    await field.fill('It lacks an await.')
    await button(page, 'Cancel').click()
    await dialog.waitFor({ state: 'hidden' })
    assert.deepEqual(posts, [])
    const last = page.locator('.code', { hasText: 'echo' }).getByRole('button', { name: 'Report incorrect code' })
    await last.focus()
    await page.keyboard.press('Enter')
    await eventually(() => field.inputValue(), '')
    await stopClock(page)
    await button(page, 'Submit').click()
    await dialog.getByText('Thank you for your feedback', { exact: true }).waitFor()
    await page.clock.runFor(1600)
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => last.evaluate((one) => one === document.activeElement), true)
    await sample(0).focus()
    await page.keyboard.press('Enter')
    await eventually(() => field.inputValue(), 'It lacks an await.')
    await button(page, 'Submit').click()
    await dialog.getByText('Thank you for your feedback', { exact: true }).waitFor()
    assert.deepEqual(posts.map(withoutIds), [
      { ...preset, comment: '', language: 'Bash', ...place, section: '#place-the-call' },
      {
        ...preset,
        comment: 'It lacks an await.',
        slug: 'make-a-call',
        language: 'Node.js',
        groupType: 'dynamic',
        ...place,
        section: '#place-the-call',
      },
    ])
    assert.deepEqual(faults, [])
  }))
