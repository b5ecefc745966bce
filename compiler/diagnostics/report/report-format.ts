import type { Diagnostic } from '../diagnostic.ts'
import type { Summary } from '../summary.ts'

export interface ReportOptions {
  /** ANSI colours (pretty). */
  readonly color: boolean
  /** Columns of the terminal (pretty). */
  readonly width: number
  /** Messages and hints go on in further lines where the terminal ends (pretty). */
  readonly wraps?: boolean
  /** The most problems to show in full (pretty); null for all. Other formats are always complete. */
  readonly limit: number | null
  /** The way from the repository's root to the site's: '' or ending in '/' (github, sarif, junit). */
  readonly prefix: string
  /** The tool's version (sarif). */
  readonly version: string
  /** What has made pages new, where it was asked (json). */
  readonly why?: readonly object[]
}

/**
 * Writes what was found as a text, which ends with a line feed, piece by piece: 100,000 problems are 50 MB at once.
 *
 * @param diagnostics already in order (`inOrder`)
 * @param readSource the text of a file named in a diagnostic without its byte-order mark, or null when there is none
 */
export type Report = (
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  readSource: (file: string) => string | null,
  options: ReportOptions,
) => Iterable<string>
