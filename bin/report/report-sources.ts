import { readFileSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'

/** Files above this size are not shown in a report. */
const maxSize = 64 * 1024 * 1024

/** @returns a reader of the sources that a report shows: files under the root, and nothing that could block or fail */
export function reportSources(root: string): (file: string) => string | null {
  const decoder = new TextDecoder('utf-8')
  return (file) => {
    const path = resolve(root, file)
    const inside = relative(root, path)
    if (inside === '..' || inside.startsWith(`..${sep}`)) return null
    try {
      const stat = statSync(path)
      return stat.isFile() && stat.size <= maxSize ? decoder.decode(readFileSync(path)) : null
    } catch {
      return null
    }
  }
}
