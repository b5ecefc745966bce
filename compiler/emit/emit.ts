import { damagedOutputRecord } from '../diagnostics/codes/emit.ts'
import { type Diagnostic, nowhere, type Outcome } from '../diagnostics/diagnostic.ts'
import { sha256 } from '../formats/hash.ts'
import type { OutputFile } from '../model/output.ts'
import { checkFiles } from './check-files.ts'
import { type Comparison, compare, type KeptAssets } from './compare.ts'
import { type Disk, disk as realDisk } from './disk.ts'
import { faultDiagnostic } from './fault.ts'
import { type KnownOutput, nothingKnown } from './known-output.ts'
import {
  formerManifestPath,
  type Manifest,
  manifestPath,
  pathsByMark,
  previousPath,
  readManifest,
  readPrevious,
  writeManifest,
  writePrevious,
} from './manifest.ts'
import type { NextOutput } from './next-output.ts'
import type { OutputLock } from './open-output.ts'
import { findManifest } from './out-folder.ts'
import { locate, type Places, showPlace } from './places.ts'
import { putInPlace } from './put-in-place.ts'
import { type Emitted, openStage, type Stage } from './stage.ts'

export interface PrepareOptions {
  /** The site's root: its `content/` is never written to. */
  readonly root: string
  /** A lock from `openOutput`, taken before the work began. */
  readonly lock: OutputLock
  /** Which hashed assets of the release before stay for one generation; default: all. */
  readonly keepAssets?: KeptAssets
  /** What is known of the files that lie in the output; default: each is read and compared. */
  readonly known?: KnownOutput
  /** Puts the new output in place; default: file by file into the folder that is there. */
  readonly put?: (next: NextOutput, placing?: () => void) => Promise<void>
  /** Tests put one in its place that fails where they say. */
  readonly disk?: Disk
}

export interface EmitReport {
  readonly diagnostics: readonly Diagnostic[]
  /** Files whose bytes are new, that were left as they are, and that were deleted. */
  readonly written: number
  readonly unchanged: number
  readonly removed: number
  /** The whole output. */
  readonly files: readonly Emitted[]
}

/** A new output that lies complete beside the old one. One of the two is to be called. */
export interface Prepared {
  /** @param placing called when the first file is about to take its place: from here on what lies ready is needed */
  publish(placing?: () => void): Promise<EmitReport>
  discard(): void
}

/** Files between two looks at the rest of the process. */
const filesPerYield = 256

/**
 * Takes the files of a new output as they are made: those whose bytes are new are written beside the output, which is
 * only looked at. With `publish` each is put in place whole, unchanged ones are not touched, and files of the last build
 * that are no longer needed are deleted, never others. When anything fails, the output is as it was; when the process is
 * killed while it publishes, the next call of `openOutput` finishes what it began.
 *
 * @param files some at a time, with paths that differ, inside of the folder, in any order; an error of theirs is thrown on
 * @returns null with diagnostics where the output can't be published; nothing of it is left then
 */
export async function prepare(
  files: AsyncIterable<readonly OutputFile[]> | Iterable<readonly OutputFile[]>,
  options: PrepareOptions,
): Promise<Outcome<Prepared | null>> {
  const { lock, root, disk = realDisk } = options
  const under: Under = { stage: null, source: null }
  let prepared: Prepared | null = null
  try {
    const places = { out: lock.path, host: lock.host }
    const old = readOld(places, disk, options.known ?? nothingKnown)
    if (typeof old === 'string')
      return refused([damagedOutputRecord(nowhere, { path: showPlace(places, lock.shown, manifestPath), why: old })])
    // Of another release nothing is known.
    const known = old?.isListed === true ? options.known : nothingKnown
    const stage = openStage({ ...places, work: lock.work }, old?.manifest ?? null, disk, known)
    under.stage = stage
    for await (const some of files) {
      for (const file of some) {
        under.source = sourceOf(file)
        stage.add(file)
        under.source = null
        if (stage.paths.size % filesPerYield === 0) await yieldToEvents(lock)
      }
    }
    const faults = checkFiles(stage)
    if (faults.length > 0) return refused(faults)
    stage.settle()
    const comparison = compare(
      {
        paths: stage.paths,
        same: stage.same(),
        others: stage.others,
        places,
        shown: lock.shown,
        old: old?.manifest ?? null,
        keepAssets: options.keepAssets ?? true,
      },
      disk,
    )
    if (comparison.conflicts.length > 0) return refused(comparison.conflicts)
    prepared = preparedFrom(stage, takingOver(comparison, places, disk), old, options)
    return { value: prepared, diagnostics: [] }
  } catch (error) {
    const needed = under.stage?.bytes ?? 0
    const diagnostic = faultDiagnostic(error, { lock, root, source: under.source, needed })
    if (diagnostic === null) throw error
    return refused([diagnostic])
  } finally {
    if (prepared === null) under.stage?.discard()
  }
}

