import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import type { PathSegment } from '../document/document.ts'

/** The place of the object under check, and who takes what is wrong with it. */
export interface Spot {
  readonly file: string
  /** The characters of a key inside the object (or of the whole object when there is none). */
  key(...path: readonly PathSegment[]): Place | null
  /** The characters of a value inside the object; without a path: of the object itself. */
  value(...path: readonly PathSegment[]): Place | null
  report(diagnostic: Diagnostic): void
}
