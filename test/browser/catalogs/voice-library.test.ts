import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe } from '../harness.ts'
import { type HeldBack, holdBack } from '../hold-back.ts'
import { type CatalogVisit, openCatalogSite, voiceRecords } from './catalog-site.ts'

const site = openCatalogSite()

const open = (use: (page: Page, faults: readonly string[]) => Promise<void>, options?: CatalogVisit, query = '') =>
  site.visitAwake(`/docs/voices${query}`, use, options)
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search voices' })
const facet = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const choice = (page: Page, group: string, name: string) =>
  facet(page, group).getByRole('checkbox', { name, exact: true })
const play = (page: Page, name: string) => page.getByRole('button', { name: `Play ${name}`, exact: true })
const stop = (page: Page, name: string) => page.getByRole('button', { name: `Stop ${name}`, exact: true })
const names = (page: Page): Promise<readonly string[]> =>
  page.getByRole('list', { name: 'Voices' }).locator('[data-part="name"]').allInnerTexts()
const values = async (page: Page, group: string): Promise<readonly string[]> =>
  (await facet(page, group).locator('.facet-value:visible').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pagination of voices' })
/** What the slots of the pagination say, the current one in brackets. */
const slots = (page: Page): Promise<string> =>
  pages(page)
    .locator('li:visible')
    .evaluateAll((list) =>
      list
        .map((item) => {
          const current = item.querySelector('[aria-current="page"]')
          const text = (item as HTMLElement).innerText.trim()
          return current === null ? text : `[${text}]`
        })
        .join(' '),
    )
const voices = (numbers: readonly number[]) => numbers.map((number) => `Voice ${number}`)
const firstPage = voices(Array.from({ length: 20 }, (_, index) => index))
const addressSays = (page: Page, text: string) => page.waitForURL((url) => url.search === text)

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing, ${colorScheme}, ${width}`, () =>
      open(
        async (page, faults) => {
          if (width < 600) await page.getByRole('button', { name: 'Filters' }).click()
          await eventually(() => axe(page, 'main'), [])
          await choice(page, 'Gender', 'female').check()
          await status(page, '86 voices')
          await play(page, 'Voice 0').click()
          await eventually(() => axe(page, 'main'), [])
          await search(page).fill('nobody')
          await page.getByText('No results', { exact: true }).waitFor()
          await eventually(() => axe(page, 'main'), [])
          assert.deepEqual(faults, [])
        },
        { colorScheme, viewport: { width, height: 900 } },
      ))

test('the first page comes with the document, and nothing of the data until somebody looks for something', () => {
  const loaded: string[] = []
  return open(
    async (page) => {
      await eventually(() => names(page), firstPage)
      await status(page, '171 voices')
      await page.waitForLoadState('networkidle')
      assert.deepEqual(
        loaded.filter((url) => /\.json$|\.wav$|hosted/.test(url)),
        [],
      )
      await search(page).focus()
      await eventually(async () => loaded.filter((url) => /\/_assets\/voices-[0-9A-F]{8}\.json$/.test(url)).length, 1)
    },
    { prepare: async (page) => page.on('request', (request) => loaded.push(request.url())) },
  )
})

test('a search, the number of results, and none', () =>
  open(async (page) => {
    await search(page).fill('voice 17')
    await eventually(() => names(page), ['Voice 17', 'Voice 117', 'Voice 170'])
    await status(page, '3 voices')
    await eventually(() => pages(page).count(), 0)
    await search(page).fill('nobody')
    await page.getByText('No results', { exact: true }).waitFor()
    await eventually(() => page.getByRole('list', { name: 'Voices' }).count(), 0)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await eventually(() => names(page), firstPage)
    await eventually(() => search(page).inputValue(), '')
    await eventually(() => search(page).evaluate((one) => one === document.activeElement), true)
    await addressSays(page, '')
  }))

test('on a desk the name of the first facet is in line with that of the field beside it', () =>
  open(
    async (page) => {
      const middle = (words: Locator) =>
        words.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return (top + bottom) / 2
        })
      const name = page.locator('legend').filter({ hasText: 'Locale' })
      await name.waitFor()
      const field = page.getByText('Search voices', { exact: true })
      assert.ok(Math.abs((await middle(name)) - (await middle(field))) < 0.5)
    },
    { viewport: { width: 1280, height: 800 } },
  ))

test('where nothing is found, the open filters leave no empty box on a phone', () =>
  open(
    async (page) => {
      const filters = page.getByRole('button', { name: 'Filters', exact: true })
      await filters.click()
      await facet(page, 'Locale').waitFor()
      const height = () =>
        filters.evaluate((button) => document.getElementById(button.getAttribute('aria-controls') ?? '')?.offsetHeight)
      await search(page).fill('nobody')
      await page.getByText('No results', { exact: true }).waitFor()
      await eventually(height, 0)
      await page.getByRole('button', { name: 'Clear all' }).click()
      await facet(page, 'Locale').waitFor()
    },
    { viewport: { width: 390, height: 800 } },
  ))

test('the field takes 512 characters, also from the address', async () => {
  const query = `?voices=${'a'.repeat(600)}`
  await open(
    async (page) => {
      await eventually(() => search(page).getAttribute('maxlength'), '512')
      await eventually(async () => (await search(page).inputValue()).length, 512)
      await page.getByText('No results', { exact: true }).waitFor()
    },
    {},
    query,
  )
})

test('six facets whose counts say what another choice would show', () =>
  open(async (page) => {
    const groups = await page.locator('.facets').getByRole('group').locator('legend').allInnerTexts()
    assert.deepEqual(groups, ['Locale', 'Accent', 'Category', 'Age', 'Gender', 'Labels'])
    const count = (test: (voice: (typeof voiceRecords)[number]) => boolean) => voiceRecords.filter(test).length
    await eventually(
      () => values(page, 'Accent'),
      [`coast ${count(({ accent }) => accent === 'coast')}`, `hills ${count(({ accent }) => accent === 'hills')}`],
    )
    await eventually(() => values(page, 'Age'), [`young ${count(({ age }) => age === 'young')}`])
    await choice(page, 'Labels', 'warm').check()
    const warm = (voice: (typeof voiceRecords)[number]) => voice.labels.includes('warm')
    await eventually(() => values(page, 'Labels'), [`news ${voiceRecords.length}`, `warm ${count(warm)}`])
    await eventually(
      () => values(page, 'Gender'),
      [
        `female ${count((voice) => warm(voice) && voice.gender === 'female')}`,
        `male ${count((voice) => warm(voice) && voice.gender === 'male')}`,
      ],
    )
    await choice(page, 'Gender', 'male').check()
    await status(page, `${count((voice) => warm(voice) && voice.gender === 'male')} voices`)
    await eventually(() => choice(page, 'Gender', 'male').evaluate((one) => one === document.activeElement), true)
    await addressSays(page, '?voices-gender=male&voices-labels=warm')
    await page.reload()
    await status(page, `${count((voice) => warm(voice) && voice.gender === 'male')} voices`)
    await eventually(() => choice(page, 'Gender', 'male').isChecked(), true)
  }))

test('a long facet shows ten values and says how many more', () =>
  open(async (page) => {
    const all = new Set(voiceRecords.map(({ locale }) => locale)).size
    await eventually(async () => (await values(page, 'Locale')).length, 10)
    const more = facet(page, 'Locale').getByRole('button')
    await eventually(() => more.innerText(), `Show more (${all - 10})`)
    await more.click()
    await eventually(async () => (await values(page, 'Locale')).length, all)
    await eventually(() => more.innerText(), 'Show less')
    await eventually(() => more.getAttribute('aria-expanded'), 'true')
    // The rarest value stays in sight once it is chosen.
    const rare = voiceRecords[0]?.locale ?? ''
    await choice(page, 'Locale', rare).check()
    await status(page, '1 voice')
    await more.click()
    await eventually(async () => (await values(page, 'Locale')).length, 11)
    await eventually(() => choice(page, 'Locale', rare).isVisible(), true)
    await eventually(() => facet(page, 'Accent').getByRole('button').count(), 0)
  }))

test('twenty a page and at most seven slots', () =>
  open(async (page) => {
    await eventually(() => slots(page), '[1] 2 3 4 5 … 9')
    await eventually(() => page.getByRole('button', { name: 'Previous page' }).isDisabled(), true)
    await page.getByRole('button', { name: 'Page 5', exact: true }).click()
    await eventually(() => slots(page), '1 … 4 [5] 6 … 9')
    await eventually(async () => (await names(page))[0], 'Voice 80')
    await addressSays(page, '?voices-page=5')
    // The reader is led to the top of the new page.
    await eventually(
      () => page.evaluate(() => document.activeElement?.hasAttribute('data-voice-results') ?? false),
      true,
    )
    await eventuallyHolds(async () => assert.ok(((await search(page).boundingBox())?.y ?? -1) >= 0))
    await page.getByRole('button', { name: 'Next page' }).click()
    await eventually(() => slots(page), '1 … 5 [6] 7 8 9')
    await page.getByRole('button', { name: 'Page 9', exact: true }).click()
    await eventually(() => slots(page), '1 … 5 6 7 8 [9]')
    await eventually(async () => (await names(page)).length, 11)
    await eventually(() => page.getByRole('button', { name: 'Next page' }).isDisabled(), true)
    await page.getByRole('button', { name: 'Previous page' }).click()
    await eventually(() => slots(page), '1 … 5 6 7 [8] 9')
    // Another search begins at the first page.
    await choice(page, 'Accent', 'hills').check()
    await eventually(() => slots(page), '[1] 2 3 4 5')
    await addressSays(page, '?voices-accent=hills')
  }))

test('a page that is no longer there is the last one', () =>
  open(
    async (page) => {
      await eventually(() => slots(page), '1 2 3 4 [5]')
      await addressSays(page, '?voices-accent=hills&voices-page=5')
    },
    {},
    '?voices-accent=hills&voices-page=999',
  ))

test('two libraries of a page share the data and nothing else; their samples stop each other', () =>
  site.visit('/docs/twice', async (page) => {
    await page.locator('[data-awake]').nth(1).waitFor()
    const library = (which: number) => page.locator('.voice-library').nth(which)
    await library(1).getByRole('checkbox', { name: 'hills' }).check()
    await library(1).getByRole('status').filter({ hasText: '85 voices' }).waitFor()
    await addressSays(page, '?voices-1-accent=hills')
    await eventually(() => library(0).getByRole('status').first().innerText(), '171 voices')
    await library(0).getByRole('button', { name: 'Play Voice 1', exact: true }).click()
    await library(1).getByRole('button', { name: 'Play Voice 5', exact: true }).click()
    await library(1).getByRole('button', { name: 'Stop Voice 5', exact: true }).waitFor()
    await library(0).getByRole('button', { name: 'Play Voice 1', exact: true }).waitFor()
  }))

test('the policy lets samples of other hosts play, and no others', () =>
  open(async (page) => {
    const policy = (await page.request.get(`${site.origin}/docs/voices`)).headers()['content-security-policy'] ?? ''
    assert.match(policy, /media-src 'self' https:\/\/media\.osprey\.example;/)
  }))

test('back and forward bring what was looked for', () =>
  open(async (page) => {
    await page.evaluate(() => {
      location.hash = 'voice-filters'
    })
    await choice(page, 'Accent', 'hills').check()
    await status(page, '85 voices')
    await page.goBack()
    await status(page, '171 voices')
    await eventually(() => choice(page, 'Accent', 'hills').isChecked(), false)
    await page.goForward()
    await status(page, '85 voices')
  }))

test('one sample plays at a time, and the end of a sample is its stop', () =>
  open(async (page, faults) => {
    await play(page, 'Voice 1').click()
    await stop(page, 'Voice 1').waitFor()
    await play(page, 'Voice 5').click()
    await stop(page, 'Voice 5').waitFor()
    await eventually(() => play(page, 'Voice 1').count(), 1)
    await eventually(() => page.getByRole('button', { name: /^Stop/ }).count(), 1)
    await stop(page, 'Voice 5').click()
    await play(page, 'Voice 5').waitFor()
    // It lasts less than half a second: what its button said meanwhile is looked up afterwards.
    const said = await play(page, 'Voice 0').evaluateHandle((button) => {
      const names: (string | null)[] = []
      const note = () => names.push(button.getAttribute('aria-label'))
      new MutationObserver(note).observe(button, { attributes: true, attributeFilter: ['aria-label'] })
      return names
    })
    await play(page, 'Voice 0').click()
    await eventually(() => said.jsonValue(), ['Stop Voice 0', 'Play Voice 0'])
    assert.deepEqual(faults, [])
  }))

test('what begins elsewhere stops the sample; a sample whose voice is gone stops too', () =>
  open(async (page) => {
    await play(page, 'Voice 1').click()
    await stop(page, 'Voice 1').waitFor()
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('signalpost:play', { detail: { audio: null } })))
    await play(page, 'Voice 1').waitFor()
    await play(page, 'Voice 1').click()
    await choice(page, 'Gender', 'male').check()
    await status(page, '85 voices')
    await stop(page, 'Voice 1').waitFor()
    await search(page).fill('voice 3')
    await eventually(async () => (await names(page))[0], 'Voice 3')
    await search(page).fill('voice 1')
    await eventually(async () => (await names(page))[0], 'Voice 1')
    await eventually(() => play(page, 'Voice 1').count(), 1)
  }))

test('a sample that cannot be played says so; a voice without one has no button to press', () =>
  open(async (page) => {
    await play(page, 'Voice 2').click()
    await status(page, 'The sample of Voice 2 could not be played.')
    await eventually(() => play(page, 'Voice 2').isEnabled(), true)
    await eventually(() => play(page, 'Voice 3').isDisabled(), true)
  }))

test('what is said of a sample that cannot be played is in the language of the page', () =>
  open(async (page) => {
    await page.evaluate(
      (own) => {
        const { signalpost } = globalThis as { signalpost?: { texts?: Record<string, string> } }
        Object.assign(globalThis, { signalpost: { ...signalpost, texts: { ...signalpost?.texts, ...own } } })
      },
      { 'The sample of {voiceName} could not be played.': 'Keine Hörprobe: {voiceName}' },
    )
    await play(page, 'Voice 2').click()
    await status(page, 'Keine Hörprobe: Voice 2')
  }))

test('data that cannot be loaded: a message and another try', () => {
  let broken = true
  return open(
    async (page) => {
      await search(page).fill('voice 17')
      await page.getByRole('alert').getByText('The voices could not be loaded.').waitFor()
      await eventually(() => page.getByRole('list', { name: 'Voices' }).count(), 0)
      await eventually(() => axe(page, 'main'), [])
      const second = page.waitForResponse('**/_assets/voices-*.json')
      await page.getByRole('button', { name: 'Try again' }).click()
      await second
      await page.getByRole('alert').getByText('The voices could not be loaded.').waitFor()
      broken = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await eventually(() => names(page), ['Voice 17', 'Voice 117', 'Voice 170'])
      await eventually(() => page.getByRole('button', { name: 'Try again' }).count(), 0)
    },
    {
      prepare: (page) =>
        page.route('**/_assets/voices-*.json', (route) =>
          broken ? route.fulfill({ status: 200, body: '[{"id":' }) : route.continue(),
        ),
    },
  )
})

test('what a reader does before the scripts have come is acted on afterwards', () => {
  const held: { module?: HeldBack } = {}
  return site.visit(
    '/docs/voices?voices=nobody',
    async (page) => {
      await eventually(() => names(page), firstPage)
      await search(page).fill('voice 1')
      await choice(page, 'Accent', 'hills').check()
      await play(page, 'Voice 1').click()
      await eventually(() => play(page, 'Voice 1').count(), 1)
      await held.module?.asked
      held.module?.release()
      await stop(page, 'Voice 1').waitFor()
      await addressSays(page, '?voices=voice+1&voices-accent=hills')
      await eventually(async () => (await names(page)).length, 20)
      await eventually(() => choice(page, 'Accent', 'hills').isChecked(), true)
    },
    {
      prepare: async (page) => {
        held.module = await holdBack(page, '**/voice-library-*.js')
      },
    },
  )
})

test('without scripts the first voices can be read and heard, and a link leads to all of them', () =>
  site.visit(
    '/docs/voices',
    async (page) => {
      await eventually(() => names(page), firstPage)
      await eventually(() => page.locator('audio[controls]').count(), 15)
      await eventually(() => page.locator('.voice-library').getByRole('button').count(), 0)
      await page.getByText('These are the first 20 of 171 voices.').waitFor()
      const href = await page.getByRole('link', { name: 'All voices as a table' }).getAttribute('href')
      const markdown = await (await page.request.get(site.origin + (href ?? ''))).text()
      assert.equal(markdown.split('\n').filter((line) => line.includes('osprey-')).length, 171)
    },
    { javaScriptEnabled: false },
  ))

test('where the first script can’t be loaded, the samples of the first voices can be heard too', () =>
  site.visit(
    '/docs/voices',
    async (page) => {
      await eventually(() => page.locator('audio[controls]:visible').count(), 15)
      await eventually(() => page.locator('.voice-library').getByRole('button').count(), 0)
    },
    { prepare: (page) => page.route(/\/boot-islands-\w+\.js/, (route) => route.abort()) },
  ))
