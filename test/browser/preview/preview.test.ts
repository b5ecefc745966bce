import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { type RunningPreview, startPreview } from '../../preview/start-preview.ts'
import { putFile } from '../../put-files.ts'
import { root } from '../../root.ts'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { axe, openBrowser, watchFaults } from '../harness.ts'

let folder = ''
let preview: RunningPreview
let browser: Browser

const long = Array.from({ length: 60 }, (_, at) => `Paragraph ${at} of a long page.\n`).join('\n')
const guide = `---
title: Guide
---

First words.

<Disclosure title="More">Inside the disclosure.</Disclosure>

<TabGroup>
  <Tab title="One">Panel one.</Tab>
  <Tab title="Two">Panel two.</Tab>
</TabGroup>

<FilterableTable>

| Name | Kind |
| ---- | ---- |
| Apple | Fruit |
| Bean | Pulse |

</FilterableTable>

## Start

${long}
## End

Last words.
`
const other = '---\ntitle: Other\n---\n\nAnother page.\n'

const write = (path: string, text: string) => putFile(folder, `content/${path}`, text)
const page = 'pages/docs/voice/guide.mdx'

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signalpost-browser-'))
  cpSync(join(root, 'test/sites/second-brand/in'), folder, { recursive: true })
  write(page, guide)
  write('pages/docs/voice/other.mdx', other)
  ;[preview, browser] = await Promise.all([startPreview(folder), openBrowser()])
})

