import type { Outcome } from '../../compiler/diagnostics/diagnostic.ts'
import type { KeptAssets } from '../../compiler/emit/compare.ts'
import { type Prepared, prepare } from '../../compiler/emit/emit.ts'
import type { KnownOutput } from '../../compiler/emit/known-output.ts'
import { openOutput } from '../../compiler/emit/open-output.ts'
import type { Places } from '../../compiler/emit/places.ts'
import { openReleases } from '../../compiler/emit/releases.ts'
import type { OutputFile } from '../../compiler/model/output.ts'

/** An output folder that is ours alone until it is released. */
export interface OutputHold {
  /** Absolute: what must go when the work is cut off. */
  readonly work: string
  /** Where the output lies; with releases another place after each publication. */
  readonly places: Places
  /** Takes the files as they are made; the output is not changed. Null where it can't be published. */
  prepare(files: AsyncIterable<readonly OutputFile[]>, known: KnownOutput): Promise<Outcome<Prepared | null>>
  release(): Promise<void>
}

/** How a build publishes. */
export interface Publishing {
  /** What stays of the release before, so that a page that is open in a browser still finds its scripts; default: all. */
  readonly keepAssets?: KeptAssets
  /** The output is a link to the newest of several folders. */
  readonly releases?: boolean
}

/**
 * Takes an output folder for a build.
 *
 * @param out absolute
 * @param root absolute: the site's
 */
export async function ownOutput(
  out: string,
  root: string,
  { keepAssets = true, releases = false }: Publishing = {},
): Promise<Outcome<OutputHold | null>> {
  if (releases) return await ownReleases(out, root, keepAssets)
  const { value: lock, diagnostics } = await openOutput({ out, root })
  if (lock === null) return { value: null, diagnostics }
  const held: OutputHold = {
    work: lock.work,
    places: { out: lock.path, host: lock.host },
    prepare: (files, known) => prepare(files, { root, lock, known, keepAssets }),
    release: () => lock.release(),
  }
  return { value: held, diagnostics }
}

async function ownReleases(out: string, root: string, keepAssets: KeptAssets): Promise<Outcome<OutputHold | null>> {
  const { value: lock, diagnostics } = await openReleases({ out, root })
  if (lock === null) return { value: null, diagnostics }
  const held: OutputHold = {
    work: lock.work,
    get places() {
      return lock.current()
    },
    prepare: (files, known) => prepare(files, { root, lock, known, keepAssets, put: lock.put }),
    release: () => lock.release(),
  }
  return { value: held, diagnostics }
}
