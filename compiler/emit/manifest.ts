import { outputPathFault } from '../output-path.ts'

/** Folder of the tool in the output. Hosts hide what begins with a dot (`headers.nginx.conf`), or it does no harm. */
export const ownFolder = '.signalpost'
export const manifestPath = `${ownFolder}/manifest.json`

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
  /** Hashed assets of the release before, which pages in readers' browsers may still ask for. */
  readonly kept: readonly Published[]
}

const version = 1

export function writeManifest({ files, kept }: Manifest): string {
  const list = (entries: readonly Published[]) =>
    entries.length === 0
      ? '[]'
      : `[\n${entries.map(({ path, size, hash }) => JSON.stringify([path, size, hash])).join(',\n')}\n]`
  return `{\n"version": ${version},\n"files": ${list(files)},\n"kept": ${list(kept)}\n}\n`
}

/** @returns the manifest, or in words why it cannot be used */
export function readManifest(text: string): Manifest | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'it is no JSON'
  }
  if (typeof value !== 'object' || value === null) return 'it is no object'
  const { version: found, files, kept } = value as Record<string, unknown>
  if (found !== version) return `its version is \`${JSON.stringify(found)}\`, expected \`${version}\``
  const lists = [readList(files), readList(kept)] as const
  if (lists[0] === null || lists[1] === null) return 'one of its lists is damaged'
  return { files: lists[0], kept: lists[1] }
}

function readList(value: unknown): readonly Published[] | null {
  if (!Array.isArray(value)) return null
  const entries: Published[] = []
  for (const entry of value as readonly unknown[]) {
    if (!Array.isArray(entry) || entry.length !== 3) return null
    const [path, size, hash] = entry as readonly unknown[]
    if (typeof path !== 'string' || typeof size !== 'number' || typeof hash !== 'string') return null
    // The next build deletes by this list: it must not lead out of the folder.
    if (outputPathFault(path) !== null) return null
    entries.push({ path, size, hash })
  }
  return entries
}
