import assert from 'node:assert/strict'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { putFiles } from '../../put-files.ts'
import { root } from '../../root.ts'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe, stopClock, watchFaults } from '../harness.ts'
import { holdBack } from '../hold-back.ts'
import { openSite } from '../opened-site.ts'

const pages = {
  'voice/tide.md':
    '---\ntitle: Tide calls\n---\n\nThe lighthouse calls.\n\n## High water\n\nThe lighthouse blinks twice.\n',
  'voice/fog.md':
    '---\ntitle: How to keep ships off the rocks in every weather, by day and by night, and in the harbour, too\n---\n\nText.\n\n## Sound\n\nThe foghorn sounds.\n',
  'video/index.md': '---\ntitle: Video\n---\n\nA lighthouse on film.\n',
  'postbox/light.md': '---\ntitle: Light mail\n---\n\nMail from the lighthouse.\n',
}

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'search-dialog-'))
  cpSync(join(root, 'test/sites/second-brand/in'), folder, { recursive: true })
  putFiles(join(folder, 'content/pages/docs'), pages)
  return folder
})

async function withPage(use: (page: Page) => Promise<void>) {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' })
  try {
    await use(await context.newPage())
  } finally {
    await context.close()
  }
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('option')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const links = (page: Page, name: string) => dialog(page).getByRole('list', { name }).getByRole('link')

async function open(page: Page, route: string) {
  await page.goto(site.origin + route)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await box(page).waitFor()
}

test('before anything is typed there are recent pages and suggestions, which are no options and go at the first key', async () => {
  await withPage(async (page) => {
    const faults = watchFaults(page)
    // Noted as soon as it is there: a reader may go on at once.
    await page.goto(`${site.origin}/docs/voice/tide`)
    await open(page, '/docs')
    await eventually(() => links(page, 'Recent pages').allInnerTexts(), ['Tide calls'])
    await links(page, 'Suggestions').first().waitFor()
    await eventually(() => options(page).count(), 0)
    await eventually(() => axe(page), [])
    await page.keyboard.press('ArrowDown')
    await eventually(
      () =>
        links(page, 'Recent pages')
          .first()
          .evaluate((link) => link === document.activeElement),
      true,
    )
    await page.keyboard.press('ArrowUp')
    // No search begins while the clock stands.
    await stopClock(page)
    await page.keyboard.press('q')
    await eventually(() => dialog(page).getByRole('list').count(), 0)
    await page.keyboard.press('Backspace')
    await links(page, 'Recent pages').first().click()
    await page.waitForURL(/\/docs\/voice\/tide$/)
    assert.deepEqual(faults, [])
  })
})

test('Escape takes back a search that is still on its way', async () => {
  await withPage(async (page) => {
    await page.goto(`${site.origin}/docs`)
    const styles = await holdBack(page, '**/search*.css')
    await page.keyboard.press('/')
    await styles.asked
    await page.keyboard.press('Escape')
    styles.release()
    await eventually(
      () => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('search'))),
      true,
    )
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    assert.equal(await dialog(page).count(), 0)
    // The next one is not taken back.
    await page.keyboard.press('/')
    await dialog(page).waitFor()
  })
})

/** From now on the pages on voice ask for consent, and nothing functional is allowed. */
const askForConsent = (page: Page) =>
  page.route('**/docs/voice*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<html ', '<html data-consent="onetrust" ')
    await route.fulfill({ response: answer, body })
  })

test('the last search is kept only where functional cookies are enabled', async () => {
  await withPage(async (page) => {
    const kept = () => page.evaluate(() => sessionStorage.getItem('signalpost.search') !== null)
    const search = async () => {
      await open(page, '/docs/voice')
      await box(page).fill('lighthouse')
      await options(page).first().waitFor()
    }
    await search()
    await eventually(kept, true)
    await askForConsent(page)
    await search()
    await eventually(kept, false)
  })
})

test('pages are noted only where functional cookies are enabled', async () => {
  await withPage(async (page) => {
    await askForConsent(page)
    const kept = () => page.evaluate(() => localStorage.getItem('signalpost.recent'))
    await page.goto(`${site.origin}/docs`)
    await eventually(async () => JSON.parse((await kept()) ?? '[]').length, 1)
    await page.goto(`${site.origin}/docs/voice`)
    await eventually(kept, null)
    await page.context().addCookies([{ name: 'OptanonConsent', value: 'groups=C0003:1', url: site.origin }])
    await page.reload()
    await eventually(
      async () => JSON.parse((await kept()) ?? '[]').map(({ path }: { path: string }) => path),
      ['/docs/voice'],
    )
  })
})

