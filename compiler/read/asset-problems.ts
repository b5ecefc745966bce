import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { activeContent, notAPicture } from '../diagnostics/codes/file-texts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { whyActive } from './active-content.ts'
import { isPicture } from './picture.ts'
import { secretProblems } from './secret-problems.ts'

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
  const kind = /\.(?:png|apng|jpe?g|gif|webp|avif|ico|bmp)$/i.exec(path)?.[0]
  if (kind !== undefined && why === null && !isPicture(bytes))
    return [notAPicture({ file: path, place: null }, { name: kind.toLowerCase() })]
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
