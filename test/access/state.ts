import type { Page } from 'playwright-core'

/** A page with something open on it. */
export interface State {
  readonly name: string
  readonly path: string
  /** Where the state exists; both when absent. */
  readonly only?: 'phone' | 'desk'
  open(page: Page): Promise<unknown>
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

export const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Opens everything of the page that closes. */
export const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // Those of one name close each other.
      details.removeAttribute('name')
      details.open = true
    }
  })

/** What closes by itself after a second or more stays; axe has the short timers that it needs. */
export const stopLongTimers = (page: Page) =>
  page.evaluate(() => {
    const real = window.setTimeout
    const short = (run: () => void, delay = 0) => (delay < 1000 ? real(run, delay) : 0)
    window.setTimeout = short as typeof setTimeout
  })
