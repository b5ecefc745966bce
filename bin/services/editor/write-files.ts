import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { disk } from '../../../compiler/emit/disk.ts'
import { makeFolders } from '../../../compiler/emit/folders.ts'
import { messageOf } from '../../../compiler/formats/thrown.ts'
import type { System } from '../../system.ts'

/** A file to be written, its path from a folder. */
export interface NewFile {
  readonly path: string
  readonly content: string | Uint8Array
}

/** What became of files, by their paths. */
export interface Written {
  readonly made: readonly string[]
  /** They were there. */
  readonly kept: readonly string[]
}

/**
 * Writes files into a folder, which is made where it is missing.
 *
 * @param folder against the current one
 * @param options `replace`: also those that are there; else they stay as they are
 * @returns null where the disk refuses, which is reported
 */
export async function writeNewFiles(
  folder: string,
  files: readonly NewFile[],
  system: System,
  { replace }: { readonly replace: boolean },
): Promise<Written | null> {
  const made: string[] = []
  const kept: string[] = []
  const root = resolve(system.cwd, folder)
  try {
    for (const { path, content } of files) {
      const place = join(root, path)
      if (!replace && existsSync(place)) {
        kept.push(path)
        continue
      }
      makeFolders(dirname(place), disk)
      // A link in the file's place, which a stranger's branch may bring, goes: what it leads to is not written to.
      const draft = replace ? `${place}.${process.pid}.tmp` : place
      writeFileSync(draft, content, { flag: 'wx' })
      if (replace) renameSync(draft, place)
      made.push(path)
    }
  } catch (error) {
    await system.err.write(`signalpost: cannot write to ${folder}: ${messageOf(error)}\n`)
    return null
  }
  return { made, kept }
}
