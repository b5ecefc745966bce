import assert from 'node:assert/strict'
import { appendFileSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { root } from '../../root.ts'
import { type HostedService, openHostedService } from '../../search/hosted-service.ts'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe, stopClock, stopLongTimers, watchFaults } from '../harness.ts'
import { holdBack } from '../hold-back.ts'
import { openSite } from '../opened-site.ts'

let service: HostedService

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-search-'))
  cpSync(join(root, 'test/sites/second-brand/in'), folder, { recursive: true })
  const hosted = (name: string) => `{ provider: algolia, appId: TESTAPP, apiKey: search-only, indexName: ${name} }`
  appendFileSync(
    join(folder, 'content/site.yaml'),
    `services:\n  search: ${hosted('docs')}\n  enablementSearch: ${hosted('internal')}\n`,
  )
  return folder
})
beforeEach(async () => {
  await service?.close()
  service = await openHostedService()
})
after(async () => {
  await service?.close()
})

/**
 * The page's own policy decides which hosts it may ask; what passes is led to the service of this machine.
 *
 * @param givesUp whether the page waits for an answer only as long as for a reader
 */
async function withPage(route: string, use: (page: Page) => Promise<void>, givesUp = false) {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    if (!givesUp) await stopLongTimers(page)
    await page.route(/^https:\/\/[\w.-]+\.algolia(net)?\.(net|com)\//, async (route) => {
      const request = route.request()
      const { pathname, search } = new URL(request.url())
      const body = request.postData()
      const answer = await fetch(service.origin + pathname + search, {
        method: request.method(),
        headers: request.headers(),
        ...(body === null ? {} : { body }),
      }).catch(() => null)
      if (answer === null) await route.abort().catch(() => {})
      else
        await route.fulfill({
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: await answer.text(),
        })
    })
    await page.goto(site.origin + route)
    await use(page)
  } finally {
    await context.close()
  }
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('option')

async function search(page: Page, query: string) {
  await page.getByRole('button', { name: 'Search' }).first().click()
  await box(page).fill(query)
}

/** Lets the page's clock, which stands, go on as slowly as the page needs: what asks the service counts by it. */
const inLittleTime = (page: Page, isSo: () => Promise<boolean>) =>
  eventually(async () => {
    await page.clock.runFor(1)
    return isSo()
  }, true)

const asked = () =>
  service.requests.map(({ body }) => (body.requests as readonly Readonly<Record<string, unknown>>[])[0] ?? {})

const record = (url: string, title: string, more: Readonly<Record<string, unknown>> = {}) => ({
  objectID: url,
  url,
  title,
  section: '',
  content: `About ${title}`,
  ...more,
})

test('asks as the product does, and only once for a word that is typed', async () => {
  service.find([record('https://docs.acme.example/docs/voice', 'Voice')])
  await withPage('/docs', async (page) => {
    const faults = watchFaults(page)
    await page.getByRole('button', { name: 'Search' }).first().click()
    await box(page).waitFor()
    await stopClock(page)
    await box(page).pressSequentially('voice')
    await page.clock.runFor(250)
    await inLittleTime(page, async () => (await options(page).count()) > 0)
    await page.clock.resume()
    assert.equal(service.requests.length, 1)
    const { method, path, headers } = service.requests[0] as HostedService['requests'][number]
    assert.deepEqual([method, path], ['POST', '/1/indexes/*/queries'])
    assert.equal(headers['x-algolia-application-id'] ?? 'TESTAPP', 'TESTAPP')
    const { indexName, query, hitsPerPage, clickAnalytics, analyticsTags, facetFilters } = asked()[0] ?? {}
    assert.deepEqual(
      { indexName, query, hitsPerPage, clickAnalytics, analyticsTags, facetFilters },
      {
        indexName: 'docs',
        query: 'voice',
        hitsPerPage: 6,
        clickAnalytics: true,
        analyticsTags: ['docs-as-code'],
        facetFilters: [['tags:acme']],
      },
    )
    await eventually(() => axe(page), [])
    assert.deepEqual(faults, [])
  })
})

