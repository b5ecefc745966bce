import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { buildSite } from '../browser/build-site.ts'
import { eventually, eventuallyHolds } from '../browser/eventually.ts'
import { gitIn } from '../git-in.ts'
import { compareWithBuild } from './compare-with-build.ts'
import { createRandomSite, randomNumbers } from './random-site.ts'
import { startPreview } from './start-preview.ts'

process.env.SOURCE_DATE_EPOCH = '1700000000'

const isLong = process.env.TEST_LONG === '1'
const operations = isLong ? 500 : 100
/** Pages of each branch. */
const count = isLong ? 1000 : 300

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-random-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same each time, unless somebody looks for more: SEED=$RANDOM. */
const seed = Number(process.env.SEED ?? 20261120)

test(`${operations} random operations end in what a clean build gives (SEED=${seed})`, async () => {
  await inFolder(async (folder) => {
    const random = randomNumbers(seed)
    const site = createRandomSite(folder, random)
    const preview = await startPreview(folder)
    try {
      for (let at = 0; at < operations; at++) {
        site.step()
        // Readers ask meanwhile, so that there is something to be wrong later.
        if (random(3) === 0) await fetch(`${preview.origin}/docs/stay/one`).then((response) => response.text())
        await setTimeout(random(4) === 0 ? random(120) : random(12))
      }
      site.repair()
      const built = await buildSite(folder)
      await eventuallyHolds(async () => assert.ok((await compareWithBuild(preview.origin, built)) > 40))
      assert.doesNotMatch(preview.output(), /crashed/)
    } finally {
      await preview.stop()
    }
  })
})

test(`a change of branches with ${count} files ends in what a clean build gives`, async () => {
  await inFolder(async (folder) => {
    createRandomSite(folder, randomNumbers(1))
    const git = gitIn(folder)
    const pages = join(folder, 'content/pages/docs/many')
    const write = (at: number, text: string) => {
      mkdirSync(join(pages, `part-${at % 20}`), { recursive: true })
      writeFileSync(join(pages, `part-${at % 20}/page-${at}.md`), `---\ntitle: Page ${at}\n---\n\n${text} ${at}\n`)
    }
    for (let at = 0; at < count; at++) write(at, 'First')
    git('init', '-q', '-b', 'first')
    git('add', '-A')
    git('commit', '-q', '-m', 'first')
    git('checkout', '-q', '-b', 'second')
    for (let at = 0; at < 0.9 * count; at++) write(at, 'Second')
    for (let at = 0.9 * count; at < count; at++) rmSync(join(pages, `part-${at % 20}/page-${at}.md`))
    for (let at = count; at < 1.1 * count; at++) write(at, 'New')
    renameSync(join(pages, 'part-3'), join(pages, 'renamed'))
    git('add', '-A')
    git('commit', '-q', '-m', 'second')
    git('checkout', '-q', 'first')
    const preview = await startPreview(folder)
    try {
      assert.match(await (await fetch(`${preview.origin}/docs/many/part-3/page-3`)).text(), /First 3/)
      git('checkout', '-q', 'second')
      await eventually(async () => (await fetch(`${preview.origin}/docs/many/part-3/page-3`)).status, 404)
      const built = await buildSite(folder)
      await eventuallyHolds(async () => assert.ok((await compareWithBuild(preview.origin, built)) > 2 * count))
    } finally {
      await preview.stop()
    }
  })
})
