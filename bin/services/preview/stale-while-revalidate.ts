import type { OutputFile } from '../../../compiler/model/output.ts'
import type { Made } from './messages.ts'

/**
 * Remembers what was made from the whole site. The index of the search is large: while a new one is made, the last one
 * has to do.
 */
export function staleWhileRevalidate(
  make: (what: Made) => Promise<readonly OutputFile[]>,
  state: () => string,
): (what: Made) => Promise<readonly OutputFile[]> {
  const known = new Map<Made, { readonly state: string; readonly files: readonly OutputFile[] }>()
  return async (what) => {
    const before = known.get(what)
    const now = state()
    if (before?.state === now) return before.files
    const making = make(what).then((files) => {
      known.set(what, { state: now, files })
      return files
    })
    if (before === undefined || what === 'hosted') return await making
    // Who asks later gets the new one; a failure leaves the old one.
    making.catch(() => {})
    return before.files
  }
}
