// What a preview answers over HTTP and says in its terminal after each edit, held against a fresh build and a fresh check
// of the same content. `npm run test:long` does 500 edits; SEED=1 others.

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { keyOf } from '../../bin/services/preview/summary.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { readImageSize } from '../../compiler/read/image-size.ts'
import { eventuallyHolds } from '../browser/eventually.ts'
import { filesOf, openFolder } from '../site.ts'
import { type Answer, ask, difference, script } from './compare-with-build.ts'
import { createRandomSite, randomNumbers } from './random-site.ts'
import { type RunningPreview, startPreview } from './start-preview.ts'

const edits = process.env.TEST_LONG === '1' ? 500 : 12
const seed = Number(process.env.SEED ?? 20261122)

/** What was compared. */
const nothing = { pages: 0, twins: 0, errors: 0, warnings: 0, drafts: 0, redirects: 0, missing: 0, files: 0 }
type Counts = typeof nothing

/** What the site is, for somebody who has seen nothing before. */
interface Fresh {
  readonly isConfigured: boolean
  readonly diagnostics: readonly Diagnostic[]
  /** Files of the pages that are built, by their routes. */
  readonly routes: ReadonlyMap<string, string>
  /** Titles of drafts by their routes. */
  readonly drafts: ReadonlyMap<string, string>
  /** Sidebars that are made of folders list drafts, which only a preview has. */
  readonly areDraftsListed: boolean
  /** The output; where the site is not configured, nothing. */
  readonly files: ReadonlyMap<string, string>
}

/** All pages that there ever were, and whether data made them. */
type Seen = ReadonlyMap<string, boolean>

async function fresh(folder: string): Promise<Fresh> {
  const check = openFolder(folder)
  const { isConfigured, diagnostics } = check.site.report()
  const build = openFolder(folder, { mode: 'build', imageSize: readImageSize, year: () => 2023 })
  const routes = new Map<string, string>()
  for (const route of isConfigured ? build.site.shownRoutes() : []) routes.set(route, build.facts.fileAt(route) ?? '')
  const drafts = new Map<string, string>()
  for (const [route] of isConfigured ? check.facts.routes() : []) {
    const page = check.facts.facts(route)
    if (page?.draft === true) drafts.set(route, page.title)
  }
  const areDraftsListed = drafts.size > 0 && check.settings.config().sidebar === 'auto'
  return {
    isConfigured,
    diagnostics,
    routes,
    drafts,
    areDraftsListed,
    files: isConfigured ? await filesOf(build) : new Map(),
  }
}

/** The errors that the preview tells an open page of: `SP1234 file:line:column`. */
async function errorsTold(origin: string, token: string, route: string): Promise<readonly string[]> {
  const end = new AbortController()
  const query = new URLSearchParams({ token, path: route, columns: '100' })
  const response = await fetch(`${origin}/_signalpost/events?${query}`, { signal: end.signal })
  let text = ''
  for await (const part of response.body ?? []) {
    text += Buffer.from(part).toString('utf8')
    if (/^data: .*\n/m.test(text)) break
  }
  end.abort()
  const { report } = JSON.parse(/^data: (.*)\n/m.exec(text)?.[1] ?? '{}') as { readonly report: string | null }
  const found = stripVTControlCharacters(report ?? '').matchAll(/^error (SP\d{4}):[\s\S]*?\n +at (\S+)/gm)
  return [...found].map(([, code, place]) => `${code} ${place}`)
}

const placeOf = ({ file, line, column }: Diagnostic) => [file, line, column].filter((one) => one !== null).join(':')

