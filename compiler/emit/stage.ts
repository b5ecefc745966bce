import { join } from 'node:path'
import { sha256 } from '../formats/hash.ts'
import { hashedPieces } from '../formats/text-pieces.ts'
import type { KnownContent, OutputFile } from '../model/output.ts'
import { pathProblems } from './check-files.ts'
import type { Disk } from './disk.ts'
import { makeFolders, removeTree } from './folders.ts'
import { stageOf } from './journal.ts'
import { type KnownOutput, nothingKnown } from './known-output.ts'
import type { Manifest, Published } from './manifest.ts'
import { isInHostFolder, locate, type Places, pathOf } from './places.ts'
import { roomCheck } from './room-check.ts'
import { sameBytes } from './same-bytes.ts'

/** A file of an output that was published. */
export interface Emitted extends Published {
  /** `Entry.version` of one that was left as it is, null of others; absent of one of `KnownOutput.files`. */
  readonly version?: string | null
}

/** A file of the new output whose bytes were looked at. */
export interface Staged extends Emitted {
  readonly isForHost: boolean
  /** The last release had it, as is known of it. */
  readonly wasPublished: boolean
  /** Under which number its bytes lie ready; null where the output has just these bytes already. */
  readonly staged: number | null
  /** `settle` holds it against the disk. */
  readonly version: string | null
}

/** Where the files of a new output lie until all are there. The output itself is only looked at. */
export interface Stage {
  /** Of all files, each once. */
  readonly paths: ReadonlySet<string>
  /** Those that were added a second time. */
  readonly twice: readonly string[]
  /** Files that lie there as is known of them: as the last release has them, sorted by path. What `settle` has left of them counts. */
  same(): readonly Emitted[]
  /** All others, in the order in which they came. */
  readonly others: readonly Staged[]
  /** What the new files take. */
  readonly bytes: number
  /** Takes a file, and keeps nothing of it in memory but its facts. */
  add(file: OutputFile): void
  /**
   * Looks at all files that the output has already, when all were added: one that is not as it is known to be is written
   * anew. Throws where one has gone since its bytes were compared.
   */
  settle(): void
  /** Puts down the list of the files, which stands for all of them: at once on the disk itself. */
  addManifest(pieces: Iterable<string>): { readonly staged: number; readonly hash: string }
  /** Waits until the bytes of all new files are on the disk itself. */
  flush(): void
  discard(): void
}

/**
 * @param site the folders of the output and the folder of work beside it, absolute
 * @param old what the last build has written
 * @param known what is known of the files as they lie there: such a file is not opened
 */
export function openStage(
  site: Places & { readonly work: string },
  old: Manifest | null,
  disk: Disk,
  known: KnownOutput = nothingKnown,
): Stage {
  const paths = new Set<string>()
  const twice: string[] = []
  const others: Staged[] = []
  const written = numberedFiles(stageOf(site.work), disk)
  const isSame = sameBytes(site, old, disk, known)
  const checkRoom = roomCheck(site.work, disk)
  /** What was taken for unchanged without a look, in the places of `known.files`. */
  const believed: (OutputFile | undefined)[] = new Array(known.files.length)
  let bytes = 0
  const compared = (file: OutputFile, wasPublished: boolean): Staged => {
    const path = pathOf(file)
    const facts = { path, isForHost: file.isForHost === true, wasPublished }
    // What has no place in a folder is not looked for there; it is reported with all the others.
    if (pathProblems(path, facts.isForHost).length > 0)
      return { ...facts, size: 0, hash: sha256(new Uint8Array()), staged: null, version: null }
    const { size, hash, bytes: content, isIn } = contentOf(file, disk)
    const version = isSame.bytes(path, size, isIn)
    if (version !== null) return { ...facts, size, hash, staged: null, version }
    bytes += size
    checkRoom(size)
    return { ...facts, size, hash, staged: written.add(content), version: null }
  }
  return {
    paths,
    twice,
    others,
    same: () => known.files.filter((_, at) => believed[at] !== undefined),
    get bytes() {
      return bytes
    },
    add(file) {
      const path = pathOf(file)
      const at = known.find(path)
      if (paths.has(path)) twice.push(path)
      else if (!isInHostFolder(path) && isKnown(file, known.files[at])) believed[at] = file
      else others.push(compared(file, at !== -1))
      paths.add(path)
    },
    settle() {
      for (const { path, size, version } of others)
        if (version !== null && isSame.version(path, size) !== version) throw changedMeanwhile(locate(site, path))
      known.files.forEach(({ path }, at) => {
        const file = believed[at]
        // A file that bears the number and the times of the one that was put here is that file.
        if (file === undefined || disk.isStill(locate(site, path), known.versions, at)) return
        believed[at] = undefined
        others.push(compared(file, true))
      })
    },
    addManifest: written.addText,
    flush: written.flush,
    discard: written.remove,
  }
}

/** Files of a folder that are named by numbers; the folder is made with the first one. */
function numberedFiles(folder: string, disk: Disk) {
  let count = 0
  const next = () => {
    if (count === 0) makeFolders(folder, disk)
    return join(folder, String(count))
  }
  return {
    /** @returns the number of the new file */
    add(content: Content['bytes']): number {
      disk.write(next(), content)
      return count++
    },
    /** The same for a text that is at once on the disk itself. */
    addText(text: Iterable<string>): { readonly staged: number; readonly hash: string } {
      const { pieces, hash } = hashedPieces(text)
      disk.writeText(next(), pieces)
      return { staged: count++, hash: hash() }
    },
    flush(): void {
      for (let at = 0; at < count; at++) disk.flush(join(folder, String(at)))
    },
    remove: (): void => removeTree(folder, disk),
  }
}

/** Whether a file is one that was published with the same bytes. */
function isKnown(file: OutputFile, before: Published | undefined): boolean {
  return before !== undefined && before.hash === knownContent(file)?.hash
}

function knownContent({ content }: OutputFile): KnownContent | null {
  return typeof content === 'object' && 'hash' in content ? content : null
}

/** What a file holds as it will be published. */
interface Content {
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly hash: string
  /** To be taken once. */
  readonly bytes: Uint8Array | Iterable<Uint8Array>
  /** Whether another file holds the same. */
  isIn(found: Buffer): boolean
}

function contentOf(file: OutputFile, disk: Disk): Content {
  const known = knownContent(file)
  if (known?.pieces !== undefined)
    return { ...known, bytes: known.pieces(), isIn: (found) => sha256(found) === known.hash }
  const bytes = bytesOf(file, disk)
  return { size: bytes.byteLength, hash: known?.hash ?? sha256(bytes), bytes, isIn: (found) => found.equals(bytes) }
}

function bytesOf({ content }: OutputFile, disk: Disk): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  if (content instanceof Uint8Array) return content
  return 'copy' in content ? disk.read(content.copy, content.version) : content.bytes()
}

/** A file that had the right bytes when it was asked for is gone: somebody else works in the output. */
function changedMeanwhile(path: string): Error {
  return Object.assign(new Error('the output has changed'), { code: 'ESTALE', syscall: 'lstat', path })
}
