import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe, isLeftToBrowser, watchFaults } from '../harness.ts'
import { openSite } from '../opened-site.ts'

const site = openSite('test/sites/second-brand/in')

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })

async function search(page: Page, query: string) {
  await page.getByRole('button', { name: 'Search' }).first().click()
  await box(page).fill(query)
}

test('nothing of search is loaded before it is opened', async () => {
  await site.visit('/docs', async (page) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(
      asked.filter((url) => /search/.test(url)),
      [],
    )
  })
})

test('opens by click, by `/` and by Ctrl+K; Escape closes it and the focus returns', async () => {
  await site.visit('/docs', async (page) => {
    const faults = watchFaults(page)
    const dialog = page.getByRole('dialog', { name: 'Search' })
    const button = page.getByRole('button', { name: 'Search' }).first()
    await button.click()
    await dialog.waitFor()
    await eventually(() => box(page).getAttribute('placeholder'), 'Search')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => button.evaluate((element) => element === document.activeElement), true)
    await page.keyboard.press('/')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await dialog.waitFor()
    assert.deepEqual(faults, [])
  })
})

test('finds a page and its section, with the words marked, and the keyboard leads there', async () => {
  await site.visit('/docs', async (page) => {
    const faults = watchFaults(page)
    await search(page, 'make call')
    const first = page.getByRole('option').first()
    await first.waitFor()
    await eventuallyHolds(async () => assert.match(await first.innerText(), /Voice|Make a call/))
    await eventuallyHolds(async () => assert.ok((await page.locator('.search-excerpt mark').count()) > 0))
    await eventually(() => axe(page), [])
    await page.keyboard.press('ArrowDown')
    await eventually(() => box(page).getAttribute('aria-activedescendant'), 'sp:search-hit-0')
    await eventually(() => first.getAttribute('aria-selected'), 'true')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/voice/)
    assert.deepEqual(faults, [])
  })
})

test('a hit on the page itself leads there and leaves the focus there; one for a new tab leaves the dialog open', async () => {
  await site.visit('/docs/voice', async (page) => {
    await search(page, 'make call')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    const hit = page.locator('[role="option"][href$="/docs/voice#make-a-call"]').first()
    assert.equal(await isLeftToBrowser(hit), true)
    assert.equal(await dialog.isVisible(), true)
    await hit.click()
    await dialog.waitFor({ state: 'hidden' })
    assert.equal(new URL(page.url()).hash, '#make-a-call')
    const button = page.getByRole('button', { name: 'Search' }).first()
    assert.equal(await button.evaluate((element) => element === document.activeElement), false)
    // The next stop of the Tab key is after the heading, not in the top bar.
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(() => document.activeElement?.closest('article') !== null), true)
  })
})

test('protected pages, enablement pages and the other brand are not found', async () => {
  // A dialog of its own for each: what was found before must not be taken for the answer.
  for (const query of ['radar', 'own people', 'arrives Postbox send'])
    await site.visit('/docs', async (page) => {
      await search(page, query)
      await page
        .getByRole('status')
        .filter({ hasText: /No results|result/ })
        .waitFor()
      const found = await page.getByRole('option').allInnerTexts()
      assert.equal(
        found.some((text) => /radar|own people|^Postbox$/.test(text)),
        false,
        `${query}: ${found}`,
      )
    })
  await site.visit('/docs/postbox', async (page) => {
    await search(page, 'e-mail')
    await eventuallyHolds(async () => assert.match(await page.getByRole('option').first().innerText(), /Postbox/))
  })
  await site.visit('/docs/enablement', async (page) => {
    await search(page, 'people')
    await eventuallyHolds(async () => assert.match(await page.getByRole('option').first().innerText(), /Sell voice/))
  })
})

test('says that nothing was found, and shows markup of a query as text', async () => {
  await site.visit('/docs', async (page) => {
    await search(page, '<img src=x onerror=alert(1)>zzqx')
    await page.getByText('No results for “<img src=x onerror=alert(1)>zzqx”').waitFor()
    await eventually(() => axe(page), [])
  })
})