test('nothing is asked before 250 ms without a key have passed', async () => {
  await withPage('/docs', async (page) => {
    await page.getByRole('button', { name: 'Search' }).first().click()
    await box(page).waitFor()
    // What asks comes as late as the test wants.
    const module = await holdBack(page, '**/_assets/*.js')
    await stopClock(page)
    await box(page).fill('voi')
    await page.clock.runFor(200)
    await box(page).fill('voice')
    await page.clock.runFor(249)
    assert.equal(service.requests.length, 0)
    // A search that takes 300 ms says so: had it begun later than now, nothing would be said yet.
    await page.clock.runFor(1)
    await page.clock.runFor(300)
    await page.getByText('Searching…').waitFor()
    module.release()
    await inLittleTime(page, () => page.getByText('No results for “voice”').isVisible())
    assert.deepEqual(
      asked().map(({ query }) => query),
      ['voice'],
    )
  })
})

test('the sub-brand has its own tag, enablement pages have their own index', async () => {
  await withPage('/docs/postbox', async (page) => {
    await search(page, 'mail')
    await page.getByText('No results for “mail”').waitFor()
    assert.deepEqual(asked().at(-1)?.facetFilters, [['tags:postbox']])
  })
  await withPage('/docs/enablement', async (page) => {
    await search(page, 'sell')
    await page.getByText('No results for “sell”').waitFor()
    assert.equal(asked().at(-1)?.indexName, 'internal')
  })
})

test('hits under the public address become paths, others stay outside, and hostile ones are left out', async () => {
  const hostile = '<img src=x onerror="document.title=\'taken\'">'
  service.find([
    record('https://docs.acme.example/docs/voice#calls', 'Voice', {
      section: 'Calls',
      _snippetResult: { content: { value: `${hostile} \uE000call\uE001 me` } },
    }),
    record('https://blog.example/voice', hostile),
    record('javascript:alert(1)', 'Script'),
    record('https://docs.acme.example.evil.example/docs', 'Looks alike'),
    record('//evil.example/docs', 'No scheme'),
    { objectID: 'bare' },
  ])
  await withPage('/docs', async (page) => {
    await search(page, 'call')
    await options(page).first().waitFor()
    const links = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    assert.deepEqual(links, [
      '/docs/voice#calls',
      'https://blog.example/voice',
      'https://docs.acme.example.evil.example/docs',
    ])
    await eventually(() => page.locator('.search-excerpt mark').innerText(), 'call')
    await eventuallyHolds(async () =>
      assert.match(await options(page).first().innerText(), /Calls[\s\S]*<img src=x onerror=/),
    )
    await eventuallyHolds(async () =>
      assert.match(await options(page).nth(1).innerText(), /<img src=x[\s\S]*\(external link\)/),
    )
    await eventually(() => page.locator('.search-hits img').count(), 0)
    await eventuallyHolds(async () => assert.notEqual(await page.title(), 'taken'))
    await eventually(() => axe(page), [])
  })
})

test('six hits a page, and more pages', async () => {
  service.find(Array.from({ length: 14 }, (_, at) => record(`https://docs.acme.example/docs/p${at}`, `Page ${at}`)))
  await withPage('/docs', async (page) => {
    await search(page, 'page')
    await options(page).first().waitFor()
    await eventually(() => options(page).count(), 6)
    await page.getByText('14 results').waitFor()
    const next = page.getByRole('button', { name: 'Next page' })
    await next.click()
    await page.getByRole('option', { name: /Page 6\b/ }).waitFor()
    await next.click()
    await page.getByRole('option', { name: /Page 12\b/ }).waitFor()
    await eventually(() => options(page).count(), 2)
    await eventually(() => next.isDisabled(), true)
    assert.deepEqual(
      asked().map((one) => one.page),
      [0, 1, 2],
    )
  })
})

