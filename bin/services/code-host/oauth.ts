import { z } from 'zod'
import { missingConsent, refusedApplication } from '../../../compiler/diagnostics/codes/login.ts'
import { nowhere } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Client } from './client-model.ts'
import type { About } from './failure.ts'
import { redact } from './redact.ts'
import { granted, type Reply, refused } from './reply.ts'

/** A token as the host hands it out. */
export interface Grant {
  readonly token: string
  /** Seconds; null for one that does not end by itself. */
  readonly expiresIn: number | null
}

/** Why there is no token, or not yet (RFC 6749 section 5.2, RFC 8628 section 3.5). */
export interface Refusal {
  readonly error: string
  readonly said: string
  /** Seconds between two questions, from now on. */
  readonly interval: number | null
}

/** What can be in a header. */
export const headerText = /^[\x21-\x7e]+$/

const answerSchema = z.union([
  z.object({ access_token: z.string().regex(headerText), expires_in: z.number().positive().nullish() }),
  z.object({
    error: z.string(),
    error_description: z.string().nullish(),
    interval: z.number().nonnegative().nullish(),
  }),
])

const aboutLogin: About = {
  noun: 'application on the code host',
  verb: 'log in',
  needs: 'Check `codeHost.clientId`.',
}

/** OAuth answers with JSON when it is asked to, and with its errors in status 200, 400 or, without an application, 404. */
export const asOAuth = { about: aboutLogin, headers: { accept: 'application/json' }, alsoRead: [400, 404] } as const

/**
 * Asks for the token.
 *
 * @param parameters of the request, as the flow has them
 * @returns the token, or why there is none yet; the problem where the host can't be asked or its answer can't be read
 */
export async function askForToken(
  client: Client,
  parameters: Readonly<Record<string, string>>,
): Promise<Reply<Grant | Refusal>> {
  const reply = await client.call({ route: 'POST /login/oauth/access_token', parameters, ...asOAuth }, answerSchema)
  if (reply.problem !== null) return reply
  const answer = reply.value
  if ('access_token' in answer) return granted({ token: answer.access_token, expiresIn: answer.expires_in ?? null })
  const { error, error_description: said, interval } = answer
  return granted({ error, said: said ?? '', interval: interval ?? null })
}

/** @returns whether the host has granted the token; else it says why not, or that nobody has decided yet */
export const isGrant = (answer: Grant | Refusal): answer is Grant => 'token' in answer

/** What to tell of a refusal that waiting does not change. */
export function refusalProblem({ error, said }: Refusal, secrets: readonly string[]): Reply<never> {
  if (error === 'access_denied') return refused(missingConsent(nowhere, { reason: 'it was refused in the browser' }))
  if (error === 'expired_token' || error === 'bad_verification_code')
    return refused(missingConsent(nowhere, { reason: 'the code has ended' }))
  const words = redact(said, secrets).replace(/\.$/, '')
  return refused(refusedApplication(nowhere, { reason: words === '' ? redact(error, secrets) : words }))
}
