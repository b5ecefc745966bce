import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { eventually } from '../eventually.ts'
import { axe } from '../harness.ts'
import { type HeldBack, holdBack } from '../hold-back.ts'
import { type CatalogVisit, openCatalogSite } from './catalog-site.ts'

const site = openCatalogSite()

const open = (use: (page: Page, faults: readonly string[]) => Promise<void>, options?: CatalogVisit, query = '') =>
  site.visitAwake(`/docs/samples${query}`, use, options)
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search code samples' })
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const choice = (page: Page, facet: string, name: string) =>
  group(page, facet).getByRole('checkbox', { name, exact: true })
const titles = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.sample-link:visible').allInnerTexts()).map((text) => text.replace(/\s*\(external link\)/, ''))
async function assertTitles(page: Page, expected: readonly string[]): Promise<void> {
  await eventually(() => titles(page), expected)
  await page
    .getByRole('status')
    .filter({ hasText: `${expected.length} of 3 samples` })
    .waitFor()
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing, ${colorScheme}, ${width}`, () =>
      open(
        async (page, faults) => {
          if (width < 600) await page.getByRole('button', { name: 'Filters' }).click()
          await eventually(() => axe(page, 'main'), [])
          assert.deepEqual(faults, [])
        },
        { colorScheme, viewport: { width, height: 900 } },
      ))

test('filters come from the samples, under the names that readers see', () =>
  open(async (page) => {
    const values = async (facet: string) =>
      (await group(page, facet).locator('.facet-value').allInnerTexts()).map(words)
    await eventually(() => values('Product'), ['Integration 1', 'Nests 1', 'SMS 2', 'Voice 1'])
    await eventually(() => values('Feature'), ['AI-Ready 1', 'Demo 2', 'Osprey add-on 1', 'Quick Deploy 1'])
    await eventually(() => values('Language'), ['.NET 1', 'JavaScript 1', 'Python 1'])
    await eventually(() => values('Tag'), ['Hackathon 1', 'Popular 2'])
    await eventually(() => values('Contributor type'), ['Community 1', 'Osprey 1', 'Partner 1'])
  }))
const words = (text: string) => text.replace(/\s+/g, ' ')

test('one of the values of a filter, and every filter; counts say what another choice would show', () =>
  open(async (page) => {
    await choice(page, 'Product', 'SMS').check()
    await assertTitles(page, ['Return a call', 'Vote by text'])
    await choice(page, 'Product', 'Nests').check()
    await assertTitles(page, ['Return a call', 'Vote by text', 'Count nests'])
    await choice(page, 'Feature', 'Demo').check()
    await assertTitles(page, ['Vote by text', 'Count nests'])
    await eventually(
      async () => words(await group(page, 'Product').locator('.facet-value', { hasText: 'Voice' }).innerText()),
      'Voice 0',
    )
    await eventually(
      async () => words(await group(page, 'Feature').locator('.facet-value', { hasText: 'AI' }).innerText()),
      'AI-Ready 1',
    )
    await page.waitForURL((url) => url.search === '?samples-product=nests&samples-product=sms&samples-feature=demo')
    await page.reload()
    await assertTitles(page, ['Vote by text', 'Count nests'])
    await eventually(() => choice(page, 'Feature', 'Demo').isChecked(), true)
  }))

test('the search knows titles, descriptions, names and other names', () =>
  open(async (page) => {
    for (const [term, found] of [
      ['3rd party', ['Return a call']],
      ['osprey add', ['Return a call']],
      ['counts', ['Vote by text']],
      ['.net', ['Vote by text']],
      ['popular python', ['Count nests']],
    ] as const) {
      await search(page).fill(term)
      await assertTitles(page, found)
    }
  }))

test('nothing left: what to do, and a button that does it', () =>
  open(
    async (page) => {
      await page.getByText('No results found', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Clear all' }).click()
      await eventually(() => titles(page), ['Return a call', 'Vote by text', 'Count nests'])
      await page
        .getByRole('status')
        .filter({ hasText: /^3 samples$/ })
        .waitFor()
      await page.waitForURL((url) => url.search === '?utm_medium=mail')
    },
    {},
    '?utm_medium=mail&samples=zzz',
  ))

test('a card is a link; one that leaves the site says so', () =>
  open(async (page) => {
    await page.getByRole('link', { name: /^Vote by text.*\(external link\)$/ }).waitFor()
    await page
      .locator('.sample-card')
      .first()
      .click({ position: { x: 5, y: 5 } })
    await page.waitForURL('**/docs/table')
  }))

test('on small screens a button opens the filters', () =>
  open(
    async (page) => {
      const button = page.getByRole('button', { name: 'Filters' })
      await eventually(() => group(page, 'Product').isVisible(), false)
      await button.click()
      await eventually(() => button.getAttribute('aria-expanded'), 'true')
      await choice(page, 'Language', 'Python').check()
      await assertTitles(page, ['Count nests'])
      await button.click()
      await eventually(() => group(page, 'Product').isVisible(), false)
    },
    { viewport: { width: 390, height: 800 } },
  ))

test('what is chosen before the scripts have come holds afterwards', () => {
  const held: { module?: HeldBack } = {}
  return site.visit(
    '/docs/samples',
    async (page) => {
      await eventually(async () => (await titles(page)).length, 3)
      await choice(page, 'Tag', 'Hackathon').check()
      await held.module?.asked
      held.module?.release()
      await assertTitles(page, ['Count nests'])
    },
    {
      prepare: async (page) => {
        held.module = await holdBack(page, '**/code-sample-catalog-*.js')
      },
    },
  )
})

test('without scripts all samples are there, and no control', () =>
  site.visit(
    '/docs/samples',
    async (page) => {
      await eventually(() => titles(page), ['Return a call', 'Vote by text', 'Count nests'])
      await eventually(() => page.locator('.code-samples').getByRole('checkbox').count(), 0)
      await eventually(() => page.locator('.code-samples').getByRole('button').count(), 0)
    },
    { javaScriptEnabled: false },
  ))

for (const width of [1440, 768, 390])
  test(`boxes to tick begin where their title does: ${width}`, () =>
    open(
      async (page) => {
        if (width < 600) await page.getByRole('button', { name: 'Filters' }).click()
        const left = async (one: Locator) => Math.round((await one.boundingBox())?.x ?? Number.NaN)
        const box = choice(page, 'Product', 'SMS')
        await box.waitFor()
        assert.equal(await left(box), await left(page.getByText('Product', { exact: true })))
      },
      { viewport: { width, height: 900 } },
    ))

test('on a touch screen how many there are stands beside what they are', () =>
  open(
    async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click()
      const middle = async (one: Locator) => {
        const { y, height } = (await one.boundingBox()) ?? { y: Number.NaN, height: 0 }
        return y + height / 2
      }
      const value = page.locator('.facet-value').first()
      await value.waitFor()
      const apart = (await middle(value.locator('.facet-count'))) - (await middle(value.locator('.facet-name')))
      assert.ok(Math.abs(apart) < 1.5, `${apart}`)
    },
    { viewport: { width: 390, height: 900 }, hasTouch: true, isMobile: true },
  ))

test('what is said where nothing is left stands together', () =>
  open(async (page) => {
    await search(page).fill('qqxxzz')
    const top = async (text: string) => (await page.getByText(text).boundingBox())?.y ?? Number.NaN
    const title = 'No results found'
    await page.getByText(title).waitFor()
    assert.ok((await top('Try changing the filters or the search term.')) - (await top(title)) < 60)
  }))

test('no dot between two facts of a sample ends a line', () =>
  open(
    async (page) => {
      await eventually(async () => (await titles(page)).length, 3)
      const after = await page.locator('.card-facts > span').evaluateAll((facts) =>
        facts.map((fact) => {
          const words = document.createRange()
          words.selectNodeContents(fact)
          return Math.round(fact.getBoundingClientRect().right - words.getBoundingClientRect().right)
        }),
      )
      assert.deepEqual(
        after.filter((width) => width > 0),
        [],
      )
    },
    { viewport: { width: 390, height: 800 } },
  ))

test('the dots between the facts of a sample are not read out', () =>
  open(async (page) => {
    await eventually(async () => (await titles(page)).length, 3)
    const sample = await page.getByRole('listitem').filter({ hasText: 'Vote by text' }).ariaSnapshot()
    assert.match(sample, /\.NET/)
    assert.doesNotMatch(sample, /·/)
  }))
