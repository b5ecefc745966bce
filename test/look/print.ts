import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../browser/harness.ts'
import { serve } from '../browser/serve.ts'
import { root } from '../root.ts'
import { differenceOf, type Tolerance } from './difference.ts'

/** One page of each kind in the example site. */
const kinds: Readonly<Record<string, string>> = {
  home: '/docs',
  landing: '/docs/messaging',
  'sub-brand': '/docs/pennant',
  guide: '/docs/messaging/quickstart',
  operation: '/docs/messaging/api/create-message',
  reference: '/docs/messaging/api',
  schema: '/docs/messaging/api/schemas/message',
  errors: '/docs/api/errors',
  error: '/docs/api/errors/20003',
  catalogue: '/docs/tributary/connections/destinations',
  destination: '/docs/tributary/connections/destinations/catalog/granary',
  voices: '/docs/voice/voice-library',
  samples: '/docs/libraries/code-samples',
  glossary: '/docs/glossary',
  block: '/docs/contributing/blocks/tab-group',
  legal: '/en-us/legal/tos',
  missing: '/no/such/page',
}
const widths = [390, 768, 1440]
const themes = ['light', 'dark'] as const
/** A pixel differs from 16 of 255 in a channel on: less is how a machine smooths letters. Of 2,000 one may differ. */
const tolerance: Tolerance = { channel: 16, share: 0.0005 }
/** In CSS pixels: what stands further down has been seen further up. */
const tallest = 4000

const commit = process.argv[2] ?? 'HEAD'
const folder = mkdtempSync(join(root, 'dist/signalpost-look-'))
const pictures = join(root, 'node_modules/.cache/look/pictures')

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`)
}

function buildAt(tree: string, out: string): string {
  run(process.execPath, ['bin/compile.mjs'], tree)
  run(process.execPath, ['bin/signalpost.js', 'build', '--out', out], tree)
  return out
}

async function photograph(browser: Browser, site: string): Promise<ReadonlyMap<string, Buffer>> {
  const { origin, close } = await serve(site)
  const taken = new Map<string, Buffer>()
  for (const colorScheme of themes)
    for (const width of widths) {
      const viewport = { width, height: 900 }
      const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const [kind, path] of Object.entries(kinds)) {
        await page.goto(origin + path, { waitUntil: 'networkidle' })
        await page.evaluate(() => document.fonts.ready)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) }
        taken.set(
          `${kind}-${width}-${colorScheme}`,
          await page.screenshot({ clip, fullPage: true, animations: 'disabled' }),
        )
      }
      await context.close()
    }
  await close()
  return taken
}

const tree = join(folder, 'tree')
try {
  mkdirSync(tree)
  run('git', ['archive', '--output', join(folder, 'tree.tar'), commit], root)
  run('tar', ['-xf', join(folder, 'tree.tar'), '-C', tree], root)
  // Names of the bundle are paths below the tree: a symbolic link would lead out of it.
  run('cp', ['-al', join(root, 'node_modules'), join(tree, 'node_modules')], root)
  const browser = await openBrowser()
  const before = await photograph(browser, buildAt(tree, join(folder, 'before')))
  const after = await photograph(browser, buildAt(root, join(folder, 'after')))
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const judge = await browser.newPage()
  let differing = 0
  for (const [name, picture] of after) {
    const difference = await differenceOf(judge, before.get(name) as Buffer, picture, tolerance)
    if (difference === null) continue
    differing += 1
    writeFileSync(join(pictures, `${name}-before.png`), before.get(name) as Buffer)
    writeFileSync(join(pictures, `${name}-after.png`), picture)
    console.log(`${name}: ${difference}`)
  }
  await browser.close()
  console.log(
    `${after.size} pictures, ${differing} differ from those of ${commit}${differing > 0 ? `: ${pictures}` : ''}`,
  )
  process.exitCode = differing > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
