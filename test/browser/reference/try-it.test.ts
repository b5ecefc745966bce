import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { close, listen } from '../../local-server.ts'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe, stopLongTimers, watchFaults } from '../harness.ts'
import { holdBack } from '../hold-back.ts'
import { openSite } from '../opened-site.ts'

const site = openSite('test/browser/sites/reference')
let api: Server
let origin = ''
/** What the server was asked, one text a request. */
const asked: string[] = []

before(async () => {
  api = createServer(async (request, response) => {
    asked.push(await wordsOf(request))
    response.writeHead(request.url?.includes('DryRun=false') ? 422 : 201, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Expose-Headers': 'X-Request-Id',
      'X-Request-Id': 'r1',
    })
    response.end('{"call_sid":"CA1","count":12345678901234567890}')
  })
  origin = await listen(api)
})
after(() => close(api))

async function wordsOf(request: IncomingMessage): Promise<string> {
  const { method, url, headers } = request
  return [method, url, headers.authorization, headers['x-acme-trace'], await text(request)].join(' | ')
}

/** Opens the page of an operation; its server is ours. */
async function withOperation(
  options: BrowserContextOptions,
  use: (page: Page, context: BrowserContext) => Promise<void>,
  answer: 'api' | 'nobody' = 'api',
) {
  const prepare = async (page: Page) => {
    await page.context().route('https://api.acme.example/**', async (route) => {
      if (answer === 'nobody') return route.abort('connectionrefused')
      const url = route.request().url().replace('https://api.acme.example', origin)
      await route.fulfill({ response: await route.fetch({ url }) })
    })
    await stopLongTimers(page)
  }
  const check = async (page: Page) => {
    await page.locator('[data-island][data-awake]').last().waitFor()
    await use(page, page.context())
  }
  await site.visit('/docs/calls/create-call', check, { ...options, prepare })
}

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Try it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Try it' })
  await dialog.waitFor()
  return dialog
}

test('an untouched page loads nothing of it', () =>
  withOperation({}, async (page) => {
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    assert.deepEqual(
      loaded.filter((url) => /try-it/.test(url)),
      [],
    )
    assert.equal(await page.locator('iframe').count(), 0)
  }))

test('with letters twice as large on a phone its way out is as large as ever', () =>
  withOperation({ viewport: { width: 195, height: 420 } }, async (page) => {
    const dialog = await openDialog(page)
    const { width = 0, height = 0 } = (await dialog.getByRole('button', { name: 'Close' }).boundingBox()) ?? {}
    assert.ok(width >= 24 && height >= 24, `${width} x ${height}`)
  }))

