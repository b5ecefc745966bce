import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { buildSite } from '../browser/build-site.ts'
import { axe, openBrowser } from '../browser/harness.ts'
import { pagesOf } from '../browser/pages-of.ts'
import { serve } from '../browser/serve.ts'
import { kinds } from '../look/kinds.ts'
import { root } from '../root.ts'
import { feedbackStates } from './feedback-states.ts'
import { pageStates } from './page-states.ts'
import { searchStates } from './search-states.ts'
import { openAll, type State } from './state.ts'
import { tryItStates } from './try-it-states.ts'

const windows = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
const themes = ['light', 'dark'] as const
/** Milliseconds for anything that a state waits for. */
const patience = 60_000
/** Pages that are looked at, at a time. */
const hands = 2

/** @returns the folder of the example site with all that it leaves off */
function wholeExample(): string {
  const folder = mkdtempSync(join(tmpdir(), 'access-'))
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true })
  const file = join(folder, 'content/site.yaml')
  const text = readFileSync(file, 'utf8').replace('\nservices:\n', '\nservices:\n  tryIt: true\n')
  writeFileSync(file, `${text}\nassistants:\n  - { label: Ask the crew, url: 'https://crew.example/?q={url}' }\n`)
  return folder
}

const wait = (page: Page) => page.waitForLoadState('networkidle')

/** Also what has no motion changes its colours a frame later. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))

/** The pages as they come, and each with all of it open: every kind, and every block of the reference. */
function pagesAsStates(folder: string): readonly State[] {
  const blocks = pagesOf(folder)
    .map(({ route }) => route)
    .filter((route) => route.startsWith('/docs/contributing/blocks/'))
  const rest = {
    ...kinds,
    enablement: '/docs/enablement',
    'how to write': '/docs/contributing',
    diagrams: '/docs/usage/webhooks',
  }
  return [
    ...Object.entries(rest).map(([name, path]) => ({ name, path, open: wait })),
    ...blocks.map((path) => ({ name: `block ${path.split('/').at(-1)}`, path, open: openAll })),
  ]
}

/** What axe finds in a state, a line each. */
async function look(browser: Browser, origin: string, state: State, size: keyof typeof windows) {
  const context = await browser.newContext({
    viewport: windows[size],
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
  })
  context.setDefaultTimeout(patience)
  const found: string[] = []
  try {
    const page = await context.newPage()
    await page.goto(origin + state.path)
    await wait(page)
    await state.open(page)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await drawn(page)
      const name = `${state.name}, ${size}, ${colorScheme}`
      for (const { id, help, nodes } of await axe(page))
        found.push(`${name}: ${id}, ${help}: ${nodes.length} elements: ${nodes.slice(0, 3).join(' | ')}`)
      if (process.env.SHOTS !== undefined)
        await page.screenshot({ path: join(process.env.SHOTS, `${name.replace(/\W+/g, '-')}.png`) })
    }
  } catch (error) {
    found.push(`${state.name}, ${size}: not reached: ${(error as Error).message.split('\n').slice(0, 4).join(' ')}`)
  } finally {
    await context.close()
  }
  return found
}

const folder = wholeExample()
const out = await buildSite(folder)
const site = await serve(out)
const browser = await openBrowser()
try {
  const parts = process.argv.slice(2)
  const todo = [...pagesAsStates(out), ...pageStates, ...searchStates, ...feedbackStates, ...tryItStates]
    .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
    .flatMap((state) =>
      (['phone', 'desk'] as const).filter((size) => (state.only ?? size) === size).map((size) => ({ state, size })),
    )
  const all = todo.length
  let count = 0
  const work = async () => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
      const found = await look(browser, site.origin, next.state, next.size)
      count += found.length
      for (const line of found) console.log(line)
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  console.log(`${all * themes.length} runs of axe, ${count} findings`)
  process.exitCode = count > 0 ? 1 : 0
} finally {
  await browser.close()
  await site.close()
  rmSync(dirname(dirname(out)), { recursive: true })
  rmSync(folder, { recursive: true })
}
