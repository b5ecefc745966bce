import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Environment } from '../../compiler/formats/environment.ts'
import { codeFolders, tokensFile } from '../../compiler/model/own-code.ts'
import { storeSecret } from '../../compiler/store/secret.ts'
import { readSigned, writeSigned } from '../../compiler/store/signed-file.ts'
import { makeStoreFolder, storeFolder } from '../../compiler/store/store-folder.ts'
import type { Used } from '../site/asked-site.ts'
import { bootMark, fingerprint, historyMark } from './fingerprint.ts'
import { liesAsKept, type OutputPlace, readOutput, storeKey, versionAt } from './kept-output.ts'
import type { Before, LookedBefore } from './looked-before.ts'
import { movesMark } from './moved-files.ts'

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

/** What a look at a site has shown. */
export interface Look {
  /** Null where the work has to be done. */
  readonly answer: Answer | null
  /** Null where there was no reason to look. */
  readonly looked: LookedBefore | null
}

/** All answers to calls that differ in nothing but how they report. */
interface Kept {
  /** Everything that they depend on but the output. */
  readonly state: string
  /** What was known of the output (`MarkedOutput.mark`); empty where there was none. */
  readonly output: string
  readonly env: readonly (readonly [name: string, hash: string])[]
  /** See `Used.moves`. */
  readonly moves: string | null
  readonly answers: readonly (readonly [call: string, answer: Answer])[]
}

const answersFile = join(storeFolder, 'answers')
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
const sourcesOf = (root: string) => ['content', ...codeFolders, tokensFile].map((name) => join(root, name))

/**
 * Looks at a site before it is read.
 *
 * @param root absolute
 * @param now milliseconds of the clock of the files' times
 */
export function lookBefore(root: string, env: Environment, now: () => number = Date.now): LookedBefore {
  // The look at a large site takes longer than two changes of a file may lie apart: what changes during it counts as new.
  const at = now()
  const { print, seen } = fingerprint(sourcesOf(root))
  return { before: { root, sources: print, history: historyMark(root, env), at }, seen }
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
    if (kept === null) return unseen
    const answer = kept.answers.find(([key]) => key === keyOf(call))?.[1]
    // The build needs the look where it can't be answered, too.
    const looked = lookBefore(place.root, call.env)
    // What is mostly another one comes first.
    const isSame =
      answer !== undefined &&
      kept.env.every(([name, hash]) => sealed(call.env[name], secret) === hash) &&
      stateOf(looked.before, call.version) === kept.state &&
      (kept.moves === null || movesMark(place.root) === kept.moves) &&
      isAsSeen(kept.output, { ...place, secret }, call)
    return { answer: isSame ? answer : null, looked }
  } catch {
    // Whatever it is, the build meets it too, and says it.
    return unseen
  }
}

const unseen: Look = { answer: null, looked: null }

/**
 * Keeps what a build has said, where it can be told later that nothing has changed.
 *
 * @param used what it has read besides the content; null where it depends on more than can be looked at again
 * @param mark of what is known of the output as it was when it was published; null where nothing is
 */
export function keepAnswer(call: Call, before: Before, used: Used | null, answer: Answer, mark: string | null): void {
  try {
    const place = placeOf(call)
    const secret = storeSecret(call.env)
    if (place === null || secret === null || used === null || before.root !== place.root) return
    // What was changed just before it was read may be changed once more at the same time.
    if (before.sources.newest + tick > before.at) return
    const state = stateOf(before, call.version)
    const output = mark ?? (versionAt(place.out) === '' ? '' : null)
    if (state === null || output === null) return
    const file = join(place.root, answersFile)
    const older = existsSync(file) ? readKept(file, secret) : null
    const isSame = older?.state === state && older.output === output
    const others = isSame ? older.answers.filter(([key]) => key !== keyOf(call)) : []
    const kept: Kept = {
      state,
      output,
      env: used.variables.map((name) => [name, sealed(call.env[name], secret)]),
      moves: used.moves,
      answers: [[keyOf(call), answer], ...others.slice(0, most - 1)],
    }
    makeStoreFolder(place.root)
    writeSigned(file, answersKey, secret, [Buffer.from(JSON.stringify(kept))])
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

/** @param output see `Kept` */
function isAsSeen(output: string, place: Omit<OutputPlace, 'key'>, { version }: Call): boolean {
  if (output === '') return versionAt(place.out) === ''
  const known = readOutput({ ...place, key: storeKey(version) })
  return known?.mark === output && liesAsKept(known.output)
}

const answersKey = 'answers'

function readKept(file: string, secret: Buffer): Kept | null {
  const signed = readSigned(file, answersKey, secret)
  return signed === null ? null : JSON.parse(signed.bytes.toString('utf8'))
}

/** Of a value, which may be a secret, nothing can be told from it. */
function sealed(value: string | undefined, secret: Buffer): string {
  return createHmac('sha256', secret)
    .update(`value ${JSON.stringify(value ?? null)}`)
    .digest('hex')
}