test('a request is checked, shown and sent by keyboard, and its answer comes with status, headers and time', () =>
  withOperation({}, async (page) => {
    const faults = watchFaults(page)
    await page.getByRole('button', { name: 'Try it' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Try it' })
    const user = dialog.getByLabel('Username')
    await eventually(() => user.evaluate((input) => input === document.activeElement), true)
    await page.keyboard.type('AC1')
    await page.keyboard.press('Tab')
    await page.keyboard.type('pa$$')
    const phone = dialog.getByLabel('PhoneTo')
    await eventually(() => phone.inputValue(), '+12025550143')
    await phone.fill('')
    await dialog.getByRole('button', { name: 'Send request' }).press('Enter')
    await dialog.getByText('Fill in this field.').waitFor()
    await eventually(() => phone.evaluate((input) => input === document.activeElement), true)
    assert.deepEqual(asked, [])
    await page.keyboard.type("+1 'x'")
    await dialog.getByLabel('X-Acme-Trace').fill('t-1')
    const request = dialog.getByRole('group', { name: 'Request', exact: true })
    await eventuallyHolds(async () => {
      const code = await request.innerText()
      assert.match(code, /-u '<username>:<password>'/)
      assert.match(code, /X-Acme-Trace: t-1/)
      assert.match(code, /PhoneTo=\+1 '\\''x'\\''/)
    })
    await dialog.getByLabel('Show credentials in the code').check()
    await eventuallyHolds(async () => assert.match(await request.innerText(), /-u 'AC1:pa\$\$'/))
    await request.getByRole('combobox', { name: 'Code language' }).selectOption('Python')
    await eventuallyHolds(async () => assert.match(await request.innerText(), /requests\.post/))
    await dialog.getByRole('button', { name: 'Send request' }).press('Enter')
    const response = dialog.getByRole('group', { name: 'Response', exact: true })
    await eventuallyHolds(async () => {
      const answer = await response.innerText()
      assert.match(answer, /201 Created/)
      assert.match(answer, /\d+ ms/)
      assert.match(answer, /x-request-id\s+r1/)
      assert.match(answer, /12345678901234567890/)
    })
    const body = response.getByRole('group', { name: 'Response body' })
    const coloured = '<span class="tok-property">"count"</span>: <span class="tok-number">12345678901234567890</span>'
    await eventually(
      () => body.evaluate((pre) => pre.innerHTML),
      `{\n  <span class="tok-property">"call_sid"</span>: <span class="tok-string">"CA1"</span>,\n  ${coloured}\n}`,
    )
    const [sent = ''] = asked.splice(0)
    assert.match(sent, /^POST \| \/v1\/Calls \| Basic QUMxOnBhJCQ= \| t-1 \| PhoneTo=%2B1%20%27x%27/)
    assert.deepEqual(
      await page
        .evaluate(() => [Object.values({ ...localStorage }), Object.values({ ...sessionStorage })].flat().join())
        .then((all) => /pa\$\$/.test(all)),
      false,
    )
    await page.keyboard.press('Escape')
    const button = page.getByRole('button', { name: 'Try it' })
    await eventually(() => button.evaluate((one) => one === document.activeElement), true)
    // What was typed is still there.
    await openDialog(page)
    await eventually(() => user.inputValue(), 'AC1')
    assert.deepEqual(faults, [])
  }))

test('Escape takes back what is still on its way', () =>
  withOperation({}, async (page) => {
    const plan = await holdBack(page, /\/try-it-[^/]*\.json$/)
    await page.getByRole('button', { name: 'Try it' }).click()
    await plan.asked
    await page.keyboard.press('Escape')
    plan.release()
    await eventually(
      () => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('try-it'))),
      true,
    )
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    assert.equal(await page.getByRole('dialog').count(), 0)
    const dialog = await openDialog(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }))

test('it begins with the example that the page shows, and another can be chosen', () =>
  withOperation({}, async (page) => {
    await page.getByRole('tab', { name: 'With a script' }).click()
    const dialog = await openDialog(page)
    const [url, script] = ['Url', 'ScriptText'].map((name) => dialog.getByLabel(name, { exact: true }))
    const values = async () => [await url?.inputValue(), await script?.inputValue()]
    await eventually(values, ['', '<Say>Hello</Say>'])
    await dialog.getByLabel('Example', { exact: true }).selectOption('With an address')
    await eventually(values, ['https://acme.example/hello', ''])
    const request = dialog.getByRole('group', { name: 'Request', exact: true })
    await eventuallyHolds(async () => assert.match(await request.innerText(), /Url=https:\/\/acme\.example\/hello/))
    // What was typed stays until the page shows another example.
    await url?.fill('https://acme.example/mine')
    await page.keyboard.press('Escape')
    await openDialog(page)
    await eventually(values, ['https://acme.example/mine', ''])
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'With an address' }).click()
    await openDialog(page)
    await eventually(values, ['https://acme.example/hello', ''])
  }))

test('an error of the server is an answer; one that a page may not read says what it may be', () =>
  withOperation({}, async (page, context) => {
    const dialog = await openDialog(page)
    await dialog.getByLabel('DryRun').selectOption('false')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByText('422 Unprocessable Entity').waitFor()
    asked.splice(0)
    await context.route('https://api.acme.example/**', (route) =>
      route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': 'https://other.example' }, body: 'x' }),
    )
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByText(/does not let this page read its answers \(CORS\)/).waitFor()
    await context.setOffline(true)
    await context.route('https://api.acme.example/**', (route) => route.abort('internetdisconnected'))
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByText('You are offline').waitFor()
  }))

test('while a request is on its way its button looks as if it did nothing, and does nothing', () =>
  withOperation({}, async (page, context) => {
    const dialog = await openDialog(page)
    const send = dialog.getByRole('button', { name: 'Send request' })
    const strength = () => send.evaluate((one) => Number(getComputedStyle(one).opacity))
    await eventually(strength, 1)
    const waiting: (() => Promise<void>)[] = []
    await context.route('https://api.acme.example/**', (route) => {
      waiting.push(() => route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: 'x' }))
    })
    await send.press('Enter')
    await dialog.getByText('Sending…').waitFor()
    await eventuallyHolds(async () => assert.ok((await strength()) < 0.6, `${await strength()}`))
    await eventually(() => send.evaluate((one) => one === document.activeElement), true)
    await eventually(async () => waiting.length, 1)
    await send.press('Enter')
    await waiting[0]?.()
    await dialog.getByText('200 OK').waitFor()
    await eventually(strength, 1)
    assert.equal(waiting.length, 1)
  }))

