import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type FakeIndex, openFakeIndex } from '../../client/fake-index.ts'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { stopClock } from '../harness.ts'
import { type CatalogVisit, openCatalogSite, voiceRecords } from './catalog-site.ts'

const site = openCatalogSite('  voices: { provider: algolia, appId: TESTAPP, apiKey: search-only, indexName: voices }')
let index: FakeIndex
before(async () => {
  index = await openFakeIndex(voiceRecords)
})
after(() => index?.close())
/** How often it was asked in the tests before. */
let earlier = 0
beforeEach(() => {
  index.mood = 'well'
  earlier = index.asked.length
})

/** Opens the library. The browser believes that it talks to the service itself, so the page's policy is in force. */
const open = (use: (page: Page, faults: readonly string[]) => Promise<void>, options: CatalogVisit = {}, query = '') =>
  site.visit(`/docs/voices${query}`, use, {
    ...options,
    prepare: async (page) => {
      await page.route(/^https:\/\/testapp[^/]*\.algolia(net)?\.(net|com)\//i, async (route) => {
        const url = new URL(route.request().url())
        const target = `http://${index.host}${url.pathname}${url.search}`
        try {
          const response = await route.fetch({ url: target })
          await route.fulfill({ response })
        } catch {
          // The page is gone, or the request was given up.
        }
      })
      await options.prepare?.(page)
    },
  })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search voices' })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const names = (page: Page): Promise<readonly string[]> =>
  page.getByRole('list', { name: 'Voices' }).locator('[data-part="name"]').allInnerTexts()
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor()
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('asks the index at once, shows what it says, and the policy lets it', () =>
  open(async (page, faults) => {
    await eventually(() => index.asked.length > earlier, true)
    await search(page).fill('voice 17')
    await eventually(() => names(page), ['Voice 17', 'Voice 117', 'Voice 170'])
    assert.deepEqual(index.complaints, [])
    assert.deepEqual(faults, [])
    const last = index.asked.at(-1)
    assert.deepEqual([last?.length, last?.[0]?.query, last?.[0]?.hitsPerPage], [1, 'voice 17', 20])
  }))

test('one query for each refined facet besides the main one; the counts are disjunctive', () =>
  open(async (page) => {
    await page.getByRole('checkbox', { name: 'hills' }).check()
    await status(page, '85 voices')
    await page.getByRole('checkbox', { name: 'warm' }).check()
    const count = voiceRecords.filter(({ accent, labels }) => accent === 'hills' && labels.includes('warm')).length
    await status(page, `${count} voices`)
    assert.deepEqual(
      index.asked.at(-1)?.map(({ facets, facetFilters, hitsPerPage }) => [facets.length, facetFilters, hitsPerPage]),
      [
        [6, [['accent:hills'], ['labels:warm']], 20],
        [1, [['labels:warm']], 0],
        [1, [['accent:hills']], 0],
      ],
    )
    const coast = () => page.locator('.facet-value', { hasText: 'coast' }).innerText()
    const others = voiceRecords.filter(({ accent, labels }) => accent === 'coast' && labels.includes('warm')).length
    await eventuallyHolds(async () => assert.match(await coast(), new RegExp(`\\b${others}$`)))
  }))

test('typing rests before it asks: quick keys are one question', () =>
  open(async (page) => {
    await status(page, '171 voices')
    await eventually(() => index.asked.length - earlier, 1)
    await stopClock(page)
    await search(page).pressSequentially('hills')
    await page.clock.runFor(250)
    await status(page, '85 voices')
    assert.equal(index.asked.length - earlier, 2)
  }))

for (const [mood, message] of [
  [403, 'The voices could not be loaded.'],
  [500, 'The voices could not be loaded.'],
  ['confused', 'The voices could not be loaded.'],
  [429, 'There are too many searches at the moment. Wait a little, then try again.'],
] as const)
  test(`${mood}: a message, and another try that works`, () => {
    index.mood = mood
    return open(async (page) => {
      await alert(page, message)
      await eventually(() => page.getByRole('list', { name: 'Voices' }).count(), 0)
      await eventually(() => search(page).isVisible(), true)
      const failed = page.waitForResponse(/algolia/)
      await again(page).click()
      await failed
      await alert(page, message)
      index.mood = 'well'
      await again(page).click()
      await eventually(async () => (await names(page)).length, 20)
      await eventually(() => again(page).count(), 0)
    })
  })

test('no answer: says that it waits, then that it takes too long, and tries again', () => {
  index.mood = 'silent'
  return open(
    async (page) => {
      await page.locator('[data-island]').waitFor()
      await page.clock.runFor(400)
      await eventually(async () => {
        await page.clock.runFor(100)
        return page.getByRole('status').filter({ hasText: 'Searching…' }).count()
      }, 1)
      for (let second = 0; second < 10; second += 1) await page.clock.runFor(1000)
      await alert(page, 'The search takes too long. Check your connection, then try again.')
      index.mood = 'well'
      await again(page).click()
      await eventually(async () => {
        await page.clock.runFor(100)
        return (await names(page)).length
      }, 20)
    },
    { prepare: (page) => page.clock.install(), hasLongTimers: true },
  )
})

test('answers that come too late are not shown', () => {
  const waiting: (() => void)[] = []
  return open(
    async (page) => {
      await search(page).fill('voice 17')
      await eventually(() => waiting.length > 0, true)
      await search(page).fill('voice 42')
      await eventually(() => names(page), ['Voice 42', 'Voice 142'])
      for (const go of waiting) go()
      await page.waitForLoadState('networkidle')
      await eventually(() => names(page), ['Voice 42', 'Voice 142'])
    },
    {
      prepare: (page) =>
        page.route(/algolia/, async (route) => {
          if (route.request().postData()?.includes('voice 17')) await new Promise<void>((done) => waiting.push(done))
          await route.fallback()
        }),
    },
  )
})

test('a file of the data is not shipped, and the first page is there without scripts', () =>
  open(
    async (page) => {
      await eventually(async () => (await names(page)).length, 20)
      await eventuallyHolds(async () => assert.doesNotMatch(await page.content(), /voices-[0-9A-F]{8}\.json/))
    },
    { javaScriptEnabled: false },
  ))
