import { halfSha256 } from '../formats/hash.ts'
import { hasMembers } from '../formats/members.ts'
import { partsOf } from '../formats/text-pieces.ts'
import { outputPathFault } from '../model/output-path.ts'
import type { Disk } from './disk.ts'
import { hostFolder, locate, ownFolder, type Places } from './places.ts'

export const manifestPath = `${hostFolder}/manifest.json`
/** Names the assets that the release before has left: the list itself is that of a clean build. */
export const previousPath = `${hostFolder}/previous.json`
/** Where it lay when it was part of the published folder. */
export const formerManifestPath = `${ownFolder}/manifest.json`

/** A file of a published output. */
export interface Published {
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly hash: string
}

/** What a build has written: the next one deletes by it. It holds no time and no absolute path. */
export interface Manifest {
  /** The release itself, sorted by path. */
  readonly files: readonly Published[]
  /** Paths of hashed assets of the release before, which pages in readers' browsers may still ask for. */
  readonly kept: readonly string[]
}

/** The first version named the paths themselves. */
const readable = 1
const version = 2

/**
 * Some hosts show this list to everybody, where it lies in the published folder. So it names no path: it holds marks, by
 * which a path that is known already can be recognised, and nobody finds pages in it that no link leads to.
 *
 * @param old an earlier list of this version and just the files that it lists: their lines are taken from there
 * @returns what gives the text piece by piece: that of a large site is larger than what it is made from
 */
export function writeManifest(
  { files }: Pick<Manifest, 'files'>,
  old: { readonly text: string; readonly files: readonly Published[] } | null,
): () => Generator<string> {
  const lines = old === null ? null : (linesAfter(old, files)?.sort() ?? null)
  return lines === null ? newList(files) : () => listOf(lines, (line) => line)
}

const listStart = `{\n"version": ${version},\n"files": `

function newList(files: readonly Published[]): () => Generator<string> {
  const marked = files.map((file) => ({ file, mark: halfSha256(file.path) }))
  marked.sort((a, b) => (a.mark < b.mark ? -1 : 1))
  return () => listOf(marked, ({ file, mark }) => lineOf(file, mark))
}

/** @param items in the order of their lines */
function* listOf<Item>(items: readonly Item[], line: (item: Item) => string): Generator<string> {
  let before = `${listStart}[\n`
  for (const part of partsOf(items)) {
    yield before + part.map(line).join(',\n')
    before = ',\n'
  }
  yield items.length === 0 ? `${listStart}[]\n}\n` : '\n]\n}\n'
}

function lineOf({ path, size, hash: sha256 }: Published, mark = halfSha256(path)): string {
  return JSON.stringify([mark, size, sha256])
}

/** @returns null where the text is not one that this version writes */
function linesAfter(
  { text, files }: { readonly text: string; readonly files: readonly Published[] },
  next: readonly Published[],
): string[] | null {
  const lines = text.startsWith(`${listStart}[\n`)
    ? text.slice(listStart.length + 2, -'\n]\n}\n'.length).split(',\n')
    : []
  if (lines.length !== files.length) return null
  const { gone, fresh } = difference(files, next)
  const dropped = new Set(gone.map((file) => lineOf(file)))
  const stays = lines.filter((line) => !dropped.has(line))
  return stays.length + dropped.size === lines.length ? [...stays, ...fresh.map((file) => lineOf(file))] : null
}

/** @returns what only one of two lists has, both of which are sorted by path */
function difference(old: readonly Published[], next: readonly Published[]) {
  const gone: Published[] = []
  const fresh: Published[] = []
  let at = 0
  for (const file of next) {
    let isSame = false
    for (let before = old[at]; before !== undefined && before.path <= file.path; before = old[++at]) {
      isSame = before.path === file.path && before.size === file.size && before.hash === file.hash
      if (!isSame) gone.push(before)
    }
    if (!isSame) fresh.push(file)
  }
  return { gone: [...gone, ...old.slice(at)], fresh }
}

/** @returns the hash that a list of this version has for a file of this size; null where it has no line for one */
export function hashListed(text: string, path: string, size: number): string | null {
  const start = `\n["${halfSha256(path)}",${size},"`
  const at = text.indexOf(start)
  return at < 0 ? null : text.slice(at + start.length, text.indexOf('"', at + start.length))
}

/**
 * @param most how many files are enough
 * @returns the path of every file of an output, by its mark; links are not followed
 */
export function pathsByMark(
  places: Places,
  disk: Pick<Disk, 'entries' | 'look'>,
  most = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  const visit = (folder: string): void => {
    for (const { name, kind } of disk.entries(locate(places, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (paths.size >= most) return
      if (path === ownFolder) continue
      if (kind === 'folder') visit(path)
      else paths.set(halfSha256(path), path)
    }
  }
  for (const folder of ['', hostFolder]) if (disk.look(locate(places, folder))?.kind === 'folder') visit(folder)
  return paths
}

/** @returns the text of `previous.json`; null where nothing is left of the release before */
export function writePrevious({ kept }: Pick<Manifest, 'kept'>): string | null {
  return kept.length === 0 ? null : `${JSON.stringify(kept, null, 1)}\n`
}

/** @returns what `previous.json` names; nothing where it is damaged: such files are nobody's then, and stay */
export function readPrevious(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const isOurs = (path: unknown): path is string =>
      typeof path === 'string' && path.startsWith('_assets/') && outputPathFault(path) === null
    return Array.isArray(value) ? value.filter(isOurs) : []
  } catch {
    return []
  }
}

/**
 * @param paths what lies in the folder, asked for once: what the list has and the folder lacks is left out
 * @param previous the text of `previous.json`; null where there is none
 * @returns the manifest, or in words why it cannot be used
 */
export function readManifest(
  text: string,
  paths: () => ReadonlyMap<string, string>,
  previous: string | null = null,
): Manifest | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'it is no JSON'
  }
  if (!hasMembers(value)) return 'it is no object'
  const { version: found, files, kept = [] } = value
  if (found !== version && found !== readable)
    return `its version is \`${JSON.stringify(found)}\`, expected \`${version}\``
  const known = found === version ? paths() : null
  const lists = [readList(files, known), readList(kept, known)] as const
  if (lists[0] === null || lists[1] === null) return 'one of its lists is damaged'
  // Lists of older versions name what they have left themselves.
  return {
    files: lists[0],
    kept: [...new Set([...lists[1].map(({ path }) => path), ...readPrevious(previous)])].sort(),
  }
}

function readList(list: unknown, known: ReadonlyMap<string, string> | null): readonly Published[] | null {
  if (!Array.isArray(list)) return null
  const entries: Published[] = []
  for (const entry of list) {
    if (!Array.isArray(entry) || entry.length !== 3) return null
    const [name, size, hash]: readonly unknown[] = entry
    if (typeof name !== 'string' || typeof size !== 'number' || typeof hash !== 'string') return null
    const path = known === null ? name : known.get(name)
    if (path === undefined) continue
    // The next build deletes by this list: it must not lead out of the folder.
    if (outputPathFault(path) !== null) return null
    entries.push({ path, size, hash })
  }
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1))
}
