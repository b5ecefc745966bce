import { readFileSync } from 'node:fs'
import { unknownCheckout } from '../../../compiler/diagnostics/codes/login.ts'
import { nowhere } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { runGit } from '../git.ts'
import { granted, type Reply, refused } from './reply.ts'
import { given } from './settings.ts'

const isHash = (text: unknown): text is string =>
  typeof text === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)

/**
 * Finds the commit that a check run is on: `CODE_HOST_COMMIT`, else that of the job, else git's `HEAD`.
 *
 * A job for a pull request works on a merge that nobody sees (`GITHUB_SHA`): the newest commit of the request's own
 * branch, on which its page shows check runs, is in the event that started the job.
 *
 * @param root a folder of the checkout, absolute
 */
export async function findCommit(root: string, env: Environment): Promise<Reply<string>> {
  const named = given(env, 'CODE_HOST_COMMIT')
  if (named !== null) return isHash(named) ? granted(named) : missing('whole commit hash in `CODE_HOST_COMMIT`')
  const ofEvent = commitOfEvent(given(env, 'GITHUB_EVENT_PATH'))
  if (ofEvent !== null) return granted(ofEvent)
  const ofJob = given(env, 'GITHUB_SHA')
  if (isHash(ofJob)) return granted(ofJob)
  const head = await runGit(root, ['rev-parse', '--verify', 'HEAD'])
  const hash = head.stdout.trim()
  return head.status === 0 && isHash(hash) ? granted(hash) : missing('commit for the check run')
}

function missing(what: string): Reply<never> {
  return refused(unknownCheckout(nowhere, { what, how: 'Set `CODE_HOST_COMMIT` to its whole hash.' }))
}

/** @param path of a JSON file (docs.github.com, "Webhook events and payloads") */
function commitOfEvent(path: string | null): string | null {
  if (path === null) return null
  try {
    const { pull_request: pull, workflow_run: run } = JSON.parse(readFileSync(path, 'utf8'))
    const found = [pull?.head?.sha, run?.head_sha].find(isHash)
    return found ?? null
  } catch {
    return null
  }
}
