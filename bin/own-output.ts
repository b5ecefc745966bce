import type { Outcome } from '../compiler/diagnostics/diagnostic.ts'
import type { KeptAssets } from '../compiler/emit/compare.ts'
import { prepare } from '../compiler/emit/emit.ts'
import { openOutput } from '../compiler/emit/open-output.ts'
import type { OutputHold } from './site-run.ts'

/**
 * Takes an output folder for a build.
 *
 * @param out absolute
 * @param root absolute: the site's
 * @param keepAssets what stays of the release before, so that a page that is open in a browser still finds its scripts
 */
export async function ownOutput(
  out: string,
  root: string,
  keepAssets: KeptAssets = true,
): Promise<Outcome<OutputHold | null>> {
  const { value: lock, diagnostics } = await openOutput({ out, root })
  if (lock === null) return { value: null, diagnostics }
  const held: OutputHold = {
    work: lock.work,
    places: { out: lock.path, host: lock.host },
    prepare: (files, versions) => prepare(files, { root, lock, versions, keepAssets }),
    release: () => lock.release(),
  }
  return { value: held, diagnostics }
}
