// What a preview answers over HTTP after each edit, held against a fresh build and a fresh check of the same content.
// `npm run test:long` does 500 edits; SEED=1 others.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readImageSize } from '../../compiler/read/image-size.ts'
import { eventuallyHolds } from '../browser/eventually.ts'
import { filesOf, openFolder } from '../site.ts'
import { ask, difference, script } from './compare-with-build.ts'
import { createRandomSite, randomNumbers } from './random-site.ts'
import { startPreview } from './start-preview.ts'

const edits = process.env.TEST_LONG === '1' ? 500 : 12
const seed = Number(process.env.SEED ?? 20261122)

/** What the site is, for somebody who has seen nothing before. */
async function fresh(folder: string) {
  const report = openFolder(folder).site.report()
  const build = openFolder(folder, { mode: 'build', imageSize: readImageSize, year: () => 2023 })
  const routes = new Map<string, string>()
  for (const route of report.isConfigured ? build.site.shownRoutes() : [])
    routes.set(route, build.facts.fileAt(route) ?? '')
  return {
    ...{ isConfigured: report.isConfigured, routes },
    errors: report.diagnostics.filter(({ severity }) => severity === 'error'),
    files: report.isConfigured ? await filesOf(build) : new Map<string, string>(),
  }
}

/** The errors that the preview tells an open page of: `SP1234 file:line:column`. */
async function told(origin: string, token: string, route: string): Promise<readonly string[]> {
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
  const found = (report ?? '').matchAll(/^error (SP\d{4}):[\s\S]*?\n +at (\S+)/gm)
  return [...found].map(([, code, place]) => `${code} ${place}`)
}

test(`after each of ${edits} edits a preview gives what is built and what is found (SEED=${seed})`, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-each-edit-'))
  const random = randomNumbers(seed)
  const site = createRandomSite(folder, random)
  const preview = await startPreview(folder)
  const { origin } = preview
  const counts = { pages: 0, twins: 0, errors: 0 }
  try {
    const token = /data-preview="([0-9a-f]{32})"/.exec((await ask(`${origin}/docs/stay/one`)).body)?.[1] ?? ''
    for (let at = 0; at < edits; at++) {
      const log = [site.step(), ...(random(3) === 0 ? [site.step()] : [])]
      if (random(3) === 0) site.repair()
      const { errors, files, isConfigured, routes } = await fresh(folder)
      const now = { pages: 0, twins: 0, errors: 0 }
      const compare = async () => {
        Object.assign(now, { pages: 0, twins: 0, errors: 0 })
        if (!isConfigured) {
          const said = await told(origin, token, '/docs/stay/one')
          assert.ok(said.some((one) => one.includes('content/site.yaml')))
          now.errors += said.length
        }
        for (const [route, file] of routes) {
          const said = await told(origin, token, route)
          const own = said.filter((one) => one.includes(` ${file}:`)).sort()
          const found = errors.filter((one) => one.file === file)
          assert.deepEqual(own, found.map((one) => `${one.code} ${one.file}:${one.line}:${one.column}`).sort(), route)
          now.errors += own.length
          // A page with errors is shown as it last was.
          if (said.some((one) => / content\/(?:pages|partials)\//.test(one))) continue
          for (const path of [`${route.slice(1)}/index.html`, `${route.slice(1)}.md`]) {
            const expected = files.get(path)
            if (expected === undefined) continue
            const body = (await ask(`${origin}/${path.replace(/\/index\.html$/, '')}`)).body.replace(script, '')
            assert.ok(body === expected, `${path}: ${difference(body, expected)}`)
            now[path.endsWith('.md') ? 'twins' : 'pages']++
          }
        }
      }
      await eventuallyHolds(compare).catch((error: Error) => {
        error.message = `edit ${at + 1}, ${log.join(', ')}: ${error.message}`
        throw error
      })
      for (const key of ['pages', 'twins', 'errors'] as const) counts[key] += now[key]
      if (edits > 100 && at % 25 === 24) console.error(`${at + 1} edits, ${counts.pages} pages compared`)
    }
    assert.ok(counts.pages > 10 * edits && counts.twins > 0)
    t.diagnostic(`${edits} edits, ${counts.pages} pages, ${counts.twins} twins and ${counts.errors} errors compared`)
  } finally {
    await preview.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
