import { visible } from '../cells.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Summary } from '../summary.ts'
import { noteText } from './note-text.ts'
import { summaryLine } from './pretty.ts'
import type { ReportOptions } from './report-format.ts'

/**
 * Workflow commands of GitHub Actions, which become annotations of a pull request.
 * Source: GitHub's documentation, "Workflow commands"; columns are dropped there when a range has several lines.
 */
export function* githubReport(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  _readSource: (file: string) => string | null,
  options: ReportOptions,
): Generator<string> {
  for (const one of diagnostics) yield `${command(one, options.prefix)}\n`
  yield `${summaryLine(summary)}\n`
}

function command(one: Diagnostic, prefix: string): string {
  const oneLine = one.endLine === null || one.endLine === one.line
  const properties: readonly (readonly [string, string | number | null])[] = [
    ['file', one.file === null ? null : `${prefix}${one.file}`],
    ['line', one.line],
    ['endLine', one.endLine],
    ['col', oneLine ? one.column : null],
    ['endColumn', oneLine ? one.endColumn : null],
    ['title', one.code],
  ]
  const written = properties.flatMap(([name, value]) => (value === null ? [] : [`${name}=${property(String(value))}`]))
  const text = noteText(one, prefix)
  return `::${one.severity} ${written.join(',')}::${data(text)}`
}

/** What would end the command or begin another is percent-encoded; what steers a terminal becomes visible signs. */
function data(text: string): string {
  const shown = text.replaceAll(/[^\t\r\n]+/g, visible)
  return shown.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
