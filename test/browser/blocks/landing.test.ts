import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { root } from '../../root.ts'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe } from '../harness.ts'
import { holdBack } from '../hold-back.ts'
import { openSite } from '../opened-site.ts'

const site = openSite('test/browser/sites/landing')

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

const withPage = (path: string, options: BrowserContextOptions, use: (page: Page) => Promise<void>) =>
  site.visit(
    path,
    async (page, faults) => {
      await use(page)
      assert.deepEqual(faults, [])
    },
    { viewport: wide, ...options },
  )

const marker = (page: Page, number: number) => page.getByRole('button', { name: `Step ${number}`, exact: true })
/** The step's text that is shown now. */
const shown = (page: Page) => page.getByRole('tooltip').allTextContents()
const awake = (page: Page) => page.locator('[data-island][data-awake]').waitFor()

async function box(page: Page, selector: string) {
  const found = await page.locator(selector).boundingBox()
  assert.ok(found !== null, selector)
  return found
}

for (const path of ['/docs', '/docs/voice']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [wide, narrow]) {
      test(`axe finds nothing in ${path}, ${colorScheme}, ${viewport.width}`, () =>
        withPage(path, { colorScheme, viewport, reducedMotion: 'reduce' }, async (page) => {
          await eventually(() => axe(page, 'article'), [])
          await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
        }))
    }
  }
}

for (const viewport of [wide, narrow])
  test(`the last card of a tutorial lies over no part of the sample, ${viewport.width}`, () =>
    withPage('/docs/voice', { viewport }, async (page) => {
      const sample = await box(page, '.tutorial .code-body')
      assert.ok(sample.y + sample.height <= (await box(page, '.tutorial-output')).y)
    }))

test('a marker is described by its step, and shows it to the pointer and to the focus', () =>
  withPage('/docs/voice', {}, async (page) => {
    await awake(page)
    await eventually(() => shown(page), [])
    await marker(page, 1).hover()
    await eventually(() => shown(page), ['A call comes in.'])
    await page.getByText('A call comes in.').hover()
    await eventuallyHolds(async () =>
      assert.deepEqual(await shown(page), ['A call comes in.'], 'the pointer may move onto the text'),
    )
    await page.mouse.move(0, 0)
    await marker(page, 2).focus()
    await eventually(() => shown(page), ['Your app says what happens.'])
    const description = await marker(page, 3).evaluate((button) => {
      const id = button.getAttribute('aria-describedby') ?? ''
      return document.getElementById(id)?.textContent
    })
    assert.equal(description, 'The caller hears it.')
  }))

test('Escape puts a step away until the reader comes back to it', () =>
  withPage('/docs/voice', {}, async (page) => {
    await awake(page)
    await marker(page, 2).focus()
    await page.keyboard.press('Escape')
    await eventually(() => shown(page), [])
    await eventually(() => marker(page, 2).evaluate((button) => button === document.activeElement), true)
    await marker(page, 3).focus()
    await marker(page, 2).focus()
    await eventually(() => shown(page), ['Your app says what happens.'])
    await marker(page, 1).hover()
    await page.keyboard.press('Escape')
    await eventuallyHolds(async () => assert.deepEqual(await shown(page), [], 'without moving pointer or focus'))
  }))

test('Escape counts too when it comes before the script', () =>
  withPage('/docs/voice', { viewport: { width: 1440, height: 300 } }, async (page) => {
    const module = await holdBack(page, '**/tutorial-*.js')
    await page.reload()
    await marker(page, 2).focus()
    await page.keyboard.press('Escape')
    await eventually(() => shown(page), ['Your app says what happens.'])
    module.release()
    await awake(page)
    await eventually(() => shown(page), [])
  }))

test('without scripts the steps are there for the pointer and the focus', () =>
  withPage('/docs/voice', { javaScriptEnabled: false }, async (page) => {
    await marker(page, 3).focus()
    await eventually(() => shown(page), ['The caller hears it.'])
  }))

test('markers pulse for less than five seconds by themselves, and rest for readers who want less motion', async () => {
  const pulse = (page: Page) =>
    marker(page, 3).evaluate((button) => {
      const { animationName, animationDuration, animationDelay, animationIterationCount } = getComputedStyle(
        button,
        '::before',
      )
      const seconds = Number.parseFloat(animationDuration) * Number(animationIterationCount)
      return { name: animationName, seconds: seconds + Number.parseFloat(animationDelay) }
    })
  await withPage('/docs/voice', {}, async (page) => {
    const { name, seconds } = await pulse(page)
    assert.equal(name, 'step-pulse')
    assert.ok(seconds > 1 && seconds <= 5, String(seconds))
  })
  await withPage('/docs/voice', { reducedMotion: 'reduce' }, async (page) => {
    await eventually(async () => (await pulse(page)).name, 'none')
  })
})

test('with forced colours nothing lies over the number of a marker while it pulses', () =>
  withPage('/docs/voice', { forcedColors: 'active' }, async (page) => {
    const ground = await marker(page, 3).evaluate((button) => getComputedStyle(button, '::before').backgroundColor)
    assert.match(ground, /, 0\)$/)
  }))