test('an index that can’t be reached is said, and tried again', async () => {
  await site.visit('/docs', async (page) => {
    await page.route('**/search.json', (route) => route.fulfill({ status: 500, body: 'no' }))
    await search(page, 'voice')
    await page.getByText('Search can’t be reached right now.').waitFor()
    await eventually(() => box(page).inputValue(), 'voice')
    await page.unroute('**/search.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('option').first().waitFor()
  })
})

/** Refuses the script that is asked for as the `refused`th, once. @returns the address of it */
async function searchWithout(refused: number): Promise<string | null> {
  const state = { asked: 0, address: null as string | null }
  await site.visit('/docs', async (page) => {
    await page.waitForLoadState('networkidle')
    await page.context().route('**/_assets/*.js', (route) => {
      // What the page itself loads late is no part of the search.
      if (state.asked === 0 && !/\/search-/.test(route.request().url())) return route.continue()
      if (state.asked++ !== refused) return route.continue()
      state.address = route.request().url()
      return route.abort()
    })
    const button = page.getByRole('button', { name: 'Search' }).first()
    const retry = page.getByRole('button', { name: 'Try again' })
    const typed = () =>
      box(page)
        .inputValue({ timeout: 2000 })
        .catch(() => 'voice')
    // Whatever was refused: who clicks again, or asks to try again, gets on; where the page was loaded anew, from the start.
    const isFound = async () => {
      if (!(await box(page).isVisible())) await button.click({ timeout: 2000 }).catch(() => {})
      else if (await retry.isVisible()) await retry.click({ timeout: 2000 }).catch(() => {})
      else if ((await typed()) !== 'voice')
        await box(page)
          .fill('voice', { timeout: 2000 })
          .catch(() => {})
      return (await page.getByRole('option').count()) > 0
    }
    await eventually(isFound, true)
  })
  return state.address
}

test('each script of the dialog that could not be loaded is asked for again', async () => {
  const refused: string[] = []
  for (let at = 0, address: string | null = ''; address !== null; at++) {
    address = await searchWithout(at)
    if (address !== null) refused.push(address)
  }
  assert.ok(refused.length > 3, refused.join(' '))
})

test('offline is said as such', async () => {
  await site.visit('/docs', async (page) => {
    await page.getByRole('button', { name: 'Search' }).first().click()
    await box(page).waitFor()
    await page.context().setOffline(true)
    await box(page).fill('voice')
    await page.getByText('You are offline. Search needs a connection.').waitFor()
  })
})

test('a connection that is lost after the first search is said, and what it lacked is asked for again', async () => {
  await site.visit('/docs', async (page) => {
    await search(page, 'voice')
    await page.getByRole('option').first().waitFor()
    const pieces = '**/_assets/search/w*'
    await page.context().route(pieces, (route) => route.abort())
    await page.context().setOffline(true)
    await box(page).fill('protractor')
    await page.getByText('You are offline. Search needs a connection.').waitFor()
    await page.context().setOffline(false)
    await page.context().unroute(pieces)
    await box(page).fill('make call')
    await page.getByRole('option').first().waitFor()
  })
})

test('fills the screen of a phone', async () => {
  await site.visit(
    '/docs',
    async (page) => {
      await search(page, 'voice')
      await page.getByRole('option').first().waitFor()
      await eventually(async () => (await page.getByRole('dialog', { name: 'Search' }).boundingBox())?.width, 390)
      await eventually(() => axe(page), [])
    },
    { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  )
})

test('takes what room there is on a phone that lies on its side', async () => {
  await site.visit(
    '/docs',
    async (page) => {
      await search(page, 'voice')
      await page.getByRole('option').first().waitFor()
      const { top, most } = await page.getByRole('dialog', { name: 'Search' }).evaluate((dialog) => ({
        top: dialog.getBoundingClientRect().top,
        most: Number.parseFloat(getComputedStyle(dialog).maxBlockSize),
      }))
      assert.ok(most > 330 && top + most <= 390, `${most} px from ${top}`)
    },
    { viewport: { width: 844, height: 390 } },
  )
})
