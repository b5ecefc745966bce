// Whole builds by the command that remember, held against builds that don't: what the pipeline does not see changes here, too,
// such as options, variables, the output, the history and the site's own code. `npm run test:long` tries 40 sequences.

import assert from 'node:assert/strict'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { gitIn } from '../git-in.ts'
import { compileCommand } from '../once-a-run.ts'
import { createRandomSite, randomNumbers } from '../preview/random-site.ts'
import { putFile } from '../put-files.ts'
import { root } from '../root.ts'
import { type Ran, run } from './run-command.ts'

const isLong = process.env.TEST_LONG === '1'
const sequences = Number(process.env.SEQUENCES ?? (isLong ? 40 : 1))
const steps = isLong ? 8 : 4
const seed = Number(process.env.SEED ?? 20261129)

before(compileCommand)

const audiences = [null, '--without-protected', '--only-protected'] as const
const words = ['alpha', 'beta', 'gamma'] as const
const hosts = ['github', 'vercel', 'netlify'] as const

/** What a call is made of. */
interface Call {
  noindex: boolean
  audience: string | null
  remark: boolean
  readonly env: Record<string, string>
}

function optionsOf({ noindex, audience, remark }: Call): readonly string[] {
  return [
    ...(noindex ? ['--noindex'] : []),
    ...(audience === null ? [] : [audience]),
    ...(remark ? ['--parser', 'remark'] : []),
  ]
}

const build = (folder: string, call: Call, more: readonly string[] = []): Promise<Ran> =>
  run(join(root, 'bin/signalpost.js'), ['build', '--root', folder, '--format', 'json', ...optionsOf(call), ...more], {
    cwd: folder,
    env: call.env,
  })

/** What the release before has left is named, and no other byte depends on it. */
function bytesIn(out: string): ReadonlyMap<string, string> {
  const files = [out, `${out}.host`].flatMap((folder, index) =>
    filesUnder(folder).map((path): [string, string] => [
      `${index} ${path}`,
      readFileSync(join(folder, path), 'latin1'),
    ]),
  )
  const all = new Map(files.sort())
  const named = JSON.parse(all.get('1 previous.json') ?? '[]') as readonly string[]
  for (const path of ['1 previous.json', ...named.map((one) => `0 ${one}`)]) all.delete(path)
  return all
}

function filesUnder(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

function differing(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path))
}

type Random = (below: number) => number
type Operation = readonly [string, () => unknown]

/** What somebody does to the output between two builds. */
function onOutput(folder: string, random: Random): readonly Operation[] {
  const out = join(folder, 'dist/site')
  const some = () => {
    const files = filesUnder(out)
    return files.length === 0 ? null : join(out, files[random(files.length)] as string)
  }
  const toSome = (work: (file: string) => void) => () => {
    const file = some()
    if (file !== null) work(file)
  }
  return [
    [
      'one byte of the output is another one',
      toSome((file) => {
        const bytes = readFileSync(file)
        const { atime, mtime } = statSync(file)
        if (bytes.length > 0) bytes[random(bytes.length)] = 0x23
        writeFileSync(file, bytes)
        if (random(2) === 0) utimesSync(file, atime, mtime)
      }),
    ],
    ['a file of the output goes', toSome((file) => rmSync(file))],
    ['a file of the output is touched', toSome((file) => utimesSync(file, new Date(), new Date()))],
    [
      'a copy takes the place of a file of the output',
      toSome((file) => {
        writeFileSync(`${file}~`, readFileSync(file))
        renameSync(`${file}~`, file)
      }),
    ],
    ['the output goes', () => rmSync(join(folder, 'dist'), { recursive: true, force: true })],
    ['the folder for operators goes', () => rmSync(`${out}.host`, { recursive: true, force: true })],
  ]
}

/** What changes besides the content. */
function aroundSite(folder: string, call: Call, random: Random): readonly Operation[] {
  const change = (to: Partial<Call>) => Object.assign(call, to)
  const set = (name: string, value: string) => Object.assign(call.env, { [name]: value })
  const state = (part: string) => rmSync(join(folder, part), { recursive: true, force: true })
  const git = (...argv: readonly string[]) => gitIn(folder, { env: { GIT_COMMITTER_DATE: day(random) } })(...argv)
  return [
    ['no index', () => change({ noindex: !call.noindex })],
    ['another audience', () => change({ audience: audiences[random(3)] ?? null })],
    ['another parser', () => change({ remark: !call.remark })],
    ['another year', () => set('SOURCE_DATE_EPOCH', String(1_600_000_000 + random(5) * 40_000_000))],
    ['another value of the environment', () => set('STAGE', words[random(3)] ?? '')],
    ['a value of the environment goes', () => delete call.env.STAGE],
    ['the store goes', () => state('.signalpost')],
    ['the answers go', () => state('.signalpost/store/answers')],
    ['another secret', () => state('state')],
    ['a style of its own', () => putFile(folder, 'theme.css', `:root { --accent-hue: ${random(360)} }\n`)],
    ['no style of its own', () => rmSync(join(folder, 'theme.css'), { force: true })],
    ['a check', () => run(join(root, 'bin/signalpost.js'), ['check', '--root', folder], { env: call.env })],
    ['files are added', () => git('add', 'content')],
    ['a commit', () => git('commit', '-q', '-a', '--allow-empty', '-m', 'x')],
    ['an amended commit', () => git('commit', '-q', '--amend', '--allow-empty', '-m', `y${random(9)}`)],
    ['a build that is killed', () => killed(folder, call, random)],
  ]
}