test('hits are told by kind and product, narrowed down by product, and the other brand’s are counted in the same call', async () => {
  const at = (path: string, title: string, more: Readonly<Record<string, unknown>>) =>
    record(`https://docs.acme.example/docs/${path}`, title, more)
  service.find([
    at('voice', 'Calls', { kind: 'guide', product: 'Voice', tags: ['acme'] }),
    at('voice/api', 'Make a call', { kind: 'reference', product: 'Voice', tags: ['acme'] }),
    at('video', 'Rooms', { kind: 'constructor', product: 'Video', tags: ['acme'] }),
    at('postbox', 'Letters', { kind: 'guide', product: 'Postbox', tags: ['postbox'] }),
  ])
  await withPage('/docs', async (page) => {
    await search(page, 'call')
    await options(page).first().waitFor()
    const text = async () => (await options(page).allInnerTexts()).join(' ')
    assert.match(await text(), /Guide · Voice[\s\S]*API reference · Voice/)
    assert.doesNotMatch(await text(), /native code|Letters/)
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('button', { name: '1 result in Postbox' }).waitFor()
    assert.equal(service.requests.length, 1)
    await dialog.getByRole('radio', { name: /Video/ }).check()
    await eventually(() => options(page).count(), 1)
    assert.deepEqual(asked().at(-1)?.facetFilters, [['tags:acme'], ['product:Video']])
    await dialog.getByRole('radio', { name: /Voice 2/ }).check()
    await eventually(() => options(page).count(), 2)
    await dialog.getByRole('button', { name: '1 result in Postbox' }).click()
    await page.getByRole('option', { name: /Letters/ }).waitFor()
    await dialog.getByRole('button', { name: '3 results in Acme' }).waitFor()
  })
})

test('each failure is said, and the same words can be tried again', async () => {
  const message = JSON.stringify({ message: 'Invalid Application-ID or API key', status: 403 })
  for (const status of [403, 429, 500]) {
    service.answer(() => ({ status, body: status === 500 ? 'oops' : message }))
    await withPage('/docs', async (page) => {
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(error.message))
      await search(page, 'voice')
      await page.getByText('Search can’t be reached right now.').waitFor()
      await eventually(() => box(page).inputValue(), 'voice')
      await eventually(() => axe(page), [])
      service.answer(null)
      service.find([record('https://docs.acme.example/docs/voice', 'Voice')])
      await page.getByRole('button', { name: 'Try again' }).click()
      await options(page).first().waitFor()
      assert.deepEqual(thrown, [])
    })
  }
})

test('a service that hangs is waited for, then given up', async () => {
  service.answer(() => 'hang')
  const giveUp = async (page: Page) => {
    await search(page, 'voice')
    await page.getByText('Searching…').waitFor()
    await page.getByText('Search can’t be reached right now.').waitFor()
  }
  await withPage('/docs', giveUp, true)
})

test('an answer that is no answer is a failure, not an exception', async () => {
  service.answer(() => ({ status: 200, body: '{"results":[{"hits":"no"}]}' }))
  await withPage('/docs', async (page) => {
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await search(page, 'voice')
    await page.getByText('Search can’t be reached right now.').waitFor()
    assert.deepEqual(thrown, [])
  })
})

test('offline is said as such', async () => {
  await withPage('/docs', async (page) => {
    await search(page, 'voi')
    await page.getByText('No results for “voi”').waitFor()
    // What Playwright answers itself never meets the network that is off.
    await page.unrouteAll()
    await page.context().setOffline(true)
    await box(page).fill('voice')
    await page.getByText('You are offline. Search needs a connection.').waitFor()
  })
})

test('any text is a query, shown as text', async () => {
  await withPage('/docs', async (page) => {
    const faults = watchFaults(page)
    const queries = ['<img src=x onerror=alert(1)>', '⛴️ 👩‍👩‍👧', 'שלום עולם', '(a+)+$ [', '"', '\\', 'x'.repeat(10_000)]
    for (const query of queries) {
      await search(page, query)
      const kept = query.slice(0, 512)
      const said = kept.length > 60 ? `${kept.slice(0, 60)}…` : kept
      await page.getByText(`No results for “${said}”`).waitFor()
      assert.equal(asked().at(-1)?.query, kept)
      await page.keyboard.press('Escape')
    }
    await eventually(() => page.locator('.search-status img').count(), 0)
    assert.deepEqual(faults, [])
  })
})
