import type { Page } from 'playwright-core'
import { kinds } from '../look/kinds.ts'
import { dialog, press, type State, see } from './state.ts'

const { operation = '' } = kinds

async function tryIt(page: Page) {
  await press(page, 'Try it')
  await dialog(page, 'Try it').waitFor()
}

/** Sends what the examples say, with credentials, and waits for what the dialog says. */
async function send(page: Page, says: string | RegExp) {
  await tryIt(page)
  for (const field of ['Username', 'Password']) await dialog(page, 'Try it').getByLabel(field).fill('a')
  await dialog(page, 'Try it').getByRole('button', { name: 'Send request' }).click()
  await dialog(page, 'Try it').getByText(says).first().waitFor()
}

const answerRequests = (page: Page, status: number, body: string) =>
  page.context().route('https://*.halyard.example/**', (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*', 'X-Request-Id': 'r1' },
      body,
    }),
  )

/** The form that sends requests. */
export const tryItStates: readonly State[] = [
  { name: 'try it', path: operation, open: tryIt },
  {
    name: 'try it, mistakes',
    path: operation,
    open: async (page) => {
      await tryIt(page)
      await dialog(page, 'Try it').getByLabel(/^To\b/).fill('')
      await dialog(page, 'Try it').getByRole('button', { name: 'Send request' }).click()
      await see(page, 'Fill in this field.')
    },
  },
  {
    name: 'try it, answered',
    path: operation,
    open: async (page) => {
      await answerRequests(page, 201, `{"sid":"SM${'1'.repeat(300)}","list":[1,2,3]}`)
      await send(page, '201 Created')
    },
  },
  {
    name: 'try it, refused',
    path: operation,
    open: async (page) => {
      await answerRequests(page, 422, '{"message":"To is not a phone number"}')
      await send(page, '422 Unprocessable')
    },
  },
  {
    name: 'try it, blocked',
    path: operation,
    open: async (page) => {
      await page.context().route('https://*.halyard.example/**', (route) =>
        route.fulfill({
          status: 200,
          headers: { 'Access-Control-Allow-Origin': 'https://other.example' },
          body: '{}',
        }),
      )
      await send(page, /CORS/)
    },
  },
]
