import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe, stopClock } from '../harness.ts'
import { button, type FeedbackSite, feedbackDialog, openFeedbackSite, reportDialog, thumbs } from './feedback-site.ts'

let site: FeedbackSite
before(async () => {
  site = await openFeedbackSite()
})
after(() => site?.close())

const endpoint = '**/api/docs/v1/feedback'
/** What a screen reader would say about the element that has the focus: its role and name. */
const focused = async (page: Page): Promise<string> => {
  const snapshot = await page.locator(':focus').ariaSnapshot()
  return snapshot.replace(/^- /, '').replace(/\n[\s\S]*/, '')
}

/**
 * Presses a key until an element has the focus; at most as often as there are stops.
 *
 * @returns what had the focus, one after the other. Whether a browser's own buttons are a stop of the ring too, and in
 *   which of its two directions, is the browser's affair.
 */
async function stops(page: Page, key: string, last: string): Promise<readonly string[]> {
  const found: string[] = []
  for (let count = 0; count < 12 && found.at(-1) !== last; count += 1) {
    await page.keyboard.press(key)
    const outside = await page.evaluate(() => document.activeElement?.closest('dialog') === null)
    if (!outside) found.push(await focused(page))
  }
  return found
}

test('all of it by keyboard: first field, toggles, a tab ring inside, back to the thumb', () =>
  site.visit(async ({ page, posts }) => {
    const dialog = feedbackDialog(page)
    await thumbs(page).focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('dialog') !== null)
    await eventually(() => focused(page), 'button "The documentation"')
    await page.keyboard.press('Enter')
    await dialog.getByText('Step 2/4').waitFor()
    await eventually(() => focused(page), 'button "Getting started"')
    await page.keyboard.press('Space')
    await eventually(() => focused(page), 'button "Getting started" [pressed]')
    assert.deepEqual(await stops(page, 'Tab', 'button "Getting started" [pressed]'), [
      'button "Reference"',
      'button "Best practices"',
      'button "Updates"',
      'button "Code Samples"',
      'button "Other"',
      'button "Back"',
      'button "Next"',
      'button "Close"',
      'button "Getting started" [pressed]',
    ])
    assert.deepEqual(await stops(page, 'Shift+Tab', 'button "Next"'), ['button "Close"', 'button "Next"'])
    await page.keyboard.press('Enter')
    await dialog.getByText('Step 3/4').waitFor()
    await eventually(() => focused(page), 'button "Accuracy"')
    await button(page, 'Next').press('Enter')
    await dialog.getByText('Step 4/4').waitFor()
    await eventuallyHolds(async () => assert.match(await focused(page), /^textbox/))
    await page.keyboard.type('By keys')
    await stopClock(page)
    await button(page, 'Submit').press('Space')
    await dialog.getByText('Thank you for your feedback').waitFor()
    await eventuallyHolds(async () => assert.match(await focused(page), /Thank you/))
    await page.clock.runFor(1600)
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => focused(page), 'button "Positive feedback"')
    assert.equal(posts.at(-1)?.comment, 'By keys')
  }))

test('Escape, the close button and a press beside the dialog close it; a drag out of the text does not', () =>
  site.visit(async ({ page }) => {
    const dialog = feedbackDialog(page)
    const open = async () => {
      await thumbs(page).click()
      await dialog.waitFor()
    }
    const isClosed = async () => {
      await dialog.waitFor({ state: 'hidden' })
      await eventually(() => focused(page), 'button "Positive feedback"')
    }
    await open()
    await page.keyboard.press('Escape')
    await isClosed()
    await open()
    await button(page, 'Close').click()
    await isClosed()
    await open()
    await page.mouse.click(5, 5)
    await isClosed()
    await open()
    await button(page, 'The product').click()
    await dialog.getByRole('textbox').fill('Selected')
    const box = await dialog.getByRole('textbox').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await eventually(() => dialog.isVisible(), true)
  }))

test('the page behind is inert and does not scroll', () =>
  site.visit(async ({ page }) => {
    await thumbs(page).click()
    await feedbackDialog(page).waitFor()
    await page.getByRole('link', { name: 'Sign up' }).first().focus()
    await eventuallyHolds(async () => assert.match(await focused(page), /^button/))
    await eventually(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden')
  }))

const screens = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
] as const

