import { z } from 'zod'
import { missingIssueLabel } from '../../../compiler/diagnostics/codes/code-host.ts'
import { type Diagnostic, nowhere } from '../../../compiler/diagnostics/diagnostic.ts'
import type { OpenedIssues } from '../feedback/opened-issues.ts'
import type { CodeReports } from '../feedback/summary.ts'
import type { Client } from './client-model.ts'
import { issueText, label, markedKey, sampleKey } from './code-report-issue.ts'
import type { About } from './failure.ts'
import type { Reply } from './reply.ts'
import { fullName, type Repository } from './repository-name.ts'

/** Reports that make an issue: one alone may be a reader's own mistake. */
const enough = 2

/** Issues that one run opens: anybody may report code samples that do not exist, and each issue notifies people. */
const maxIssues = 20

/** Milliseconds between two (docs.github.com, "Best practices for using the REST API"). */
const interval = 1000

/** Issues that are looked at for earlier ones. */
const maxListed = 10_000

export interface IssueRun {
  readonly client: Client
  readonly repository: Repository
  readonly issues: OpenedIssues
  readonly siteUrl: string | null
  readonly dryRun: boolean
  /** Called with each code sample that has enough reports. */
  readonly say: (text: string) => Promise<unknown>
  readonly now: () => Date
  readonly pause: (milliseconds: number) => Promise<void>
}

const issueSchema = z.object({
  html_url: z.string(),
  body: z.string().nullish(),
  labels: z.array(z.union([z.string(), z.object({ name: z.string().nullish() })])),
  /** An issue that is a pull request. */
  pull_request: z.unknown().optional(),
})

type Issue = z.output<typeof issueSchema>

/**
 * Opens an issue for each code sample with enough reports that has none yet, be it open or closed. It ends at the first
 * problem, because the next request would meet it too.
 *
 * @param samples those with most reports first
 */
export async function openIssues(samples: readonly CodeReports[], run: IssueRun): Promise<readonly Diagnostic[]> {
  const worth = samples.filter(({ reports }) => reports >= enough)
  if (worth.length === 0) {
    await run.say(`No code sample has ${enough} or more reports`)
    return []
  }
  const listed = await listIssues(run)
  if (listed.problem !== null) return [listed.problem]
  const problems: Diagnostic[] = []
  let opened = 0
  for (const sample of worth) {
    const known = await claimed(sample, listed.value, run)
    if (known !== null) {
      await run.say(`${nameOf(sample)}: ${known}`)
      continue
    }
    if (opened === maxIssues) {
      await run.issues.release(nameInStore(run.repository), sampleKey(sample))
      await run.say(`${maxIssues} issues are enough for one run: run it again for the others`)
      break
    }
    opened += 1
    if (run.dryRun) {
      await run.say(`${nameOf(sample)}: would be opened as "${issueText(sample, run.siteUrl).title}"`)
      continue
    }
    if (opened > 1) await run.pause(interval)
    const made = await openOne(sample, run)
    if (made.problem !== null) return [...problems, made.problem]
    const { html_url: url } = made.value
    await run.say(`${nameOf(sample)}: opened ${url}`)
    if (!hasLabel(made.value)) problems.push(missingIssueLabel(nowhere, { url, label }))
  }
  return problems
}

const nameOf = ({ slug, language, paths }: CodeReports): string =>
  [slug === '' ? (paths[0] ?? '') : slug, language].filter((part) => part !== '').join(' / ')

/** @returns what there is in place of a new issue; null when this run is to open one */
async function claimed(
  sample: CodeReports,
  listed: ReadonlyMap<string, string>,
  { issues, repository, now, dryRun }: IssueRun,
): Promise<string | null> {
  const [where, key] = [nameInStore(repository), sampleKey(sample)]
  const url = listed.get(key)
  if (url !== undefined) {
    await issues.opened(where, key, url, now())
    return `has ${url}`
  }
  const claim = await issues.claim(where, key, now())
  // A run that only looks leaves the sample to others.
  if (dryRun && claim === 'ours') await issues.release(where, key)
  if (claim === 'ours') return null
  return claim === 'taken' ? 'another run is opening it' : `has ${claim.url}`
}

/** Hosts do not tell names apart by the case of letters. */
const nameInStore = (repository: Repository): string => fullName(repository).toLowerCase()

async function openOne(sample: CodeReports, run: IssueRun): Promise<Reply<Issue>> {
  const { client, repository, issues, siteUrl, now } = run
  const [where, key] = [nameInStore(repository), sampleKey(sample)]
  const { title, body } = issueText(sample, siteUrl)
  const made = await client.call(
    {
      route: 'POST /repos/{owner}/{repo}/issues',
      parameters: { owner: repository.owner, repo: repository.name, title, body, labels: [label] },
      about: about(repository, 'open an issue in'),
    },
    issueSchema,
  )
  // Should it have been opened after all, the next run finds it by its label and its first line.
  if (made.problem === null) await issues.opened(where, key, made.value.html_url, now())
  else await issues.release(where, key)
  return made
}

/** @returns the address of each issue of ours by the key of its sample */
async function listIssues({ client, repository }: IssueRun): Promise<Reply<ReadonlyMap<string, string>>> {
  const found = await client.list(
    {
      route: 'GET /repos/{owner}/{repo}/issues',
      parameters: { owner: repository.owner, repo: repository.name, state: 'all', labels: label },
      about: about(repository, 'read the issues of'),
    },
    z.array(issueSchema),
    maxListed,
  )
  if (found.problem !== null) return found
  const ours = found.value
    .filter((issue) => issue.pull_request === undefined && hasLabel(issue))
    .map((issue) => [markedKey(issue.body ?? null), issue.html_url] as const)
    .filter((entry): entry is readonly [string, string] => entry[0] !== null)
  return { value: new Map(ours), problem: null }
}

function hasLabel({ labels }: Issue): boolean {
  return labels.some((one) => (typeof one === 'string' ? one : one.name) === label)
}

function about(repository: Repository, doing: string): About {
  const noun = `repository \`${fullName(repository)}\``
  return {
    noun,
    verb: `${doing} ${noun}`,
    needs: 'The token needs the right to read and write issues: `issues: write` in a workflow.',
  }
}
