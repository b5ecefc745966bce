import type { Comparison } from './compare.ts'
import type { Stage } from './stage.ts'

/** A new output, as what puts it in place gets it. */
export interface NextOutput {
  readonly stage: Stage
  readonly comparison: Comparison
  /** Texts of the lists that stand for it, the long one piece by piece; null where nothing is left of the release before. */
  readonly lists: { readonly manifest: () => Iterable<string>; readonly previous: string | null }
}