for (const { name, viewport } of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in any state: ${name}, ${colorScheme}`, () =>
      site.visit(
        async ({ page }) => {
          const check = async (state: string) => {
            await eventuallyHolds(async () => assert.deepEqual(await axe(page), [], state))
            await eventuallyHolds(async () => {
              const wide = await page.getByRole('dialog').evaluate((one) => one.scrollWidth > one.clientWidth)
              assert.equal(wide, false, `${state}: wider than its dialog`)
            })
          }
          await thumbs(page).click()
          await button(page, 'The product').waitFor()
          await check('type')
          await button(page, 'The documentation').click()
          await button(page, 'Reference').click()
          await check('purposes')
          await button(page, 'Next').click()
          await check('topics')
          await button(page, 'Next').click()
          await check('comment')
          await page.getByRole('listitem').filter({ hasText: ', sent' }).nth(2).waitFor()
          const held: Route[] = []
          await page.route(endpoint, (route) => void held.push(route))
          await button(page, 'Submit').click()
          await eventually(() => held.length, 1)
          await check('pending')
          await held[0]?.fulfill({ status: 500 })
          await button(page, 'Dismiss').waitFor()
          await check('error')
          await page.unroute(endpoint)
          await button(page, 'Dismiss').click()
          await button(page, 'The product').click()
          await button(page, 'Submit').click()
          await page.getByText('Thank you for your feedback').waitFor()
          await check('thanks')
          await page.keyboard.press('Escape')
          await feedbackDialog(page).waitFor({ state: 'hidden' })
          await page.getByRole('button', { name: 'Report incorrect code' }).first().focus()
          await page.keyboard.press('Enter')
          await reportDialog(page).waitFor()
          await check('report')
        },
        { context: { viewport, colorScheme } },
      ))
  }
}

test('on a phone the dialog is a sheet at the bottom, and its main buttons are large enough', () =>
  site.visit(
    async ({ page }) => {
      await thumbs(page).click()
      await button(page, 'The product').click()
      await eventually(async () => {
        const box = await feedbackDialog(page).boundingBox()
        return [box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]
      }, [0, 390, 844])
      for (const which of ['Submit', 'Back', 'Close'])
        await eventuallyHolds(async () => {
          const size = await button(page, which).boundingBox()
          assert.ok(Math.min(size?.width ?? 0, size?.height ?? 0) >= 44, which)
        })
    },
    { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ))

test('with animations the dialog still closes and gives the focus back', () =>
  site.visit(
    async ({ page }) => {
      await thumbs(page).click()
      await feedbackDialog(page).waitFor()
      await page.keyboard.press('Escape')
      await feedbackDialog(page).waitFor({ state: 'hidden' })
      await eventually(() => focused(page), 'button "Positive feedback"')
    },
    { context: { reducedMotion: 'no-preference' } },
  ))

test('the thumbs of a section are one stop of the Tab key, and the page’s own come last', () =>
  site.visit(async ({ page }) => {
    const groups = page.getByRole('article').getByRole('group', { name: 'Feedback', exact: true })
    const last = (await groups.count()) - 1
    await eventually(
      () => groups.nth(last).getByRole('button').first().getAttribute('aria-describedby'),
      'sp:page-question',
    )
    const [up, down] = [groups.first().getByRole('button').first(), groups.first().getByRole('button').last()]
    const heading = await page.getByRole('article').getByRole('heading', { level: 2 }).first().getAttribute('id')
    for (const thumb of [up, down]) await eventually(() => thumb.getAttribute('aria-describedby'), heading)
    await eventually(async () => [await up.getAttribute('tabindex'), await down.getAttribute('tabindex')], ['0', '-1'])
    await up.focus()
    // What the keys do is loaded with the focus.
    await eventually(async () => {
      await page.keyboard.press('End')
      return down.evaluate((button) => button === document.activeElement)
    }, true)
    await page.keyboard.press('Tab')
    await eventually(() => groups.first().evaluate((group) => group.contains(document.activeElement)), false)
  }))

test('where the system sets the colours, steps that are done, the current one and those to come differ', () =>
  site.visit(
    async ({ page }) => {
      await thumbs(page).click()
      await button(page, 'The documentation').click()
      const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
      await steps.first().filter({ hasText: ', sent' }).waitFor()
      const colors = await steps.evaluateAll((all) => all.map((step) => getComputedStyle(step).borderBlockStartColor))
      assert.equal(new Set(colors.slice(0, 3)).size, 3, colors.join())
    },
    { context: { forcedColors: 'active' } },
  ))