/** What `prepare` was at when something failed. */
interface Under {
  stage: Stage | null
  /** The file of the site that is copied. */
  source: string | null
}

function preparedFrom(
  stage: Stage,
  comparison: Comparison,
  old: OldRelease | null,
  { lock, root, put, disk = realDisk }: PrepareOptions,
): Prepared {
  return {
    discard: () => stage.discard(),
    async publish(placing) {
      const { changes, early, late, manifest } = comparison
      const report = {
        diagnostics: [],
        written: changes.length,
        unchanged: stage.paths.size - changes.length,
        // The tool's own list is none of the site's files.
        removed: early.length + late.filter((path) => path !== formerManifestPath).length,
        // In a new release each is another name of the file, which changes it.
        files: put === undefined ? manifest.files : manifest.files.map((file) => ({ ...file, version: null })),
      }
      const list = writeManifest(
        manifest,
        old?.isListed === true ? { text: old.text, files: old.manifest.files } : null,
      )
      const lists = { manifest: list, previous: writePrevious(manifest) }
      const isSame = () => old?.previous === lists.previous && old.text === [...list()].join('')
      if (changes.length + early.length + late.length === 0 && isSame()) return report
      try {
        const next = { stage, comparison, lists }
        if (put === undefined) await putInPlace(next, lock, disk, placing)
        else await put(next, placing)
        return report
      } catch (error) {
        const diagnostic = faultDiagnostic(error, { lock, root, source: null, needed: stage.bytes })
        if (diagnostic === null) throw error
        return failed([diagnostic])
      }
    },
  }
}

function refused(diagnostics: readonly Diagnostic[]): Outcome<null> {
  return { value: null, diagnostics }
}

function failed(diagnostics: readonly Diagnostic[]): EmitReport {
  return { diagnostics, written: 0, unchanged: 0, removed: 0, files: [] }
}

function sourceOf({ content }: OutputFile): string | null {
  return typeof content === 'object' && 'copy' in content ? content.copy : null
}

/** What the last build has published. */
interface OldRelease {
  /** The text of its list, and of `previous.json`. */
  readonly text: string
  readonly previous: string | null
  readonly manifest: Manifest
  /** The files of the manifest are just those that the text lists. */
  readonly isListed: boolean
}

/** @returns null where nothing was published; in words why its list can't be used */
function readOld(places: Places, disk: Disk, known: KnownOutput): OldRelease | string | null {
  const list = findManifest(places, disk)
  if (list === null) return null
  const text = disk.read(list.file).toString('utf8')
  const previous = readText(locate(places, previousPath), disk)
  if (known.isListedBy(sha256(text)))
    return { text, previous, manifest: { files: known.files, kept: readPrevious(previous) }, isListed: true }
  const manifest = readManifest(text, () => pathsByMark(places, disk), previous)
  return typeof manifest === 'string' ? manifest : { text, previous, manifest, isListed: false }
}

function readText(file: string, disk: Disk): string | null {
  return disk.look(file)?.kind === 'file' ? disk.read(file).toString('utf8') : null
}

/** A list that an older version has left in the published folder goes. */
function takingOver(comparison: Comparison, places: Places, disk: Disk): Comparison {
  if (disk.look(locate(places, formerManifestPath))?.kind !== 'file') return comparison
  return { ...comparison, late: [...comparison.late, formerManifestPath] }
}

/** Lets signals, timers and progress through, and shows that this build is alive. */
async function yieldToEvents(lock: OutputLock): Promise<void> {
  lock.touch()
  await new Promise<void>((done) => setImmediate(done))
}
