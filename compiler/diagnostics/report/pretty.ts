import { plural } from '../../formats/plural.ts'
import { type Lines, textLines } from '../../formats/text-lines.ts'
import { visible } from '../cells.ts'
import { type CodeFrameLine, codeFrame } from '../code-frame.ts'
import type { Diagnostic, Severity } from '../diagnostic.ts'
import { countErrors, type Summary } from '../summary.ts'
import { type Paint, painter } from './ansi.ts'
import { boundRelated } from './related.ts'
import type { ReportOptions } from './report-format.ts'
import { wrapWords } from './wrap-words.ts'

type ReadLines = (file: string) => Lines | null

/** How a report is written. */
interface Pen {
  readonly lines: ReadLines
  readonly width: number
  /** Long texts go on in further lines. */
  readonly wraps: boolean
  readonly paint: Paint
}

/** The report for people: grouped by file, each problem with its place in the source, its hint and its code. */
export function prettyReport(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  readSource: (file: string) => string | null,
  options: ReportOptions,
): Iterable<string> {
  const paint = painter(options.color)
  const shown = bounded(diagnostics, options.limit)
  const summaries = byFile(diagnostics)
  const pen: Pen = { lines: remembered(readSource), width: options.width, wraps: options.wraps === true, paint }
  const out: string[] = []
  let file: string | null | undefined
  for (const one of shown) {
    if (one.file !== file) {
      file = one.file
      const found = counted(summaries.get(file) ?? { error: 0, warning: 0 })
      out.push(`${paint('file', visible(file ?? 'signalpost'))} ${paint('dim', `(${found})`)}`, '')
    }
    for (const line of [...problem(one, pen), '']) out.push(line)
  }
  const hidden = diagnostics.length - shown.length
  if (hidden > 0) out.push(`… and ${hidden} more. --format json shows all of them.`, '')
  const example = shown[0]
  if (example !== undefined) out.push(paint('dim', `signalpost explain ${example.code} says more about a code.`))
  out.push(summaryLine(summary, paint))
  return [`${out.join('\n')}\n`]
}

/** `2 errors, 1 warning in 40 pages`. */
export function summaryLine({ pages, errors, warnings }: Summary, paint: Paint = painter(false)): string {
  const text = (look: Severity, count: number) => {
    const words = plural(count, look)
    return count === 0 ? words : paint(look, words)
  }
  return `${text('error', errors)}, ${text('warning', warnings)} in ${plural(pages, 'page')}`
}

/** When there are too many, errors come before warnings; what is left keeps its order. */
function bounded(diagnostics: readonly Diagnostic[], limit: number | null): readonly Diagnostic[] {
  if (limit === null || diagnostics.length <= limit) return diagnostics
  const room = { error: limit, warning: Math.max(0, limit - countErrors(diagnostics)) }
  return diagnostics.filter(({ severity }) => room[severity]-- > 0)
}

function remembered(readSource: (file: string) => string | null): ReadLines {
  const known = new Map<string, Lines | null>()
  return (file) => {
    const found = known.get(file)
    if (found !== undefined) return found
    const text = readSource(file)
    const lines = text === null ? null : textLines(text)
    known.set(file, lines)
    return lines
  }
}

/** How many of each there are. */
type Counts = Record<Severity, number>

function byFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<string | null, Counts> {
  const counts = new Map<string | null, Counts>()
  for (const { file, severity } of diagnostics) {
    const known = counts.get(file) ?? { error: 0, warning: 0 }
    known[severity]++
    counts.set(file, known)
  }
  return counts
}

function counted({ error, warning }: Counts): string {
  const parts = [...(error > 0 ? [plural(error, 'error')] : []), ...(warning > 0 ? [plural(warning, 'warning')] : [])]
  return parts.join(', ')
}

function problem(one: Diagnostic, pen: Pen): readonly string[] {
  const { paint } = pen
  const related = boundRelated(one.related)
  const [first = '', ...rest] = linesOf(one.message, one.severity.length + one.code.length + 3, 2, pen)
  return [
    `${paint(one.severity, one.severity)} ${one.code}: ${paint('strong', first)}`,
    ...rest.map((line) => `  ${paint('strong', line)}`),
    // A secret must not come into the log of a build.
    ...located(one.file, one, one.severity, one.code === 'SP1019' ? { ...pen, lines: () => null } : pen),
    ...(one.hint === null ? [] : labelled('hint', one.hint, pen)),
    ...related.shown.flatMap((other) => [
      ...labelled('related', other.message, pen),
      ...located(other.file, { ...other, endLine: null, endColumn: null }, 'dim', pen),
    ]),
    ...(related.hidden === 0 ? [] : [`  … and ${related.hidden} more places. --format json shows all of them.`]),
  ]
}

function labelled(label: 'hint' | 'related', text: string, pen: Pen): readonly string[] {
  const before = label.length + 4
  const [first = '', ...rest] = linesOf(text, before, before, pen)
  return [
    `  ${pen.paint(label === 'hint' ? 'hint' : 'dim', `${label}:`)} ${first}`,
    ...rest.map((line) => `${' '.repeat(before)}${line}`),
  ]
}

/**
 * @param before the columns that are taken before the first line
 * @param indent the same of all others
 */
function linesOf(text: string, before: number, indent: number, { width, wraps }: Pen): readonly string[] {
  const [first = '', ...rest] = text.split(/\r\n|\r|\n/).map(visible)
  if (!wraps) return [first, ...rest]
  const own = width - indent
  return [...wrapWords(first, [width - before, own]), ...rest.flatMap((line) => wrapWords(line, [own, own]))]
}

/** The place as `file:line:column`, which terminals and editors make a link of, and the source there. */
function located(
  file: string | null,
  place: Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>,
  look: Severity | 'dim',
  { lines, width, paint }: Pen,
): readonly string[] {
  if (file === null) return []
  const { line } = place
  const column = line === null || place.column === null ? '' : `:${place.column}`
  const at = `  ${paint('dim', 'at')} ${paint('file', visible(file))}${line === null ? '' : `:${line}${column}`}`
  const source = line === null ? null : lines(file)
  if (line === null || source === null) return [at]
  const numbers = String(Math.max(place.endLine ?? line, line)).length + 2
  const room = Math.max(24, width - numbers - 5)
  const frame = codeFrame(source, { ...place, line }, room)
  return [at, ...frame.map((one) => row(one, numbers, look, paint))]
}

function row(line: CodeFrameLine, numbers: number, look: Severity | 'dim', paint: Paint): string {
  const number = line.kind === 'gap' ? '⋮' : (line.number ?? '')
  const margin = paint('dim', `${String(number).padStart(numbers + 2)} │`)
  if (line.kind === 'gap' || line.text === '') return margin
  return `${margin} ${line.kind === 'marks' ? paint(look, line.text) : line.text}`
}
