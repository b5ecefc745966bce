import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe, watchFaults } from '../harness.ts'
import { holdBack } from '../hold-back.ts'
import { openSite } from '../opened-site.ts'

const site = openSite('test/browser/sites/reference')

const withPage = (
  path: string,
  options: BrowserContextOptions,
  use: (page: Page, context: BrowserContext) => Promise<void>,
) =>
  site.visit(
    path,
    async (page, _, context) => {
      if (options.javaScriptEnabled !== false) await awake(page)
      await use(page, context)
    },
    options,
  )

const awake = async (page: Page) => {
  if ((await page.locator('[data-island]').count()) > 0)
    await page.locator('[data-island][data-awake]').last().waitFor()
}
/** Opens every disclosure, also of those inside. */
const openAll = (page: Page) =>
  page.locator('.ref-nest').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
const property = (page: Page, anchor: string) => page.locator(`[id="${anchor}"]`)
const nameOf = (page: Page, anchor: string) => property(page, anchor).locator('.ref-name').first().textContent()

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/docs', '/docs/calls', '/docs/calls/create-call', '/docs/calls/schemas/call']) {
    test(`axe finds nothing and the policy blocks nothing: ${path}, ${colorScheme}`, () =>
      withPage(path, { colorScheme }, async (page) => {
        const faults = watchFaults(page)
        await page.reload()
        await awake(page)
        await openAll(page)
        await eventually(() => axe(page, 'article'), [])
        assert.deepEqual(faults, [])
      }))
  }
}

test('an operation: method, path, description, server, types, tags and badges', () =>
  withPage('/docs/calls/create-call', {}, async (page) => {
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent(), 'Make a call')
    await page.getByRole('heading', { name: 'POST /Calls' }).waitFor()
    await page.getByText('Calls a phone, and follows the script once it is answered.').waitFor()
    await page.getByText('https://api.acme.example/v1', { exact: true }).waitFor()
    const row = (anchor: string) => property(page, `create-call-${anchor}`).innerText()
    await eventuallyHolds(async () =>
      assert.match(await row('body-phone-to'), /PhoneTo\s+string<phone-number>\s+required\s+PII MTL: 30 days/),
    )
    await eventuallyHolds(async () =>
      assert.match(await row('body-url'), /required if ScriptText is not passed\s+Not PII/),
    )
    await eventuallyHolds(async () => assert.match(await row('body-caller-id'), /deprecated/))
    await eventuallyHolds(async () => assert.doesNotMatch(await row('body-caller-id'), /required/))
    await eventuallyHolds(async () => assert.match(await row('query-dry-run'), /Default:\s+false/))
    const badge = page.getByRole('link', { name: 'PII MTL: 30 days' }).first()
    await eventuallyHolds(async () =>
      assert.match((await badge.getAttribute('href')) ?? '', /glossary\/what-is-personally.*#pii-fields$/),
    )
    await page.getByRole('button', { name: 'About ‘unique’' }).click()
    await eventually(() => page.getByText('Values in this property must be unique').isVisible(), true)
  }))

test('names follow the choice of a code language, on this page and the next, and curl brings them back', () =>
  withPage('/docs', {}, async (page) => {
    const names = () =>
      Promise.all(
        ['create-call-header-x-acme-trace', 'create-call-body-phone-to', 'create-call-response-201-call-sid'].map(
          (anchor) => nameOf(page, anchor),
        ),
      )
    await eventually(names, ['X-Acme-Trace', 'PhoneTo', 'call_sid'])
    // On a first visit the page speaks one language: the group has Node.js first, and shows curl as the operation does.
    const group = page.getByRole('group', { name: 'Make a call', exact: true })
    await eventually(() => group.getByRole('combobox', { name: 'Code language' }).inputValue(), 'curl')
    await eventually(() => group.getByText('client.calls').first().isVisible(), false)
    assert.equal(await page.evaluate(() => localStorage.getItem('preference.server')), null)
    const choose = (language: string) =>
      page
        .getByRole('group', { name: 'Request' })
        .getByRole('combobox', { name: 'Code language' })
        .selectOption(language)
    for (const [language, ...expected] of [
      ['Node.js', 'xAcmeTrace', 'phoneTo', 'callSid'],
      ['Python', 'x_acme_trace', 'phone_to', 'call_sid'],
      ['Java', 'XAcmeTrace', 'PhoneTo', 'CallSid'],
      ['Beacon CLI', 'x-acme-trace', 'phone-to', 'call-sid'],
      ['curl', 'X-Acme-Trace', 'PhoneTo', 'call_sid'],
    ] as const) {
      await choose(language)
      await eventually(names, expected)
    }
    // A choice in a code group is the same choice, and the condition's names follow too.
    await group.getByRole('combobox', { name: 'Code language' }).selectOption('Python')
    await eventually(names, ['x_acme_trace', 'phone_to', 'call_sid'])
    await eventuallyHolds(async () =>
      assert.match(await property(page, 'create-call-body-url').innerText(), /required if script_text is not passed/),
    )
    await page.goto(`${site.origin}/docs/calls/create-call`)
    await eventually(() => nameOf(page, 'create-call-body-phone-to'), 'phone_to')
    await eventually(() => page.getByRole('combobox', { name: 'Code language' }).inputValue(), 'Python')
  }))

