import { missingToken, unacceptedToken } from '../../../compiler/diagnostics/codes/code-host.ts'
import { untrustedHostAddress } from '../../../compiler/diagnostics/codes/login.ts'
import { type Diagnostic, nowhere, type Outcome } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { readLogins } from './login-file.ts'
import { headerText } from './oauth.ts'
import { type CodeHost, given } from './settings.ts'

export interface Token {
  readonly value: string
  /** The variable that holds it; null for that of `signalpost login`. */
  readonly variable: string | null
}

/** Of these variables the first that is set counts. */
const variables = ['CODE_HOST_TOKEN', 'GITHUB_TOKEN', 'GH_TOKEN'] as const

/** @returns the variable whose token is used in place of a login */
export const tokenVariable = (env: Environment): string | null =>
  variables.find((name) => given(env, name) !== null) ?? null

/**
 * Finds the token for a code host: one of the environment, else the login that was kept for this very address.
 *
 * @param now milliseconds since 1970: a login that has ended is none
 * @returns null without an error where there is none, and nobody forbids to ask without one
 */
export function findToken(host: CodeHost, env: Environment, now: number): Outcome<Token | null> {
  const failed = (problem: Diagnostic) => ({ value: null, diagnostics: [problem] })
  const variable = tokenVariable(env)
  if (variable !== null) {
    const value = given(env, variable) ?? ''
    if (!host.apiTrusted)
      return failed(
        untrustedHostAddress(nowhere, { address: host.apiUrl, secret: `\`${variable}\``, name: '`CODE_HOST_API_URL`' }),
      )
    // What can't be in a header would come back inside an error's text.
    if (!headerText.test(value)) return failed(unacceptedToken(nowhere, { from: `\`${variable}\``, isLogin: false }))
    return { value: { value, variable }, diagnostics: [] }
  }
  const { value: logins, diagnostics } = readLogins(env)
  if (logins === null) return { value: null, diagnostics }
  const login = logins.find(({ apiUrl }) => apiUrl === host.apiUrl)
  const hasEnded = login !== undefined && login.expiresAt !== null && Date.parse(login.expiresAt) <= now
  if (hasEnded) return failed(unacceptedToken(nowhere, { from: '`signalpost login`', isLogin: true }))
  if (login !== undefined) return { value: { value: login.token, variable: null }, diagnostics }
  // An address that only content names learns nothing at all, unless somebody has logged in there.
  if (!host.apiTrusted)
    return failed(missingToken(nowhere, { what: `the host at \`${host.apiUrl}\``, isForJobs: false }))
  return { value: null, diagnostics }
}
