import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { run } from '../cli/run-command.ts'
import { putFiles } from '../put-files.ts'
import { root } from '../root.ts'

interface LockEntry {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly hasInstallScript?: boolean
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages as Record<string, LockEntry>

/** Packages that come with the pack on this machine. */
function installed(): readonly string[] {
  const found = new Set<string>()
  const visit = (names: readonly string[]): void => {
    for (const name of names) {
      if (found.has(name) || !existsSync(join(root, 'node_modules', name))) continue
      found.add(name)
      const { dependencies = {}, optionalDependencies = {} } = lock[`node_modules/${name}`] ?? {}
      visit([...Object.keys(dependencies), ...Object.keys(optionalDependencies)])
    }
  }
  visit(Object.keys(manifest.dependencies))
  return [...found].sort()
}

let folder = ''
let site = ''
const isLong = process.env.TEST_LONG === '1'

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalpost-pack-'))
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  site = join(folder, 'my-docs')
  mkdirSync(site)
  const tarball = join(folder, packed.filename)
  if (isLong) {
    writeFileSync(join(site, 'package.json'), '{ "name": "my-docs", "private": true }\n')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: site, stdio: 'pipe' })
    return
  }
  // As a package manager would put it there, without asking a registry.
  const modules = join(site, 'node_modules')
  mkdirSync(join(modules, 'signalpost'), { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', join(modules, 'signalpost')])
  for (const name of installed()) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
})

after(() => rmSync(folder, { recursive: true, force: true }))

test('the pack is public, small, without an install script, and exports one thing', async () => {
  assert.equal(manifest.private, undefined)
  const scripts = ['preinstall', 'install', 'postinstall', 'prepare', 'preprepare', 'postprepare']
  assert.deepEqual(
    scripts.filter((name) => manifest.scripts[name] !== undefined),
    [],
  )
  const names = installed()
  assert.ok(names.length <= 20, names.join(' '))
  assert.deepEqual(
    names.filter((name) => lock[`node_modules/${name}`]?.hasInstallScript === true),
    [],
  )
  assert.deepEqual(manifest.peerDependenciesMeta, { '@libsql/client': { optional: true } })
  const files = readdirSync(join(site, 'node_modules/signalpost'))
  assert.deepEqual(files.sort(), ['LICENSE', 'README.md', 'bin', 'dist', 'package.json'])
  const api = await import(join(site, 'node_modules/signalpost', manifest.exports['.'].default))
  assert.deepEqual(Object.keys(api), ['defineBlock'])
  assert.match(readFileSync(join(site, 'node_modules/signalpost', manifest.exports['.'].types), 'utf8'), /PartProps/)
})

test('the pack has the licence of each package that it holds a part of', () => {
  const text = readFileSync(join(site, 'node_modules/signalpost/dist/cli/notices.txt'), 'utf8')
  const [, ...notices] = text.split(/^-{72}$/m)
  // Of the command, of pages, of a frame and of the fonts.
  for (const name of ['micromark', 'react-dom', 'mermaid', '@fontsource-variable/hanken-grotesk'])
    assert.ok(
      notices.some((notice) => notice.startsWith(`\n\n${name} `)),
      name,
    )
  for (const notice of notices) assert.match(notice, /^\n\n\S+ \d+\.\d+\.\d+\S*, \S.*\n\n.*(?:copyright|licen[cs]e)/is)
})

test('in an empty folder the pack begins a site, checks it, builds it and tries its blocks', async () => {
  const env = { XDG_STATE_HOME: join(folder, 'state') }
  const signalpost = async (...argv: string[]) => {
    const ran = await run(join(site, 'node_modules/signalpost/bin/signalpost.js'), argv, { cwd: site, env })
    assert.equal(ran.status, 0, `${argv.join(' ')}\n${ran.stdout}${ran.stderr}`)
    return ran.stdout
  }
  await signalpost('init')
  assert.match(await signalpost('check'), /^0 errors, 0 warnings in 2 pages/m)
  await signalpost('block', 'new', 'PersonCard')
  writeFileSync(
    join(site, 'content/pages/people.mdx'),
    '# People\n\n<PersonCard title="Ada">\n  Flies.\n</PersonCard>\n',
  )
  assert.match(await signalpost('test'), /^2 passed, 0 failed$/m)
  assert.match(await signalpost('build'), /^0 errors, 0 warnings in 3 pages/m)
  assert.match(readFileSync(join(site, 'dist/site/people/index.html'), 'utf8'), /class="person-card-title">Ada</)
})

test('a newer pack finds the own block, the replaced one and the theme, and previews them', async () => {
  const files = {
    'blocks/callout/block.tsx': `import { defineBlock } from 'signalpost'
import { z } from 'zod'
export default defineBlock({
  name: 'Callout',
  summary: 'Ours.',
  contract: z.object({ variant: z.string() }),
  Template: ({ children }) => <aside className="our-callout">{children}</aside>,
})
`,
    'theme.css': ':root { --accent-hue: 30 }\n',
    'theme/Footer.tsx': `export default () => <footer>Our own end</footer>\n`,
  }
  putFiles(site, files)
  const installed = join(site, 'node_modules/signalpost/package.json')
  const env = { XDG_STATE_HOME: join(folder, 'state') }
  const launcher = join(site, 'node_modules/signalpost/bin/signalpost.js')
  for (const version of [manifest.version, '99.0.0']) {
    writeFileSync(installed, JSON.stringify({ ...manifest, version }))
    const built = await run(launcher, ['build'], { cwd: site, env })
    assert.equal(built.status, 0, built.stdout + built.stderr)
    const html = (page: string) => readFileSync(join(site, 'dist/site', page, 'index.html'), 'utf8')
    assert.match(html('people'), /class="person-card-title">Ada</)
    assert.match(html(''), /class="our-callout"/)
    assert.match(html(''), /Our own end/)
  }
  const preview = spawn(process.execPath, [launcher, 'preview', '--port', '0'], {
    cwd: site,
    env: { ...process.env, ...env },
  })
  const said: string[] = []
  try {
    for await (const piece of preview.stdout) {
      said.push(String(piece))
      if (/http:\/\/\S+\//.test(said.join(''))) break
    }
    const [address = ''] = /http:\/\/\S+\//.exec(said.join('')) ?? []
    const answer = await fetch(`${address}people`)
    assert.equal(answer.status, 200, said.join(''))
    assert.match(await answer.text(), /class="person-card-title">Ada<[\s\S]*Our own end/)
  } finally {
    preview.kill()
    await once(preview, 'exit')
  }
})

test('feedback asks for the package of its database by name', async () => {
  const launcher = join(site, 'node_modules/signalpost/bin/signalpost.js')
  const ran = await run(launcher, ['feedback', 'serve', '--port', '0'], { cwd: site })
  assert.equal(ran.status, 3)
  assert.match(ran.stderr, /npm install @libsql\/client/)
})

test("with --untrusted no package of the site's is the driver of the database", async () => {
  const launcher = join(site, 'node_modules/signalpost/bin/signalpost.js')
  const cwd = join(folder, 'strangers')
  putFiles(cwd, { 'node_modules/@libsql/client/index.js': 'throw new Error("a package of the site ran")\n' })
  const serve = ['feedback', 'serve', '--port', '0']
  const [trusted, untrusted] = [
    await run(launcher, serve, { cwd }),
    await run(launcher, [...serve, '--untrusted'], { cwd }),
  ]
  assert.match(trusted.stderr, /a package of the site ran/)
  assert.match(untrusted.stderr, /npm install @libsql\/client/)
})