test('a sample in a format under a name of its own takes the place of no language that was kept', () =>
  withPage('/docs/calls/delete-call', {}, async (page) => {
    const kept = () => page.evaluate(() => localStorage.getItem('preference.server'))
    const language = page.getByRole('combobox', { name: 'Code language' })
    await language.selectOption('Python')
    await eventually(kept, 'Python')
    await language.selectOption('Answer as JSON')
    await page.getByText('"deleted"').waitFor()
    assert.equal(await kept(), 'Python')
  }))

test('a language that is chosen before the script has come holds, over one that was kept', async () => {
  const context = await site.browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(`localStorage.setItem('preference.server', 'Java')`)
    const scripts = await holdBack(page, /\/_assets\/(?!theme-switch)[^/]*\.js$/)
    await page.goto(`${site.origin}/docs/calls/create-call`, { waitUntil: 'commit' })
    await scripts.asked
    const language = page.getByRole('combobox', { name: 'Code language' })
    await language.selectOption('Python')
    scripts.release()
    await eventually(() => nameOf(page, 'create-call-body-phone-to'), 'phone_to')
    await eventually(() => language.inputValue(), 'Python')
  } finally {
    await context.close()
  }
})

test('an address leads into a response and into nested properties, as often as it is entered', () =>
  withPage('/docs/calls/create-call', {}, async (page) => {
    const deep = property(page, 'create-call-body-after-call-retry-max-times')
    const summary = property(page, 'create-call-body-after-call').locator('summary').first()
    await page.goto(`${site.origin}/docs/calls/create-call#create-call-response-429`)
    await page.getByRole('tab', { name: '429', selected: true }).waitFor()
    for (let round = 0; round < 2; round += 1) {
      await page.goto(`${site.origin}/docs/calls/create-call#create-call-body-after-call-retry-max-times`)
      await deep.waitFor({ state: 'visible' })
      await summary.click()
      await deep.waitFor({ state: 'hidden' })
    }
  }))

test('nested properties say Show and Hide, and a link to one opens what it stands in', () =>
  withPage('/docs/calls/create-call', {}, async (page) => {
    const summary = property(page, 'create-call-body-after-call').locator('summary').first()
    await eventually(async () => (await summary.innerText()).trim(), 'Show AfterCall properties')
    await summary.click()
    await eventually(async () => (await summary.innerText()).trim(), 'Hide AfterCall properties')
    await page.goto(`${site.origin}/docs/calls`)
    await page.goto(`${site.origin}/docs/calls/create-call#create-call-body-after-call-retry-max-times`)
    await awake(page)
    const deep = property(page, 'create-call-body-after-call-retry-max-times')
    await deep.waitFor({ state: 'visible' })
    await eventuallyHolds(async () => assert.match(await deep.innerText(), /Minimum:\s+0\s+Exclusive maximum:\s+5/))
  }))

