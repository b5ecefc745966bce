import { concealed } from './concealed.ts'
import { githubReport } from './github.ts'
import { jsonReport } from './json.ts'
import { junitReport } from './junit.ts'
import { prettyReport } from './pretty.ts'
import type { Report } from './report-format.ts'
import { sarifReport } from './sarif.ts'

/** All formats. None shows a secret. */
export const reports = {
  pretty: concealed(prettyReport),
  json: concealed(jsonReport),
  github: concealed(githubReport),
  sarif: concealed(sarifReport),
  junit: concealed(junitReport),
} as const satisfies Readonly<Record<string, Report>>

export type ReportFormat = keyof typeof reports

/** The report for people as one text: it is short, however much was found. */
export function prettyText(...asked: Parameters<Report>): string {
  return [...reports.pretty(...asked)].join('')
}
