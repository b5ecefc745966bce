// Kills builds while they work, in both ways of publishing, and prints what lay in the output then: one row a way.
// `node test/emit/print-kills.mjs [KILLS]`, default 200: half of them each way. It takes some seconds a kill.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const command = join(dirname(fileURLToPath(import.meta.url)), '../../bin/signalpost.js')
const pages = 150
const kills = Number(process.argv[2] ?? 200)
const folder = mkdtempSync(join(tmpdir(), 'signalpost-kills-'))

function write(root, path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function writeSite(root, word) {
  for (let at = 0; at < pages; at++) {
    const text = `Some text of the ${word} site. `.repeat(at % 40)
    write(root, `content/pages/docs/p${at}.md`, `---\ntitle: Page ${at}\n---\n\nA page. ${text}\n`)
  }
  write(root, `content/pages/docs/index.md`, `---\ntitle: Home ${word}\n---\n\nText.\n`)
}

/** @returns the exit status; null where it was killed. `after` says when: milliseconds after it begins to write, or to work */
function build(root, ways, kill = null) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [command, 'build', '--root', root, ...ways], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const end = (milliseconds) =>
      setTimeout(() => {
        // The supervisor and its child: a machine that goes down spares neither.
        try {
          process.kill(-child.pid, 'SIGKILL')
        } catch {}
      }, milliseconds)
    if (kill?.from === 'start') end(kill.after)
    let text = ''
    child.stderr.on('data', (more) => {
      const before = text.includes('Writing the site')
      text += more
      if (kill?.from === 'writing' && !before && text.includes('Writing the site')) end(kill.after)
    })
    child.on('close', (status) => done(status))
  })
}

/** What readers would get: a hash of each file by its path. */
function look(root) {
  const out = join(root, 'dist/site')
  if (!existsSync(out)) return null
  const real = realpathSync(out)
  const files = new Map()
  const visit = (path) => {
    for (const entry of readdirSync(join(real, path), { withFileTypes: true })) {
      const name = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) visit(name)
      else
        files.set(
          name,
          createHash('sha256')
            .update(readFileSync(join(real, name)))
            .digest('hex'),
        )
    }
  }
  visit('')
  return files
}

const isSame = (a, b) => a.size === b.size && [...a].every(([path, hash]) => b.get(path) === hash)

function judge(found, old, next) {
  if (isSame(found, old)) return 'old'
  if (isSame(found, next)) return 'new'
  const known = [...found].every(([path, hash]) => old.get(path) === hash || next.get(path) === hash)
  return known ? 'mixed' : 'torn'
}

async function row(name, ways, count) {
  const root = join(folder, name.replace(/\W/g, ''))
  write(root, 'content/site.yaml', 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n')
  const states = []
  for (const word of ['first', 'second', 'first', 'second']) {
    writeSite(root, word)
    await build(root, ways)
    states.push(look(root))
  }
  // From the third on each holds the assets of the other.
  const byWord = { first: states[2], second: states[3] }
  const told = { old: 0, new: 0, mixed: 0, torn: 0, 'not killed': 0, 'not right after the next build': 0 }
  let word = 'second'
  for (let at = 0; at < count; at++) {
    const other = word === 'first' ? 'second' : 'first'
    writeSite(root, other)
    // Evenly over the time that it takes: most over the publishing, some over all of the work.
    const kill = at % 4 === 0 ? { from: 'start', after: (at * 37) % 900 } : { from: 'writing', after: (at * 37) % 400 }
    const status = await build(root, ways, kill)
    if (status !== null) told['not killed']++
    told[judge(look(root), byWord[word], byWord[other])]++
    await build(root, ways)
    if (!isSame(look(root), byWord[other])) told['not right after the next build']++
    word = other
  }
  console.log([name.padEnd(12), ...Object.entries(told).map(([what, n]) => `${what} ${n}`)].join('   '))
  return told
}

try {
  const plain = await row('plain', [], kills / 2)
  const linked = await row('--releases', ['--releases'], kills / 2)
  const isRight = plain.torn + linked.torn + linked.mixed === 0
  const isMended = [plain, linked].every((told) => told['not right after the next build'] === 0)
  process.exitCode = isRight && isMended ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