test('hits are told by kind and product, and narrowed down by product', async () => {
  await withPage(async (page) => {
    await open(page, '/docs')
    await box(page).fill('lighthouse')
    await options(page).first().waitFor()
    const tide = page.getByRole('group', { name: 'Tide calls' })
    await eventuallyHolds(async () => {
      assert.match(await tide.innerText(), /Guide · Voice/)
      assert.match((await tide.getByRole('option').allInnerTexts()).join('\n'), /High water/)
    })
    await eventually(() => axe(page), [])
    await dialog(page).getByRole('radiogroup', { name: 'Product' }).getByRole('radio', { name: /Video/ }).check()
    await eventually(() => dialog(page).getByRole('group').count(), 1)
    await page.getByRole('group', { name: 'Video' }).waitFor()
    await dialog(page).getByRole('radio', { name: 'All products' }).check()
    await tide.waitFor()
  })
})

test('the row of products fades where it goes on, and only there', async () => {
  await withPage(async (page) => {
    await page.setViewportSize({ width: 240, height: 700 })
    await open(page, '/docs')
    await box(page).fill('lighthouse')
    const row = dialog(page).getByRole('radiogroup', { name: 'Product' })
    const mask = () => row.evaluate((one) => getComputedStyle(one).maskImage)
    await eventuallyHolds(async () => assert.match(await mask(), /^linear-gradient\(-90deg/))
    await row.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }))
    await eventually(mask, 'none')
    await page.setViewportSize({ width: 1280, height: 700 })
    await eventually(mask, 'none')
  })
})

test('the other brand’s results are one press away', async () => {
  await withPage(async (page) => {
    await open(page, '/docs')
    await box(page).fill('lighthouse')
    await dialog(page).getByRole('button', { name: '1 result in Postbox' }).click()
    await page.getByRole('group', { name: 'Light mail' }).waitFor()
    await dialog(page).getByRole('button', { name: '2 results in Acme' }).click()
    await page.getByRole('group', { name: 'Tide calls' }).waitFor()
  })
})

