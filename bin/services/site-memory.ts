import { existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { disk } from '../../compiler/emit/disk.ts'
import { manifestPath, type Published, previousPath } from '../../compiler/emit/manifest.ts'
import { locate, type Places } from '../../compiler/emit/places.ts'
import { type Emitted, type KnownOutput, nothingKnown } from '../../compiler/emit/stage.ts'
import type { Environment } from '../../compiler/formats/environment.ts'
import { sha256 } from '../../compiler/formats/hash.ts'
import { messageOf } from '../../compiler/formats/thrown.ts'
import type { KeptTraces, Memory } from '../../compiler/store/remembered.ts'
import { storeSecret } from '../../compiler/store/secret.ts'
import { openStore } from '../../compiler/store/store.ts'
import { bootMark } from './fingerprint.ts'
import type { KnownLog } from './history.ts'
import { type KeptFile, type KeptOutput, readOutput, storeKey, versionAt, writeOutput } from './kept-output.ts'

/** What runs of the command remember of a site. */
export interface SiteMemory {
  readonly memory: Memory
  /** What the version history said; null where that is unknown. */
  readonly log: KnownLog | null
  /** @param out absolute: an output folder, as it was when it was last published */
  knownOf(out: string): KnownOutput
  /** @returns what tells apart what is known of it at different times; null where nothing is */
  outputMark(out: string): string | null
  /**
   * @param traces what the pipeline may go on from
   * @param published an output folder as it lies there now; null where none was written
   * @param log what the version history says
   * @returns why nothing can be remembered; null where it is
   */
  keep(traces: KeptTraces, published: PublishedOutput | null, log: KnownLog | null): Promise<string | null>
  /** See `Store.handOver`. */
  handOver(traces: KeptTraces): Uint8Array<ArrayBuffer> | null
  close(): void
}

export interface SiteMemoryOptions {
  readonly env: Environment
  /** Identifies everything about the command that decides on an answer; empty where that is unknown: nothing is read then. */
  readonly version: string
  /** What is remembered is not read. */
  readonly clean: boolean
  /** Nothing is kept. */
  readonly readOnly: boolean
  /** What another run has kept meanwhile is left as it is. */
  readonly yields?: boolean
}

/** What is kept beside the traces. */
interface Kept {
  readonly log: KnownLog | null
}

/** An output folder as it lies there now. */
export interface PublishedOutput {
  readonly places: Places
  readonly files: readonly Emitted[]
}

/** Milliseconds in which two changes of a file may bear one time. */
const tick = 30

/** @param root absolute: the site's */
export function openSiteMemory(
  root: string,
  { env, version, clean, readOnly, yields = false }: SiteMemoryOptions,
): SiteMemory {
  const key = storeKey(version)
  let fault: string | null = null
  const onFault = (why: string) => {
    fault ??= why
  }
  const secret = version === '' ? null : storeSecret(env, onFault)
  const store = openStore(root, { secret, key, clean, canWrite: !readOnly, yields })
  const boot = bootMark()
  /** Of the folder that was asked about last. */
  let last: LastOutput | null = null
  const lookUp = (out: string): LastOutput => {
    if (last?.out === out) return last
    const found = secret === null || clean ? null : readOutput({ root, out, key, secret })
    last = { out, ...(found ?? { output: null, mark: null }), files: byPath(found?.output ?? null) }
    return last
  }
  return {
    memory: store.memory,
    log: (store.extra as Kept | null)?.log ?? null,
    knownOf(out) {
      const { output, files } = lookUp(out)
      if (output === null || output.boot !== boot) return nothingKnown
      return {
        at: (path) => files.get(path) ?? null,
        files: (listHash) => (listHash === output.listHash ? output.files : null),
      }
    },
    outputMark: (out) => lookUp(out).mark,
    async keep(traces, published, log) {
      if (published !== null && boot !== '' && secret !== null && !readOnly) {
        // What is written within one tick of the clock would look as it does now.
        await setTimeout(tick)
        const { out } = published.places
        const { files } = lookUp(out)
        const output = lookedAt(published, boot, (path) => files.get(path)?.version ?? '')
        try {
          last = { out, output, files, mark: writeOutput({ root, out, key, secret }, output) }
        } catch (error) {
          onFault(messageOf(error))
        }
      }
      return fault ?? store.save(traces, { log } satisfies Kept)
    },
    handOver: store.handOver,
    close: () => store.close(),
  }
}

/** What is known of an output folder. */
interface LastOutput {
  readonly out: string
  readonly output: KeptOutput | null
  readonly mark: string | null
  /** As they were before this run. */
  readonly files: ReadonlyMap<string, KeptFile>
}

function byPath(output: KeptOutput | null): ReadonlyMap<string, KeptFile> {
  return new Map((output?.files ?? []).map((file) => [file.path, file]))
}

/** @param versionBefore of a file when it was last published; empty where that is unknown */
function lookedAt(
  { places, files }: PublishedOutput,
  boot: string,
  versionBefore: (path: string) => string,
): KeptOutput {
  const now = Date.now()
  const versionOf = ({ path, size }: Published): string => {
    const entry = disk.look(locate(places, path))
    return entry?.kind === 'file' && entry.size === size ? entry.version : ''
  }
  const isOver = (version: string) => {
    const [, modified = 0, changed = 0] = version.split(' ').map(Number)
    return Math.max(modified, changed) + tick <= now
  }
  const list = locate(places, manifestPath)
  return {
    out: places.out,
    boot,
    listHash: existsSync(list) ? sha256(readFileSync(list)) : '',
    lists: [list, locate(places, previousPath)].map((path) => [path, versionAt(path)]),
    files: files.map((file) => {
      const { path, size, hash } = file
      const version = file.version ?? versionOf(file)
      const isKept = version === versionBefore(path) || isOver(version)
      return { path, size, hash, version: isKept ? version : '' }
    }),
  }
}
