import { checkChangedPages, type RoutesAndRedirects } from '../../../compiler/assemble/changed-pages.ts'
import { visible } from '../../../compiler/diagnostics/cells.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { inOrder } from '../../../compiler/diagnostics/summary.ts'
import { exit } from '../../exit.ts'
import type { Judged } from '../../site/run-site.ts'
import { repositoryPrefix } from '../../site/site-root.ts'
import type { System } from '../../system.ts'
import { postCheckRun } from './check-run.ts'
import { findCommit } from './commit.ts'
import { connect } from './connect.ts'
import { readPullFiles } from './pull-files.ts'
import type { Pull } from './pull-name.ts'
import { findRepository } from './repository.ts'

/**
 * `check --changed-pull`: what `--changed-since` finds, with the files as the code host lists them.
 *
 * @param root absolute
 * @param routes null when the site is too broken to compare; then the host is not asked
 */
export async function findLostRoutesOfPull(
  pull: Pull,
  root: string,
  routes: RoutesAndRedirects | null,
  system: System,
): Promise<readonly Diagnostic[]> {
  if (routes === null) return []
  const { value: connection, diagnostics } = connect(root, null, system)
  if (connection === null) return diagnostics
  const files = await readPullFiles(connection.client, pull, repositoryPrefix(root))
  const lost = files.value === null ? [] : checkChangedPages(files.value, routes)
  return [...diagnostics, ...files.diagnostics, ...lost]
}

/** `check --report code-host`: posts what was found as a check run, and returns what went wrong with that. */
export async function reportToHost({ verdict, pages, root }: Judged, system: System): Promise<readonly Diagnostic[]> {
  const { value: connection, diagnostics } = connect(root, { what: 'a check run', isForJobs: true }, system)
  if (connection === null) return diagnostics
  const repository = await findRepository(null, connection.host, root, system.env)
  if (repository.problem !== null) return [...diagnostics, repository.problem]
  const commit = await findCommit(root, system.env)
  if (commit.problem !== null) return [...diagnostics, commit.problem]
  const posted = await postCheckRun(connection.client, {
    repository: repository.value,
    commit: commit.value,
    prefix: repositoryPrefix(root),
    passed: verdict.status === exit.good,
    diagnostics: inOrder(verdict.diagnostics),
    reason: verdict.reason,
    pages,
  })
  if (posted.problem !== null) return [...diagnostics, posted.problem]
  const where = posted.value === null ? '' : ` at ${visible(posted.value)}`
  await system.err.write(`Posted the report as a check run${where}\n`)
  return diagnostics
}
