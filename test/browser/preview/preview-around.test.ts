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

const navigation = 'navigation/voice.yaml'
const errors = 'data/errors.yaml'
const specification = 'data/openapi/letters.yaml'
const goodErrors = '- { code: 20001, message: Too long, log_level: ERROR }\n'
const goodSpecification = `openapi: 3.1.0
info: { title: Letters, version: '1' }
paths:
  /letters:
    get:
      operationId: listLetters
      tags: [Letters]
      summary: List letters
      responses: { '200': { description: All of them } }
`

const read = (path: string) => readFileSync(join(folder, 'content', path), 'utf8')
const write = (path: string, text: string) => putFile(folder, `content/${path}`, text)

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signalpost-around-'))
  cpSync(join(root, 'test/sites/second-brand/in'), folder, { recursive: true })
  write(errors, goodErrors)
  write(specification, goodSpecification)
  write('data/openapi/stamps.yaml', goodSpecification.replaceAll('etters', 'stamps'))
  write(
    'pages/docs/letters/index.md',
    '---\ntitle: Letters\nopenapi: letters\ngroup: Letters\n---\n\nAll about letters.\n',
  )
  write('pages/docs/codes.md', '---\ntitle: Codes\n---\n\nSee :error-code{code=20001}.\n')
  write('pages/docs/linking.md', '---\ntitle: Linking\n---\n\nTo an [old page](/docs/before).\n')
  write('redirects.yaml', `${read('redirects.yaml')}- old_path: /docs/before\n  dest_url: /docs/voice\n`)
  ;[preview, browser] = await Promise.all([startPreview(folder), openBrowser()])
})

