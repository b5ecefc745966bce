import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const command = join(dirname(fileURLToPath(import.meta.url)), '../../bin/signalpost.js')

const beside = {
  'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
  'content/pages/docs/index.md': '---\ntitle: Home\n---\n\nText.\n',
}

/**
 * Makes a small site in which nothing is wrong but what a fault brings, and removes it afterwards.
 *
 * @param files texts or bytes by their paths; a function makes what is no file; null leaves one of the site's own out
 */
export async function inSite(files, work, name = 'signalpost-fault-') {
  const root = mkdtempSync(join(tmpdir(), name))
  try {
    for (const [path, value] of Object.entries({ ...beside, ...files })) {
      if (value === null) continue
      const place = join(root, path)
      mkdirSync(dirname(place), { recursive: true })
      if (typeof value === 'function') value(place, root)
      else writeFileSync(place, value)
    }
    return await work(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Starts the command as a person does. @returns its end, and what it said, as far as it is JSON */
export function run(argv, { env = {}, uid, shell, cwd, limit = 120_000 } = {}) {
  return new Promise((done, fail) => {
    const [program, given] = shell === undefined ? [process.execPath, [command, ...argv]] : ['sh', ['-c', shell]]
    const child = spawn(program, given, {
      ...(cwd === undefined ? {} : { cwd }),
      ...(uid === undefined ? {} : { uid, gid: uid }),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), limit)
    let [out, err] = ['', '']
    child.stdout.on('data', (text) => {
      out += text
    })
    child.stderr.on('data', (text) => {
      err += text
    })
    child.on('error', fail)
    child.on('close', (status) => {
      clearTimeout(timer)
      done({ status, out, err, ...parsed(out) })
    })
  })
}

export const build = (root, more = [], options) => run(['build', '--root', root, '--format', 'json', ...more], options)

function parsed(out) {
  try {
    return JSON.parse(out)
  } catch {
    return { diagnostics: [], summary: null }
  }
}

/** @returns a hash of all files of a folder, names included; null where there is none */
export function hashOf(folder) {
  if (!existsSync(folder)) return null
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
  for (const name of names) hash.update(name.slice(folder.length)).update('\0').update(readFileSync(name)).update('\0')
  return hash.digest('hex')
}

/** Says what is not as it should be; null where all is. */
export function unless(isRight, text) {
  return isRight ? null : text
}

/** The fault is an error of that file, and nothing is published. */
export const error =
  (file, code = /^SP/) =>
  async (root) => {
    const { status, diagnostics, err } = await build(root)
    if (status !== 1 && status !== 2) return `status ${status}: ${err.slice(-300)}`
    if (existsSync(join(root, 'dist/site'))) return 'something was published'
    const found = diagnostics.filter((one) => one.severity === 'error')
    const right = found.some((one) => code.test(one.code) && (file === null || one.file === file))
    return unless(right, `found ${found.map((one) => `${one.code} ${one.file}`).join(', ')}`)
  }

/** The site is built, perhaps with warnings; `judge` says what is wrong with the output. */
export const good =
  (judge = () => null) =>
  async (root) => {
    const told = await build(root)
    if (told.status !== 0)
      return `status ${told.status}: ${told.diagnostics.map((one) => `${one.code} ${one.file}`).join(', ')} ${told.err.slice(-200)}`
    const read = (path) => readFileSync(join(root, 'dist/site', path), 'utf8')
    return judge(read, told)
  }
