import { lstatSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { disk } from '../../compiler/emit/disk.ts'
import type { Published } from '../../compiler/emit/manifest.ts'
import { locate, type Places } from '../../compiler/emit/places.ts'
import type { FileVersions } from '../../compiler/emit/stage.ts'
import type { Memory, Trace } from '../../compiler/store/remembered.ts'
import { storeSecret } from '../../compiler/store/secret.ts'
import { openStore } from '../../compiler/store/store.ts'
import { bootMark } from './fingerprint.ts'
import type { KnownLog } from './history.ts'

/** What runs of the command remember of a site. */
export interface SiteMemory {
  readonly memory: Memory
  /** What the version history said; null where that is unknown. */
  readonly log: KnownLog | null
  /** @param out absolute: an output folder */
  versionsOf(out: string): FileVersions
  /**
   * @param traces what the pipeline may go on from
   * @param published an output folder as it lies there now; null where none was written
   * @param log what the version history says
   */
  keep(
    traces: readonly Trace[],
    published: { readonly places: Places; readonly files: readonly Published[] } | null,
    log: KnownLog | null,
  ): Promise<void>
  close(): void
}

export interface SiteMemoryOptions {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Stands for everything about the command that decides on an answer; empty where that is unknown: nothing is read then. */
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
  /** Files of output folders, by the folder's absolute path. */
  readonly outputs: Readonly<Record<string, KnownOutput>>
  readonly log: KnownLog | null
}

interface KnownOutput {
  /** The start of the system after which the files were written: a power cut may have taken bytes of what was written before. */
  readonly boot: string
  /** Path, version and hash of each file. */
  readonly files: readonly (readonly [path: string, version: string, hash: string])[]
}

/** Milliseconds in which two changes of a file may bear one time. */
const tick = 30

/** @param root absolute: the site's */
export function openSiteMemory(
  root: string,
  { env, version, clean, readOnly, yields = false }: SiteMemoryOptions,
): SiteMemory {
  const { node, icu } = process.versions
  const key = JSON.stringify({ version, node, icu })
  const store = openStore(root, {
    secret: version === '' ? null : storeSecret(env),
    key,
    clean,
    canWrite: !readOnly,
    yields,
  })
  const boot = bootMark()
  const { outputs = {}, log: known = null } = (store.extra as Kept | null) ?? {}
  return {
    memory: store.memory,
    log: known,
    versionsOf(out) {
      const known = outputs[out]
      if (known === undefined || known.boot !== boot) return { hash: () => null }
      const files = new Map(known.files.map(([path, version, hash]) => [path, { version, hash }]))
      return {
        hash: (path, version) => {
          const file = files.get(path)
          return file?.version === version ? file.hash : null
        },
      }
    },
    async keep(traces, published, log) {
      const next: Record<string, KnownOutput> = { ...outputs }
      if (published !== null && boot !== '') {
        // What is written within one tick of the clock would look as it does now.
        await setTimeout(tick)
        next[published.places.out] = { boot, files: versionsIn(published) }
      }
      const kept = Object.entries(next).filter(([out]) => lstatSync(out, { throwIfNoEntry: false })?.isDirectory())
      store.save(traces, { outputs: Object.fromEntries(kept), log } satisfies Kept)
    },
    close: () => store.close(),
  }
}

function versionsIn({ places, files }: { readonly places: Places; readonly files: readonly Published[] }) {
  const now = Date.now()
  return files.flatMap(({ path, size, hash }): KnownOutput['files'] => {
    const entry = disk.look(locate(places, path))
    const [, modified = 0, changed = 0] = entry?.version.split(' ').map(Number) ?? []
    const isKnown = entry?.kind === 'file' && entry.size === size && Math.max(modified, changed) + tick <= now
    return isKnown ? [[path, entry.version, hash]] : []
  })
}