/** Every page that is built: its HTML, its twin, and what is said of its file. */
async function comparePages({ origin }: RunningPreview, token: string, now: Fresh, counts: Counts): Promise<void> {
  const errors = now.diagnostics.filter(({ severity }) => severity === 'error')
  for (const [route, file] of now.routes) {
    const said = await errorsTold(origin, token, route)
    // What is said of a file's name has no line.
    const own = said.filter((one) => one.includes(` ${file}:`) || one.endsWith(` ${file}`)).sort()
    const found = errors.filter((one) => one.file === file)
    assert.deepEqual(own, found.map((one) => `${one.code} ${placeOf(one)}`).sort(), route)
    counts.errors += own.length
    // A page with errors is shown as it last was.
    if (said.some((one) => / content\/(?:pages|partials)\//.test(one))) continue
    const twin = `${route.slice(1)}.md`
    for (const path of now.areDraftsListed ? [twin] : [`${route.slice(1)}/index.html`, twin]) {
      const expected = now.files.get(path)
      if (expected === undefined) continue
      const body = (await ask(`${origin}/${path.replace(/\/index\.html$/, '')}`)).body.replace(script, '')
      assert.ok(body === expected, `${path}: ${difference(body, expected)}`)
      counts[path.endsWith('.md') ? 'twins' : 'pages']++
    }
  }
}

/** What is no page of the build: drafts, redirects, pages that are gone, assets and files for crawlers. */
async function compareRest(origin: string, folder: string, now: Fresh, seen: Seen, counts: Counts) {
  const isDataWrong = now.diagnostics.some((one) => one.severity === 'error' && one.file?.startsWith('content/data/'))
  for (const [route, title] of now.drafts) {
    const { status, body } = await ask(origin + route)
    assert.ok(status === 200 && body.includes(title), `the draft ${route}`)
    counts.drafts++
  }
  const redirects = new Map<string, string>()
  for (const one of JSON.parse(now.files.get('redirects.json') ?? '[]') as readonly Record<string, string>[]) {
    const [from = '', to = ''] = [one.old_path, one.dest_url]
    if (/[{}]/.test(from) || now.drafts.has(from)) continue
    redirects.set(from, to)
    const { status, location }: Answer = await ask(origin + from)
    assert.deepEqual([status, location], [301, to], `the redirect of ${from}`)
    counts.redirects++
  }
  for (const [route, isMade] of seen) {
    // A page that wrong data no longer makes is shown as it last was.
    if (isMade && isDataWrong) continue
    if (now.routes.has(route) || now.drafts.has(route) || redirects.has(route)) continue
    assert.equal((await ask(origin + route)).status, 404, route)
    counts.missing++
  }
  for (const [path, text] of now.files) {
    if (!/^(?:llms|robots)\.txt$|^sitemap\.xml$|^assets\//.test(path)) continue
    const expected = path.startsWith('assets/') ? readFileSync(join(folder, 'content', path), 'utf8') : text
    const { body } = await ask(`${origin}/${path}`)
    assert.ok(body === expected, `${path}: ${difference(body, expected)}`)
    counts.files++
  }
}

/**
 * What the terminal says: the counts of the newest check, and each error that was not there before, with its place.
 *
 * @param said what the terminal has said since the edit
 */
function compareTerminal(preview: RunningPreview, said: string, before: Fresh, now: Fresh, counts: Counts): void {
  const count = (severity: string) => now.diagnostics.filter((one) => one.severity === severity).length
  const [, errors, warnings] =
    [...preview.output().matchAll(/^(\d+) errors?, (\d+) warnings? in \d+ pages?$/gm)].at(-1) ?? []
  assert.deepEqual([Number(errors), Number(warnings)], [count('error'), count('warning')], 'the counts in the terminal')
  const known = new Set(before.diagnostics.map(keyOf))
  const news = now.diagnostics.filter((one) => one.severity === 'error' && !known.has(keyOf(one)))
  // Of many the terminal shows the first.
  for (const one of news.length > 10 ? [] : news)
    assert.ok(
      said.includes(`error ${one.code}: `) && said.includes(placeOf(one)),
      `${one.code} ${placeOf(one)} is not told`,
    )
  counts.warnings += count('warning')
}

test(`after each of ${edits} edits a preview gives what is built and what is found (SEED=${seed})`, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-each-edit-'))
  const random = randomNumbers(seed)
  const site = createRandomSite(folder, random)
  const preview = await startPreview(folder)
  const { origin } = preview
  const counts: Counts = { ...nothing }
  const seen = new Map<string, boolean>()
  try {
    const token = /data-preview="([0-9a-f]{32})"/.exec((await ask(`${origin}/docs/stay/one`)).body)?.[1] ?? ''
    await preview.says(/^\d+ errors?, \d+ warnings? in /m)
    let before = await fresh(folder)
    for (let at = 0; at < edits; at++) {
      const mark = preview.output().length
      const log = [site.step(), ...(random(3) === 0 ? [site.step()] : [])]
      if (random(3) === 0) site.repair()
      const now = await fresh(folder)
      const compared: Counts = { ...nothing }
      const compare = async () => {
        Object.assign(compared, nothing)
        if (!now.isConfigured) {
          const said = await errorsTold(origin, token, '/docs/stay/one')
          assert.ok(said.some((one) => one.includes('content/site.yaml')))
          compared.errors += said.length
        }
        await comparePages(preview, token, now, compared)
        if (now.isConfigured) await compareRest(origin, folder, now, seen, compared)
        compareTerminal(preview, preview.output().slice(mark), before, now, compared)
      }
      await eventuallyHolds(compare).catch((error: Error) => {
        error.message = `edit ${at + 1}, ${log.join(', ')}: ${error.message}`
        throw error
      })
      for (const route of now.drafts.keys()) seen.set(route, false)
      for (const [route, file] of now.routes) seen.set(route, file === '')
      for (const key of Object.keys(nothing) as (keyof Counts)[]) counts[key] += compared[key]
      before = now
      if (edits > 100 && at % 25 === 24) console.error(`${at + 1} edits, ${JSON.stringify(counts)}`)
    }
    assert.ok(counts.pages > 10 * edits && counts.twins > 0 && counts.redirects > 0 && counts.missing > 0)
    t.diagnostic(`${edits} edits, compared: ${JSON.stringify(counts)}`)
  } finally {
    await preview.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
