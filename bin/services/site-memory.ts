import { existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { disk } from '../../compiler/emit/disk.ts'
import { type KnownOutput, nothingKnown } from '../../compiler/emit/known-output.ts'
import { manifestPath, type Published, previousPath } from '../../compiler/emit/manifest.ts'
import { locate, type Places } from '../../compiler/emit/places.ts'
import type { Emitted } from '../../compiler/emit/stage.ts'
import type { Environment } from '../../compiler/formats/environment.ts'
import { sha256 } from '../../compiler/formats/hash.ts'
import { once } from '../../compiler/formats/once.ts'
import { messageOf } from '../../compiler/formats/thrown.ts'
import { emptyVersions, putVersion, versionIn } from '../../compiler/read/version.ts'
import type { KeptTraces, Memory } from '../../compiler/store/remembered.ts'
import { storeSecret } from '../../compiler/store/secret.ts'
import { openStore } from '../../compiler/store/store.ts'
import { bootMark } from './fingerprint.ts'
import type { KnownLog } from './history.ts'
import { type KeptOutput, readOutput, storeKey, versionAt, writeOutput } from './kept-output.ts'

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
    last = { out, ...(found ?? { output: null, mark: null }), places: once(() => placesIn(found?.output ?? null)) }
    return last
  }
  return {
    memory: store.memory,
    log: (store.extra as Kept | null)?.log ?? null,
    knownOf(out) {
      const { output, places } = lookUp(out)
      if (output === null || output.boot !== boot) return nothingKnown
      return {
        files: output.files,
        versions: output.versions,
        find: (path) => places().get(path) ?? -1,
        isListedBy: (listHash) => listHash === output.listHash,
      }
    },
    outputMark: (out) => lookUp(out).mark,
    async keep(traces, published, log) {
      if (published !== null && boot !== '' && secret !== null && !readOnly) {
        // What is written within one tick of the clock would look as it does now.
        await setTimeout(tick)
        const { out } = published.places
        const { output: before, places } = lookUp(out)
        const output = lookedAt(published, boot, before, (path) => places().get(path) ?? -1)
        try {
          const mark = writeOutput({ root, out, key, secret }, output)
          last = { out, output, mark, places: once(() => placesIn(output)) }
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
  /** Of its files, by path. */
  readonly places: () => ReadonlyMap<string, number>
}

function placesIn(output: KeptOutput | null): ReadonlyMap<string, number> {
  return new Map((output?.files ?? []).map(({ path }, at) => [path, at]))
}

/**
 * @param before what was known of it until now
 * @param placeOf places of its files by path, -1 for others
 */
function lookedAt(
  { places, files }: PublishedOutput,
  boot: string,
  before: KeptOutput | null,
  placeOf: (path: string) => number,
): KeptOutput {
  const now = Date.now()
  const versionOf = ({ path, size }: Published): string => {
    const entry = disk.look(locate(places, path))
    return entry?.kind === 'file' && entry.size === size ? entry.version : ''
  }
  /** Whether one that is written from now on can be told apart from a file. */
  const isOver = (version: string) => {
    const [, modified = 0, changed = 0] = version.split(' ').map(Number)
    return Math.max(modified, changed) + tick <= now
  }
  const versions = emptyVersions(files.length)
  files.forEach((file, at) => {
    const place = placeOf(file.path)
    const known = before?.files[place]
    if (before !== null && known === file) {
      putVersion(versions, at, before.versions, place)
      return
    }
    const version = file.version ?? versionOf(file)
    const wasKept = before !== null && known !== undefined && versionIn(before.versions, place) === version
    if (wasKept || isOver(version)) putVersion(versions, at, version)
  })
  const list = locate(places, manifestPath)
  return {
    out: places.out,
    boot,
    listHash: existsSync(list) ? sha256(readFileSync(list)) : '',
    lists: [list, locate(places, previousPath)].map((path) => [path, versionAt(path)]),
    files: files.map(({ path, size, hash }) => ({ path, size, hash })),
    versions,
  }
}
