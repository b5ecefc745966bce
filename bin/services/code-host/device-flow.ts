import { z } from 'zod'
import { hostFailure, rateLimited, unreachableHost } from '../../../compiler/diagnostics/codes/code-host.ts'
import { missingConsent } from '../../../compiler/diagnostics/codes/login.ts'
import { nowhere } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Client } from './client-model.ts'
import { askForToken, asOAuth, type Grant, isGrant, refusalProblem } from './oauth.ts'
import { granted, type Reply, refused } from './reply.ts'

export interface DeviceFlow {
  /** Of the host's pages. */
  readonly client: Client
  readonly clientId: string
  readonly scope: string
  /** Shows a person what to do. */
  readonly show: (code: string, page: string) => Promise<unknown>
  readonly pause: (milliseconds: number) => Promise<void>
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
}

const codeSchema = z.object({
  device_code: z.string().min(1),
  user_code: z.string().min(1),
  verification_uri: z.url({ protocol: /^https?$/ }),
  expires_in: z.number().positive(),
  interval: z.number().nonnegative().default(5),
})

const errorSchema = z.object({ error: z.string(), error_description: z.string().nullish() })

/** Seconds that each `slow_down` adds (RFC 8628, section 3.5). */
const slower = 5

/** Failures of the host or of the way to it, one after the other, that do not end the login. */
const maxFailures = 3

/** Codes of such failures. */
const passing: ReadonlySet<string> = new Set([rateLimited.code, hostFailure.code, unreachableHost.code])

/** The device flow (RFC 8628): a person enters a code on the host's page, while we ask again and again. */
export async function deviceFlow(flow: DeviceFlow): Promise<Reply<Grant>> {
  const { client, clientId, scope, show, now } = flow
  const parameters = { client_id: clientId, ...(scope !== '' && { scope }) }
  const schema = z.union([codeSchema, errorSchema])
  const begun = await client.call({ route: 'POST /login/device/code', parameters, ...asOAuth }, schema)
  if (begun.problem !== null) return begun
  if ('error' in begun.value)
    return refusalProblem({ error: begun.value.error, said: begun.value.error_description ?? '', interval: null }, [])
  const { device_code: code, user_code: shown, verification_uri: page, expires_in: life, interval } = begun.value
  await show(shown, page)
  return await waitForConsent(flow, code, interval, now() + life * 1000)
}

async function waitForConsent(
  { client, clientId, pause, now }: DeviceFlow,
  code: string,
  first: number,
  end: number,
): Promise<Reply<Grant>> {
  let interval = first
  let failures = 0
  while (now() < end) {
    await pause(interval * 1000)
    const reply = await askForToken(client, {
      client_id: clientId,
      device_code: code,
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    })
    if (reply.problem !== null) {
      failures += 1
      if (failures > maxFailures || !passing.has(reply.problem.code)) return reply
      continue
    }
    failures = 0
    if (isGrant(reply.value)) return granted(reply.value)
    const { error, interval: asked } = reply.value
    if (error === 'slow_down') interval = asked ?? interval + slower
    else if (error !== 'authorization_pending') return refusalProblem(reply.value, [code])
  }
  return refused(missingConsent(nowhere, { reason: 'nobody confirmed it in time' }))
}
