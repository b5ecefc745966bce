import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { type ReportFormat, reports } from '../../compiler/diagnostics/report/report.ts'
import type { ReportOptions } from '../../compiler/diagnostics/report/report-format.ts'
import { inOrder, summarize } from '../../compiler/diagnostics/summary.ts'
import { repositoryPrefix } from '../site/site-root.ts'
import { type System, wantsColor } from '../system.ts'
import { reportSources } from './report-sources.ts'

/** Problems that `pretty` shows in full: more are no help to a reader, and the other formats have them all. */
const prettyLimit = 200

/** Signs that are written at once: a reader may take its time, and what waits for it lies in memory. */
const pieceSize = 65_536

export interface Found {
  readonly diagnostics: readonly Diagnostic[]
  readonly pages: number
  /** Absolute. */
  readonly root: string
  /** What has made pages new; absent where nobody asked. */
  readonly why?: readonly object[]
}

/** Writes the report to standard output. */
export async function writeReport(
  { diagnostics, pages, root, why }: Found,
  format: ReportFormat,
  system: System,
): Promise<void> {
  const sorted = inOrder(diagnostics)
  const options = {
    ...reportLook(system),
    limit: prettyLimit,
    prefix: repositoryPrefix(root),
    why,
  }
  let piece = ''
  for (const text of reports[format](sorted, summarize(sorted, pages), reportSources(root), options)) {
    piece += text
    if (piece.length < pieceSize) continue
    await system.out.write(piece)
    piece = ''
  }
  await system.out.write(piece)
}

/** @returns how a report looks where it is written to: in lines that can be read on a wide terminal as on a narrow one */
export function reportLook(system: System): Pick<ReportOptions, 'color' | 'width' | 'wraps' | 'version'> {
  return {
    color: wantsColor(system.env, system.out),
    width: Math.min(Math.max(system.out.columns, 60), 160),
    wraps: system.out.tty,
    version: system.version,
  }
}
