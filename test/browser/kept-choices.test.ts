import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import { openSite } from './opened-site.ts'

const site = openSite('test/browser/sites/choices')

const at = (path: string, use: (page: Page) => Promise<void>, prepare?: (page: Page) => Promise<unknown>) =>
  site.visit(
    path,
    async (page) => {
      await page.waitForLoadState('networkidle')
      await use(page)
    },
    prepare === undefined ? {} : { prepare },
  )

const tab = (page: Page, name: string, at = 0) => page.getByRole('tab', { name, exact: true }).nth(at)
const isChosen = (page: Page, name: string, nth = 0) =>
  eventually(() => tab(page, name, nth).getAttribute('aria-selected'), 'true')
const language = (page: Page) => page.getByRole('combobox', { name: 'Code language' })

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Elsewhere' }).click()
  await page.getByRole('heading', { level: 1, name: 'Elsewhere' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Choices' }).waitFor()
}

test('who comes back to a page finds the tabs that were chosen there, each group its own', () =>
  at('/', async (page) => {
    await tab(page, 'npm').waitFor()
    await tab(page, 'Linux').click()
    await tab(page, 'pnpm').click()
    // Another choice in the first pair, which the second follows.
    await tab(page, 'Windows', 1).click()
    await leaveAndComeBack(page)
    await isChosen(page, 'Windows')
    await isChosen(page, 'Windows', 1)
    await isChosen(page, 'pnpm')
    await page.reload()
    await isChosen(page, 'pnpm')
    // What is chosen here tells another page nothing.
    await page.getByRole('main').getByRole('link', { name: 'Elsewhere' }).click()
    await isChosen(page, 'npm')
  }))

test('who has followed a link within the page finds the tab that was chosen before, or after it', () =>
  at('/', async (page) => {
    await tab(page, 'pnpm').click()
    await page.getByRole('main').getByRole('link', { name: 'To the end' }).click()
    await leaveAndComeBack(page)
    await isChosen(page, 'pnpm')
    await tab(page, 'npm').click()
    await leaveAndComeBack(page)
    await isChosen(page, 'npm')
    await page.goBack()
    await eventually(() => new URL(page.url()).hash, '')
    await isChosen(page, 'npm')
    await page.reload()
    await isChosen(page, 'npm')
  }))

test('who comes back finds a format that was chosen, though formats are kept for no other page', () =>
  at('/', async (page) => {
    await language(page).selectOption('Python')
    await eventually(() => page.evaluate(() => localStorage.getItem('preference.server')), 'Python')
    await language(page).selectOption('JSON')
    await leaveAndComeBack(page)
    await eventually(() => language(page).inputValue(), 'JSON')
    await page.getByText('"format"').waitFor()
    await language(page).selectOption('Node.js')
    await eventually(() => page.evaluate(() => localStorage.getItem('preference.server')), 'Node.js')
    await leaveAndComeBack(page)
    await eventually(() => language(page).inputValue(), 'Node.js')
  }))

test('who comes back finds the code language that was chosen, where nothing may be stored', () =>
  at(
    '/',
    async (page) => {
      await language(page).selectOption('Python')
      await leaveAndComeBack(page)
      await eventually(() => language(page).inputValue(), 'Python')
      await eventually(() => page.getByText('in_python').isVisible(), true)
    },
    (page) =>
      page.addInitScript(() =>
        Object.defineProperty(globalThis, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
      ),
  ))

test('what another script keeps with the page, and a browser that keeps no more, break nothing', () =>
  at(
    '/',
    async (page) => {
      await tab(page, 'pnpm').click()
      await isChosen(page, 'pnpm')
      await language(page).selectOption('Python')
      await eventually(() => page.getByText('in_python').isVisible(), true)
      assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'faults')), [])
    },
    (page) =>
      page.addInitScript(() => {
        const faults: string[] = []
        Object.assign(globalThis, { faults })
        addEventListener('error', ({ message }) => faults.push(message))
        addEventListener('unhandledrejection', ({ reason }) => faults.push(`${reason}`))
        console.error = (...said) => faults.push(said.join(' '))
        history.replaceState({ 'signalpost:tab': 5, 'signalpost:language': 7 }, '')
        history.replaceState = () => {
          throw new DOMException('too many', 'SecurityError')
        }
      }),
  ))
