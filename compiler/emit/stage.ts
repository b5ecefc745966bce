import { dirname, join } from 'node:path'
import type { KnownContent, OutputFile } from '../model/output.ts'
import { foldPath } from '../model/output-path.ts'
import { pathProblems } from './check-files.ts'
import type { Disk, Entry } from './disk.ts'
import { makeFolders, removeTree } from './folders.ts'
import { hashOf, stageOf } from './journal.ts'
import type { Manifest, Published } from './manifest.ts'
import { hostFolder, locate, type Places, pathOf } from './places.ts'

/** A file of the new output. */
export interface Staged extends Published {
  readonly isForHost: boolean
  /** Under which number its bytes lie ready; null where the output has just these bytes already. */
  readonly staged: number | null
}

/** Where the files of a new output lie until all are there. The output itself is only looked at. */
export interface Stage {
  readonly files: readonly Staged[]
  /** What the new files take. */
  readonly bytes: number
  /** Takes a file, and keeps nothing of it in memory but its facts. */
  add(file: OutputFile): void
  /** Puts down the list of the files, which stands for all of them: at once on the disk itself. @returns its number */
  addManifest(bytes: Uint8Array): number
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
  const folder = stageOf(site.work)
  const files: Staged[] = []
  const isSame = sameBytes(site, old, disk, known)
  const checkRoom = roomCheck(site.work, disk)
  let count = 0
  let bytes = 0
  const put = (content: Uint8Array, durable = false): number => {
    if (count === 0) makeFolders(folder, disk)
    disk.write(join(folder, String(count)), content, durable)
    return count++
  }
  return {
    files,
    get bytes() {
      return bytes
    },
    add(file) {
      const isForHost = file.isForHost === true
      const path = pathOf(file)
      const facts = knownContent(file)
      if (facts !== null && isSame.known(path, facts)) {
        files.push({ path, isForHost, size: facts.size, hash: facts.hash, staged: null })
        return
      }
      // What has no place in a folder is not looked for there; it is reported with all the others.
      const isPath = pathProblems(path, isForHost).length === 0
      const content = isPath ? bytesOf(file, disk) : new Uint8Array()
      const published = {
        path,
        isForHost,
        size: content.byteLength,
        hash: (isPath ? facts?.hash : undefined) ?? hashOf(content),
      }
      if (!isPath || isSame.bytes(path, content)) {
        files.push({ ...published, staged: null })
        return
      }
      bytes += content.byteLength
      checkRoom(content.byteLength)
      files.push({ ...published, staged: put(content) })
    },
    addManifest: (content) => put(content, true),
    flush() {
      for (let at = 0; at < count; at++) disk.flush(join(folder, String(at)))
    },
    discard: () => removeTree(folder, disk),
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

/** @returns the bytes of a file as they will be published */
function bytesOf({ content }: OutputFile, disk: Disk): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  if (content instanceof Uint8Array) return content
  return 'copy' in content ? disk.read(content.copy) : content.bytes()
}

/**
 * Tells whether the output has a file with just these bytes, so that one that somebody has edited is put right. A name
 * of which the last build knows another spelling is always new: where case makes no difference, the old one goes.
 */
function sameBytes(places: Places, old: Manifest | null, disk: Disk, before: KnownOutput) {
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
  const spellings = new Map<string, string | null>()
  for (const path of [...(old?.files ?? []).map((file) => file.path), ...(old?.kept ?? [])]) {
    const key = foldPath(path)
    const other = spellings.get(key)
    spellings.set(key, other === undefined || other === path ? path : null)
  }
  const fileAt = (path: string): Entry | null => {
    const spelling = spellings.get(foldPath(path))
    if ((spelling !== undefined && spelling !== path) || !isFolder(dirname(path))) return null
    const entry = disk.look(locate(places, path))
    return entry?.kind === 'file' ? entry : null
  }
  return {
    known(path: string, { size, hash }: KnownContent): boolean {
      const then = before.at(path)
      if (then?.hash !== hash) return false
      const entry = fileAt(path)
      return entry !== null && entry.size === size && entry.version === then.version
    },
    bytes(path: string, bytes: Uint8Array): boolean {
      const entry = fileAt(path)
      return entry !== null && entry.size === bytes.byteLength && disk.read(locate(places, path)).equals(bytes)
    },
  }
}

/**
 * Tells before the first byte of a file is written that there is no room for it, when the system can tell. It is asked
 * again when half of what was free then is used: others write, too.
 */
function roomCheck(work: string, disk: Disk): (needed: number) => void {
  let left = 0
  return (needed) => {
    left -= needed
    if (left >= 0) return
    const free = disk.free(work)
    if (free !== null && free < needed)
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'statfs', path: work })
    left = free === null ? 0 : free / 2 - needed
  }
}
