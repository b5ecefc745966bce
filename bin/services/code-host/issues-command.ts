import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { visible } from '../../../compiler/diagnostics/cells.ts'
import { type ExitStatus, exit } from '../../exit.ts'
import { writeProblems } from '../../report/write-problems.ts'
import type { System } from '../../system.ts'
import type { OpenFeedbackStore } from '../feedback/store.ts'
import { summarise } from '../feedback/summary.ts'
import { connect } from './connect.ts'
import { openIssues } from './open-issues.ts'
import { findRepository } from './repository.ts'
import type { Repository } from './repository-name.ts'

export interface IssuesCall {
  readonly root: string
  readonly repository?: Repository
  readonly dryRun?: boolean
}

/**
 * `feedback report --open-issues`. Says on standard error what became of each code sample.
 *
 * @param store null when there was no feedback yet
 */
export async function openIssuesOfReports(
  store: OpenFeedbackStore | null,
  call: IssuesCall,
  system: System,
): Promise<ExitStatus> {
  if (store === null) return exit.good
  const root = resolve(system.cwd, call.root)
  const { value: connection, diagnostics } = connect(root, { what: 'opening issues', isForJobs: false }, system)
  if (connection === null) return await writeProblems(diagnostics, system)
  const repository = await findRepository(call.repository ?? null, connection.host, root, system.env)
  if (repository.problem !== null) return await writeProblems([...diagnostics, repository.problem], system)
  const { codeReports } = await summarise(store.all())
  const problems = await openIssues(codeReports, {
    client: connection.client,
    repository: repository.value,
    issues: store.issues,
    siteUrl: connection.host.site?.url ?? null,
    dryRun: call.dryRun ?? false,
    say: (text) => system.err.write(`signalpost: ${visible(text)}\n`),
    now: () => new Date(),
    pause: setTimeout,
  })
  return await writeProblems([...diagnostics, ...problems], system)
}
