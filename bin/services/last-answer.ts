import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { manifestPath, previousPath } from '../../compiler/emit/manifest.ts'
import { locate } from '../../compiler/emit/places.ts'
import { versionOf } from '../../compiler/read/version.ts'
import { storeSecret } from '../../compiler/store/secret.ts'
import { makeStoreFolder } from '../../compiler/store/store-folder.ts'
import { bootMark, type Fingerprint, fingerprint, historyMark } from './fingerprint.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** How a command was called. */
export interface Call {
  /** Its name and options. */
  readonly argv: readonly string[]
  readonly cwd: string
  readonly env: Environment
  /** Standard output: whether a terminal reads it, and how wide that is. */
  readonly out: { readonly tty: boolean; readonly columns: number }
  /** Identifies everything about the command that decides on an answer. */
  readonly version: string
}

/** What a build has said. */
export interface Answer {
  readonly status: number
  /** Text for standard output, and for standard error. */
  readonly out: string
  readonly err: string
}

/** A file of an output. */
export interface OutputFileSeen {
  /** Absolute. */
  readonly path: string
  /** `Entry.version`; empty where it can't be distinguished from one that comes right after it. */
  readonly version: string
}

/** A site as it was before the first file of it was read. */
export interface Before {
  readonly root: string
  readonly sources: Fingerprint
  readonly history: string | null
  /** When the look began, in milliseconds since 1970. */
  readonly at: number
}

/** What a look at a site has shown. */
export interface Look {
  /** Null where the work has to be done. */
  readonly answer: Answer | null
  /** Null where there was no reason to look. */
  readonly before: Before | null
}

/** All answers to calls that differ in nothing but how they report. */
interface Kept {
  /** Everything that they depend on but the output. */
  readonly state: string
  /** Paths and versions of all files of the output, in turn. */
  readonly output: string
  readonly env: readonly (readonly [name: string, hash: string])[]
  readonly answers: readonly (readonly [call: string, answer: Answer])[]
}

const answersFile = '.signalpost/store/answers'
/** Ways of reporting that are kept for one state of a site. */
const most = 8
/** Milliseconds in which two changes of a file may bear one time. */
const tick = 100
/** What of the environment decides how a report looks. */
const looks = [
  ...['FORCE_COLOR', 'NO_COLOR', 'TERM', 'CI', 'SOURCE_DATE_EPOCH', 'NODE_OPTIONS'],
  'SIGNALPOST_UNTRUSTED',
]

/** What may be read of a site: its content, and its own code where it has some. */
const sourcesOf = (root: string) => ['content', 'blocks', 'theme', 'theme.css'].map((name) => join(root, name))

/**
 * Looks at a site before it is read.
 *
 * @param root absolute
 * @param now milliseconds of the clock of the files' times
 */
export function lookBefore(root: string, env: Environment, now: () => number = Date.now): Before {
  // The look at a large site takes longer than two changes of a file may lie apart: what changes during it counts as new.
  const at = now()
  return { root, sources: fingerprint(sourcesOf(root)), history: historyMark(root, env), at }
}

/**
 * Finds what an earlier build has said to the same call, where nothing has changed since: no source, no file of the
 * output, no commit, no value of the environment that it has used.
 *
 * @returns with what the site looked like, so that the build need not look once more
 */
export function lastAnswer(call: Call): Look {
  try {
    const place = placeOf(call)
    const secret = place === null ? null : storeSecret(call.env)
    if (place === null || secret === null) return unseen
    const file = join(place.root, answersFile)
    if (!existsSync(file)) return unseen
    const kept = readKept(file, secret)
    const answer = kept?.answers.find(([key]) => key === keyOf(call))?.[1]
    if (kept === null || answer === undefined) return unseen
    if (kept.env.some(([name, hash]) => hashOf(call.env[name], secret) !== hash)) return unseen
    const before = lookBefore(place.root, call.env)
    // What is mostly another one comes first.
    const isSame = stateOf(before, call.version) === kept.state && isAsSeen(kept.output)
    return { answer: isSame ? answer : null, before }
  } catch {
    // Whatever it is, the build meets it too, and says it.
    return unseen
  }
}

const unseen: Look = { answer: null, before: null }

/**
 * Keeps what a build has said, where it can be told later that nothing has changed.
 *
 * @param names variables of the environment that it has used; null where it depends on more than can be looked at again
 * @param output the files of the output, as they were when they were published; null where nothing is known of it
 */