after(async () => {
  await browser?.close()
  await preview?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens a page and waits until it listens to the server. */
async function open(path: string, origin = preview.origin): Promise<{ page: Page; faults: readonly string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 700 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const faults = watchFaults(page)
  const listening = page.waitForRequest(/_signalpost\/events/)
  await page.goto(origin + path)
  await listening
  return { page, faults }
}

const problems = (page: Page) => page.getByRole('region', { name: 'This page has problems' })

test('a save shows at once, and nothing that the reader did is lost', async () => {
  write(page, guide)
  const { page: tab, faults } = await open('/docs/voice/guide')
  await tab.getByRole('main').getByText('More', { exact: true }).click()
  await tab.getByRole('tab', { name: 'Two' }).click()
  await tab.getByRole('searchbox', { name: 'Search table' }).fill('bea')
  await tab
    .getByRole('heading', { name: 'End' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await tab.getByRole('tab', { name: 'Two' }).evaluate((button: HTMLElement) => button.focus({ preventScroll: true }))
  const scroll = await tab.evaluate(() => {
    Object.assign(globalThis, { loadedOnce: true })
    return scrollY
  })
  assert.ok(scroll > 500)

  write(page, guide.replace('Last words.', 'New last words.').replace('Panel one.', 'New panel one.'))
  await tab.getByText('New last words.').waitFor()
  await eventually(() => tab.evaluate(() => scrollY), scroll)
  await eventually(() => tab.getByText('Inside the disclosure.').isVisible(), true)
  await eventually(() => tab.getByText('Panel two.').isVisible(), true)
  await eventually(() => tab.getByRole('searchbox', { name: 'Search table' }).inputValue(), 'bea')
  await eventuallyHolds(async () => assert.ok(await tab.getByRole('cell', { name: 'Apple' }).isHidden()))
  await eventually(() => tab.getByRole('tab', { name: 'Two' }).getAttribute('aria-selected'), 'true')
  await eventually(
    () => tab.getByRole('tab', { name: 'Two' }).evaluate((button) => button === document.activeElement),
    true,
  )
  await eventuallyHolds(async () =>
    assert.ok(await tab.evaluate(() => 'loadedOnce' in globalThis), 'the page was not loaded again'),
  )
  await tab.getByRole('tab', { name: 'One' }).click()
  await eventually(() => tab.getByText('New panel one.').isVisible(), true)
  assert.deepEqual(faults, [])
  await tab.context().close()
})

test('what a save brings works: tabs, code, headings', async () => {
  write(page, guide)
  const { page: tab, faults } = await open('/docs/voice/guide')
  const more = [
    '## Fresh heading',
    '```js\nconst fresh = 1\n```',
    '<TabGroup>\n<Tab title="A">Fresh A.</Tab>\n<Tab title="B">Fresh B.</Tab>\n</TabGroup>',
  ]
  write(page, guide.replace('## End', `${more.join('\n\n')}\n\n## End`))
  await tab.getByRole('tab', { name: 'B', exact: true }).click()
  await eventually(() => tab.getByText('Fresh B.').isVisible(), true)
  await eventuallyHolds(async () => assert.ok(await tab.getByText('Fresh A.').isHidden()))
  await eventually(
    () =>
      tab.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Fresh heading' }).isVisible(),
    true,
  )
  await tab.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await tab.getByText('fresh = 1').hover()
  await tab.getByRole('button', { name: 'Copy code block' }).click()
  await eventually(() => tab.evaluate(() => navigator.clipboard.readText()), 'const fresh = 1')
  // A group with other tabs is made anew, and keeps the choice.
  write(
    page,
    guide.replace(
      '## End',
      `${more.join('\n\n').replace('</TabGroup>', '<Tab title="C">Fresh C.</Tab>\n</TabGroup>')}\n\n## End`,
    ),
  )
  await tab.getByRole('tab', { name: 'C', exact: true }).waitFor()
  await eventually(() => tab.getByRole('tab', { name: 'B', exact: true }).getAttribute('aria-selected'), 'true')
  // A heading with another text has another id, and describes the thumbs of its section by it.
  write(page, guide.replace('## End', '## The end'))
  const thumb = tab.locator('#the-end-section-indexable').getByRole('button', { name: 'Positive feedback' })
  await eventually(() => thumb.getAttribute('aria-describedby'), 'the-end')
  assert.deepEqual(faults, [])
  await tab.context().close()
})

test('an error stands over the last good page, on that page only, and goes when it is put right', async () => {
  write(page, guide)
  const [{ page: tab, faults }, { page: second }] = await Promise.all([
    open('/docs/voice/guide'),
    open('/docs/voice/other'),
  ])
  const fetchedAgain: string[] = []
  second.on('request', (request) => {
    if (new URL(request.url()).pathname === '/docs/voice/other') fetchedAgain.push(request.url())
  })
  write(page, guide.replace('First words.', 'First words.\n\n<Calout variant="info">No.</Calout>'))
  await problems(tab).waitFor()
  const text = await problems(tab).getByLabel('Report').textContent()
  assert.match(text ?? '', /Calout/)
  assert.match(text ?? '', /at content\/pages\/docs\/voice\/guide\.mdx:7:1/)
  assert.match(text ?? '', /7 │ <Calout variant="info">No\.<\/Calout>\n +│ \^/)
  assert.match(text ?? '', /hint: /)
  assert.ok(!text?.includes('\u001b'), 'colours are no text')
  const colorOf = (part: RegExp) =>
    problems(tab)
      .getByLabel('Report')
      .locator('b')
      .filter({ hasText: part })
      .evaluate((painted) => getComputedStyle(painted).color)
  assert.equal(await colorOf(/^error$/), await colorOf(/^\^+$/), 'the marks are those of the error')
  assert.notEqual(await colorOf(/^error$/), await colorOf(/^hint:$/))
  await eventuallyHolds(async () =>
    assert.ok(await tab.getByText('First words.').isVisible(), 'the last good page is beneath'),
  )
  for (const theme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme: theme })
    await eventuallyHolds(async () => assert.deepEqual(await axe(tab), [], theme))
  }
  await eventually(() => problems(second).count(), 0)
  assert.deepEqual(fetchedAgain, [], 'only what is fetched can change the page')

  await tab.getByRole('button', { name: 'Dismiss' }).click()
  await eventually(() => problems(tab).count(), 0)
  // Another problem is another message.
  write(page, guide.replace('First words.', 'First words.\n\n<Tab'))
  await problems(tab).waitFor()
  await problems(tab).getByLabel('Report').focus()
  await tab.keyboard.press('Escape')
  await eventually(() => problems(tab).count(), 0)

  write(page, guide.replace('First words.', 'Right again.'))
  await tab.getByText('Right again.').waitFor()
  await eventually(() => problems(tab).count(), 0)
  assert.deepEqual(faults, [])
  await Promise.all([tab.context().close(), second.context().close()])
})

test('what only the whole site can tell is told too', async () => {
  write(page, guide)
  const { page: tab } = await open('/docs/voice/guide')
  write(page, guide.replace('First words.', 'To a [heading](/docs/voice#no-such-heading).'))
  await tab.getByRole('link', { name: 'heading', exact: true }).waitFor()
  await problems(tab).waitFor()
  await eventuallyHolds(async () =>
    assert.match((await problems(tab).getByLabel('Report').textContent()) ?? '', /no-such-heading/),
  )
  write(page, guide)
  await problems(tab).waitFor({ state: 'detached' })
  await tab.context().close()
})

test('a broken site.yaml stands over every page', async () => {
  const { page: tab } = await open('/docs/voice/other')
  const site = readFileSync(join(folder, 'content/site.yaml'), 'utf8')
  write('site.yaml', `${site}\nnonsense: 1\n`)
  await problems(tab).waitFor()
  await eventually(() => tab.getByText('Another page.').isVisible(), true)
  write('site.yaml', site)
  await problems(tab).waitFor({ state: 'detached' })
  await tab.context().close()
})

test('a page goes and comes back, a draft says that it is one, an image is loaded again', async () => {
  const { page: tab } = await open('/docs/voice/other')
  rmSync(join(folder, 'content/pages/docs/voice/other.mdx'))
  await tab.getByRole('heading', { name: 'Page not found' }).waitFor()
  write('assets/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>')
  write(
    'pages/docs/voice/other.mdx',
    other
      .replace('title: Other', 'title: Other\ndraft: true')
      .replace('Another page.', '![A picture](/assets/picture.svg)'),
  )
  const picture = tab.getByRole('img', { name: 'A picture' })
  await picture.waitFor()
  await tab.getByText('Draft: not in the published site').waitFor()
  await eventually(() => picture.getAttribute('width'), '20')
  const again = tab.waitForRequest(/picture\.svg\?changed=/)
  write('assets/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect/></svg>')
  await again
  write('pages/docs/voice/other.mdx', other)
  await tab.getByText('Another page.').waitFor()
  await eventually(() => tab.getByText('Draft: not in the published site').count(), 0)
  await tab.context().close()
})

test('a page finds the server again after a restart', async () => {
  const { port, preview: first } = await startOnOwnPort()
  const { page: tab } = await open('/docs/voice/other', first.origin)
  await first.stop()
  write('pages/docs/voice/other.mdx', other.replace('Another page.', 'Written while it was away.'))
  const second = await startPreview(folder, ['--port', port])
  await tab.getByText('Written while it was away.').waitFor()
  write('pages/docs/voice/other.mdx', other.replace('Another page.', 'And after.'))
  await tab.getByText('And after.').waitFor()
  await tab.context().close()
  await second.stop()
})

/** Starts on a port below those that systems give away, so that nobody gets it while the preview is away. */
async function startOnOwnPort(): Promise<{ readonly port: string; readonly preview: RunningPreview }> {
  for (let left = 20; ; left -= 1) {
    const port = String(20_000 + Math.floor(Math.random() * 10_000))
    try {
      return { port, preview: await startPreview(folder, ['--port', port]) }
    } catch (error) {
      if (left === 0 || !/port is in use/.test(String(error))) throw error
    }
  }
}
