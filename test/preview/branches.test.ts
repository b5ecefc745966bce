import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '../browser/eventually.ts'
import { gitIn } from '../git-in.ts'
import { root } from '../root.ts'
import { randomNumbers } from './random-site.ts'
import { startPreview } from './start-preview.ts'

/** More by hand: SWITCHES=200 node test/run.mjs test/preview/branches.test.ts */
const switches = Number(process.env.SWITCHES ?? (process.env.TEST_LONG === '1' ? 200 : 20))
const seed = Number(process.env.SEED ?? 20261122)

/** Two branches of a small site: what the second one adds are pages that link to each other, an image and a partial. */
function createBranches(folder: string): (...argv: string[]) => void {
  const content = join(folder, 'content')
  const git = gitIn(folder)
  const commit = (name: string) => {
    git('add', '-A')
    git('commit', '-q', '-m', name)
  }
  cpSync(join(root, 'test/sites/second-brand/in/content'), content, { recursive: true })
  for (const name of ['pages/docs/many', 'partials', 'assets', 'data'])
    mkdirSync(join(content, name), { recursive: true })
  git('init', '-q', '-b', 'few')
  commit('few')
  git('checkout', '-q', '-b', 'many')
  for (let at = 0; at < 40; at++) {
    const body = `![](/assets/a.svg)\n\n<Include file="part.mdx" />\n\n[next](/docs/many/${(at + 1) % 40}#here)\n\n## Here\n`
    writeFileSync(join(content, `pages/docs/many/${at}.mdx`), `---\ntitle: Page ${at}\n---\n\n${body}`)
  }
  writeFileSync(join(content, 'partials/part.mdx'), 'A part.\n')
  writeFileSync(join(content, 'assets/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>\n')
  writeFileSync(join(content, 'data/errors.yaml'), '- {code: 20001, message: No, log_level: ERROR}\n')
  commit('many')
  return git
}

test(`${switches} changes of branches there and back, at random moments, end no check (SEED=${seed})`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-branches-'))
  try {
    const git = createBranches(folder)
    const random = randomNumbers(seed)
    const preview = await startPreview(folder)
    const status = async (path: string) => (await fetch(`${preview.origin}${path}`)).status
    try {
      await eventually(() => status('/docs/many/3'), 200)
      for (let at = 0; at < switches; at++) {
        git('checkout', '-q', at % 2 === 0 ? 'few' : 'many')
        // Mostly within the time in which a change is noticed and checked.
        await setTimeout(random(3) === 0 ? random(1200) : random(90))
        // A reader asks meanwhile.
        if (random(2) === 0) await status(`/docs/many/${random(40)}`)
      }
      git('checkout', '-q', 'few')
      await eventually(() => status('/docs/many/3'), 404)
      git('checkout', '-q', 'many')
      await eventually(() => status('/docs/many/3'), 200)
      assert.doesNotMatch(preview.output(), /crashed|has failed/)
    } finally {
      await preview.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
