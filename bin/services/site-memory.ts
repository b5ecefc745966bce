import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { disk } from '../../compiler/emit/disk.ts'
import { hashOf } from '../../compiler/emit/journal.ts'
import { manifestPath, type Published } from '../../compiler/emit/manifest.ts'
import { locate, type Places } from '../../compiler/emit/places.ts'
import { type KnownOutput, nothingKnown } from '../../compiler/emit/stage.ts'
import type { KeptTraces, Memory } from '../../compiler/store/remembered.ts'
import { storeSecret } from '../../compiler/store/secret.ts'
import { openStore } from '../../compiler/store/store.ts'
import { bootMark } from './fingerprint.ts'
import type { KnownLog } from './history.ts'
import type { OutputFileSeen } from './last-answer.ts'

/** What runs of the command remember of a site. */
export interface SiteMemory {
  readonly memory: Memory
  /** What the version history said; null where that is unknown. */
  readonly log: KnownLog | null
  /** @param out absolute: an output folder, as it was when it was last published */
  knownOf(out: string): KnownOutput
  /** @returns its files; null where nothing is known of it */
  published(out: string): readonly OutputFileSeen[] | null
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
  readonly env: Readonly<Record<string, string | undefined>>
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
  /** Files of output folders, by the folder's absolute path. */
  readonly outputs: Readonly<Record<string, KeptOutput>>
  readonly log: KnownLog | null
}

interface KeptOutput {
  /** The start of the system after which the files were written: a power cut may have taken bytes of what was written before. */
  readonly boot: string
  /** Of the list of its files. */
  readonly listHash: string
  /** All files, as `filesIn` reads them. */
  readonly files: string
}

/** A file of an output as it is kept. */
interface KeptFile {
  readonly path: string
  readonly size: number
  readonly hash: string
  /** Empty where it can't be distinguished from one that comes right after it. */
  readonly version: string
}

/** What no path holds. One long text is read and written many times faster than a list of lists. */
const separator = '\0'

function filesIn({ files }: KeptOutput): readonly KeptFile[] {
  const words = files === '' ? [] : files.split(separator)
  const found: KeptFile[] = []
  for (let at = 0; at + 3 < words.length; at += 4)
    found.push({
      path: words[at] ?? '',
      size: Number(words[at + 1]),
      hash: words[at + 2] ?? '',
      version: words[at + 3] ?? '',
    })
  return found
}

/** An output folder as it lies there now. */
interface PublishedOutput {
  readonly places: Places
  readonly files: readonly Published[]
  /** Versions of files that are as they were, by their paths. */
  readonly versions: ReadonlyMap<string, string>
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
  let fault: string | null = null
  const onFault = (why: string) => {
    fault = why
  }
  const store = openStore(root, {
    secret: version === '' ? null : storeSecret(env, onFault),
    key,
    clean,
    canWrite: !readOnly,
    yields,
  })
  const boot = bootMark()
  const { outputs: before = {}, log: known = null } = (store.extra as Kept | null) ?? {}
  let outputs = before
  /** Of the folder that was asked about last. */
  let lastListed: { readonly out: string; readonly files: ReadonlyMap<string, KeptFile> } | null = null
  return {
    memory: store.memory,
    log: known,
    knownOf(out) {
      const known = outputs[out]
      if (known === undefined || known.boot !== boot) return nothingKnown
      const list = filesIn(known)
      const files = new Map(list.map((file) => [file.path, file]))
      lastListed = { out, files }
      return {
        at: (path) => files.get(path) ?? null,
        files: (listHash) => (listHash === known.listHash ? list : null),
      }
    },
    published(out) {
      const kept = outputs[out]
      if (kept === undefined) return null
      const places = { out, host: `${out}.host` }
      return filesIn(kept).map(({ path, version }) => ({ path: locate(places, path), version }))
    },
    async keep(traces, published, log) {
      const next: Record<string, KeptOutput> = { ...outputs }
      if (published !== null && boot !== '') {
        // What is written within one tick of the clock would look as it does now.
        await setTimeout(tick)
        const { out } = published.places
        const known = lastListed?.out === out ? lastListed.files : null
        next[out] = { boot, ...lookedAt(published, (path) => known?.get(path)?.version ?? '') }
      }
      outputs = Object.fromEntries(
        Object.entries(next).filter(([out]) => lstatSync(out, { throwIfNoEntry: false })?.isDirectory()),
      )
      return fault ?? store.save(traces, { outputs, log } satisfies Kept)
    },
    handOver: store.handOver,
    close: () => store.close(),
  }
}

/** @param versionBefore of a file when it was last published; empty where that is unknown */
function lookedAt(
  { places, files, versions }: PublishedOutput,
  versionBefore: (path: string) => string,
): Omit<KeptOutput, 'boot'> {
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
  const words: (string | number)[] = []
  for (const file of files) {
    const version = versions.get(file.path) ?? versionOf(file)
    const isKept = version === versionBefore(file.path) || isOver(version)
    words.push(file.path, file.size, file.hash, isKept ? version : '')
  }
  return { listHash: existsSync(list) ? hashOf(readFileSync(list)) : '', files: words.join(separator) }
}
