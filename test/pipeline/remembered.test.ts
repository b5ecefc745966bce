// Builds that remember, held against builds that don't. `npm run test:long` tries 500 sequences of 8 steps.

import assert from 'node:assert/strict'
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { loadFastParser } from '../../bin/services/fast-parser.ts'
import { routesOfFiles } from '../../bin/services/page-thread/routes-of-files.ts'
import { openSiteMemory } from '../../bin/services/site-memory.ts'
import { ownOutput } from '../../bin/site/own-output.ts'
import { type Sharing, siteQuestion } from '../../bin/site/site-question.ts'
import type { World } from '../../compiler/pipeline/world.ts'
import type { Pipeline } from '../../compiler/pipeline.ts'
import { type ContentStore, openContent } from '../../compiler/read/content-store.ts'
import { createRandomSite, randomNumbers } from '../preview/random-site.ts'
import { fc } from '../properties.ts'
import { filesOf, pipelineOf } from '../site.ts'

const isLong = process.env.TEST_LONG === '1'
const sequences = Number(process.env.SEQUENCES ?? (isLong ? 500 : 30))
const steps = isLong ? 8 : 2
const seed = Number(process.env.SEED ?? 20261122)

interface Built {
  readonly diagnostics: unknown
  /** Bytes by path; null where nothing was published. */
  readonly files: ReadonlyMap<string, string> | null
  readonly parsed: number
}

interface BuildOptions {
  readonly out: string
  /** Null: nothing is remembered. */
  readonly store: boolean
  readonly dates: ReadonlyMap<string, string>
  /** The process ends before anything is published, or before anything is remembered. */
  readonly ends?: 'before' | 'after'
  /** Of a new site another thread makes a part. */
  readonly isShared?: boolean
}

/** Builds read pages as the command does. */
const fast = await loadFastParser()
const memoryOptions = { env: { SIGNALPOST_STORE_KEY: 'secret' }, version: '1' }

function openPipeline(content: ContentStore, dates: ReadonlyMap<string, string>, world: Partial<World>) {
  content.refresh()
  return pipelineOf(content, {
    mode: 'build',
    fast,
    year: () => 2026,
    lastUpdated: (file) => dates.get(file) ?? null,
    ...world,
  })
}

/**
 * What another thread does that makes the second half of the pages of a new site, from the last one on.
 *
 * @returns what it hands over
 */
async function secondHalf(folder: string, dates: ReadonlyMap<string, string>): Promise<Uint8Array<ArrayBuffer> | null> {
  const memory = openSiteMemory(folder, { ...memoryOptions, clean: true, readOnly: false })
  try {
    const pipeline = openPipeline(openContent(folder), dates, { memory: memory.memory })
    const { facts, pages, render, search } = pipeline
    const routes = routesOfFiles(pipeline)
    for (const route of routes.slice(routes.length / 2).reverse()) {
      if (facts.facts(route)?.draft !== false || pages.isFaulty(pages.subjectOf(route))) continue
      render.output(route)
      search.passing(route)
      pipeline.fold(0)
    }
    return memory.handOver(pipeline.traces())
  } finally {
    memory.close()
  }
}

/** A new site is made by two, and of each batch only traces stay in memory. */
function sharing(pipeline: Pipeline, half: () => Promise<Uint8Array<ArrayBuffer> | null>): Sharing {
  let isJoined = false
  return {
    async onBatch() {
      pipeline.fold(0)
      const bytes = isJoined ? null : await half()
      isJoined = true
      if (bytes !== null) pipeline.join(bytes)
    },
    end: async () => {},
  }
}