test('all nested properties of a body open at once, and close again', () =>
  withPage('/docs/calls/create-call', {}, async (page) => {
    const body = page.locator('.ref-part').filter({ has: page.getByRole('heading', { name: 'Request body' }) })
    const closed = body.locator('.ref-nest:not([open])')
    const open = page.locator('.ref-nest[open]')
    const before = await closed.count()
    assert.ok(before > 1, `${before}`)
    await body.getByRole('button', { name: 'Expand all' }).press('Enter')
    await eventually(() => closed.count(), 0)
    await eventually(() => open.count(), before)
    await property(page, 'create-call-body-after-call-retry-max-times').waitFor({ state: 'visible' })
    await body.getByRole('button', { name: 'Collapse all' }).press('Enter')
    await eventually(() => closed.count(), before)
    await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Expand all')
  }))

test('only where more than one opens is there a button for all of them', async () => {
  const seen = new Set<boolean>()
  for (const path of ['create-call', 'delete-call', 'schemas/call'])
    await withPage(`/docs/calls/${path}`, {}, async (page) => {
      const schemas = await page.locator('.ref-content, :not(.ref-content) > .ref-schema').evaluateAll((all) =>
        all.map((one) => ({
          nests: one.querySelectorAll('.ref-nest').length,
          buttons: [...one.querySelectorAll('button')].filter((button) => button.textContent === 'Expand all').length,
        })),
      )
      for (const { nests, buttons } of schemas) assert.equal(buttons, nests > 1 ? 1 : 0, `${path}: ${nests}`)
      for (const { nests } of schemas) seen.add(nests > 1)
    })
  assert.equal(seen.size, 2)
})

test('whatever shows and hides says one of the two', () =>
  withPage('/docs/calls/delete-call', {}, async (page) => {
    const summary = page.locator('summary').filter({ hasText: 'example body' })
    await eventually(async () => (await summary.innerText()).trim(), 'Show example body')
    await summary.click()
    await eventually(async () => (await summary.innerText()).trim(), 'Hide example body')
  }))

test('more than ten values wait behind a button', () =>
  withPage('/docs/calls/schemas/call', {}, async (page) => {
    const status = property(page, 'call-status')
    await eventually(() => status.locator('li:visible').count(), 10)
    await status.getByRole('button', { name: 'Show 3 more' }).click()
    await eventually(() => status.locator('li:visible').count(), 13)
    await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'moved')
  }))

test('one tab a response code, and the example follows it', () =>
  withPage('/docs/calls/create-call', {}, async (page) => {
    const codes = page.getByRole('tablist', { name: 'Response codes' })
    await eventually(() => codes.getByRole('tab').allInnerTexts(), ['success\n201', 'busy\n301', 'error\n429'])
    await codes.getByRole('tab', { name: '429' }).click()
    await eventually(() => page.getByText('No properties defined').isVisible(), true)
    await eventually(() => page.getByText('20429').isVisible(), true)
    await codes.getByRole('tab', { name: '301' }).click()
    await eventually(() => page.getByText('No response body.').isVisible(), true)
  }))

test('a schema that contains itself leads to the ancestor; a choice opens one variant', () =>
  withPage('/docs/calls/schemas/call', {}, async (page) => {
    const parent = property(page, 'call-parent-call')
    await eventuallyHolds(async () => assert.match(await parent.innerText(), /object\s+or null/))
    await eventually(() => parent.getByRole('link', { name: 'Call', exact: true }).getAttribute('href'), '#call')
    await property(page, 'call-answered-by').locator('summary').first().click()
    await eventually(() => property(page, 'call-answered-by-person-full-name').isVisible(), true)
    await property(page, 'call-answered-by-machine').locator('summary').click()
    await eventually(() => property(page, 'call-answered-by-machine-confidence').isVisible(), true)
    await eventually(() => property(page, 'call-answered-by-person-full-name').isVisible(), false)
  }))

test('without scripts everything can be read under its own name', () =>
  withPage('/docs/calls/create-call', { javaScriptEnabled: false }, async (page) => {
    await eventually(() => nameOf(page, 'create-call-body-phone-to'), 'PhoneTo')
    for (const text of ['The call is queued.', 'Too many calls at once.', 'No response body.', 'With a script'])
      await eventuallyHolds(async () => assert.ok(await page.getByText(text).first().isVisible(), text))
    await eventually(() => page.getByRole('combobox').count(), 0)
    await eventually(() => page.locator('.ref-values-list > li').count(), 13)
  }))

