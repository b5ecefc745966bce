import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { fileTooLarge } from '../diagnostics/codes/files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../formats/source.ts'
import { codeOf } from '../formats/thrown.ts'
import { sizeOver, sizeText } from './limits.ts'
import { careful } from './read-version.ts'
import { secretProblems } from './secret-problems.ts'
import { decode, textOf } from './text.ts'
import { versionOf } from './version.ts'
import { describeFailure } from './walk.ts'

export interface ReadText {
  /** Null when the file can't be used, which is reported. */
  readonly source: SourceFile | null
  readonly diagnostics: readonly Diagnostic[]
}

/** A file is no longer as it was listed: the question has to be asked again, of the content as it is now. */
export class ContentChanged extends Error {
  readonly path: string

  /** @param path of the file, relative to the root */
  constructor(path: string) {
    super(`${path} has changed since it was listed`)
    this.path = path
  }
}

/**
 * Reads one text file.
 *
 * @param root absolute path
 * @param path relative to the root, with `/`
 * @param limit bytes
 * @param listed the version that the file is listed with; without it any will do. `isClean`: that version was read before,
 *   and nothing was wrong with it
 * @throws ContentChanged where the file is another one now, or gone
 */
export function readText(
  root: string,
  path: string,
  limit: number,
  { version, isClean = false }: { readonly version?: string | undefined; readonly isClean?: boolean } = {},
): ReadText {
  try {
    const bytes = readBytes(join(root, path), limit, version)
    if (typeof bytes === 'number') {
      const tooLarge = fileTooLarge(
        { file: path, place: null },
        { size: sizeOver(bytes, limit), limit: sizeText(limit) },
      )
      return { source: null, diagnostics: [tooLarge] }
    }
    if (isClean) return { source: { path, text: textOf(bytes) }, diagnostics: [] }
    const { text, diagnostics } = decode(bytes, path)
    if (text === null) return { source: null, diagnostics }
    return { source: { path, text }, diagnostics: [...diagnostics, ...secretProblems(text, path)] }
  } catch (error) {
    if (error instanceof ContentChanged || (version !== undefined && codeOf(error) === 'ENOENT'))
      throw new ContentChanged(path)
    return { source: null, diagnostics: [describeFailure(path, error)] }
  }
}

/** @returns the bytes, or the size when it is over the limit */
function readBytes(absolute: string, limit: number, version: string | undefined): Buffer | number {
  const descriptor = openSync(absolute, careful)
  try {
    const stats = fstatSync(descriptor)
    if (version !== undefined && versionOf(stats) !== version) throw new ContentChanged(absolute)
    const { size } = stats
    if (size > limit) return size
    const bytes = Buffer.allocUnsafe(size)
    let length = 0
    while (length < size) {
      const count = readSync(descriptor, bytes, length, size - length, null)
      if (count === 0) break
      length += count
    }
    return bytes.subarray(0, length)
  } finally {
    closeSync(descriptor)
  }
}
