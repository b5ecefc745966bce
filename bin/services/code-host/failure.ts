import {
  hostFailure,
  hostRefusal,
  missingHostPermission,
  missingToken,
  notOnHost,
  rateLimited,
  unacceptedToken,
} from '../../../compiler/diagnostics/codes/code-host.ts'
import { type Diagnostic, nowhere } from '../../../compiler/diagnostics/diagnostic.ts'
import { plural } from '../../../compiler/formats/plural.ts'

/** A request in words, for what is said when it fails. */
export interface About {
  /** 'pull request `acme/docs#12`' */
  readonly noun: string
  /** 'read pull request `acme/docs#12`' */
  readonly verb: string
  /** What a token must be allowed, as a sentence. */
  readonly needs: string
}

/** What came back with a status of 400 or more. */
export interface ErrorAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number | undefined>>
  /** The host's own words, safe to show; empty where it gave none. */
  readonly said: string
}

/** Who asked. */
export interface Asker {
  /** The variable of the token; null for that of a login; undefined without any. */
  readonly variable: string | null | undefined
}

/** Words of a diagnostic for an answer that is an error (docs.github.com, "Rate limits", "Troubleshooting the REST API"). */
export function answerProblem({ status, headers, said }: ErrorAnswer, about: About, { variable }: Asker): Diagnostic {
  const isAnonymous = variable === undefined
  const words = said === '' ? '' : `: ${said}`
  if (isRateLimit({ status, headers, said })) return rateLimited(nowhere, { when: nextTry(headers), isAnonymous })
  if (status === 401)
    return isAnonymous
      ? missingToken(nowhere, { what: about.noun, isForJobs: false })
      : unacceptedToken(nowhere, {
          from: variable === null ? '`signalpost login`' : `\`${variable}\``,
          isLogin: variable === null,
        })
  if (status === 403) return missingHostPermission(nowhere, { what: about.verb, said: words, needs: about.needs })
  if (status === 404) return notOnHost(nowhere, { what: about.noun, isAnonymous })
  if (status >= 500) return hostFailure(nowhere, { status })
  return hostRefusal(nowhere, { what: about.verb, status, said: words })
}

/** The primary limit leaves no requests, a secondary one says when to come back, or only says what it is. */
function isRateLimit({ status, headers, said }: ErrorAnswer): boolean {
  if (status === 429) return true
  if (status !== 403) return false
  return (
    String(headers['x-ratelimit-remaining']) === '0' ||
    headers['retry-after'] !== undefined ||
    /rate limit|abuse detection/i.test(said)
  )
}

function nextTry(headers: ErrorAnswer['headers']): string {
  const wait = Number(headers['retry-after'])
  if (Number.isInteger(wait) && wait > 0) return `in ${plural(wait, 'second')}`
  const reset = Number(headers['x-ratelimit-reset']) * 1000
  if (String(headers['x-ratelimit-remaining']) === '0' && reset > 0 && reset < 8.64e15)
    return `after ${new Date(reset).toISOString().slice(0, 19).replace('T', ' ')} UTC`
  return 'in a few minutes'
}
