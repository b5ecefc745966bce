import type { Outcome } from '../compiler/diagnostics/diagnostic.ts'
import { prepare } from '../compiler/emit/emit.ts'
import { openOutput } from '../compiler/emit/open-output.ts'
import type { OutputHold } from './site-run.ts'

/**
 * Takes an output folder for a build.
 *
 * @param out absolute
 * @param root absolute: the site's
 */
export async function ownOutput(out: string, root: string): Promise<Outcome<OutputHold | null>> {
  const { value: lock, diagnostics } = await openOutput({ out, root })
  if (lock === null) return { value: null, diagnostics }
  const held: OutputHold = {
    work: lock.work,
    places: { out: lock.path, host: lock.host },
    // A page that is open in a browser still finds its scripts after the next publication.
    prepare: (files, versions) => prepare(files, { root, lock, versions }),
    release: () => lock.release(),
  }
  return { value: held, diagnostics }
}
