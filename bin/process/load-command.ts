import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'
import type * as Command from '../command.ts'
import type { Compiled } from './compiled.ts'

export interface LoadedCommand {
  readonly command: typeof Command
  /** Keeps what the engine has compiled until now for the next start, where it was given nothing that it could use. */
  keep(): void
}

/** The most versions and settings of the engine for which compiled code is kept. */
const maxKept = 4

const hashLength = 32

/**
 * Loads the command with the code that the engine has compiled at an earlier start: compiling some five megabytes of source
 * costs more than the build of a small site. What the engine refuses, because it is another version of it or runs with other settings, it
 * makes again.
 */
export function loadCommand(compiled: Compiled): LoadedCommand {
  const { folder, file, version } = compiled
  const path = join(folder, file)
  const kept = join(folder, '.compile-cache')
  const nameNow = () => `${version}-${cachedDataVersionTag()}.bin`
  const name = nameNow()
  // ASCII, and a function as the wrapper of a module in CommonJS is, by `compile.mjs`.
  const source = readFileSync(path, 'latin1')
  const cachedData = attempt(() => whole(readFileSync(join(kept, name))))
  const script = new Script(source, {
    filename: path,
    ...(cachedData === null ? {} : { cachedData }),
  })
  const module = { exports: {} as typeof Command }
  // A flag: what holds on to the bytes holds some megabytes for as long as the command runs.
  const isKept = cachedData !== null && script.cachedDataRejected !== true
  // The engine forgets compiled code that has not run for some time: after a long build that would be kept without what ran
  // only once, the start itself above all, which would take all of the source to be read at each start.
  if (!isKept) setFlagsFromString('--no-flush-bytecode')
  script.runInThisContext()(module.exports, createRequire(path), module, compiled)
  return {
    command: module.exports,
    keep() {
      if (isKept) return
      setFlagsFromString('--flush-bytecode')
      // The next start would refuse what was compiled for other flags than those of this one.
      if (nameNow() !== name) return
      attempt(() => {
        mkdirSync(kept, { recursive: true })
        const draft = join(kept, `${name}.${process.pid}`)
        const bytes = script.createCachedData()
        writeFileSync(draft, Buffer.concat([hashOf(bytes), bytes]))
        renameSync(draft, join(kept, name))
        for (const old of outdated(readdirSync(kept), version, name)) rmSync(join(kept, old), { force: true })
      })
    },
  }
}

/** The engine looks at the head of what it is given and believes the rest: damaged bytes could end the process. */
function whole(bytes: Buffer): Buffer | null {
  const code = bytes.subarray(hashLength)
  return hashOf(code).equals(bytes.subarray(0, hashLength)) ? code : null
}

function hashOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** What a former version of the command has left, and the surplus of this one. */
function outdated(names: readonly string[], version: string, own: string): readonly string[] {
  const all = names.filter((name) => name.endsWith('.bin'))
  const former = all.filter((name) => !name.startsWith(`${version}-`))
  const others = all.filter((name) => name.startsWith(`${version}-`) && name !== own)
  return [...former, ...others.slice(maxKept - 1)]
}

/** A folder that can't be written to, as one of another user, makes every start as slow as the first. */
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action()
  } catch {
    return null
  }
}