test('the next steps stand beside the intro on wide screens, and below the tutorial on narrow ones', async () => {
  await withPage('/docs/voice', {}, async (page) => {
    const [intro, tutorial, next] = [
      await box(page, '.product-intro'),
      await box(page, '.tutorial'),
      await box(page, '.next-steps'),
    ]
    assert.ok(next.x >= intro.x + intro.width && next.y < intro.y + intro.height)
    assert.ok(tutorial.y >= next.y + next.height)
    // The keyboard follows the eye.
    await page.locator('.product-intro a').last().focus()
    await page.keyboard.press('Tab')
    await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Rooms')
  })
  await withPage('/docs/voice', { viewport: narrow }, async (page) => {
    const [tutorial, next] = [await box(page, '.tutorial'), await box(page, '.next-steps')]
    assert.ok(next.y >= tutorial.y + tutorial.height)
  })
})

test('illustrations are for the eye alone; the picture changes with the theme', () =>
  withPage('/docs/voice', { colorScheme: 'light' }, async (page) => {
    const drawings = page.locator('.illustration')
    await eventually(() => drawings.count(), 3)
    for (const drawing of await drawings.all()) await eventually(() => drawing.getAttribute('aria-hidden'), 'true')
    const texts = await drawings.allTextContents()
    for (const text of [
      'beacon serverless:deploy',
      'Beacon CLI',
      'Deployed',
      'Verify Number',
      'Enter the phone number:',
    ])
      assert.ok(texts.join(' ').includes(text), text)
    assert.ok(texts.join(' ').includes('Enter verification code:'))
    /** The file that is shown, whatever its name. */
    const picture = async (): Promise<Buffer> => {
      const box = page.locator('.illustration-serverless-markup')
      const shown = await box.evaluate((one) => getComputedStyle(one).backgroundImage)
      const answer = await page.request.get(/url\("(.+)"\)/.exec(shown)?.[1] ?? '')
      assert.equal(answer.headers()['content-type'], 'image/webp')
      return await answer.body()
    }
    const drawn = (theme: string) =>
      readFileSync(join(root, `templates/elements/illustrations/raster/serverless-markup-${theme}.webp`))
    assert.ok((await picture()).equals(drawn('light')))
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await eventuallyHolds(async () => assert.ok((await picture()).equals(drawn('dark'))))
  }))

test('the home page’s links lead to its sections, and a card is a link as a whole', () =>
  withPage('/docs', { reducedMotion: 'reduce' }, async (page) => {
    const anchors = await page.locator('.hero a, .jump-link').evaluateAll((links) =>
      links.map((link) => {
        const hash = link.getAttribute('href') ?? ''
        return { hash, there: document.getElementById(hash.slice(1))?.textContent ?? null }
      }),
    )
    assert.deepEqual(anchors, [
      { hash: '#featured-content', there: 'Featured content' },
      { hash: '#beacon-essentials', there: 'Beacon essentials' },
      { hash: '#developer-toolkit', there: 'Developer Toolkit' },
      { hash: '#communications', there: 'Communications' },
      { hash: '#builder-tools', there: 'Builder tools' },
    ])
    // The link covers the card, so that a click on the text is a click on it.
    await page.getByText('One small document is enough.').click({ force: true })
    await page.waitForURL('**/docs/voice')
  }))

test('the search field of the home page opens the search, and what was typed goes along', () =>
  withPage('/docs', { reducedMotion: 'reduce' }, async (page) => {
    await awake(page)
    const field = page.getByRole('searchbox', { name: 'Search the documentation' })
    await field.pressSequentially('v')
    const query = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
    await eventually(() => query.inputValue(), 'v')
    await page.keyboard.type('oice')
    await eventually(() => query.inputValue(), 'voice')
    assert.equal(await field.inputValue(), '')
  }))

test('the picture of the home page is there at once, and is another in the dark', () =>
  withPage('/docs', { reducedMotion: 'reduce', colorScheme: 'light' }, async (page) => {
    await awake(page)
    const picture = page.locator('.hero-image')
    assert.equal(await picture.getAttribute('loading'), null)
    const current = () => picture.evaluate((image) => (image as HTMLImageElement).currentSrc)
    const light = await current()
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await eventuallyHolds(async () => assert.notEqual(await current(), light))
  }))

for (const path of ['/docs', '/docs/voice'])
  test(`a word longer than the window goes on in the next line, wherever it stands: ${path}`, () =>
    withPage(path, { viewport: { width: 320, height: 700 } }, async (page) => {
      const [count, width] = await page.evaluate(() => {
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walk.nextNode()) texts.push(walk.currentNode as Text)
        // What is said in a word or two stays in one line: names in the top bar, badges, what a button says when pointed at.
        const short =
          'pre, select, script, .top-bar, .contents-button, .visually-hidden, .badge, .step, .code-buttons, .error-code-badge, .external'
        const long = texts.filter((text) => text.data.trim() !== '' && text.parentElement?.closest(short) === null)
        for (const text of long) text.data = `${'Verordnung'.repeat(9)} ${text.data}`
        return [long.length, document.documentElement.scrollWidth]
      })
      assert.ok(count > 30, String(count))
      assert.equal(width, 320)
    }))
