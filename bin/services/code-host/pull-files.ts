import { z } from 'zod'
import type { ChangedFile } from '../../../compiler/assemble/changed-pages.ts'
import { pullTooLarge } from '../../../compiler/diagnostics/codes/code-host.ts'
import { nowhere, type Outcome } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Client } from './client-model.ts'
import type { About } from './failure.ts'
import { type Pull, pullName } from './pull-name.ts'

const fileSchema = z.object({
  filename: z.string().min(1),
  status: z.enum(['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged']),
  previous_filename: z.string().min(1).optional(),
})

/** A file of a pull request as the host lists it (docs.github.com, "List pull requests files"). */
export type PullFile = Readonly<z.output<typeof fileSchema>>

/** Files that the host lists of a pull request. */
const listedFiles = 3000

/**
 * @param prefix the way from the repository's top to the site: '' or ending in '/'
 * @returns the files below the site that a pull request changes, relative to the site; null when the host does not tell
 */
export async function readPullFiles(
  client: Client,
  pull: Pull,
  prefix: string,
): Promise<Outcome<readonly ChangedFile[] | null>> {
  const noun = `pull request \`${pullName(pull)}\``
  const about: About = {
    noun,
    verb: `read ${noun}`,
    needs: 'The token needs the right to read pull requests: `pull-requests: read` in a workflow.',
  }
  const parameters = { owner: pull.owner, repo: pull.name, pull_number: pull.number }
  const question = { route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}', parameters, about }
  const ofFiles = { ...question, route: `${question.route}/files` }
  const files = await client.list(ofFiles, z.array(fileSchema), listedFiles)
  if (files.problem !== null) return { value: null, diagnostics: [files.problem] }
  const value = toChangedFiles(files.value, prefix)
  if (files.value.length < listedFiles) return { value, diagnostics: [] }
  const whole = await client.call(question, z.object({ changed_files: z.number() }))
  if (whole.problem !== null) return { value: null, diagnostics: [whole.problem] }
  const total = whole.value.changed_files
  const tooMany = pullTooLarge(nowhere, { pull: pullName(pull), total, limit: listedFiles })
  return { value, diagnostics: total > listedFiles ? [tooMany] : [] }
}

/** As `git diff --relative` tells it: what moves across the border of the site has come or gone. */
export function toChangedFiles(files: readonly PullFile[], prefix: string): readonly ChangedFile[] {
  const inside = (path: string | undefined): string | null =>
    path?.startsWith(prefix) ? path.slice(prefix.length) : null
  return files.flatMap(({ filename, status, previous_filename }): readonly ChangedFile[] => {
    const filePath = inside(filename)
    const oldPath = status === 'renamed' ? inside(previous_filename) : null
    if (filePath === null) return oldPath === null ? [] : [{ changeType: 'D', filePath: oldPath }]
    if (oldPath !== null) return [{ changeType: 'R', filePath, oldPath }]
    if (status === 'removed') return [{ changeType: 'D', filePath }]
    const isNew = status === 'added' || status === 'copied' || status === 'renamed'
    return status === 'unchanged' ? [] : [{ changeType: isNew ? 'A' : 'M', filePath }]
  })
}
