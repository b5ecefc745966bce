import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { eventually } from '../eventually.ts'
import { axe } from '../harness.ts'
import { holdBack } from '../hold-back.ts'
import { openSite } from '../opened-site.ts'

const site = openSite('test/browser/sites/media')

/** Speaks as the provider's player does, once it has been spoken to; `say` lets a test lead it. */
const player = `<!doctype html><title>Player</title><script>
  let asked = false
  const say = (event, info) => parent.postMessage(JSON.stringify({ event, info, id: 'x', channel: 'widget' }), '*')
  const play = (playerState, currentTime) => say('infoDelivery', { playerState, currentTime, duration: 40 })
  addEventListener('message', ({ data }) => {
    const { event } = JSON.parse(data)
    if (event !== 'listening' || asked) return
    asked = true
    document.title = 'Asked'
    say('initialDelivery', { playerState: -1, duration: 40 })
    say('onReady')
    parent.postMessage('no JSON', '*')
  })
</script>`

interface Tracked {
  readonly name: string
  readonly properties: Readonly<Record<string, unknown>>
}

async function visit(options: BrowserContextOptions, use: (page: Page, hosts: readonly string[]) => Promise<void>) {
  const hosts: string[] = []
  const prepare = async (page: Page) => {
    await page.context().route(/^https:/, (route) => {
      hosts.push(route.request().url())
      return route.request().url().startsWith('https://www.youtube-nocookie.com/embed/')
        ? route.fulfill({ contentType: 'text/html', body: player })
        : route.abort()
    })
    await page.addInitScript(() => {
      const tracked: unknown[] = []
      Object.assign(globalThis, { tracked })
      document.addEventListener('signalpost:track', (event) => tracked.push((event as CustomEvent).detail))
    })
  }
  const check = async (page: Page, faults: readonly string[]) => {
    await use(page, hosts)
    assert.deepEqual(faults, [])
  }
  await site.visit('/docs/video', check, { reducedMotion: 'reduce', ...options, prepare })
}

const button = (page: Page) => page.getByRole('button', { name: 'Play video: A first call', exact: true })
const tracked = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { tracked: Tracked[] }).tracked) as Promise<readonly Tracked[]>

/** The player's own window, once the page has asked it to talk. */
async function playerOf(page: Page) {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('no player')
  await frame.waitForFunction(() => document.title === 'Asked')
  return (state: number, time: number) => frame.evaluate(`play(${state}, ${time})`)
}

test('without scripts there is a link to the video', () =>
  visit({ javaScriptEnabled: false }, async (page, hosts) => {
    const link = page.getByRole('link', { name: /^Watch on YouTube\s*: A first call/ })
    await eventually(() => link.getAttribute('href'), 'https://www.youtube.com/watch?v=abcDEF_1-23')
    await eventually(() => button(page).count(), 0)
    assert.deepEqual(hosts, [])
  }))

test('nothing comes from the provider, nor any script of the block, until it is asked for', () =>
  visit({}, async (page, hosts) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.waitForLoadState('networkidle')
    await eventually(async () => [hosts, await page.locator('iframe').count()], [[], 0])
    await eventually(() => axe(page), [])
    await button(page).click()
    await playerOf(page)
    assert.ok(scripts.some((url) => /_assets\/video-/.test(url)))
    assert.deepEqual(hosts, [
      `https://www.youtube-nocookie.com/embed/abcDEF_1-23?autoplay=1&enablejsapi=1&origin=${encodeURIComponent(site.origin)}&playsinline=1&rel=0`,
    ])
    await eventually(() => page.locator('iframe').getAttribute('title'), 'A first call')
    await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'IFRAME')
    await eventually(() => axe(page), [])
  }))

test('the keyboard plays it; its states are seen, and each milestone is told once', () =>
  visit({}, async (page) => {
    await page.clock.install({ time: new Date('2026-05-04T10:00:00Z') })
    await button(page).focus()
    await page.keyboard.press('Enter')
    const play = await playerOf(page)
    const stage = page.locator('.video-stage')
    const seen: (string | null)[] = []
    for (const [state, time] of [
      [3, 0],
      [1, 5],
      [2, 5],
      [5, 5],
    ] as const) {
      await play(state, time)
      await page.waitForFunction(
        (before) => document.querySelector<HTMLElement>('.video-stage')?.dataset.state !== before,
        seen.at(-1) ?? 'unstarted',
      )
      seen.push(await stage.getAttribute('data-state'))
    }
    assert.deepEqual(seen, ['buffering', 'start', 'pause', 'cued'])
    const percents = async () => (await tracked(page)).map(({ properties }) => properties.percent)
    /** Lets the player say something, and the page look at it several times. */
    const happens = async (state: number, time: number, name: string) => {
      await play(state, time)
      await eventually(() => stage.getAttribute('data-state'), name)
      await page.clock.runFor(3000)
    }
    await page.clock.pauseAt(new Date('2026-05-04T11:00:00Z'))
    await happens(1, 5, 'start')
    await eventually(percents, [10])
    await happens(1, 31, 'start')
    await happens(0, 39.8, 'complete')
    await eventually(percents, [10, 25, 50, 75, 100])
    // Played again, nothing is told twice.
    await happens(1, 12, 'start')
    await happens(0, 40, 'complete')
    assert.deepEqual(
      await tracked(page),
      [10, 25, 50, 75, 100].map((percent) => ({
        name: 'video_progress',
        properties: { video: 'abcDEF_1-23', videoTitle: 'A first call', percent },
      })),
    )
  }))

test('others who send the same messages are not heard', () =>
  visit({}, async (page) => {
    await page.clock.install()
    await button(page).click()
    await playerOf(page)
    await page.evaluate(() => {
      const info = { playerState: 0, currentTime: 40, duration: 40 }
      postMessage(JSON.stringify({ event: 'infoDelivery', info }), '*')
    })
    await page.clock.runFor(3000)
    assert.deepEqual(await tracked(page), [])
  }))

test('a click before the script is there is not lost', () =>
  visit({}, async (page) => {
    const module = await holdBack(page, '**/_assets/video-*.js')
    await button(page).click()
    await module.asked
    assert.equal(await page.locator('iframe').count(), 0)
    module.release()
    await page.locator('iframe').waitFor()
  }))

test('without scripts there is no empty stage: a title, and a link to the video', () =>
  visit({ javaScriptEnabled: false }, async (page) => {
    const video = page.getByRole('figure').first()
    const title = await video.locator('.video-title').boundingBox()
    const stage = await video.locator('.video-stage').boundingBox()
    assert.ok(title !== null && stage !== null)
    assert.ok(stage.height < title.height + 100, JSON.stringify({ title, stage }))
    await video.getByRole('link', { name: 'Watch on YouTube' }).waitFor()
  }))