test('a request that is on its way can be stopped, by keyboard, and the next one is sent', () =>
  withOperation({}, async (page, context) => {
    const dialog = await openDialog(page)
    const [send, stop] = ['Send request', 'Stop request'].map((name) => dialog.getByRole('button', { name }))
    assert.ok(send && stop)
    assert.equal(await stop.count(), 0)
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    const routes: (() => Promise<void>)[] = []
    await context.route('https://api.acme.example/**', (route) => {
      routes.push(() => route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: 'x' }))
    })
    await send.press('Enter')
    await eventually(async () => routes.length, 1)
    await page.keyboard.press('Tab')
    await eventually(() => stop.evaluate((one) => one === document.activeElement), true)
    await eventually(() => axe(page, 'dialog'), [])
    await page.keyboard.press('Enter')
    await dialog.getByRole('status').filter({ hasText: 'You stopped the request.' }).waitFor()
    // The server is not waited for any longer.
    await eventually(async () => failed.length, 1)
    await eventually(() => stop.count(), 0)
    await eventually(() => send.evaluate((one) => one === document.activeElement), true)
    await page.keyboard.press('Enter')
    await eventually(async () => routes.length, 2)
    await routes[1]?.()
    await dialog.getByText('200 OK').waitFor()
    assert.equal(await stop.count(), 0)
  }))

test('an answer that has begun and does not end in time is no request that the reader has stopped', () =>
  withOperation({}, async (page) => {
    // As Chromium tells it, whatever the reason is.
    await page.addInitScript(() => {
      if (window === top) return
      const late = new AbortController()
      AbortSignal.timeout = () => late.signal
      Response.prototype.arrayBuffer = () => {
        late.abort(new DOMException('signal timed out', 'TimeoutError'))
        return Promise.reject(new DOMException('The user aborted a request.', 'AbortError'))
      }
    })
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByText('No answer in time').waitFor()
  }))

test('a request can be stopped before what sends it has come, and is not sent then', () =>
  withOperation({}, async (page) => {
    const dialog = await openDialog(page)
    asked.splice(0)
    const frame = await holdBack(page, /\/try-it-frame-\w+\/(index\.html)?$/)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await frame.asked
    await dialog.getByRole('button', { name: 'Stop request' }).click()
    await dialog.getByText('You stopped the request.').waitFor()
    frame.release()
    await eventuallyHolds(() => assert.equal(page.frames().length, 2))
    await page.waitForLoadState('networkidle')
    assert.deepEqual(asked, [])
  }))

test('what could not be sent is told by a line around it where a reader has chosen the colours', () =>
  withOperation(
    { forcedColors: 'active' },
    async (page) => {
      const dialog = await openDialog(page)
      await dialog.getByRole('button', { name: 'Send request' }).click()
      const told = dialog.getByText('No answer that this page may read').locator('xpath=ancestor::div[1]')
      await eventually(() => told.evaluate((one) => getComputedStyle(one).borderBlockStartWidth), '1px')
    },
    'nobody',
  ))

test('the frame asks the servers of the specification and no other', () =>
  withOperation({}, async (page, context) => {
    await context.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'x' }),
    )
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByText('201 Created').waitFor()
    asked.splice(0)
    const ask = (url: string) =>
      page.evaluate(
        (address) =>
          new Promise((done) => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = ({ data }) => done(data.fault ?? data.status)
            const frame = document.querySelector('iframe')
            frame?.contentWindow?.postMessage(
              { method: 'GET', url: address, headers: [], body: null },
              location.origin,
              [port2],
            )
          }),
        url,
      )
    assert.equal(await ask('https://elsewhere.example/v1/Calls'), 'policy')
    assert.equal(await ask(`${site.origin}/docs`), 'policy')
    assert.equal(await ask('https://api.acme.example/v1/Calls'), 201)
    asked.splice(0)
  }))

for (const [width, colorScheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const)
  test(`axe finds nothing in it: ${width} px, ${colorScheme}`, () =>
    withOperation({ colorScheme, viewport: { width, height: 900 } }, async (page) => {
      const dialog = await openDialog(page)
      await dialog.getByRole('button', { name: 'Send request' }).click()
      await dialog.getByText('201 Created').waitFor()
      asked.splice(0)
      await eventually(() => axe(page, 'dialog'), [])
      const fits = await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth)
      assert.equal(fits, true)
      // The way out stays in sight of a long form, and beside it what sends it.
      await page.setViewportSize({ width, height: 480 })
      await dialog.evaluate((one) => one.scrollTo(0, 200))
      for (const name of ['Close', ...(width > 900 ? ['Send request'] : [])])
        await eventually(
          () =>
            dialog.getByRole('button', { name }).evaluate((one) => {
              const { top, bottom } = one.getBoundingClientRect()
              return top >= 0 && bottom <= innerHeight
            }),
          true,
        )
      await page.setViewportSize({ width, height: 900 })
      await dialog.evaluate((one) => one.scrollTo(0, 0))
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/try-${width}.png` })
    }))