test('who comes back finds the last query with its results, without a new search', async () => {
  await withPage(async (page) => {
    await open(page, '/docs')
    await box(page).fill('lighthouse')
    await options(page).first().click()
    await page.waitForURL(/\/docs\/v/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('button', { name: 'Search' }).first().click()
    await eventually(() => box(page).inputValue(), 'lighthouse')
    await page.getByText('2 results', { exact: true }).waitFor()
    await eventually(() => options(page).first().isVisible(), true)
    assert.deepEqual(
      asked.filter((url) => /json|\.md$/.test(url)),
      [],
    )
    // What was kept of another scope is not shown.
    await open(page, '/docs/enablement')
    await eventually(() => box(page).inputValue(), '')
  })
})

test('a reload keeps the results with the product that was chosen, and what lacked a part is searched anew', async () => {
  await withPage(async (page) => {
    await open(page, '/docs')
    await box(page).fill('lighthouse')
    await dialog(page).getByRole('radio', { name: /Video/ }).check()
    await page.getByText('1 result', { exact: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Search' }).first().click()
    await eventually(() => dialog(page).getByRole('radio', { name: /Video/ }).isChecked(), true)
    await eventually(() => box(page).inputValue(), 'lighthouse')
    await eventually(() => dialog(page).getByRole('group', { name: 'Video' }).isVisible(), true)
    await eventually(() => page.getByText('1 result', { exact: true }).isVisible(), true)
    await page.route('**/_assets/search/wb*', (route) => route.abort())
    await box(page).fill('lighthouse blinks')
    await page.getByText('A part of the index can’t be read right now').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Search' }).first().click()
    // The last whole search of the visit.
    await eventually(() => box(page).inputValue(), 'lighthouse')
  })
})

test('a phone shows of each hit what kind of page it is, and of which product', async () => {
  await withPage(async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/docs')
    await box(page).fill('lighthouse')
    const label = page.getByRole('group', { name: 'Tide calls' }).getByText('Guide · Voice', { exact: true })
    await label.waitFor()
    const { x = 0, width = 0 } = (await label.boundingBox()) ?? {}
    assert.ok(width > 40 && x >= 0 && x + width <= 390, `${x} and ${width} wide`)
    const isCut = await label.evaluate((element) => element.scrollWidth > element.clientWidth + 1)
    assert.equal(isCut, false)
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
    await eventually(() => dialog(page).getByRole('radiogroup', { name: 'Product' }).isVisible(), true)
  })
})

test('a long title of the page that a hit is on pushes nothing off the screen of a phone', async () => {
  await withPage(async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/docs')
    await box(page).fill('foghorn')
    const hit = page.getByRole('option', { name: 'Sound' })
    await hit.getByText('How to keep ships').waitFor()
    for (const one of [hit, hit.getByText('Guide · Voice', { exact: true })]) {
      const { x = 0, width = 0 } = (await one.boundingBox()) ?? {}
      assert.ok(width > 40 && x + width <= 390, `${x} and ${width} wide`)
    }
  })
})

test('a long name of a product leaves room for that of the page', async () => {
  await withPage(async (page) => {
    await open(page, '/docs')
    await box(page).fill('foghorn')
    const hit = page.getByRole('option', { name: 'Sound' })
    const label = hit.getByText('Guide · Voice', { exact: true })
    await label.evaluate((element) => {
      element.textContent = `Guide · ${'Programmable voices '.repeat(20)}`
    })
    const { width = 0 } = (await hit.getByText('How to keep ships').boundingBox()) ?? {}
    assert.ok(width > 100, `${width} wide`)
  })
})

test('hits of the query before are no options of the next one', async () => {
  await withPage(async (page) => {
    await open(page, '/docs')
    await box(page).fill('lighthouse')
    await options(page).first().waitFor()
    await stopClock(page)
    await box(page).fill('lighthouse film')
    await eventually(() => options(page).count(), 0)
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: 'Video' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/docs')
  })
})

test('where nothing is found there are near words, pages near them and the support', async () => {
  await withPage(async (page) => {
    await open(page, '/docs')
    await box(page).fill('lightxqzouse')
    await page.getByText('No results for “lightxqzouse”').waitFor()
    await dialog(page).getByRole('link', { name: 'Contact support' }).waitFor()
    await links(page, 'Pages near it').first().waitFor()
    await eventually(() => options(page).count(), 0)
    await eventually(() => axe(page), [])
    await dialog(page).getByRole('button', { name: 'lighthouse' }).click()
    await options(page).first().waitFor()
    await eventually(() => box(page).inputValue(), 'lighthouse')
  })
})

test('where not even a word is near, pages to begin with are offered until the next key', async () => {
  await withPage(async (page) => {
    await open(page, '/docs')
    await box(page).fill('xqzzy')
    await page.getByText('No results for “xqzzy”').waitFor()
    await links(page, 'Suggestions').first().waitFor()
    await eventually(() => axe(page), [])
    await page.keyboard.press('ArrowDown')
    await eventually(
      () =>
        links(page, 'Suggestions')
          .first()
          .evaluate((link) => link === document.activeElement),
      true,
    )
    await box(page).fill('zeppelin lighthouse')
    await page.getByText(/^\d+ results, no page has “zeppelin”$/).waitFor()
    await options(page).first().waitFor()
    await eventually(() => links(page, 'Suggestions').count(), 0)
  })
})

test('a part that can’t be read is asked for again, then said', async () => {
  await withPage(async (page) => {
    await open(page, '/docs')
    let refused = 0
    await page.route('**/_assets/search/wb*', (route) => {
      refused++
      return route.abort()
    })
    await box(page).fill('lighthouse blinks')
    await page.getByText('A part of the index can’t be read right now').waitFor()
    assert.ok(refused >= 2)
    await options(page).first().waitFor()
    await eventually(() => axe(page), [])
    await page.unroute('**/_assets/search/wb*')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await page.getByText(/^\d+ results?(?:,|$)/).waitFor()
  })
})

for (const key of ['/', 'Control+k'])
  test(`what is typed after ${key}, before the dialog is there, is in its field`, async () => {
    await withPage(async (page) => {
      await page.goto(`${site.origin}/docs`)
      const held = await holdBack(page, /\/search-[^/]+\.js$/)
      await page.keyboard.press(key)
      await held.asked
      await page.keyboard.type('lighthh')
      await page.keyboard.press('Backspace')
      // A second press asks for the same dialog.
      await page.getByRole('button', { name: 'Search' }).first().click()
      await page.keyboard.type('ouse')
      held.release()
      await eventually(() => box(page).inputValue(), 'lighthouse')
      await options(page).first().waitFor()
      await page.keyboard.type('s')
      await eventually(() => box(page).inputValue(), 'lighthouses')
    })
  })