after(async () => {
  await browser?.close()
  await preview?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function open(path: string, width = 1280): Promise<{ page: Page; faults: readonly string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const faults = watchFaults(page)
  const listening = page.waitForRequest(/_signalpost\/events/)
  await page.goto(preview.origin + path)
  await listening
  return { page, faults }
}

const problems = (page: Page) => page.getByRole('region', { name: 'This page has problems' })
const report = async (page: Page) => {
  await problems(page).waitFor()
  return (await problems(page).getByLabel('Report').textContent()) ?? ''
}

/** Makes a file wrong, looks at two pages, puts it right, and waits until the first says so. */
async function whileWrong(
  file: string,
  text: string,
  { touched, other }: { readonly touched: string; readonly other: string },
  look: (page: Page, text: string) => Promise<void>,
): Promise<void> {
  const right = read(file)
  const [{ page, faults }, { page: second }] = await Promise.all([open(touched), open(other)])
  write(file, text)
  try {
    await look(page, await report(page))
    // What the check of the whole site says comes later, and is told to both pages at once.
    await preview.says(new RegExp(`at content/${file}`))
    assert.equal(await problems(second).count(), 0, `nothing is said on ${other}`)
  } finally {
    write(file, right)
  }
  await problems(page).waitFor({ state: 'detached' })
  assert.deepEqual(faults, [])
  await Promise.all([page.context().close(), second.context().close()])
}

test('a wrong navigation file stands over the pages whose sidebar it is', async () => {
  const text = read(navigation).replace('title: Call radar', 'titel: Call radar')
  await whileWrong(navigation, text, { touched: '/docs/voice', other: '/docs/linking' }, async (page, said) => {
    assert.match(said, /at content\/navigation\/voice\.yaml:5:\d+\n/)
    assert.match(said, /5 │ {3}- page: \{ titel: Call radar/)
    await eventually(() => page.getByText('begin here').isVisible(), true)
  })
})

test('a wrong redirect stands over the pages that link through it, and where it should lead', async () => {
  const text = read('redirects.yaml').replace('dest_url: /docs/voice\n', 'dest_url: /docs/gone\n')
  await whileWrong('redirects.yaml', text, { touched: '/docs/linking', other: '/docs/codes' }, async (_, said) => {
    assert.match(said, /at content\/redirects\.yaml:6:\d+\n/)
    const { page: gone } = await open('/docs/gone')
    await eventuallyHolds(async () => assert.match(await report(gone), /at content\/redirects\.yaml:6/))
    await gone.context().close()
  })
})

test('redirects that nobody can read stand over every page', async () => {
  const right = read('redirects.yaml')
  const { page } = await open('/docs/codes')
  write('redirects.yaml', `${right}- [\n`)
  await eventuallyHolds(async () => assert.match(await report(page), /at content\/redirects\.yaml:/))
  write('redirects.yaml', right)
  await problems(page).waitFor({ state: 'detached' })
  await page.context().close()
})

test('a wrong data file stands over the pages that read it, the list made from it too', async () => {
  const text = goodErrors.replace('20001', 'many')
  await whileWrong(errors, text, { touched: '/docs/api/errors', other: '/docs/linking' }, async (_, said) => {
    assert.match(said, /at content\/data\/errors\.yaml:1:/)
    const { page: codes } = await open('/docs/codes')
    await eventuallyHolds(async () => assert.match(await report(codes), /at content\/data\/errors\.yaml:1:/))
    await codes.context().close()
  })
})

test('a page that a wrong specification no longer makes stays as it was; another specification does not touch it', async () => {
  const touched = '/docs/letters/list-letters'
  const text = goodSpecification.replace('paths:', 'paths: [')
  await whileWrong(specification, text, { touched, other: '/docs/linking' }, async (page, said) => {
    assert.match(said, /at content\/data\/openapi\/letters\.yaml:/)
    await eventually(() => page.getByRole('heading', { name: 'List letters' }).first().isVisible(), true)
  })
  const stamps = goodSpecification.replaceAll('etters', 'stamps').replace('paths:', 'paths: [')
  const { page } = await open(touched)
  write('data/openapi/stamps.yaml', stamps)
  await preview.says(/at content\/data\/openapi\/stamps\.yaml/)
  assert.equal(await problems(page).count(), 0)
  write('data/openapi/stamps.yaml', goodSpecification.replaceAll('etters', 'stamps'))
  await page.context().close()
})

test('on a phone the report has lines of its width, with the marks below what they mark', async () => {
  const long = `A paragraph that has words enough to be far wider than any phone before it comes to its [link](/docs/nowhere-at-all).`
  write('pages/docs/long.md', `---\ntitle: Long\n---\n\n${long}\n`)
  for (const width of [320, 390, 1440]) {
    const { page } = await open('/docs/long', width)
    await eventuallyHolds(async () => assert.match(await report(page), /Dead link/))
    await eventuallyHolds(async () => {
      const sizes = await problems(page)
        .getByLabel('Report')
        .evaluate((pre) => [pre.scrollWidth - pre.clientWidth, document.documentElement.scrollWidth - innerWidth])
      assert.deepEqual(
        sizes.map((beyond) => beyond <= 0),
        [true, true],
        `${width}: ${sizes}`,
      )
    })
    const lines = (await report(page)).split('\n')
    const marks = lines.findIndex((line) => /│ +\^+/.test(line))
    const marked = (lines[marks - 1] ?? '').slice(lines[marks]?.indexOf('^'))
    assert.match(marked, /^\[link\]/, lines.join('\n'))
    if (width < 400) assert.deepEqual(await axe(page), [])
    await page.context().close()
  }
})

test('a window that gets narrower gets narrower lines', async () => {
  const { page } = await open('/docs/long', 1200)
  const longest = async () =>
    Math.max(
      ...(await report(page))
        .split('\n')
        .filter((line) => line.includes('│'))
        .map((line) => line.length),
    )
  await eventuallyHolds(async () => assert.ok((await longest()) > 60))
  await page.setViewportSize({ width: 390, height: 800 })
  await eventuallyHolds(async () => assert.ok((await longest()) <= 41))
  await page.context().close()
})
