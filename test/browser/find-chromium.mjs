// Finds a Chromium for the browser tests, or installs one, and proves it by a real launch. The ways are tried in order:
// CHROMIUM_PATH, a headless shell (on PATH, else of the npm package @sparticuz/chromium), a whole browser on PATH,
// Playwright's own download, apt-get (as root). The shell comes first because a whole browser also draws the window
// around each page that a test opens, in a process more, which costs about four times as much as the page.
// Writes {path, env, args, via, version, whole} to node_modules/.cache/chromium/browser.json; `--force` looks anew. `whole`
// is a whole browser's path, for what a shell has not.

import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const cache = join(root, 'node_modules/.cache/chromium')
const record = join(cache, 'browser.json')
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'chrome']
/**
 * A browser that asks nothing of the network by itself, with its security as readers have it. (The arguments that
 * @sparticuz/chromium proposes switch that off; they must never stand here.) Chromium as root refuses its own sandbox.
 */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** What was tried and why it was no use, for the last message. */
const tried = []

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser's version, once it has shown a paragraph; null when it has not. A `--version` would prove nothing. */
async function prove({ path, env, via }) {
  let browser
  try {
    browser = await chromium.launch({
      executablePath: path,
      args,
      env: { ...process.env, ...env },
      timeout: 90_000,
    })
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    await page.setContent('<p><span>It works.</span></p>')
    if ((await page.locator('p').textContent()) !== 'It works.') throw new Error('it shows no paragraph')
    const box = await page.locator('span').boundingBox()
    if (box === null || box.width < 20) throw new Error('it finds no font')
    return browser.version()
  } catch (error) {
    tried.push(`${via} (${path}): ${String(error.message).split('\n')[0]}`)
    return null
  } finally {
    await browser?.close().catch(() => {})
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => {
    const path = folders.map((folder) => join(folder, name)).find(isExecutable)
    return path === undefined ? [] : [{ path, env: {}, via: `${name} on PATH` }]
  })
}

/**
 * Unpacks the browser of the npm package; answers with its folder. The package unpacks to fixed names in the temporary
 * folder and trusts whatever is there already: so that folder is new and ours alone, and gets its name when it is
 * complete. In a process of its own, because the variable that makes it unpack the NSS libraries changes its environment.
 */
function unpack() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'))
  const folder = join(cache, version)
  if (isExecutable(join(folder, 'chromium'))) return folder
  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  const program = "import('@sparticuz/chromium').then(({ default: it }) => it.executablePath())"
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { ...process.env, TMPDIR: fresh, TMP: fresh, TEMP: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    encoding: 'utf8',
    timeout: 300_000,
  })
  if (status === 0 && !existsSync(folder)) {
    // The package's own list of font folders names fixed ones outside.
    const fonts = `<dir>${join(folder, 'fonts/fonts')}</dir><cachedir>${join(folder, 'fonts/cache')}</cachedir>`
    writeFileSync(join(fresh, 'fonts/fonts.conf'), `<fontconfig>${fonts}</fontconfig>\n`)
    renameSync(fresh, folder)
  }
  rmSync(fresh, { recursive: true, force: true })
  if (isExecutable(join(folder, 'chromium'))) return folder
  tried.push(`@sparticuz/chromium: ${stderr.trim().split('\n').at(-1) || 'it did not unpack'}`)
  return null
}

function fromPackage() {
  const folder = process.platform === 'linux' && process.arch === 'x64' ? unpack() : null
  if (folder === null) return []
  const path = join(folder, 'chromium')
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') }
  const via = '@sparticuz/chromium'
  return [
    { path, env: {}, via },
    { path, env, via: `${via} with its own libraries` },
  ]
}

function run(command, args, timeout) {
  console.error(`Installing a browser for the tests: ${command} ${args.join(' ')}`)
  const { status, error, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', timeout })
  if (status === 0) return true
  tried.push(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim().split('\n').at(-1)}`)
  return false
}

function fromPlaywright() {
  if (!run('npx', ['--no-install', 'playwright-core', 'install', 'chromium-headless-shell'], 120_000)) return []
  return [{ path: chromium.executablePath(), env: {}, via: 'playwright-core install' }]
}

function fromApt() {
  if (process.getuid?.() !== 0 || !['/usr/bin/apt-get', '/bin/apt-get'].some(isExecutable)) return []
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']
  return run('apt-get', ['update'], 120_000) && run('apt-get', install, 300_000) ? onPath(shells) : []
}

function named() {
  const path = process.env.CHROMIUM_PATH
  return path ? [{ path, env: {}, via: 'CHROMIUM_PATH' }] : []
}

function isKnown() {
  if (process.argv.includes('--force') || !existsSync(record)) return false
  // What an older finder wrote may be less than is needed.
  if (statSync(record).mtimeMs < statSync(fileURLToPath(import.meta.url)).mtimeMs) return false
  const { path } = JSON.parse(readFileSync(record, 'utf8'))
  return isExecutable(path) && (!process.env.CHROMIUM_PATH || process.env.CHROMIUM_PATH === path)
}

async function find() {
  const ways = [named, () => onPath(shells), fromPackage, () => onPath(browsers), fromPlaywright, fromApt]
  for (const way of ways) {
    for (const candidate of way()) {
      const version = await prove(candidate)
      if (version !== null) {
        const whole = named()[0] ?? onPath(browsers)[0]
        return { ...candidate, args, version, whole: whole?.path ?? null }
      }
    }
  }
  return null
}

if (!isKnown()) {
  const found = await find()
  if (found === null) {
    console.error(
      `No browser for the tests. Set CHROMIUM_PATH to a Chromium or Chrome. Tried:\n  ${tried.join('\n  ')}`,
    )
    process.exitCode = 1
  } else {
    mkdirSync(cache, { recursive: true, mode: 0o700 })
    writeFileSync(`${record}.${process.pid}`, `${JSON.stringify(found, null, 2)}\n`)
    renameSync(`${record}.${process.pid}`, record)
    console.error(`Browser tests run in Chromium ${found.version} (${found.via}).`)
  }
}
