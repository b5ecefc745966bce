import { type ChangedFile, checkChangedPages, type RoutesAndRedirects } from '../../compiler/assemble/changed-pages.ts'
import { readFrontMatter } from '../../compiler/data/front-matter.ts'
import { splitFrontMatter } from '../../compiler/data/split-front-matter.ts'
import { gitFailure, missingGit, notARepository, unknownRevision } from '../../compiler/diagnostics/codes/call.ts'
import { type Diagnostic, nowhere } from '../../compiler/diagnostics/diagnostic.ts'
import { append } from '../../compiler/formats/append.ts'
import { noPrograms, runGit } from './git.ts'
import { parseNameStatus } from './name-status.ts'

/**
 * @param root absolute, a folder of a checkout, not always its top
 * @param ref a commit as git names it
 * @param routes null when the site is too broken to compare; then only the call itself is checked
 */
export async function findLostRoutes(
  root: string,
  ref: string,
  routes: RoutesAndRedirects | null,
): Promise<readonly Diagnostic[]> {
  const changes = await readChangedFiles(root, ref)
  if ('code' in changes) return [changes]
  if (routes === null) return []
  const diagnostics: Diagnostic[] = []
  for (const change of changes) {
    const found = checkChangedPages([change], routes)
    // A draft was on no site, so nobody has its address.
    if (found.length > 0 && !(await wasDraft(root, ref, change.oldPath ?? change.filePath))) append(diagnostics, found)
  }
  return diagnostics
}

/** Reads a page that is gone from the difference, in which all its lines are: a range has no one commit to ask. */
async function wasDraft(root: string, ref: string, path: string): Promise<boolean> {
  const options = ['--no-renames', ...noPrograms, '--no-textconv', '--no-color', '--text']
  const { stdout } = await runGit(root, ['diff', ...options, ref, '--', `:(literal)${path}`])
  const lines = stdout.slice(stdout.indexOf('\n@@')).split('\n').slice(2)
  const text = lines.flatMap((line) => (line.startsWith('-') ? [line.slice(1)] : [])).join('\n')
  return readFrontMatter(splitFrontMatter(text, path), path).usable.draft === true
}

/** @returns the files under `root` that differ from the commit, or why git could not tell */
export async function readChangedFiles(root: string, ref: string): Promise<readonly ChangedFile[] | Diagnostic> {
  // Git would take it for an option.
  if (ref.startsWith('-') || ref === '') return unknownRevision(nowhere, { ref })
  const inside = await runGit(root, ['rev-parse', '--is-inside-work-tree'])
  if (inside.missing) return missingGit(nowhere)
  if (inside.status !== 0) {
    const isElsewhere = /not a git repository/i.test(inside.stderr)
    return isElsewhere ? notARepository(nowhere, { root }) : gitFailure(nowhere, { reason: reason(inside.stderr) })
  }
  // A range such as `main...HEAD` is more than one commit, and `diff` takes it too.
  const options = ['--name-status', '-z', '-M', ...noPrograms, '--relative']
  const diff = await runGit(root, ['diff', ...options, ref, '--', '.'])
  if (diff.status === 0) return parseNameStatus(diff.stdout)
  const isUnknown = /bad revision|unknown revision|bad object|invalid object|ambiguous argument/i.test(diff.stderr)
  return isUnknown ? unknownRevision(nowhere, { ref }) : gitFailure(nowhere, { reason: reason(diff.stderr) })
}

function reason(stderr: string): string {
  return stderr.trim().replace(/^(fatal|error): /, '') || 'no reason given'
}