export function keepAnswer(
  call: Call,
  before: Before,
  names: readonly string[] | null,
  answer: Answer,
  output: readonly OutputFileSeen[] | null,
): void {
  try {
    const place = placeOf(call)
    const secret = storeSecret(call.env)
    if (place === null || secret === null || names === null || before.root !== place.root) return
    // What was changed just before it was read may be changed once more at the same time.
    if (before.sources.newest + tick > before.at) return
    const state = stateOf(before, call.version)
    const seen = seenOf(place.out, output)
    if (state === null || seen === null) return
    const file = join(place.root, answersFile)
    const older = existsSync(file) ? readKept(file, secret, state) : null
    const isSame = older?.output === seen
    const others = isSame ? older.answers.filter(([key]) => key !== keyOf(call)) : []
    const kept: Kept = {
      ...{ state, output: seen },
      env: names.map((name) => [name, hashOf(call.env[name], secret)]),
      answers: [[keyOf(call), answer], ...others.slice(0, most - 1)],
    }
    const text = JSON.stringify(kept)
    makeStoreFolder(place.root)
    const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`
    writeFileSync(draft, `${macOf(text, secret)}\n${text}`, { mode: 0o600, flag: 'wx' })
    renameSync(draft, file)
  } catch {
    // No failure of what is remembered is a failure of the build.
  }
}

/** @returns null where the call asks for more than a build */
function placeOf({ argv, cwd }: Call): { readonly root: string; readonly out: string } | null {
  if (argv[0] !== 'build' || argv.some((one) => /^--(?:clean|why)/.test(one))) return null
  const root = resolve(cwd, optionOf('--root', argv) ?? '.')
  return { root, out: resolve(cwd, optionOf('--out', argv) ?? join(root, 'dist/site')) }
}

/** The last one counts, as the parser of the command line has it. */
function optionOf(name: string, argv: readonly string[]): string | null {
  const at = argv.findLastIndex((one) => one === name || one.startsWith(`${name}=`))
  return argv[at] === name ? (argv[at + 1] ?? null) : (argv[at]?.slice(name.length + 1) ?? null)
}

function keyOf({ argv, cwd, env, out }: Call): string {
  return JSON.stringify([argv, cwd, looks.map((name) => env[name] ?? null), out.tty, out.tty ? out.columns : 0])
}

/** @returns everything but the output that an answer depends on, null where that is not known */
function stateOf({ sources, history, root }: Before, version: string): string | null {
  if (sources.hasOthers || history === null) return null
  const { node, icu } = process.versions
  return JSON.stringify({ version, node, icu, root, sources: sources.digest, history, boot: bootMark() })
}

/** What no path holds. */
const separator = '\0'

/** @returns null where it is not known what the output is */
function seenOf(out: string, files: readonly OutputFileSeen[] | null): string | null {
  if (files === null) return versionAt(out) === '' ? [out, ''].join(separator) : null
  const lists = [manifestPath, previousPath].map((path) => locate({ out, host: `${out}.host` }, path))
  const seen: string[] = []
  for (const { path, version } of files) seen.push(path, version || versionAt(path))
  for (const path of lists) seen.push(path, versionAt(path))
  return seen.join(separator)
}

/** Files that nobody has published may come and go: a build leaves them alone. */
function isAsSeen(seen: string): boolean {
  const words = seen.split(separator)
  for (let at = 0; at < words.length; at += 2) if (versionAt(words[at] ?? '') !== words[at + 1]) return false
  return true
}

/** @returns empty where no file or folder is */
function versionAt(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats === undefined ? '' : versionOf(stats)
}

/** @param state of another one nothing is read: most builds come after a change */
function readKept(file: string, secret: Buffer, state: string | null = null): Kept | null {
  const text = readFileSync(file, 'utf8')
  const end = text.indexOf('\n')
  if (state !== null && !text.startsWith(`{"state":${JSON.stringify(state)},`, end + 1)) return null
  const [mac, signed] = [Buffer.from(text.slice(0, end)), text.slice(end + 1)]
  const right = Buffer.from(macOf(signed, secret))
  return mac.length === right.length && timingSafeEqual(mac, right) ? JSON.parse(signed) : null
}

function macOf(text: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`answers ${text}`).digest('hex')
}

/** Of a value, which may be a secret, nothing can be told from it. */
function hashOf(value: string | undefined, secret: Buffer): string {
  return createHmac('sha256', secret)
    .update(`value ${JSON.stringify(value ?? null)}`)
    .digest('hex')
}
