import { setTimeout } from 'node:timers/promises'
import type { OutputFile } from '../../../compiler/model/output.ts'
import type { Made } from './messages.ts'

/** Milliseconds that a reader waits for a new index, which most sites have by then. */
const patienceMs = 500

/**
 * Remembers what was made from the whole site. The index of the search may be large: where a new one takes long, the last
 * one has to do.
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
    const kept = making.catch(() => before.files)
    return await Promise.race([kept, setTimeout(patienceMs, before.files, { ref: false })])
  }
}
