import { createHash, randomBytes } from 'node:crypto'
import { missingConsent } from '../../../compiler/diagnostics/codes/login.ts'
import { nowhere } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Client } from './client-model.ts'
import { openLoopback, type Returned } from './loopback.ts'
import { askForToken, type Grant, isGrant, refusalProblem } from './oauth.ts'
import { granted, type Reply, refused } from './reply.ts'

export interface WebFlow {
  /** Of the host's pages, which are at `webUrl`. */
  readonly client: Client
  readonly webUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
  /** Leads a person to the host's page; `start` is an address of this machine that leads there. */
  readonly show: (page: string, start: string) => Promise<unknown>
}

/** Milliseconds in which somebody has to confirm: as long as the codes of the device flow. */
const limit = 15 * 60_000

/**
 * The web flow over a loopback address (RFC 8252): the browser brings a code back to this machine. The state keeps out
 * what others send there (RFC 6749, section 10.12); with the proof key a code that was seen on the way is of no use
 * (RFC 7636), and a host that does not know proof keys ignores it.
 */
export async function webFlow({ client, webUrl, clientId, clientSecret, scope, show }: WebFlow): Promise<Reply<Grant>> {
  const state = randomBytes(32).toString('base64url')
  const verifier = randomBytes(32).toString('base64url')
  const authorize = (redirectUri: string): string => {
    const url = new URL(`${webUrl}/login/oauth/authorize`)
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      ...(scope !== '' && { scope }),
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()
    return url.href
  }
  const loopback = await openLoopback(state, authorize, limit)
  let returned: Returned
  try {
    await show(authorize(loopback.redirectUri), loopback.start)
    returned = await loopback.returned
  } finally {
    loopback.close()
  }
  if (returned === 'late') return refused(missingConsent(nowhere, { reason: 'nobody confirmed it in time' }))
  const secrets = [clientSecret, verifier]
  if ('error' in returned) return refusalProblem({ ...returned, interval: null }, secrets)
  const reply = await askForToken(client, {
    client_id: clientId,
    client_secret: clientSecret,
    code: returned.code,
    redirect_uri: loopback.redirectUri,
    code_verifier: verifier,
  })
  if (reply.problem !== null) return reply
  return isGrant(reply.value) ? granted(reply.value) : refusalProblem(reply.value, [...secrets, returned.code])
}
