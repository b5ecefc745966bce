import { kinds } from '../look/kinds.ts'
import { openAll, press, type State, see, stopLongTimers } from './state.ts'

const blocks = '/docs/contributing/blocks'
const { guide = '', operation = '', schema = '', errors = '', voices = '', samples = '' } = kinds

/** What opens, filters or changes on pages themselves. */
export const pageStates: readonly State[] = [
  {
    name: 'drawer',
    path: guide,
    only: 'phone',
    open: async (page) => {
      await press(page, 'Open the docs sidebar')
      await page.getByRole('navigation', { name: 'Docs' }).waitFor()
    },
  },
  {
    name: 'drawer, folders open',
    path: '/docs/contributing',
    only: 'phone',
    open: async (page) => {
      await press(page, 'Open the docs sidebar')
      await openAll(page)
    },
  },
  { name: 'sidebar, folders open', path: operation, only: 'desk', open: openAll },
  { name: 'on this page', path: guide, only: 'phone', open: (page) => press(page, 'On this page') },
  { name: 'page actions', path: guide, open: (page) => press(page, 'More page actions') },
  {
    name: 'theme chosen',
    path: guide,
    open: async (page) => {
      await press(page, 'Switch to light theme')
      await press(page, 'Switch to dark theme')
    },
  },
  {
    name: 'focus on a link of a heading',
    path: guide,
    open: (page) => page.locator('main .heading > a').first().focus(),
  },
  {
    name: 'another code language',
    path: operation,
    open: (page) => page.getByRole('combobox', { name: 'Code language' }).first().selectOption('Python'),
  },
  { name: 'all properties', path: operation, open: openAll },
  { name: 'all properties of a schema', path: schema, open: openAll },
  {
    name: 'list of errors, filtered to none',
    path: errors,
    open: (page) => page.getByRole('searchbox').first().fill('qqxxzz'),
  },
  {
    name: 'tabs, another one',
    path: `${blocks}/tab-group`,
    open: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'note of a code sample',
    path: `${blocks}/code-sample-group`,
    open: (page) => press(page, 'About this response'),
  },
  {
    name: 'table, filtered to none',
    path: `${blocks}/filterable-table`,
    open: async (page) => {
      await page.getByRole('searchbox').first().fill('qqxxzz')
      await see(page, 'No results found')
    },
  },
  {
    name: 'image',
    path: `${blocks}/lightbox`,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Enlarge image/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'note of a library',
    path: `${blocks}/support-grid`,
    open: (page) => page.locator('main .note-button').first().click(),
  },
  {
    name: 'step of a tutorial',
    path: kinds.landing ?? '',
    open: (page) => page.locator('.step-marker, [aria-describedby]').first().focus(),
  },
  {
    name: 'phone number, wrong',
    path: `${blocks}/phone-number-field`,
    open: async (page) => {
      await page
        .getByRole('textbox', { name: /number/i })
        .first()
        .fill('12')
      await page.keyboard.press('Tab')
      await see(page, /^Too short/)
    },
  },
  {
    name: 'voices, filtered to none',
    path: voices,
    open: async (page) => {
      await page.getByRole('searchbox', { name: 'Search voices' }).fill('qqxxzz')
      await see(page, 'No results')
    },
  },
  { name: 'voices, filters', path: voices, only: 'phone', open: (page) => press(page, 'Filters') },
  {
    name: 'voices, playing',
    path: voices,
    open: (page) =>
      page
        .getByRole('button', { name: /^Play / })
        .first()
        .click(),
  },
  {
    name: 'samples, filtered to none',
    path: samples,
    open: async (page) => {
      await page.getByRole('searchbox', { name: 'Search code samples' }).fill('qqxxzz')
      await see(page, /No results/)
    },
  },
  { name: 'samples, filters', path: samples, only: 'phone', open: (page) => press(page, 'Filters') },
  {
    name: 'code, copied',
    path: guide,
    open: async (page) => {
      await stopLongTimers(page)
      await press(page, 'Copy code block')
      await page.getByRole('button', { name: 'Copied!' }).first().waitFor()
    },
  },
]
