import { existsSync, readFileSync } from 'node:fs'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { append } from '../../../compiler/formats/append.ts'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { sha256 } from '../../../compiler/formats/hash.ts'
import type { Compiled, CompiledClient, CompiledUnit, Compiler } from './compile-code.ts'
import type { FoundCode } from './find-code.ts'
import { keepCode, readKeptCode } from './kept-code.ts'

/** The code of a site, compiled as it is asked for, or as an earlier run has left it. */
export interface CompiledCode {
  /** By their paths; without those that can't be compiled. */
  units(paths: readonly string[]): Promise<Readonly<Record<string, CompiledUnit>>>
  /** All scripts and styles for browsers at once. */
  client(scripts: readonly string[], styles: readonly string[]): Promise<CompiledClient>
  readonly diagnostics: readonly Diagnostic[]
  /** It was made from files of packages too, which may change unseen. */
  readonly hasOutside: boolean
  /** Keeps what was compiled for the next run. */
  finish(): void
}

export interface CompiledCodeOptions {
  readonly env: Environment
  /** Identifies the command. */
  readonly version: string
  /** What is there is not read. */
  readonly clean: boolean
  /** Nothing is kept. */
  readonly readOnly: boolean
}

const noFiles: CompiledClient = { entries: {}, files: {} }

/**
 * The site's own code as it was compiled last, if its sources, the tool and Node are the same; else it is compiled when it is
 * first asked for.
 *
 * @param root absolute
 */
export function compiledCode(root: string, found: FoundCode, options: CompiledCodeOptions): CompiledCode {
  const { env, version, clean, readOnly } = options
  const key = sha256(JSON.stringify([version, process.versions.node, [...found.files]]))
  const kept = clean || version === '' ? null : readKeptCode(root, key, env)
  let units: Readonly<Record<string, CompiledUnit>> = {}
  const outside = new Set<string>()
  const diagnostics: Diagnostic[] = []
  let client = noFiles
  let compiler: Promise<Compiler> | null = null
  const compile = async <Value>(work: (with_: Compiler) => Promise<Compiled<Value>>): Promise<Value | null> => {
    compiler ??= import('./compile-code.ts').then(({ openCompiler }) => openCompiler(root))
    const made = await work(await compiler)
    append(diagnostics, made.diagnostics)
    for (const path of made.outside) outside.add(path)
    return made.value
  }
  return {
    diagnostics,
    get hasOutside() {
      return outside.size > 0 || (kept?.outside.length ?? 0) > 0
    },
    async units(paths) {
      const isKept = kept !== null && paths.every((path) => path in kept.units)
      units = isKept ? kept.units : ((await compile((one) => one.units(paths))) ?? {})
      return units
    },
    async client(scripts, styles) {
      const wanted = [...scripts, ...styles]
      if (kept !== null && wanted.every((path) => path in kept.client.entries)) {
        client = kept.client
        return client
      }
      const made = await Promise.all([
        scripts.length === 0 ? null : compile((one) => one.scripts(scripts)),
        ...styles.map((path) => compile((one) => one.style(path))),
      ])
      client = made.reduce<CompiledClient>(
        (all, one) => ({ entries: { ...all.entries, ...one?.entries }, files: { ...all.files, ...one?.files } }),
        noFiles,
      )
      return client
    },
    finish() {
      if (compiler === null) return
      if (readOnly || version === '' || diagnostics.length > 0) return
      const hashes = [...outside]
        .filter((path) => existsSync(path))
        .map((path) => [path, sha256(readFileSync(path))] as const)
      keepCode(root, { key, outside: hashes, units, client }, env)
    },
  }
}