const day = (random: Random) => `2026-0${1 + random(9)}-1${random(10)}T00:00:00Z`

async function killed(folder: string, call: Call, random: Random): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await run(join(root, 'bin/signalpost.js'), ['build', '--root', folder, ...optionsOf(call)], {
    env: call.env,
    onError: (_, child) => {
      timer ??= globalThis.setTimeout(() => child.kill(random(2) === 0 ? 'SIGKILL' : 'SIGTERM'), random(900))
    },
  })
  clearTimeout(timer)
  // The child of a supervisor that is killed ends as soon as it hears of it: it holds the output until then.
  while ((await build(folder, call)).status === 4) await setTimeout(100)
}

test(`${sequences} sequences of ${steps} changes: each build equals a clean one (SEED=${seed})`, async (t) => {
  let published = 0
  for (let at = 0; at < sequences; at++) {
    const folder = mkdtempSync(join(tmpdir(), 'signalpost-builds-'))
    const random = randomNumbers(seed + at)
    const call: Call = { noindex: false, audience: null, remark: false, env: { XDG_STATE_HOME: join(folder, 'state') } }
    try {
      published += await sequence(folder, call, random)
    } catch (error) {
      if (error instanceof Error) error.message = `SEED=${seed + at} SEQUENCES=1: ${error.message}`
      throw error
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  t.diagnostic(`${sequences} sequences, ${sequences * steps} builds compared, ${published} of them published`)
})

/** @returns how many of the builds have published */
async function sequence(folder: string, call: Call, random: Random): Promise<number> {
  const site = createRandomSite(folder, random)
  const config = join(folder, 'content/site.yaml')
  const text = readFileSync(config, 'utf8').replace('cliName:', 'favicon: a.svg, cliName:')
  writeFileSync(config, `description: The docs of \${STAGE}\nhosting: { format: directory, for: [caddy] }\n${text}`)
  const setting = (from: RegExp | string, to: string) =>
    writeFileSync(config, readFileSync(config, 'utf8').replace(from, to))
  call.env.STAGE = 'all'
  if (random(2) === 0) {
    gitIn(folder)('init', '-q')
    gitIn(folder)('commit', '-q', '--allow-empty', '-m', 'first')
  }
  const settings: readonly Operation[] = [
    ['another base', () => setting(/^url: .*$/m, `url: https://docs.acme.example${['', '/a', '/b/c'][random(3)]}`)],
    ['another layout', () => setting(/format: \w+/, `format: ${random(2) === 0 ? 'file' : 'directory'}`)],
    ['another host', () => setting(/for: \[.*?\]/, `for: [${hosts[random(3)]}]`)],
    ['no picture', () => setting('favicon: a.svg, ', '')],
  ]
  const others = [...onOutput(folder, random), ...aroundSite(folder, call, random), ...settings].filter(
    ([name]) => !/commit|added/.test(name) || existsSync(join(folder, '.git')),
  )
  const log: string[] = []
  let published = 0
  await build(folder, call)
  for (let at = 0; at < steps; at++) {
    if (random(3) > 0) log.push(site.step())
    if (random(3) > 0) {
      const [name, work] = others[random(others.length)] as Operation
      log.push(name)
      await work()
    }
    if (random(3) === 0) {
      site.repair()
      call.env.STAGE ??= 'all'
    }
    if (await compareBuilds(folder, call, at, log)) published++
  }
  return published
}

/** @returns whether they have published */
async function compareBuilds(folder: string, call: Call, at: number, log: readonly string[]): Promise<boolean> {
  let remembered = await build(folder, call)
  // Whose files these are only the list says.
  if (remembered.status === 2 && /SP7010/.test(remembered.stdout)) {
    rmSync(join(folder, 'dist'), { recursive: true })
    remembered = await build(folder, call)
  }
  const out = join(folder, `clean-${at}/site`)
  const clean = await build(folder, call, ['--clean', '--out', out])
  const story = log.join(', ')
  assert.equal(remembered.status, clean.status, `${story}\n${remembered.stderr}\n${remembered.stdout}\n${clean.stdout}`)
  assert.ok((clean.status ?? 9) < 3, clean.stderr)
  assert.deepEqual(JSON.parse(remembered.stdout), JSON.parse(clean.stdout), story)
  if (clean.status === 0) assert.deepEqual(differing(bytesIn(join(folder, 'dist/site')), bytesIn(out)), [], story)
  rmSync(join(folder, `clean-${at}`), { recursive: true, force: true })
  const again = await build(folder, call)
  assert.deepEqual([again.status, again.stdout], [remembered.status, remembered.stdout], story)
  return clean.status === 0
}