/** What `build` does, in this process. */
async function build(folder: string, { out, store, dates, ends, isShared = false }: BuildOptions): Promise<Built> {
  const memory = openSiteMemory(folder, { ...memoryOptions, clean: false, readOnly: !store })
  let parsed = 0
  const pipeline = openPipeline(openContent(folder), dates, {
    ...(store ? { memory: memory.memory } : {}),
    onPage: () => void parsed++,
  })
  const { value: hold } = await ownOutput(out, folder)
  assert.ok(hold !== null)
  try {
    const question = siteQuestion(pipeline, {
      sharing: store && isShared ? sharing(pipeline, () => secondHalf(folder, dates)) : null,
    })
    const { value: ready, diagnostics: faults } = await hold.prepare(question.files(), memory.knownOf(out))
    const diagnostics = [...(await question.report()).diagnostics, ...faults]
    const isGood = ready !== null && !diagnostics.some(({ severity }) => severity === 'error')
    const published = isGood && ends !== 'before' ? await ready.publish(() => {}) : null
    if (published === null) ready?.discard()
    if (store && ends === undefined)
      await memory.keep(pipeline.traces(), published === null ? null : { ...published, places: hold.places }, null)
    return { diagnostics, files: isGood ? bytesIn(out) : null, parsed }
  } finally {
    memory.close()
    await hold.release()
  }
}

function bytesIn(out: string): ReadonlyMap<string, string> {
  const files = [out, `${out}.host`].flatMap((folder, index) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [`${index} ${relative(folder, file)}`, readFileSync(file, 'latin1')]),
  )
  const all = new Map(files.sort())
  // What the release before has left is named, and no other byte depends on it.
  const named = JSON.parse(all.get('1 previous.json') ?? '[]') as readonly string[]
  for (const path of ['1 previous.json', ...named.map((one) => `0 ${one}`)]) all.delete(path)
  return all
}

/** Spoils what is remembered, in one of the ways in which a disk or somebody does. */
function damage(folder: string, random: (below: number) => number): void {
  const store = join(folder, '.signalpost/store')
  const files = readdirSync(store).map((name) => join(store, name))
  const file = files[random(files.length)] as string
  const { size } = statSync(file)
  if (random(3) === 0) truncateSync(file, random(size))
  else if (random(2) === 0) rmSync(file)
  else {
    const handle = openSync(file, 'r+')
    writeSync(handle, Buffer.from('damaged'), 0, 7, random(Math.max(1, size - 7)))
    closeSync(handle)
  }
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-remembered-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function withoutSearch(folder: string): void {
  const file = join(folder, 'content/site.yaml')
  const text = readFileSync(file, 'utf8')
  assert.doesNotMatch(text, /^services:/m)
  writeFileSync(file, `${text}\nservices:\n  search: { provider: none }\n`)
}

test(`${sequences} sequences of ${steps} edits: each build equals a clean one (SEED=${seed})`, async (t) => {
  let compared = 0
  const one = fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 30 }), async (start) => {
    await inFolder(async (folder) => {
      const random = randomNumbers(start)
      const site = createRandomSite(folder, random)
      if (random(3) < (isLong ? 1 : 2)) withoutSearch(folder)
      const dates = new Map<string, string>()
      const out = join(folder, 'dist/site')
      const isShared = random(3) !== 0
      await build(folder, { out, store: true, dates, isShared })
      const log: string[] = []
      for (let at = 0; at < steps; at++) {
        log.push(site.step())
        if (random(3) === 0) log.push(site.step())
        if (random(4) === 0) {
          log.push('mended')
          site.repair()
        }
        if (random(6) === 0) dates.set('content/pages/docs/stay/one.mdx', `2026-01-0${1 + random(9)}`)
        if (random(8) === 0) damage(folder, random)
        const ends = random(8) === 0 ? (['before', 'after'] as const)[random(2)] : undefined
        if (ends !== undefined) await build(folder, { out, store: true, dates, ends })
        const remembered = await build(folder, { out, store: true, dates, isShared })
        const clean = await build(folder, { out: join(folder, `clean-${at}`), store: false, dates })
        assert.deepEqual(remembered.diagnostics, clean.diagnostics, log.join(', '))
        assert.deepEqual(remembered.files, clean.files, log.join(', '))
        compared++
      }
    })
  })
  await fc.assert(one, { numRuns: sequences, seed, endOnFailure: true })
  t.diagnostic(`${sequences} sequences, ${compared} steps compared`)
})

