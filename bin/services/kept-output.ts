import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { disk } from '../../compiler/emit/disk.ts'
import type { Published } from '../../compiler/emit/manifest.ts'
import { locate } from '../../compiler/emit/places.ts'
import { sha256 } from '../../compiler/formats/hash.ts'
import { emptyVersions, versionOf } from '../../compiler/read/version.ts'
import { readSigned, writeSigned } from '../../compiler/store/signed-file.ts'
import { makeStoreFolder, storeFolder } from '../../compiler/store/store-folder.ts'

/** An output folder as it was when it was last published. */
export interface KeptOutput {
  /** Absolute. */
  readonly out: string
  /** The start of the system after which the files were written: a power cut may have taken bytes of what was written before. */
  readonly boot: string
  /** Of the list of its files. */
  readonly listHash: string
  /** Absolute places of the files that say what the output is, each with its version (`versionAt`). */
  readonly lists: readonly (readonly [path: string, version: string])[]
  /** Sorted by path. */
  readonly files: readonly Published[]
  /** Their versions (`isVersion`); none of one that can't be distinguished from one that comes right after it. */
  readonly versions: Float64Array
}

/** The first line of the file; numbers, and then texts, follow. */
interface WrittenHead extends Omit<KeptOutput, 'files' | 'versions'> {
  /** How many files there are. */
  readonly count: number
}

/** Whose file it is, and who may believe it. */
export interface OutputPlace {
  /** Absolute: the site's. */
  readonly root: string
  /** Absolute: the output folder. */
  readonly out: string
  /** Stands for everything besides the content that decides on an answer. */
  readonly key: string
  readonly secret: Buffer
}

/** What is known of an output. */
export interface MarkedOutput {
  readonly output: KeptOutput
  /** Another one each time that something else is known of it. */
  readonly mark: string
}

/** What no path holds, as little as a line feed. A few long texts are read and written many times faster than a list of lists. */
const separator = '\0'

/** @returns what stands for the command itself. @param version identifies everything about it that decides on an answer */
export function storeKey(version: string): string {
  const { node, icu } = process.versions
  return JSON.stringify({ version, node, icu })
}

/** @returns null where nothing is known that can be believed */
export function readOutput(place: OutputPlace): MarkedOutput | null {
  const known = readFile(fileFor(place), place)
  return known?.output.out === place.out ? known : null
}

function readFile(file: string, { key, secret }: Pick<OutputPlace, 'key' | 'secret'>): MarkedOutput | null {
  try {
    const signed = readSigned(file, keyFor(key), secret)
    if (signed === null) return null
    const { bytes, mac } = signed
    const end = bytes.indexOf('\n') + 1
    const { count, ...head }: WrittenHead = JSON.parse(bytes.toString('utf8', 0, end))
    const versions = emptyVersions(count)
    const textAt = end + bytes.copy(Buffer.from(versions.buffer), 0, end)
    const files = filesIn(bytes.toString('utf8', textAt), count)
    return { output: { ...head, files, versions }, mark: mac.toString('base64url') }
  } catch {
    return null
  }
}

/** @returns its mark; throws where the disk does not let us */
export function writeOutput(place: OutputPlace, { files, versions, ...head }: KeptOutput): string {
  makeStoreFolder(place.root)
  const columns = [files.map(({ path }) => path), files.map(({ size }) => size), files.map(({ hash }) => hash)]
  const parts = [
    Buffer.from(`${JSON.stringify({ ...head, count: files.length } satisfies WrittenHead)}\n`),
    Buffer.from(versions.buffer, versions.byteOffset, versions.byteLength),
    ...columns.map((column) => Buffer.from(`${column.join(separator)}\n`)),
  ]
  const mac = writeSigned(fileFor(place), keyFor(place.key), place.secret, parts)
  forgetOthers(place)
  return mac.toString('base64url')
}

/** Nothing is kept of outputs that have gone. */
function forgetOthers(place: OutputPlace): void {
  const folder = join(place.root, storeFolder)
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (!outputName.test(name) || file === fileFor(place)) continue
    const other = readFile(file, place)
    if (other === null || !existsSync(other.output.out)) rmSync(file, { force: true })
  }
}

/** @returns whether all that was published lies there as it did. Files that nobody has published may come and go */
export function liesAsKept({ out, lists, files, versions }: KeptOutput): boolean {
  const places = { out, host: `${out}.host` }
  return (
    lists.every(([path, version]) => versionAt(path) === version) &&
    files.every(({ path }, at) => disk.isStill(locate(places, path), versions, at))
  )
}

/** @returns see `versionOf`; empty where no file or folder is */
export function versionAt(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats === undefined ? '' : versionOf(stats)
}

/** What an output is called may be too long for the name of a file. */
const outputName = /^output-[0-9a-f]{16}$/

function fileFor({ root, out }: Pick<OutputPlace, 'root' | 'out'>): string {
  return join(root, storeFolder, `output-${sha256(out).slice(0, 16)}`)
}

function keyFor(key: string): string {
  return `output ${key}`
}

/** @param text the columns of a table: all paths, then all sizes, then all hashes */
function filesIn(text: string, count: number): readonly Published[] {
  const [paths = [], sizes = [], hashes = []] = text.split('\n').map((column) => column.split(separator))
  return paths.slice(0, count).map((path, at) => ({ path, size: Number(sizes[at]), hash: hashes[at] ?? '' }))
}
