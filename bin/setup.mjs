// The set-up before `npm run build`, `npm start`, `npm test` and `npm run lint`: the packages of the lock file, then
// the compiled command. Uses Node alone, because on a fresh clone there is nothing else. `--packages`: only the former.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const readPackages = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages

/**
 * Whether node_modules holds what the lock file says. npm writes the second list there as the last step of an
 * installation. Packages for other systems are missing from it by right.
 */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    const found = present[path]
    if (path === '') return true
    if (found === undefined) return Boolean(optional || devOptional)
    return found.version === version && found.integrity === integrity && existsSync(join(root, path, 'package.json'))
  })
}

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error !== undefined) console.error(`${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 3)
}

if (!isInstalled()) {
  // Standard output belongs to the command that follows.
  const options = { stdio: ['ignore', process.stderr, process.stderr] }
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit']
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) run(process.execPath, [npm, ...args], options)
  else run('npm', args, { ...options, shell: process.platform === 'win32' })
}
if (!process.argv.includes('--packages')) run(process.execPath, [join(root, 'bin/compile.mjs')])