test('what has not changed is not parsed again, also when the output is gone', async () => {
  await inFolder(async (folder) => {
    createRandomSite(folder, randomNumbers(seed))
    withoutSearch(folder)
    const out = join(folder, 'dist/site')
    const options = { out, store: true, dates: new Map<string, string>() }
    const first = await build(folder, options)
    assert.ok(first.parsed > 20 && first.files !== null)
    await new Promise((done) => setTimeout(done, 150))
    // What was just written is looked at once more.
    await build(folder, options)
    const page = join(folder, 'content/pages/docs/stay/one.mdx')
    rmSync(out, { recursive: true })
    const again = await build(folder, options)
    assert.deepEqual([again.parsed, again.files], [0, first.files])
    writeFileSync(page, `${readFileSync(page, 'utf8')}\nOne more word.\n`)
    const edited = await build(folder, options)
    assert.equal(edited.parsed, 1)
    const changed = [...(edited.files ?? [])].filter(([path, bytes]) => first.files?.get(path) !== bytes)
    assert.ok(changed.length <= 8, changed.map(([path]) => path).join('\n'))
  })
})

test('the whole site is checked again only where a page has another problem', async () => {
  await inFolder(async (folder) => {
    createRandomSite(folder, randomNumbers(seed))
    withoutSearch(folder)
    const page = join(folder, 'content/pages/docs/stay/one.mdx')
    const text = readFileSync(page, 'utf8')
    writeFileSync(page, `${text}\nThe way [home](/docs/stay/one).\n`)
    // What was just written is looked at once more.
    await new Promise((done) => setTimeout(done, 150))
    await build(folder, { out: join(folder, 'dist/site'), store: true, dates: new Map() })
    /** Names of the steps whose answers are others for a check. */
    const madeBy = (): readonly string[] => {
      const options = { env: { SIGNALPOST_STORE_KEY: 'secret' }, version: '1', clean: false, readOnly: true }
      const memory = openSiteMemory(folder, options)
      const content = openContent(folder)
      content.refresh()
      const pipeline = pipelineOf(content, { memory: memory.memory })
      pipeline.site.report()
      memory.close()
      const traces = pipeline.traces()
      if (traces.kind === 'same')
        return [...traces.changed.keys()].map((number) => memory.memory.past?.step(number) ?? '')
      return Array.from({ length: traces.count }, (_, place) => traces.at(place)).flatMap((one) =>
        typeof one === 'number' ? [] : [one.step],
      )
    }
    assert.deepEqual(madeBy(), ['needs values', 'text', 'settings'])
    writeFileSync(page, `${text}\nThe long way [home](/docs/stay/one).\n`)
    const moved = madeBy()
    assert.ok(moved.includes('outline') && !moved.includes('report'), moved.join(' '))
    writeFileSync(page, `${text}\nThe way [home](/docs/stay/none).\n`)
    assert.ok(madeBy().includes('report'))
  })
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a process that goes on while the content changes finds what a new one finds', async (t) => {
  let compared = 0
  for (let start = 1; start <= (isLong ? 84 : 2); start++)
    await inFolder(async (folder) => {
      const random = randomNumbers(seed + start)
      const site = createRandomSite(folder, random)
      withoutSearch(folder)
      await build(folder, { out: join(folder, 'dist/site'), store: true, dates: new Map() })
      for (let at = 0; at < 2; at++) site.step()
      const options = { env: { SIGNALPOST_STORE_KEY: 'secret' }, version: '1', clean: false, readOnly: true }
      const memory = openSiteMemory(folder, options)
      const content = openContent(folder)
      const going = pipelineOf(content, { memory: memory.memory })
      for (let at = 0; at < 6; at++) {
        content.refresh()
        const found = going.site.report()
        if (at % 2 === 1) going.sweep()
        const other = openContent(folder)
        other.refresh()
        const fresh = pipelineOf(other)
        // What was kept as JSON has another prototype.
        assert.deepEqual(plain(found), plain(fresh.site.report()))
        if (found.isConfigured) assert.deepEqual(await filesOf(going), await filesOf(fresh))
        compared++
        site.step()
      }
      memory.close()
    })
  t.diagnostic(`${compared} moments compared`)
})