test('no page is wider than a phone', () =>
  withPage('/docs/calls/create-call', { viewport: { width: 360, height: 740 } }, async (page) => {
    await openAll(page)
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
  }))

test('the request is written in every language, and another example changes it', () =>
  withPage('/docs/calls/create-call', {}, async (page) => {
    const request = page.getByRole('group', { name: 'Request', exact: true })
    const language = request.getByRole('combobox', { name: 'Code language' })
    const begins = {
      'Node.js': 'await fetch(',
      Python: 'import requests',
      'C#': 'using var client',
      Java: 'import java.net.URI',
      Go: 'package main',
      PHP: 'curl_init(',
      Ruby: 'require "net/http"',
      curl: 'curl -X POST',
    }
    for (const [label, text] of Object.entries(begins)) {
      await language.selectOption(label)
      await request.getByText(text).first().waitFor()
    }
    await language.selectOption('Beacon CLI')
    await request.getByText('There is no sample for Beacon CLI. This is the request with curl.').waitFor()
    await request.getByText('curl -X POST').filter({ visible: true }).waitFor()
    // Names that are written otherwise keep the name beside them that goes over the wire.
    await language.selectOption('Python')
    await eventuallyHolds(async () =>
      assert.match(await property(page, 'create-call-body-phone-to').innerText(), /phone_to\s+sent as PhoneTo/),
    )
    const sample = () => request.locator('.code-sample[data-language="Python"]').innerText()
    assert.doesNotMatch(await sample(), /script/i)
    await request.getByRole('tab', { name: 'With a script' }).click()
    await eventuallyHolds(async () => assert.match(await sample(), /"ScriptText"/))
    assert.match(await sample(), /Put in your own: <username>, <password>$/)
    await request.getByRole('tab').first().click()
    await eventuallyHolds(async () => assert.doesNotMatch(await sample(), /script/i))
    const response = page.getByRole('group', { name: 'Response', exact: true })
    await response.getByRole('tab', { name: '201' }).waitFor()
    assert.ok((await response.boundingBox())?.width)
  }))

test('on a phone the request comes right after the heading', () =>
  withPage('/docs/calls/create-call', { viewport: { width: 390, height: 844 } }, async (page) => {
    const heading = await page.getByRole('heading', { name: 'POST /Calls' }).boundingBox()
    const request = await page.getByRole('group', { name: 'Request', exact: true }).boundingBox()
    assert.ok(heading !== null && request !== null && request.y - heading.y - heading.height < 60)
  }))

for (const width of [390, 360])
  test(`on a phone no word of the title of a request is broken, and what is chosen can be read: ${width}`, () =>
    withPage('/docs/calls/create-call', { viewport: { width, height: 844 }, hasTouch: true }, async (page) => {
      const request = page.getByRole('group', { name: 'Request', exact: true }).first()
      await request.getByRole('combobox', { name: 'Code language' }).waitFor()
      const lines = await request.locator('.code-group-title').evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
      })
      assert.equal(lines, 1)
      for (const select of await request.getByRole('combobox').all()) {
        const cut = await select.evaluate((one) => one.scrollWidth - one.clientWidth)
        const outside = await select.evaluate((one) => {
          const label = one.closest('label')?.getBoundingClientRect()
          return one.getBoundingClientRect().right - (label?.right ?? 0)
        })
        assert.ok(cut <= 0 && outside <= 1, `${cut} ${outside}`)
      }
    }))

test('on a phone buttons stand in the middle of their row, and the line of the tabs goes on below them', () =>
  withPage(
    '/docs/calls/create-call',
    { viewport: { width: 390, height: 844 }, forcedColors: 'active' },
    async (page) => {
      const rows = await page
        .locator('.ref-aside .tabs:has(> .tab-panel > .tab-body > :is(.code, [data-body-example]))')
        .evaluateAll((all) =>
          all.map((tabs) => {
            const list = tabs.querySelector('.tab-list') as HTMLElement
            const line = getComputedStyle(tabs, '::before')
            return [list.offsetHeight, line.top, line.width === getComputedStyle(tabs).width, line.borderBottomWidth]
          }),
        )
      assert.ok(rows.length > 0)
      for (const row of rows) assert.deepEqual(row, [40, '39px', true, '1px'])
      await page.goto(`${site.origin}/docs`)
      const off = await page.locator('.code[data-row]:not(.code-group *)').evaluateAll((all) =>
        all.map((code) => {
          const middle = (selector: string) => {
            const { top, height } = (code.querySelector(selector) as HTMLElement).getBoundingClientRect()
            return top + height / 2
          }
          return Math.abs(middle('.code-name') - middle('.code-buttons'))
        }),
      )
      assert.ok(off.length > 0)
      for (const one of off) assert.ok(one < 1, String(off))
    },
  ))

