import { join } from 'node:path'
import { diagnose } from './diagnostics/diagnose.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { checkFiles } from './emit/check-files.ts'
import { bytesOf, type Comparison, compare } from './emit/compare.ts'
import { type Disk, disk as realDisk, systemCode } from './emit/disk.ts'
import { faultDiagnostic } from './emit/fault.ts'
import { makeFolders, removeTree } from './emit/folders.ts'
import { hashOf, type Journal, publish, stageOf } from './emit/journal.ts'
import { manifestPath, ownFolder, readManifest, writeManifest } from './emit/manifest.ts'
import { type OutputLock, openOutput } from './emit/open-output.ts'
import { holdSignals } from './emit/signals.ts'
import type { OutputFile } from './output.ts'

export interface EmitOptions {
  /** The output folder; relative to the current one. */
  readonly out: string
  /** The site's root: its `content/` is never written to. */
  readonly root: string
  /** A lock from `openOutput`, taken before the work began; without it `emit` takes and releases one. */
  readonly lock?: OutputLock
  /** Whether hashed assets of the release before stay for one generation; default: they do. */
  readonly keepAssets?: boolean
  readonly onProgress?: (step: 'compare' | 'write', done: number, total: number) => void
  /** Told of the folder that must go when the work is cut off, and null when there is none any more. */
  readonly temporary?: (folder: string | null) => void
  /** Tests put one in its place that fails where they say. */
  readonly disk?: Disk
}

export interface EmitReport {
  readonly diagnostics: readonly Diagnostic[]
  /** Files whose bytes are new, that were left as they are, and that were deleted. */
  readonly written: number
  readonly unchanged: number
  readonly removed: number
  /** Bytes of the written files. */
  readonly bytes: number
}

/** Fewer changed files than this are written through to the disk itself. More would take minutes on a slow disk; after
 * a power cut the next build compares every byte and puts right what is damaged. */
const durableFiles = 500
/** Files between two looks at the rest of the process. */
const breath = 256

/**
 * Publishes an output: the only code that writes to it. Each file is put in place whole, unchanged ones are not
 * touched, and files of the last build that are no longer needed are deleted, never others. When anything fails, the
 * output is as it was; when the process is killed, the next call finishes what it began.
 *
 * @param files with paths that differ, inside of the folder; they need not be sorted
 * @returns what was done; with an error among the diagnostics nothing was
 */
export async function emit(files: readonly OutputFile[], options: EmitOptions): Promise<EmitReport> {
  const disk = options.disk ?? realDisk
  const faults = checkFiles(files)
  if (faults.length > 0) return failed(faults)
  const opened = options.lock === undefined ? await openOutput(options) : { value: options.lock, diagnostics: [] }
  const lock = opened.value
  if (lock === null) return failed(opened.diagnostics)
  let needed = 0
  try {
    const old = readOld(lock, disk)
    if (typeof old === 'string') {
      return failed([diagnose('SP7033', nowhere, `${lock.shown}/${manifestPath}`, old)])
    }
    const comparison = await compare(
      {
        files,
        out: lock.path,
        shown: lock.shown,
        old: old?.manifest ?? null,
        keepAssets: options.keepAssets ?? true,
        step: async (done) => {
          if (done % breath !== 0 && done !== files.length) return
          options.onProgress?.('compare', done, files.length)
          await breathe(lock)
        },
      },
      disk,
    )
    if (comparison.conflicts.length > 0) return failed(comparison.conflicts)
    needed = comparison.changes.reduce((sum, { size }) => sum + size, 0)
    const report = {
      diagnostics: [],
      written: comparison.changes.length,
      unchanged: files.length - comparison.changes.length,
      removed: comparison.early.length + comparison.late.length,
      bytes: needed,
    }
    const text = writeManifest(comparison.manifest)
    if (report.written + report.removed === 0 && old?.text === text) return report
    await write(comparison, text, old !== null, lock, needed, options, disk)
    return report
  } catch (error) {
    const diagnostic = faultDiagnostic(error, { lock, root: options.root, files, needed })
    if (diagnostic === null) throw error
    return failed([diagnostic])
  } finally {
    if (options.lock === undefined) await lock.release()
  }
}

const nowhere = { file: null, place: null } as const

function failed(diagnostics: readonly Diagnostic[]): EmitReport {
  return { diagnostics, written: 0, unchanged: 0, removed: 0, bytes: 0 }
}

function readOld({ path }: OutputLock, disk: Disk) {
  const file = join(path, manifestPath)
  if (disk.look(file) === null) return null
  const text = disk.read(file).toString('utf8')
  const manifest = readManifest(text)
  return typeof manifest === 'string' ? manifest : { text, manifest }
}

/** Writes the new files beside the output, then puts them in place in one go. */
async function write(
  { changes, folders, early, late }: Comparison,
  manifest: string,
  hadManifest: boolean,
  lock: OutputLock,
  needed: number,
  options: EmitOptions,
  disk: Disk,
): Promise<void> {
  const site = { out: lock.path, work: lock.work }
  const stage = stageOf(site.work)
  const durable = changes.length <= durableFiles
  const created = disk.look(site.out) === null
  const journal: Journal = {
    created,
    changes: [
      ...changes.map(({ path, hash, had }) => ({ path, hash, had })),
      { path: manifestPath, hash: hashOf(Buffer.from(manifest)), had: hadManifest },
    ],
    folders: disk.look(join(site.out, ownFolder)) === null ? [...folders, ownFolder] : folders,
    early,
    late,
  }
  options.temporary?.(site.work)
  try {
    checkRoom(site.work, needed, disk)
    makeFolders(stage, disk)
    for (const [index, { file }] of changes.entries()) {
      disk.write(join(stage, String(index)), bytesOf(file, disk), durable)
      const done = index + 1
      if (done % breath !== 0 && done !== changes.length) continue
      options.onProgress?.('write', done, changes.length)
      await breathe(lock)
    }
    disk.write(join(stage, String(changes.length)), Buffer.from(manifest), true)
  } catch (error) {
    removeTree(stage, disk)
    throw error
  } finally {
    // From here on what lies there is needed to finish.
    options.temporary?.(null)
  }
  const letSignals = holdSignals()
  try {
    publish(journal, site, disk)
  } finally {
    await letSignals()
  }
}

/** Told before the first byte is written, when the system can tell. */
function checkRoom(work: string, needed: number, disk: Disk): void {
  let free: number
  try {
    free = disk.free(work)
  } catch (error) {
    if (systemCode(error) === null) throw error
    return
  }
  if (free >= needed) return
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'statfs', path: work })
}

/** Lets signals, timers and progress through, and shows that this build is alive. */
async function breathe(lock: OutputLock): Promise<void> {
  lock.touch()
  await new Promise<void>((done) => setImmediate(done))
}
