import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { eventuallyHolds } from '../eventually.ts'
import { openSite } from '../opened-site.ts'

/** A phone whose reader has set letters twice as large: what is given in rem has half the room of 390 px. */
const viewport = { width: 195, height: 420 }
const site = openSite()

const at = (path: string, use: (page: Page) => Promise<void>) =>
  site.visit(
    path,
    async (page) => {
      await eventuallyHolds(async () => {
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        assert.equal(over, 0)
      })
      await use(page)
    },
    { viewport },
  )

test('the chosen code language can be read beside the whole title of the request, and breadcrumbs do not overlap', () =>
  at('/docs/messaging/api/create-message', async (page) => {
    const request = page.getByRole('group', { name: 'Request', exact: true })
    const select = request.getByRole('combobox', { name: 'Code language' })
    await eventuallyHolds(async () => {
      const room = await select.evaluate((one) => {
        const { paddingLeft, paddingRight } = getComputedStyle(one)
        return one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      })
      assert.ok(room > 20, `${room} px for the language`)
    })
    const lines = await request
      .getByText('Request', { exact: true })
      .first()
      .evaluate((title) => {
        const words = document.createRange()
        words.selectNodeContents(title)
        return words.getClientRects().length
      })
    assert.equal(lines, 1)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
    const boxes = await crumbs.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).filter(({ width }) => width > 0),
    )
    assert.ok(boxes.length > 0)
    for (const [index, box] of boxes.entries())
      if (index > 0) assert.ok(box.left >= (boxes[index - 1]?.right ?? 0), JSON.stringify(boxes))
  }))

test('all connection modes of a destination are inside of their box', () =>
  at('/docs/tributary/connections/destinations/catalog/granary', async (page) => {
    const last = page.getByRole('columnheader', { name: 'Server' }).first()
    const right = (await last.evaluate((one) => one.getBoundingClientRect().right)) ?? Number.NaN
    const box = page.getByRole('table').first().locator('xpath=..')
    assert.ok(right <= ((await box.evaluate((one) => one.getBoundingClientRect().right)) ?? 0) + 0.5)
  }))

test('the words of a tutorial are not broken into letters', () =>
  at('/docs/messaging', async (page) => {
    const label = page.getByText(/^\S+ servers$/).first()
    const { height, line } = await label.evaluate((one) => {
      const style = getComputedStyle(one)
      const padding = Number.parseFloat(style.paddingBlockStart) + Number.parseFloat(style.paddingBlockEnd)
      return { height: one.getBoundingClientRect().height - padding, line: Number.parseFloat(style.lineHeight) }
    })
    assert.ok(height <= 3 * line, `${height / line} lines`)
  }))

/** How many pixels wide something is. */
const widthOf = (what: Locator) => what.evaluate((one) => one.getBoundingClientRect().width)

test('servers and authentication of an operation stand below their names, not in a column of single letters', () =>
  at('/docs/lookup/api/fetch-phone-number', async (page) => {
    const server = page.getByRole('definition').filter({ hasText: 'https://api.halyard.example' }).first()
    assert.ok((await widthOf(server)) > 110, `${await widthOf(server)} px`)
    assert.ok((await widthOf(page.getByText('/PhoneNumbers', { exact: false }).first())) > 110)
  }))

test('code in the text of a record wraps, and the pages before and after stand one below the other', () =>
  at('/docs/api/errors/12010', async (page) => {
    const turns = page.getByRole('link', { name: /^(Previous|Next) page/ })
    assert.equal(await turns.count(), 2)
    for (const turn of await turns.all()) assert.ok((await widthOf(turn)) > 150)
  }))

test('a long name of the page above ends before the actions of the page', () =>
  at('/docs/api/errors/12010', async (page) => {
    const above = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last()
    await above.evaluate((link) => {
      link.textContent = 'All the error codes of all the services'
    })
    const { right } = await above.evaluate((link) => link.getBoundingClientRect())
    const { x = 0 } = (await page.getByRole('button', { name: 'Copy page as Markdown' }).boundingBox()) ?? {}
    assert.ok(right <= x, `${right} ${x}`)
  }))

for (const width of [195, 390])
  test(`the title of a code sample is whole beside its language: ${width} px`, () =>
    at('/docs/lookup/quickstart', async (page) => {
      await page.setViewportSize({ width, height: 800 })
      const title = page.getByRole('link', { name: 'Format and check a number' })
      await eventuallyHolds(async () => {
        const hidden = await title.evaluate((one) => [
          one.scrollWidth - one.clientWidth,
          one.scrollHeight - one.clientHeight,
        ])
        assert.deepEqual(hidden, [0, 0])
        const language = page.getByRole('combobox', { name: 'Code language' }).first()
        assert.ok((await widthOf(language)) > 60)
      })
    }))

test('the language of code is whole above its buttons', () =>
  at('/docs/lookup/quickstart', async (page) => {
    const name = page.getByText('JSON', { exact: true }).first()
    const hidden = await name.evaluate((one) => one.scrollWidth - one.clientWidth)
    assert.equal(hidden, 0)
  }))

