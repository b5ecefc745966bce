import { displayWidth, visible } from '../../../compiler/diagnostics/cells.ts'
import { plural } from '../../../compiler/formats/plural.ts'
import { toCsv } from './csv.ts'
import { type StoredSubmission, storedNames } from './submission.ts'
import type { CodeReports, Count, FeedbackSummary } from './summary.ts'

/** Lists of the summary with their titles, in the order of the report. */
const groups = [
  ['sentiments', 'Sentiment'],
  ['types', 'About'],
  ['products', 'Product'],
  ['pages', 'Page'],
  ['sections', 'Section'],
  ['purposes', 'Visit purpose'],
  ['topics', 'Feedback topic'],
] as const satisfies readonly (readonly [keyof FeedbackSummary, string])[]

/** Rows of a list in the text report; the other formats hold all. */
const shownRows = 20

const sampleName = ({ slug, language, groupType, paths }: CodeReports): string =>
  [slug === '' ? paths.join(' ') : slug, language, groupType].filter((part) => part !== '').join(' / ')

/** The report for people. Controls that strangers put into their texts are made visible. */
export function toText(summary: FeedbackSummary): string {
  if (summary.talks === 0) return 'No feedback yet.\n'
  const { submissions, talks, first, last, codeReports } = summary
  const head = `${plural(talks, 'time')} feedback in ${plural(submissions, 'submission')}, ${day(first)} to ${day(last)}\n`
  const tables = groups.map(([key, title]) =>
    table(
      [title, 'Positive', 'Negative', 'Total'],
      summary[key].map(({ name, positive, negative, total }) => [name, positive, negative, total]),
    ),
  )
  const reports = table(
    ['Code sample', 'Reports', 'Last'],
    codeReports.map((sample) => [sampleName(sample), sample.reports, day(sample.last)]),
  )
  return [head, ...tables, reports].filter((part) => part !== '').join('\n')
}

const day = (iso: string | null): string => (iso ?? '').slice(0, 10)

/** Nothing for an empty list. */
function table(head: readonly string[], all: readonly (readonly (string | number)[])[]): string {
  if (all.length === 0) return ''
  const rows = [head, ...all.slice(0, shownRows).map((row) => row.map((value) => visible(String(value))))]
  const widths = head.map((_, at) => rows.reduce((most, row) => Math.max(most, displayWidth(row[at] ?? '')), 0))
  const pad = (text: string, at: number) => {
    const space = ' '.repeat((widths[at] ?? 0) - displayWidth(text))
    return at === 0 ? text + space : space + text
  }
  const more = all.length > shownRows ? `… and ${all.length - shownRows} more: --format csv shows all\n` : ''
  return rows.map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('') + more
}

/** @returns a CSV file of the counts, one a row, below a row of titles: code samples come last */
export function toCountsCsv(summary: FeedbackSummary): string {
  const rows = groups.flatMap(([key, title]) =>
    summary[key].map(({ name, positive, negative, total }: Count) => [title, name, positive, negative, total]),
  )
  const reports = summary.codeReports.map((sample) => [
    'Code sample',
    sampleName(sample),
    0,
    sample.reports,
    sample.reports,
  ])
  return toCsv([['group', 'name', 'positive', 'negative', 'total'], ...rows, ...reports])
}

/** The head of a CSV file of submissions. */
export const submissionsHead = toCsv([storedNames])

/** One submission as a line of it. */
export function toSubmissionCsv(submission: StoredSubmission): string {
  const text = (value: StoredSubmission[keyof StoredSubmission]) =>
    typeof value === 'object' && value !== null ? value.join('; ') : value
  return toCsv([storedNames.map((name) => text(submission[name]))])
}
