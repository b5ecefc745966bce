import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '../browser/harness.ts'
import { type ServedSite, serve } from '../browser/serve.ts'
import { root } from '../root.ts'
import { differenceOf, type Tolerance } from './difference.ts'
import { kinds } from './kinds.ts'
import { atRest, holdStill, photograph } from './photograph.ts'

const widths = [390, 768, 1440]
const themes = ['light', 'dark'] as const
/** A pixel differs from 16 of 255 in a channel on: less is how a machine smooths letters. Of 2,000 one may differ. */
const tolerance: Tolerance = { channel: 16, share: 0.0005 }
/** In CSS pixels: what stands further down has been seen further up. */
const tallest = 4000

/** Pictures that are taken at a time, of one page before and now each. */
const hands = 2

const commit = process.argv[2] ?? 'HEAD'
const folder = mkdtempSync(join(root, 'dist/signalpost-look-'))
const pictures = join(root, 'node_modules/.cache/look/pictures')

// The copy of the other commit has no history of its own: dates of pages would differ.
const env = { ...process.env, GIT_DIR: join(folder, 'no-history') }

function run(program: string, args: readonly string[], cwd: string, environment = process.env): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env: environment })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`)
}

function buildAt(tree: string, out: string): string {
  run(process.execPath, ['bin/compile.mjs'], tree)
  run(process.execPath, ['bin/signalpost.js', 'build', '--out', out], tree, env)
  return out
}

/** All that a page shows depends on its text and on files that it names by their hashes. */
async function isSame(path: string, sites: readonly ServedSite[]): Promise<boolean> {
  const [before, after] = await Promise.all(sites.map(async ({ origin }) => (await fetch(origin + path)).text()))
  return before === after
}

/** The two differences of a page, by name, where there are any. */
async function compare(context: BrowserContext, path: string, sites: readonly ServedSite[], width: number) {
  const pages = await Promise.all(
    sites.map(async ({ origin }) => {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 900 })
      await atRest(page, origin + path)
      return page
    }),
  )
  const found: { readonly theme: string; readonly difference: string; readonly taken: readonly Buffer[] }[] = []
  for (const theme of themes) {
    const taken = await Promise.all(pages.map((page) => photograph(page, theme, { width, tallest })))
    const difference = await differenceOf(pages[0] as Page, taken[0] as Buffer, taken[1] as Buffer, tolerance)
    if (difference !== null) found.push({ theme, difference, taken })
  }
  await Promise.all(pages.map((page) => page.close()))
  return found
}

async function print(browser: Browser, sites: readonly ServedSite[]): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true })
  await holdStill(context)
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const same = new Set<string>()
  for (const [kind, path] of Object.entries(kinds)) if (await isSame(path, sites)) same.add(kind)
  const todo = Object.entries(kinds).flatMap(([kind, path]) =>
    same.has(kind) ? [] : widths.map((width) => ({ kind, path, width })),
  )
  const all = todo.length
  let differing = 0
  const work = async () => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
      const { kind, path, width } = next
      for (const { theme, difference, taken } of await compare(context, path, sites, width)) {
        differing += 1
        const name = `${kind}-${width}-${theme}`
        writeFileSync(join(pictures, `${name}-before.png`), taken[0] as Buffer)
        writeFileSync(join(pictures, `${name}-after.png`), taken[1] as Buffer)
        console.log(`${name}: ${difference}`)
      }
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  const where = differing > 0 ? `: ${pictures}` : ''
  console.log(`${same.size} of ${Object.keys(kinds).length} kinds of page have the same bytes as those of ${commit}`)
  console.log(`${all * themes.length} pictures of the others, ${differing} differ${where}`)
  return differing
}

const tree = join(folder, 'tree')
try {
  mkdirSync(tree)
  run('git', ['archive', '--output', join(folder, 'tree.tar'), commit], root)
  run('tar', ['-xf', join(folder, 'tree.tar'), '-C', tree], root)
  // Names of the bundle are paths below the tree: a symbolic link would lead out of it.
  run('cp', ['-al', join(root, 'node_modules'), join(tree, 'node_modules')], root)
  const built = [buildAt(tree, join(folder, 'before')), buildAt(root, join(folder, 'after'))]
  const sites = await Promise.all(built.map((site) => serve(site)))
  const browser = await openBrowser()
  try {
    process.exitCode = (await print(browser, sites)) > 0 ? 1 : 0
  } finally {
    await browser.close()
    await Promise.all(sites.map((site) => site.close()))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
