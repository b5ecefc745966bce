import { z } from 'zod'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { type Annotation, annotationOf } from './annotations.ts'
import { type Checked, checkSummary, checkTitle } from './check-summary.ts'
import type { Client } from './client-model.ts'
import type { About } from './failure.ts'
import { granted, type Reply } from './reply.ts'
import { fullName, type Repository } from './repository-name.ts'

/** Annotations that the host takes in one request (docs.github.com, "Create a check run"). */
const batch = 50

/** More are no help to a reader, and each batch of them is a request that counts towards the host's limits. */
const maxAnnotations = 1000

export interface CheckRun extends Checked {
  readonly repository: Repository
  readonly commit: string
  /** The way from the repository's top to the site: '' or ending in '/'. */
  readonly prefix: string
  readonly passed: boolean
}

const runSchema = z.object({ id: z.number(), html_url: z.string().nullish() })

/**
 * Posts a check run: made with its conclusion and the first notes, then given the others, so that whatever happens in
 * between there is no conclusion.
 *
 * @returns the address of its page; null when the host gives none
 */
export async function postCheckRun(client: Client, run: CheckRun): Promise<Reply<string | null>> {
  const { repository, commit, prefix, passed } = run
  const noun = `commit \`${commit.slice(0, 12)}\` of \`${fullName(repository)}\``
  const about: About = {
    noun,
    verb: `post a check run for ${noun}`,
    needs: "The token needs `checks: write` and must be an application's own, such as that of a job.",
  }
  const annotations = annotationsOf(run.diagnostics, prefix)
  const output = { title: checkTitle(run), summary: checkSummary(run, annotations.length) }
  const at = { owner: repository.owner, repo: repository.name }
  const made = await client.call(
    {
      route: 'POST /repos/{owner}/{repo}/check-runs',
      parameters: {
        ...at,
        // Two sites of one repository have a check run each.
        name: prefix === '' ? 'Signalpost' : `Signalpost (${prefix.slice(0, -1)})`,
        head_sha: commit,
        status: 'completed',
        conclusion: passed ? 'success' : 'failure',
        output: { ...output, annotations: annotations.slice(0, batch) },
      },
      about,
    },
    runSchema,
  )
  if (made.problem !== null) return made
  for (let from = batch; from < annotations.length; from += batch) {
    const next = { ...output, annotations: annotations.slice(from, from + batch) }
    const more = await client.call(
      {
        route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
        parameters: { ...at, check_run_id: made.value.id, output: next },
        about,
      },
      runSchema,
    )
    if (more.problem !== null) return more
  }
  return granted(made.value.html_url ?? null)
}

/** Errors come before warnings when there are too many. */
function annotationsOf(diagnostics: readonly Diagnostic[], prefix: string): readonly Annotation[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  return [...errors, ...warnings]
    .map((one) => annotationOf(one, prefix))
    .filter((one) => one !== null)
    .slice(0, maxAnnotations)
}
