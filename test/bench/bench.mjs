// What a cold build costs beside Hugo's on the same pages, with the same sidebars: npm run bench -- [options]
//   --pages 5000      how many (default 1000)
//   --corpus FOLDER   real pages: Markdown files with a title in their front matter; without it they are invented
//   --runs 5          of which the median counts (default 3); the two take turns
//   --search          with the index of the site
//   --parser remark   without the fast parser
// Prints CPU seconds of all processes above those of an empty `node -e 0`, wall time, memory, and where the time went.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { makeSites } from './make-corpus.mjs'
import { emptySeconds, measure } from './measure.mjs'
import { stagesOf } from './stages.mjs'

const tool = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    corpus: { type: 'string' },
    runs: { type: 'string', default: '3' },
    search: { type: 'boolean', default: false },
    parser: { type: 'string', default: 'fast' },
  },
})

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const rounded = (number) => (number >= 100 ? number.toFixed(0) : number.toFixed(2))

function table(head, rows) {
  const cells = [head, ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? rounded(cell) : cell)))]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`
  return [
    line(cells[0]),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...cells.slice(1).map(line),
  ].join('\n')
}

/** Sizes of the page of median size: [bytes, gzipped]. */
function medianPage(out) {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(out, path))
    .sort((a, b) => statSync(a).size - statSync(b).size)
  const bytes = readFileSync(files[Math.floor(files.length / 2)])
  return [bytes.length, gzipSync(bytes).length]
}

const folder = mkdtempSync(join(tmpdir(), 'signalpost-bench-'))
try {
  spawnSync(process.execPath, [join(tool, 'bin/compile.mjs')], { stdio: 'inherit' })
  const count = Number(values.pages)
  const { ours, hugo } = makeSites({ folder, corpus: values.corpus, count, search: values.search })
  const argv = [join(tool, 'bin/signalpost.js'), 'build', '--root', ours, '--parser', values.parser]
  let cleared = 0
  // Aside, and not away: where thousands of files were deleted a moment ago, some file systems make new ones at three times
  // the cost (ext4 looks at each number that was freed), and whoever makes more of them would pay for that.
  const clear = () => {
    const past = join(folder, 'past', String(cleared++))
    mkdirSync(past, { recursive: true })
    for (const path of ['ours/dist', 'ours/.signalpost', 'hugo/public', 'hugo/resources', 'cache'])
      if (existsSync(join(folder, path))) renameSync(join(folder, path), join(past, path.replace('/', '-')))
  }
  const withHugo = spawnSync('hugo', ['version']).status === 0
  const empty = emptySeconds()
  const found = { ours: [], hugo: [] }
  for (let run = 0; run < Number(values.runs); run++) {
    clear()
    const own = await measure(process.execPath, argv)
    found.ours.push({ ...own, cpu: own.cpu - empty })
    if (withHugo)
      found.hugo.push(
        await measure('hugo', ['--quiet'], {
          cwd: hugo,
          env: { ...process.env, HUGO_CACHEDIR: join(folder, 'cache') },
        }),
      )
  }
  const of = (runs, what) => median(runs.map((run) => run[what]))
  const row = (label, what) =>
    withHugo
      ? [label, of(found.ours, what), of(found.hugo, what), of(found.ours, what) / of(found.hugo, what)]
      : [label, of(found.ours, what), '-', '-']
  console.log(
    `${count} pages, median of ${values.runs} runs, load ${loadavg()[0].toFixed(1)}, search ${values.search ? 'on' : 'off'}\n`,
  )
  console.log(
    table(
      ['', 'ours', 'Hugo', 'ours / Hugo'],
      [row('CPU s', 'cpu'), row('wall s', 'wall'), row('peak memory of the tree, MiB', 'peak')],
    ),
  )
  const [raw, gzipped] = medianPage(join(ours, 'dist/site'))
  console.log(`\nHTML of the median page: ${(raw / 1000).toFixed(1)} kB, gzipped ${(gzipped / 1000).toFixed(1)} kB\n`)
  clear()
  const profile = join(folder, 'profile')
  await measure(process.execPath, ['--cpu-prof', '--cpu-prof-interval', '2000', '--cpu-prof-dir', profile, ...argv])
  const stages = stagesOf(profile)
  const total = stages.reduce((sum, [, time]) => sum + time, 0)
  console.log(
    table(
      ['stage', 'ms a page', '%'],
      stages.map(([name, time]) => [name, time / count, (100 * time) / total]),
    ),
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
