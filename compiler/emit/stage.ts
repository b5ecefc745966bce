import { dirname, join } from 'node:path'
import { sha256 } from '../formats/hash.ts'
import { hashedPieces } from '../formats/text-pieces.ts'
import type { KnownContent, OutputFile } from '../model/output.ts'
import { foldPath } from '../model/output-path.ts'
import { pathProblems } from './check-files.ts'
import type { Disk, Entry } from './disk.ts'
import { makeFolders, removeTree } from './folders.ts'
import { stageOf } from './journal.ts'
import type { Manifest, Published } from './manifest.ts'
import { hostFolder, locate, type Places, pathOf } from './places.ts'
import { roomCheck } from './room-check.ts'

/** A file of an output that was published. */
export interface Emitted extends Published {
  /** `Entry.version` of one that was left as it is; null of others. */
  readonly version: string | null
}

/** A file of the new output. */
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
  readonly files: readonly Staged[]
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
  known: KnownOutput,
): Stage {
  const files: Staged[] = []
  const written = numberedFiles(stageOf(site.work), disk)
  const isSame = sameBytes(site, old, disk)
  const checkRoom = roomCheck(site.work, disk)
  /** What was taken for unchanged without a look; null in the places of all others. */
  const believed: (OutputFile | null)[] = []
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
    files,
    get bytes() {
      return bytes
    },
    add(file) {
      const facts = knownContent(file)
      const before = known.at(pathOf(file))
      const isKnown = facts !== null && before?.hash === facts.hash
      believed.push(isKnown ? file : null)
      files.push(isKnown ? unread(file, facts, before.version) : compared(file, before !== null))
    },
    settle() {
      files.forEach(({ path, size, version }, at) => {
        const file = believed[at] ?? null
        if (file === null) {
          if (version !== null && isSame.version(path, size) !== version) throw changedMeanwhile(locate(site, path))
          return
        }
        // A file that bears the number and the times of the one that was put here is that file.
        if (disk.look(locate(site, path))?.version !== version) files[at] = compared(file, true)
      })
      believed.length = 0
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

/** What is known of an output as the last build left it. */
export interface KnownOutput {
  /** @returns a file of it, with its version (`Entry.version`) then; null where nothing is known of it */
  at(path: string): { readonly version: string; readonly hash: string } | null
  /** @returns what its list of files says; null where the list has another hash than then */
  files(listHash: string): readonly Published[] | null
}

export const nothingKnown: KnownOutput = { at: () => null, files: () => null }

function knownContent({ content }: OutputFile): KnownContent | null {
  return typeof content === 'object' && 'hash' in content ? content : null
}

/** A file that was made before, as long as its bytes are not asked for. @param version its own, when it was published */
function unread(file: OutputFile, { size, hash }: KnownContent, version: string): Staged {
  return {
    path: pathOf(file),
    isForHost: file.isForHost === true,
    size,
    hash,
    staged: null,
    version,
    wasPublished: true,
  }
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

/**
 * Tells whether the output has a file with just these bytes, so that one that somebody has edited is put right. A name
 * of which the last build knows another spelling is always new: where case makes no difference, the old one goes.
 */
function sameBytes(places: Places, old: Manifest | null, disk: Disk) {
  const folders = new Map<string, boolean>([
    ['.', disk.look(places.out) !== null],
    [hostFolder, disk.look(places.host)?.kind === 'folder'],
  ])
  const isFolder = (path: string): boolean => {
    const known = folders.get(path)
    if (known !== undefined) return known
    const found = isFolder(dirname(path)) && disk.look(locate(places, path))?.kind === 'folder'
    folders.set(path, found)
    return found
  }
  let found: ReadonlyMap<string, string | null> | null = null
  const spellings = () => {
    found ??= spellingsOf(old)
    return found
  }
  const fileAt = (path: string): Entry | null => {
    const spelling = spellings().get(foldPath(path))
    if ((spelling !== undefined && spelling !== path) || !isFolder(dirname(path))) return null
    const entry = disk.look(locate(places, path))
    return entry?.kind === 'file' ? entry : null
  }
  return {
    /** @returns the version of the file of this size; null where there is none */
    version(path: string, size: number): string | null {
      const entry = fileAt(path)
      return entry?.size === size ? entry.version : null
    },
    /** @returns the version of the file of this size that has the same bytes; null where there is none */
    bytes(path: string, size: number, isIn: Content['isIn']): string | null {
      const entry = fileAt(path)
      return entry?.size === size && isIn(disk.read(locate(places, path))) ? entry.version : null
    },
  }
}

/** @returns the paths of a release by what file systems take for one; null where two are */
function spellingsOf(old: Manifest | null): ReadonlyMap<string, string | null> {
  const spellings = new Map<string, string | null>()
  for (const path of [...(old?.files ?? []).map((file) => file.path), ...(old?.kept ?? [])]) {
    const key = foldPath(path)
    const other = spellings.get(key)
    spellings.set(key, other === undefined || other === path ? path : null)
  }
  return spellings
}

/** A file that had the right bytes when it was asked for is gone: somebody else works in the output. */
function changedMeanwhile(path: string): Error {
  return Object.assign(new Error('the output has changed'), { code: 'ESTALE', syscall: 'lstat', path })
}
