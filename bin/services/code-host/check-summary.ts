import { visible } from '../../../compiler/diagnostics/cells.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { explanationOf } from '../../../compiler/diagnostics/explain.ts'
import { summaryLine } from '../../../compiler/diagnostics/report/pretty.ts'
import { summarize } from '../../../compiler/diagnostics/summary.ts'
import { textOrder } from '../../../compiler/formats/text-order.ts'
import { shortened } from './annotations.ts'
import { fenced } from './inert-text.ts'

/** Problems without a file that are shown, and rows of the table. */
const shown = 20

/** Bytes: the host takes 65,535 characters. */
const longest = 60_000

export interface Checked {
  /** In order, after `--strict`. */
  readonly diagnostics: readonly Diagnostic[]
  readonly pages: number
  /** Why the check failed when no diagnostic says it. */
  readonly reason: string | null
}

/** `2 errors, 1 warning in 40 pages`. */
export const checkTitle = ({ diagnostics, pages }: Checked): string => summaryLine(summarize(diagnostics, pages))

/**
 * The text of a check run, in Markdown. What comes from the content is in it only as code.
 *
 * @param annotated problems that are shown beside their lines
 */
export function checkSummary(checked: Checked, annotated: number): string {
  const { diagnostics, reason } = checked
  const inFiles = diagnostics.filter(({ file }) => file !== null).length
  const parts = [
    `${checkTitle(checked)}.`,
    ...(reason === null ? [] : [`${reason}.`]),
    ...(annotated < inFiles
      ? [`The first ${annotated} are shown beside their lines, ${inFiles - annotated} are not.`]
      : []),
    ...withoutFile(diagnostics),
    ...table(diagnostics),
  ]
  return shortened(parts.join('\n\n'), longest)
}

function withoutFile(diagnostics: readonly Diagnostic[]): readonly string[] {
  const found = diagnostics.filter(({ file }) => file === null)
  if (found.length === 0) return []
  const lines = found
    .slice(0, shown)
    .map(({ code, message, hint }) => `${code} ${visible(message)}${hint === null ? '' : `\n       ${visible(hint)}`}`)
  const more = found.length > shown ? [`… and ${found.length - shown} more`] : []
  return ['In no file:', fenced([...lines, ...more].join('\n'))]
}

function table(diagnostics: readonly Diagnostic[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1)
  if (counts.size === 0) return []
  const rows = [...counts].sort(([a, x], [b, y]) => y - x || textOrder(a, b)).slice(0, shown)
  // Titles are our own words.
  const title = (code: string) => (explanationOf(code)?.title ?? '').replaceAll('|', '\\|')
  const lines = rows.map(([code, count]) => `| ${code} | ${count} | ${title(code)} |`)
  return [
    ['| Code | Count | |', '| --- | ---: | --- |', ...lines].join('\n'),
    '`signalpost explain CODE` says more about a code.',
  ]
}
