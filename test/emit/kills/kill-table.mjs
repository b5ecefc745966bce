// Kills publications in the middle and looks at what lies in the output then.

import { spawnSync } from 'node:child_process'
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
import { buildSync } from 'esbuild'

const pages = 30

/**
 * @param kind what publishes: 'emit', or the whole 'command'
 * @param checkout the folder of the tool
 * @returns how a publication is run; `end` removes what it needs
 */
export function publications(kind, checkout) {
  const here = join(checkout, 'test/emit/kills')
  const command = join(checkout, 'bin/signalpost.js')
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'signalpost-kills-'))
  const root = join(folder, 'site')
  write(root, 'content/site.yaml', 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n')
  const script = join(folder, 'publish.mjs')
  if (kind === 'emit')
    buildSync({
      entryPoints: [join(here, 'publish.ts')],
      outfile: script,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
    })
  /** @param at the change before which it dies; undefined for never */
  const publish = (word, ways, at) => {
    if (kind === 'command') writeSite(root, word)
    const call =
      kind === 'emit'
        ? [script, root, word, ways]
        : [command, 'build', '--root', root, ...(ways === 'releases' ? ['--releases'] : [])]
    const { status, stdout, stderr, signal } = spawnSync(
      process.execPath,
      ['--require', join(here, 'hook.cjs'), ...call],
      {
        // Of its own group, which dies as a whole: a machine that goes down spares no supervisor.
        detached: true,
        encoding: 'utf8',
        env: {
          ...process.env,
          KILL_FOLDER: join(root, 'dist'),
          ...(kind === 'command' && { KILL_SUPERVISED: '1', NODE_OPTIONS: `--require ${join(here, 'hook.cjs')}` }),
          ...(at !== undefined && { KILL_AT: String(at) }),
        },
      },
    )
    const [, changes, placing] = /changes (\d+) placing (\d+)/.exec(stdout) ?? []
    if (at === undefined && status !== 0) throw new Error(`${ways} ended with ${status}: ${stderr}`)
    return { isKilled: signal === 'SIGKILL', changes: Number(changes), placing: Number(placing) }
  }
  return { root, publish, end: () => rmSync(folder, { recursive: true, force: true }) }
}

function write(root, path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function writeSite(root, word) {
  for (let at = 0; at < pages; at++)
    write(root, `content/pages/docs/p${at}.md`, `---\ntitle: Page ${at}\n---\n\nA page of the ${word} site.\n`)
  write(root, 'content/pages/docs/index.md', `---\ntitle: Home ${word}\n---\n\nText.\n`)
}

/** What readers would get: a hash of each file by its path. */
function look(root) {
  const out = join(root, 'dist/site')
  const files = new Map()
  if (!existsSync(out)) return files
  for (const entry of readdirSync(realpathSync(out), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath ?? entry.path, entry.name)
    files.set(path.slice(realpathSync(out).length), createHash('sha256').update(readFileSync(path)).digest('hex'))
  }
  return files
}

const isSame = (a, b) => a.size === b.size && [...a].every(([path, hash]) => b.get(path) === hash)

function judge(found, old, next) {
  if (isSame(found, old)) return 'old'
  if (isSame(found, next)) return 'new'
  const known = [...found].every(([path, hash]) => old.get(path) === hash || next.get(path) === hash)
  return known ? 'mixed' : 'torn'
}

/**
 * @param ways 'plain' or 'releases'
 * @param random a number from 0 to 1
 * @param onKill told after each kill of what was counted
 * @returns how often each state lay there
 */
export function killTable({ root, publish }, ways, kills, random = Math.random, onKill = () => {}) {
  const told = { kills: 0, old: 0, new: 0, mixed: 0, torn: 0, 'not mended': 0 }
  const states = ['first', 'second', 'first', 'second'].map((word) => ({
    word,
    ...publish(word, ways),
    files: look(root),
  }))
  // From the third on each holds the assets of the other.
  const byWord = { first: states[2].files, second: states[3].files }
  let word = 'second'
  for (let at = 0; at < kills; at++) {
    const other = word === 'first' ? 'second' : 'first'
    const { changes, placing } = states[other === 'first' ? 2 : 3]
    // Three of four where files take their places.
    const from = at % 4 === 0 ? 0 : placing
    const { isKilled } = publish(other, ways, from + Math.floor(random() * (changes - from)))
    const state = judge(look(root), byWord[word], byWord[other])
    if (isKilled) told.kills++
    told[state]++
    publish(other, ways)
    if (!isSame(look(root), byWord[other])) told['not mended']++
    word = other
    onKill(told)
  }
  return told
}
