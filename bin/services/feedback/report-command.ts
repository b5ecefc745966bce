import { existsSync } from 'node:fs'
import { messageOf } from '../../../compiler/formats/thrown.ts'
import { type ExitStatus, exit } from '../../exit.ts'
import type { System } from '../../system.ts'
import type { Repository } from '../code-host/repository-name.ts'
import { chooseDatabase, isServer } from './database.ts'
import { submissionsHead, toCountsCsv, toSubmissionCsv, toText } from './report.ts'
import { type FeedbackStore, type OpenFeedbackStore, openFeedbackStore } from './store.ts'
import { summarise } from './summary.ts'

export interface ReportOptions {
  readonly root: string
  readonly db?: string
  readonly format: 'text' | 'csv' | 'json'
  readonly submissions?: boolean
  readonly openIssues?: boolean
  readonly repository?: Repository
  readonly dryRun?: boolean
}

/** Writes what readers sent to standard output. A site that has had no feedback yet has an empty report. */
export async function report(options: ReportOptions, system: System): Promise<ExitStatus> {
  const choice = chooseDatabase(options.db, options.root, system)
  const missing = !isServer(choice.database) && !existsSync(choice.database)
  if (missing && choice.named) {
    await system.err.write(`signalpost: there is no feedback database at ${choice.database}\n`)
    return exit.call
  }
  if (options.submissions && options.format === 'text') {
    await system.err.write('signalpost: --submissions needs --format csv or --format json\n')
    return exit.call
  }
  try {
    const store = missing ? null : await openFeedbackStore(choice)
    try {
      await (options.submissions
        ? writeSubmissions(store, options.format, system)
        : writeCounts(store, options.format, system))
      return options.openIssues ? await openIssues(store, options, system) : exit.good
    } finally {
      store?.close()
    }
  } catch (error) {
    await system.err.write(`signalpost: the feedback database cannot be read: ${messageOf(error)}\n`)
    return exit.environment
  }
}

async function openIssues(
  store: OpenFeedbackStore | null,
  options: ReportOptions,
  system: System,
): Promise<ExitStatus> {
  const { openIssuesOfReports } = await import('../code-host/issues-command.ts')
  return await openIssuesOfReports(store, options, system)
}

async function* nothing() {}

async function writeCounts(store: FeedbackStore | null, format: ReportOptions['format'], system: System) {
  const summary = await summarise(store?.all() ?? nothing())
  if (format === 'json') await system.out.write(`${JSON.stringify(summary, null, 2)}\n`)
  else await system.out.write(format === 'csv' ? toCountsCsv(summary) : toText(summary))
}

/** One at a time: there may be more of them than memory holds. */
async function writeSubmissions(store: FeedbackStore | null, format: ReportOptions['format'], system: System) {
  const json = format === 'json'
  let before = json ? '[\n' : submissionsHead
  for await (const submission of store?.all() ?? nothing()) {
    await system.out.write(before + (json ? JSON.stringify(submission) : toSubmissionCsv(submission)))
    before = json ? ',\n' : ''
  }
  await system.out.write(json ? `${before === '[\n' ? '[' : '\n'}]\n` : before)
}
