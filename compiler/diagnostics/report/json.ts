import type { Diagnostic } from '../diagnostic.ts'
import type { Summary } from '../summary.ts'
import { jsonPieces } from './json-pieces.ts'
import type { ReportOptions } from './report-format.ts'

/** One JSON object with the members of the contract (sections 4 and 7.4) and no others. */
export function jsonReport(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  _readSource?: unknown,
  { why }: Pick<ReportOptions, 'why'> = {},
): Iterable<string> {
  const { pages, errors, warnings } = summary
  return jsonPieces(diagnostics, plain, (list) => ({
    diagnostics: list,
    summary: { pages, errors, warnings },
    why,
  }))
}

function plain(one: Diagnostic) {
  return {
    code: one.code,
    severity: one.severity,
    message: one.message,
    file: one.file,
    line: one.line,
    column: one.column,
    endLine: one.endLine,
    endColumn: one.endColumn,
    hint: one.hint,
    related: one.related.map(({ message, file, line, column }) => ({ message, file, line, column })),
  }
}