/** How many pixels wide the widest line of its own words is, without what a badge in it says. */
const wordsOf = (what: Locator) =>
  what.evaluate((one) => {
    const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    return Math.max(
      ...texts.map((text) => {
        const words = document.createRange()
        words.selectNodeContents(text)
        return words.getBoundingClientRect().width
      }),
    )
  })

test('in the drawer names of operations and the way to an account are no columns of single letters', () =>
  at('/docs/messaging/api/create-message', async (page) => {
    await page.getByRole('button', { name: 'Open the docs sidebar' }).click()
    const sidebar = page.getByRole('navigation', { name: 'Docs' })
    const operation = sidebar.locator('[aria-current="page"]')
    await operation.waitFor()
    assert.ok((await wordsOf(operation)) > 55, `${await wordsOf(operation)} px`)
    const signUp = page.getByRole('link', { name: 'Sign up' })
    assert.ok((await wordsOf(signUp)) > 28, `${await wordsOf(signUp)} px`)
    const close = await page.getByRole('button', { name: 'Close the docs sidebar' }).boundingBox()
    assert.ok((close?.width ?? 0) >= 24 && (close?.x ?? 0) < 195 - 24, JSON.stringify(close))
  }))

test('the buttons that turn pages of hits keep their words whole', () =>
  at('/docs/messaging', async (page) => {
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('combobox', { name: 'Search' }).fill('message')
    await page.getByRole('option').first().waitFor()
    for (const name of ['Previous page', 'Next page']) {
      const button = page.getByRole('button', { name, exact: true })
      const lines = await button.evaluate((one) => {
        const words = document.createRange()
        words.selectNodeContents(one)
        return words.getClientRects().length
      })
      assert.ok(lines <= 2, `${name}: ${lines} lines`)
    }
  }))

test('four times as large, no bar stays over the text, and hits have the window below the field', () =>
  site.visit(
    '/docs/messaging/quickstart#install',
    async (page) => {
      const heading = page.getByRole('heading', { name: 'Install' })
      await eventuallyHolds(async () => {
        const top = await heading.evaluate((one) => one.getBoundingClientRect().top)
        assert.ok(top >= 0 && top < 40, `${top}`)
        const bar = await page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().bottom)
        assert.ok(bar <= 0, `${bar}`)
      })
      await page.keyboard.press('/')
      const dialog = page.getByRole('dialog', { name: 'Search' })
      const field = dialog.getByRole('combobox')
      await field.fill('message')
      await dialog.getByRole('option').nth(4).waitFor({ state: 'attached' })
      const marked = dialog.getByRole('option', { selected: true })
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
        await field.press(key)
        await eventuallyHolds(async () => {
          const [head, hit] = await Promise.all(
            [field, marked].map((one) => one.evaluate((element) => element.getBoundingClientRect().toJSON())),
          )
          assert.ok(hit.top >= head.bottom && hit.top < 200, JSON.stringify([head, hit]))
        })
      }
    },
    { viewport: { width: 320, height: 225 } },
  ))

test('beside a sidebar, server and language of a request share the row of its title', () =>
  site.visit(
    '/docs/messaging/api/create-message',
    async (page) => {
      const request = page.getByRole('group', { name: 'Request', exact: true })
      const choices = request.getByRole('combobox')
      await eventuallyHolds(async () => {
        const boxes = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
        assert.equal(boxes.length, 2)
        assert.equal(boxes[0].top, boxes[1].top, JSON.stringify(boxes))
      })
    },
    { viewport: { width: 1280, height: 800 } },
  ))

for (const width of [1280, 1440])
  test(`reading and code share the page, where a style sheet makes letters half as large again: ${width} px`, () =>
    site.visit(
      '/docs/messaging/api/create-message',
      async (page) => {
        await page.addStyleTag({ content: ':root { font-size: 150% }' })
        await eventuallyHolds(async () => {
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          assert.equal(over, 0)
        })
        const request = page.getByRole('group', { name: 'Request', exact: true })
        assert.ok((await widthOf(request)) > 320, `${await widthOf(request)} px`)
        const heading = page.getByRole('heading', { name: 'Request body parameters' })
        assert.ok((await widthOf(heading)) > 280, `${await widthOf(heading)} px`)
      },
      { viewport: { width, height: 800 }, bypassCSP: true },
    ))

for (const path of ['/docs', '/docs/voice/voice-library', '/docs/contributing/blocks/video'])
  test(`icons grow with the letters: ${path}`, () =>
    site.visit(
      path,
      async (page) => {
        const sides = () =>
          page.locator('main .icon').evaluateAll((all) => all.map((one) => getComputedStyle(one).width))
        const before = await sides()
        await page.addStyleTag({ content: ':root { font-size: 200% }' })
        assert.ok(before.length > 0)
        assert.deepEqual(
          await sides(),
          before.map((side) => `${2 * Number.parseFloat(side)}px`),
        )
      },
      { viewport: { width: 1280, height: 800 }, bypassCSP: true },
    ))