test('a PII badge can be hit over a height of 24 px', () =>
  withPage('/docs/calls/create-call', { viewport: { width: 390, height: 900 } }, async (page) => {
    const badge = page.getByRole('link', { name: /^PII MTL/ }).first()
    await badge.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    const hits = () =>
      badge.evaluate((one) => {
        const { left, top, height } = one.getBoundingClientRect()
        const middle = top + height / 2
        return [-11, 11].map((by) => document.elementFromPoint(left + 4, middle + by) === one)
      })
    await eventually(hits, [true, true])
  }))

for (const width of [1440, 390])
  test(`examples take the whole width of their panel, below a row of tabs with their buttons: ${width}`, () =>
    withPage('/docs/calls/create-call', { viewport: { width, height: 900 } }, async (page) => {
      const response = page.getByRole('group', { name: 'Response', exact: true })
      await eventually(() => response.getByRole('tab').first().isVisible(), true)
      const right = async (box: Locator) =>
        box.evaluate((one) => Math.round(one.getBoundingClientRect().right - one.clientLeft))
      const code = response.getByRole('tabpanel').getByRole('group').first()
      assert.ok(Math.abs((await right(code)) - (await right(response))) <= 2)
      const row = await response.getByRole('tablist').last().boundingBox()
      const button = await response.getByRole('button', { name: 'Copy code block' }).first().boundingBox()
      assert.ok(row !== null && button !== null)
      assert.ok(button.y >= row.y && button.y + button.height <= row.y + row.height, JSON.stringify([row, button]))
      assert.ok(button.x >= row.x + row.width - 1, 'no tab is below the buttons')
    }))

test('from 1280 px code stands beside the text', () =>
  withPage('/docs/calls/create-call', { viewport: { width: 1280, height: 900 } }, async (page) => {
    const left = await page.locator('.ref-details').boundingBox()
    const right = await page.locator('.ref-aside').boundingBox()
    assert.ok(left !== null && right !== null && right.x > left.x + left.width && left.width > 400 && right.width > 340)
  }))

test('the index lists operations and schemas, and leads to their pages', () =>
  withPage('/docs/calls', {}, async (page) => {
    await eventually(
      () => page.locator('.operation-index-list a').allInnerTexts(),
      ['Make a call', 'List calls', 'Delete call', 'A call has ended'],
    )
    for (const href of await page
      .locator('.operation-index a[href^="/docs/calls/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      assert.equal((await page.request.get(site.origin + href)).status(), 200, href ?? '')
    }
  }))

test('from an operation one leafs to the operations before and after it', () =>
  withPage('/docs/calls/create-call', {}, async (page) => {
    const pager = page.getByRole('navigation', { name: 'Pagination' })
    await eventually(
      () => pager.getByRole('link').allInnerTexts(),
      ['Previous page\nCalls API', 'Next page\nList calls'],
    )
    await pager.getByRole('link', { name: 'List calls' }).click()
    await page.waitForURL('**/docs/calls/list-calls')
    await eventually(
      () => pager.getByRole('link').allInnerTexts(),
      ['Previous page\nMake a call', 'Next page\nDelete call'],
    )
  }))

test('the Markdown of an operation has tables with anchors', () => {
  const text = readFileSync(join(site.out, 'docs/calls/create-call.md'), 'utf8')
  assert.match(
    text,
    /^\| <a id="create-call-body-phone-to"><\/a>`PhoneTo` \| `string<phone-number>` \| required \| PII MTL: 30 days \|/m,
  )
  assert.match(text, /`AfterCall\.Retry\.MaxTimes`/)
  assert.match(text, /No response body\./)
  assert.doesNotMatch(text.replace(/```[\s\S]*?```|`[^`\n]*`/g, ''), /<(?!a id=|\/a>|br>)[a-z]/i)
})
