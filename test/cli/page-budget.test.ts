import { deepEqual, equal } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { countTime, secondsFor } from '../../bin/process/page-budget.ts'
import { makeTemporary, sweepTemporary } from '../../bin/process/temporary.ts'
import { overBudget, withoutOverBudget } from '../../compiler/read/over-budget.ts'
import { siteYaml } from '../data/site/sample-site.ts'
import { type MemoryContent, memoryContent, pipelineOf } from '../site.ts'

const slow = 'content/pages/docs/slow.md'
const partial = 'content/partials/slow.md'

const content = (): MemoryContent =>
  memoryContent({
    'content/site.yaml': siteYaml,
    'content/pages/docs/index.md': '---\ntitle: Home\n---\n\n[Slow](/docs/slow#there) [gone](/docs/gone)\n',
    'content/pages/docs/takes.md': '---\ntitle: Takes\n---\n\n::include{file="slow.md"}\n\n[here](#here)\n',
    [slow]: '---\ntitle: Slow\n---\n\n## There\n\n![](/assets/gone.png)\n',
    [partial]: '## Here\n\n:::no-such-block\n',
  })

const problems = (over: ReadonlyMap<string, number>) =>
  pipelineOf(withoutOverBudget(content(), overBudget(over)))
    .site.report()
    .diagnostics.filter(({ file }) => file !== 'content/site.yaml')
    .map(({ code, file, message }) => `${code} ${file}: ${message}`)

test('SP1021: a page that took too long is told by its name, and all else is checked', () => {
  const rest = problems(new Map()).filter((line) => !line.includes(slow))
  deepEqual(
    new Set(problems(new Map([[slow, 10]]))),
    new Set([
      ...rest,
      `SP1021 ${slow}: Unexpected file that takes more than 10 s to compile, expected a fraction of a second`,
    ]),
  )
})

test('SP1021: a partial that took too long is no unknown one, and hides the anchors that it may have', () => {
  deepEqual(
    problems(new Map([[partial, 20]])).filter((line) => line.includes('partials') || line.includes('takes')),
    [`SP1021 ${partial}: Unexpected file that takes more than 20 s to compile, expected a fraction of a second`],
  )
})

test('what the time goes to is told from within: of heads, and of a page that asks for another one both', () => {
  const told: (string | null)[] = []
  const pipeline = pipelineOf(content(), { atWork: (subject) => void told.push(subject) })
  const home = 'content/pages/docs/index.md'
  const heads = [home, slow]
  pipeline.pages.links(home)
  deepEqual(
    told.filter((subject) => subject !== partial),
    // The settings are asked for by a page, whose work goes on then.
    [home, 'content/site.yaml', ...heads, home, slow, home, null],
  )
  pipeline.pages.links(home)
  equal(told.at(-1), null)
})

test('folders for temporary files that a killed supervisor has left are swept, those of others are not', () => {
  const own = makeTemporary()
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  const others = ['signalpost-something', `signalpost-00000000-${dead}-abcdef`]
  const left = own.replace(/-\d+-(\w{6})$/, `-${dead}-$1`)
  const all = [own, left, ...others.map((name) => join(tmpdir(), name))]
  try {
    for (const folder of all) mkdirSync(folder, { recursive: true })
    writeFileSync(join(left, 'in-work'), '')
    sweepTemporary()
    deepEqual(
      all.map((folder) => existsSync(folder)),
      [true, false, true, true],
    )
  } finally {
    for (const folder of all) rmSync(folder, { recursive: true, force: true })
  }
})

test('a page has ten seconds, ten more for its first megabyte and twenty for each further one', () => {
  deepEqual(
    [0, 1000, 512 * 1024, 1024 * 1024, 2.5 * 1024 * 1024].map((bytes) => secondsFor(bytes, {})),
    [10, 10, 15, 20, 50],
  )
  equal(secondsFor(10, { SIGNALPOST_PAGE_SECONDS: '2' }), 2)
  equal(secondsFor(10, { SIGNALPOST_PAGE_SECONDS: 'none' }), 10)
})

test('what a file has used counts over all turns that the work takes, by the clock or the processor, whichever is less', () => {
  let now: [clock: number, processor: number] = [0, 0]
  const spent = countTime(() => now)
  const turns: readonly (readonly [file: string | null, clock: number, processor: number, spent: number])[] = [
    ['a', 0, 0, 0],
    ['b', 1000, 2000, 0],
    ['a', 5000, 3000, 1],
    [null, 6000, 4000, 0],
    ['b', 9000, 9000, 1],
    ['a', 9500, 9100, 2],
  ]
  for (const [file, clock, processor, before] of turns) {
    now = [clock, processor]
    equal(spent(file), before)
  }
})
