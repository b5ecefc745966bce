import { readFileSync } from 'node:fs'
import type { KeptAssets } from '../../compiler/emit/compare.ts'
import type { Audience } from '../../compiler/pipeline/audience.ts'

/**
 * What stays of the release before, so that a page that is open in a browser still finds its scripts: of a release that
 * had protected pages nothing stays in one that shall say nothing of them.
 *
 * @param audience of the release that comes
 * @param out absolute: the output folder, in which the release before lies
 */
export function keptAssets(audience: Audience, out: string): KeptAssets {
  if (audience !== 'public') return true
  return hadProtected(`${out}.host/protected.json`) ? false : 'code'
}

/** @param list the pages that the release before had protected; one that can't be read may name some */
function hadProtected(list: string): boolean {
  try {
    const pages: unknown = JSON.parse(readFileSync(list, 'utf8'))
    return !Array.isArray(pages) || pages.length > 0
  } catch {
    return true
  }
}
