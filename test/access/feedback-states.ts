import type { Page } from 'playwright-core'
import { kinds } from '../look/kinds.ts'
import { dialog, press, type State, see, stopLongTimers } from './state.ts'

const { guide = '' } = kinds

const feedback = (page: Page) => dialog(page, 'Feedback')
const inFeedback = (page: Page, name: string) => feedback(page).getByRole('button', { name, exact: true }).click()
const thumb = (page: Page) => page.locator('.page-question').getByRole('button', { name: 'Negative feedback' }).click()

const answerPosts = (page: Page, status: number) =>
  page.route('**/api/docs/v1/feedback', (route) => route.fulfill({ status, body: '{}' }))

async function toComments(page: Page) {
  await answerPosts(page, 201)
  await thumb(page)
  await inFeedback(page, 'The documentation')
  await feedback(page).getByText('Step 2/4').waitFor()
  await inFeedback(page, 'Next')
  await feedback(page).getByText('Step 3/4').waitFor()
  await inFeedback(page, 'Next')
  await feedback(page).getByRole('textbox').waitFor()
}

/** The dialogs of feedback and of reports of code. */
export const feedbackStates: readonly State[] = [
  {
    name: 'feedback, kind',
    path: guide,
    open: async (page) => {
      await answerPosts(page, 201)
      await thumb(page)
    },
  },
  {
    name: 'feedback, purpose',
    path: guide,
    open: async (page) => {
      await answerPosts(page, 201)
      await thumb(page)
      await inFeedback(page, 'The documentation')
      await inFeedback(page, 'Reference')
    },
  },
  { name: 'feedback, comment', path: guide, open: toComments },
  {
    name: 'feedback, refused',
    path: guide,
    open: async (page) => {
      await toComments(page)
      await answerPosts(page, 500)
      await inFeedback(page, 'Submit')
      await see(page, 'Oops! Something went wrong')
    },
  },
  {
    name: 'feedback, sent',
    path: guide,
    open: async (page) => {
      await toComments(page)
      await stopLongTimers(page)
      await inFeedback(page, 'Submit')
      await see(page, 'Thank you for your feedback')
    },
  },
  {
    name: 'report of code',
    path: guide,
    open: async (page) => {
      await press(page, 'Report incorrect code')
      await dialog(page, 'Report incorrect code.').waitFor()
    },
  },
  {
    name: 'report of code, refused',
    path: guide,
    open: async (page) => {
      await answerPosts(page, 500)
      await press(page, 'Report incorrect code')
      await dialog(page, 'Report incorrect code.').getByRole('textbox').fill('A typing mistake.')
      await dialog(page, 'Report incorrect code.').getByRole('button', { name: 'Submit' }).click()
      await see(page, 'Oops! Something went wrong')
    },
  },
]
