// What a build costs: CPU seconds of all its processes, and the most memory that they take together (Linux).
//   node test/bench/build-cost.mjs --operations 5000      a site with one specification (make-openapi-site.mjs)
//   node test/bench/build-cost.mjs --pages 1000           invented pages (make-site.mjs)
//   node test/bench/build-cost.mjs --corpus FOLDER        a folder of Markdown files with a title in their front matter
// --no-search builds without an index. Prints one JSON object for each of five builds: the first; again, with nothing
// changed; with one word inserted into a page, or into a description of the specification; with the output deleted; without a store. CPU seconds are told above those
// of an empty `node -e 0` of the same run. Wall time is left out: it says nothing on a machine that does other work.

import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { siteYaml } from './invented.mjs'
import { emptySeconds, measure } from './measure.mjs'

const tool = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = parseArgs({
  options: {
    operations: { type: 'string' },
    pages: { type: 'string' },
    corpus: { type: 'string' },
    'no-search': { type: 'boolean' },
  },
})

function run(script, ...argv) {
  const { status, stderr } = spawnSync(process.execPath, [join(tool, script), ...argv], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function makeSite(folder) {
  if (values.operations !== undefined) return run('test/bench/make-openapi-site.mjs', folder, values.operations)
  if (values.pages !== undefined) return run('test/bench/make-site.mjs', folder, values.pages)
  if (values.corpus === undefined) throw new Error('Give --operations N, --pages N or --corpus FOLDER')
  mkdirSync(join(folder, 'content/pages'), { recursive: true })
  writeFileSync(join(folder, 'content/site.yaml'), siteYaml)
  cpSync(values.corpus, join(folder, 'content/pages/docs'), { recursive: true })
}

/** Puts a word into the first paragraph of some page. */
function editPage(folder) {
  const pages = readdirSync(join(folder, 'content/pages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort()
  const file = join(folder, 'content/pages', pages[Math.floor(pages.length / 2)])
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\n([A-Z]\w*) /, '\n\n$1 indeed '))
}

/** Puts a word into a description in the middle of a specification. */
function editDescription(folder) {
  const specifications = join(folder, 'content/data/openapi')
  const file = join(specifications, readdirSync(specifications)[0])
  const text = readFileSync(file, 'utf8')
  const found = [...text.matchAll(/"description": ?"[A-Z]\w* /g)]
  const { index, 0: start } = found[Math.floor(found.length / 2)]
  const at = index + start.length
  writeFileSync(file, `${text.slice(0, at)}indeed ${text.slice(at)}`)
}

const phases = {
  first: () => {},
  'nothing changed': () => {},
  'one word': values.operations === undefined ? editPage : editDescription,
  'output deleted': (folder) => rmSync(join(folder, 'dist'), { recursive: true, force: true }),
  'no store': (folder) => {
    rmSync(join(folder, 'dist'), { recursive: true, force: true })
    rmSync(join(folder, '.signalpost'), { recursive: true, force: true })
  },
}

const folder = mkdtempSync(join(tmpdir(), 'signalpost-bench-'))
try {
  run('bin/compile.mjs')
  makeSite(folder)
  if (values['no-search'])
    appendFileSync(join(folder, 'content/site.yaml'), 'services: { search: { provider: none } }\n')
  const empty = emptySeconds()
  for (const [phase, prepare] of Object.entries(phases)) {
    prepare(folder)
    // What was just written counts as unsure.
    await new Promise((done) => setTimeout(done, 300))
    const argv = [join(tool, 'bin/signalpost.js'), 'build', '--root', folder]
    const { cpu, peak, output } = await measure(process.execPath, argv)
    const pages = Number(/in (\d+) pages?$/m.exec(output)?.[1] ?? 0)
    console.log(
      JSON.stringify({
        phase,
        pages,
        cpuSeconds: Math.round((cpu - empty) * 100) / 100,
        peakMiB: Math.round(peak),
      }),
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
