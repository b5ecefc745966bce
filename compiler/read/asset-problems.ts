import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { activeContent, pointerForFile } from '../diagnostics/codes/file-texts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { whyActive } from './active-content.ts'
import { secretProblems } from './secret-problems.ts'

/** What Git LFS leaves in place of a file (its specification, 'The Pointer'). */
const pointer = /^version https:\/\/git-lfs\.[a-z.]+\/spec\/v\d\n/

/** Larger files are pictures, sounds and films. */
const largestText = 5 * 1024 * 1024

/**
 * Looks into a file that is published as it is.
 *
 * @param root absolute path
 * @param path relative to the root, with `/`
 */
export function assetProblems(root: string, path: string): readonly Diagnostic[] {
  const bytes = readSafely(join(root, path))
  if (bytes === null) return []
  const why = whyActive(path, bytes)
  const active = why === null ? [] : [activeContent({ file: path, place: null }, { why, path })]
  if (pointer.test(bytes.toString('latin1', 0, 64))) return [pointerForFile({ file: path, place: null })]
  if (bytes.length > largestText || bytes.subarray(0, 4096).includes(0)) return active
  const text = bytes.toString('utf8')
  return [...active, ...secretProblems(text, path)]
}

/** What has gone meanwhile is reported where it is copied. */
function readSafely(location: string): Buffer | null {
  try {
    return readFileSync(location)
  } catch {
    return null
  }
}
