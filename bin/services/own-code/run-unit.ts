import { Console } from 'node:console'
import { createRequire, SourceMap } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Place } from '../../../compiler/diagnostics/diagnostic.ts'
import { messageOf } from '../../../compiler/formats/thrown.ts'
import { promised } from './answers.ts'
import type { CompiledUnit } from './compile-code.ts'

/** A module of the site, run. */
export interface RunUnit {
  /** What it exports by default; undefined where it exports nothing so. */
  readonly exported: unknown
}

/** Where something was thrown, in the code as it was written. */
export interface ThrownAt {
  readonly message: string
  /** It gave a promise, which nothing waits for. */
  readonly isPromise: boolean
  /** Relative to the root. */
  readonly file: string
  readonly place: Place | null
}

type Tools = Readonly<Record<string, object>>

/** What own code notes for its author is no part of a report, which has standard output for itself. */
const noted = () => new Console({ stdout: process.stderr, stderr: process.stderr })

/**
 * Runs a compiled module of the site in this process, with the tool's own packages.
 *
 * @param path the module's, relative to the root: it names the code in stacks
 * @returns its default export
 * @throws whatever the module throws while it runs
 */
export function runUnit(root: string, path: string, { js }: CompiledUnit, tools: Tools): RunUnit {
  const filename = join(root, path)
  const module: { exports: unknown } = { exports: {} }
  const give = (name: string): object => {
    const found = tools[name]
    if (found === undefined) throw new Error(`signalpost has no module \`${name}\` for the code of a site`)
    return found
  }
  const run = compileFunction(js, ['module', 'exports', 'require', '__tool', '__console'], { filename })
  run(module, module.exports, createRequire(filename), give, noted())
  const { exports } = module
  const exported = typeof exports === 'object' && exports !== null && 'default' in exports ? exports.default : undefined
  return { exported }
}

/** @param error anything thrown; its first frame in a module of the site is where it was */
export function thrownAt(
  error: unknown,
  root: string,
  path: string,
  units: ReadonlyMap<string, CompiledUnit>,
): ThrownAt {
  const told = { message: isSuspended(error) ? suspendedText : messageOf(error), isPromise: isPromised(error) }
  const stack = error instanceof Error ? String(error.stack) : ''
  for (const [, file = '', line, column] of stack.matchAll(/\(?((?:\/|[A-Za-z]:\\)[^():\n]+):(\d+):(\d+)\)?$/gm)) {
    const own = relative(root, file).split(sep).join('/')
    const unit = units.get(own)
    if (unit === undefined) continue
    const found = written(unit, Number(line), Number(column), join(root, '.own-code', dirname(own)), root)
    if (found !== null) return { ...told, ...found }
  }
  return { ...told, file: path, place: null }
}

/** React says in words of an application what a component that is an async function does. */
const isSuspended = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('A component suspended while responding')
const suspendedText = 'a component of it gives a promise, expected elements'

function isPromised(error: unknown): boolean {
  return isSuspended(error) || (error instanceof Error && error.cause === promised)
}

/** @param folder where the output would lie, from which its map counts */
function written(
  unit: CompiledUnit,
  line: number,
  column: number,
  folder: string,
  root: string,
): Pick<ThrownAt, 'file' | 'place'> | null {
  const entry = new SourceMap(JSON.parse(unit.map)).findEntry(line - 1, column - 1)
  if (!('originalSource' in entry) || typeof entry.originalSource !== 'string') return null
  const file = relative(root, resolve(folder, entry.originalSource)).split(sep).join('/')
  const at = { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  return { file, place: { ...at, endLine: at.line, endColumn: at.column + 1 } }
}
