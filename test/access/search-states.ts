import type { Page } from 'playwright-core'
import { kinds } from '../look/kinds.ts'
import { dialog, press, type State, see } from './state.ts'

const { guide = '', home = '' } = kinds

async function search(page: Page, words: string) {
  await press(page, 'Search')
  await page.getByRole('combobox', { name: 'Search' }).fill(words)
}

/** The dialog of the search. */
export const searchStates: readonly State[] = [
  { name: 'search, begun', path: home, open: (page) => press(page, 'Search') },
  {
    name: 'search, results',
    path: guide,
    open: async (page) => {
      await search(page, 'message')
      await dialog(page, 'Search').getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'search, nothing',
    path: guide,
    open: async (page) => {
      await search(page, 'qqxxzz')
      await dialog(page, 'Search')
        .getByText(/No results/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'search, not reached',
    path: guide,
    open: async (page) => {
      await page.route(/_assets\/search(-|\/).*(json|bin|wasm|pf|idx)|_assets\/search\//, (route) => route.abort())
      await search(page, 'message')
      await see(page, /can’t be reached/)
    },
  },
]
