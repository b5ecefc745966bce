import { missingToken } from '../../../compiler/diagnostics/codes/code-host.ts'
import { type Diagnostic, hasError, nowhere, type Outcome } from '../../../compiler/diagnostics/diagnostic.ts'
import type { System } from '../../system.ts'
import { createClient } from './client.ts'
import type { Client } from './client-model.ts'
import { type CodeHost, readCodeHost } from './settings.ts'
import { findToken } from './token.ts'

export interface Connection {
  readonly host: CodeHost
  readonly client: Client
}

/** What can't be done without a token. */
export interface Purpose {
  readonly what: string
  /** Open to the tokens of jobs and applications, and not to a person's login. */
  readonly isForJobs: boolean
}

/**
 * Makes a client for the code host of a site, with the token that there is for it.
 *
 * @param root the site's, absolute
 * @param purpose null when the host answers anybody
 * @returns null with the reason when there is no address or no token to use
 */
export function connect(
  root: string,
  purpose: Purpose | null,
  { env, version }: Pick<System, 'env' | 'version'>,
): Outcome<Connection | null> {
  const found = readCodeHost(root, env)
  if (found.value === null) return { value: null, diagnostics: found.diagnostics }
  const host = found.value
  const { value: token, diagnostics } = findToken(host, env, Date.now())
  if (hasError(diagnostics)) return { value: null, diagnostics }
  const refused = (problem: Diagnostic) => ({ value: null, diagnostics: [...diagnostics, problem] })
  if (token === null && purpose !== null)
    return refused(missingToken(nowhere, { what: purpose.what, isForJobs: purpose.isForJobs }))
  return { value: { host, client: createClient({ baseUrl: host.apiUrl, token, version }) }, diagnostics }
}
