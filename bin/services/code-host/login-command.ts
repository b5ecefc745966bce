import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { visible } from '../../../compiler/diagnostics/cells.ts'
import { missingClientId, untrustedHostAddress, unusableLoginFile } from '../../../compiler/diagnostics/codes/login.ts'
import { type Diagnostic, nowhere } from '../../../compiler/diagnostics/diagnostic.ts'
import { isSystemError } from '../../../compiler/formats/thrown.ts'
import { environmentFault } from '../../environment.ts'
import { type ExitStatus, exit } from '../../exit.ts'
import { writeProblems } from '../../report/write-problems.ts'
import type { System } from '../../system.ts'
import { openInBrowser } from '../preview/open-in-browser.ts'
import { createClient } from './client.ts'
import { deviceFlow } from './device-flow.ts'
import { forgetLogins, keepLogin, loginFile } from './login-file.ts'
import type { Grant } from './oauth.ts'
import type { Reply } from './reply.ts'
import { type CodeHost, given, readCodeHost } from './settings.ts'
import { tokenVariable } from './token.ts'
import { webFlow } from './web-flow.ts'

export interface LoginCall {
  readonly root: string
  /** Ask for the rights on public repositories only. */
  readonly publicOnly?: boolean
}

/** Logs a person in to the code host of the site, and keeps the token where only they can read it. */
export async function login({ root, publicOnly }: LoginCall, system: System): Promise<ExitStatus> {
  const { value: codeHost, diagnostics } = readCodeHost(resolve(system.cwd, root), system.env)
  if (codeHost === null) return await writeProblems(diagnostics, system)
  const clientSecret = given(system.env, 'CODE_HOST_CLIENT_SECRET')
  const wrong = wrongAddress(codeHost, clientSecret !== null)
  if (wrong !== null) return await writeProblems([wrong], system)
  const { clientId, webUrl, apiUrl } = codeHost
  if (clientId === null) return await writeProblems([missingClientId(nowhere)], system)
  const grant = await askPerson(
    codeHost,
    { clientId, clientSecret, scope: publicOnly ? 'public_repo' : 'repo' },
    system,
  )
  if (grant.problem !== null) return await writeProblems([grant.problem], system)
  const { token, expiresIn } = grant.value
  const user = await whoIs(token, apiUrl, system.version)
  if (user.problem !== null) return await writeProblems([user.problem], system)
  const expiresAt = expiresIn === null ? null : new Date(Date.now() + expiresIn * 1000).toISOString()
  try {
    keepLogin({ apiUrl, webUrl, clientId, user: user.value, token, expiresAt }, system.env)
  } catch (error) {
    return await writeProblems([fileFault(error, system)], system)
  }
  await system.out.write(`Logged in to ${webUrl} as ${visible(user.value)}\n`)
  const variable = tokenVariable(system.env)
  if (variable !== null)
    await system.err.write(`signalpost: as long as ${variable} is set, its token is used in place of this login\n`)
  return exit.good
}

/** Removes what `login` has kept, and says where its token can be revoked. @returns the status of the command */
export async function logout(system: System): Promise<ExitStatus> {
  try {
    const logins = forgetLogins(system.env)
    if (logins === null) {
      await system.out.write('There was no login\n')
      return exit.good
    }
    await system.out.write('The login is removed from this machine\n')
    // Only the application's owner could end the token itself from here.
    for (const { webUrl, clientId } of logins) {
      const page = `${webUrl}/settings/connections/applications/${encodeURIComponent(clientId)}`
      await system.out.write(`The token is valid until it is revoked at ${visible(page)}\n`)
    }
    return exit.good
  } catch (error) {
    return await writeProblems([fileFault(error, system)], system)
  }
}

/** @throws the error itself when the system has nothing to do with it */
function fileFault(error: unknown, { cwd, env }: System): Diagnostic {
  if (!isSystemError(error)) throw error
  return (
    environmentFault(error, cwd) ??
    unusableLoginFile(nowhere, { file: loginFile(env) ?? '~/.config', reason: `it can't be written (${error.code})` })
  )
}

/** `site.yaml` may be a stranger's: it must not lead a secret, or the new token, to another host. */
function wrongAddress(codeHost: CodeHost, hasSecret: boolean): Diagnostic | null {
  const { webUrl, apiUrl, webTrusted, apiTrusted } = codeHost
  if (hasSecret && !webTrusted)
    return untrustedHostAddress(nowhere, {
      address: webUrl,
      secret: '`CODE_HOST_CLIENT_SECRET`',
      name: '`CODE_HOST_URL`',
    })
  if (webTrusted && apiTrusted) return null
  const [web, api] = [new URL(webUrl).host, new URL(apiUrl).host]
  return api === web || api === `api.${web}`
    ? null
    : untrustedHostAddress(nowhere, {
        address: apiUrl,
        secret: `the token of \`${webUrl}\``,
        name: '`CODE_HOST_API_URL` and `CODE_HOST_URL`',
      })
}

interface Application {
  readonly clientId: string
  readonly clientSecret: string | null
  readonly scope: string
}

function askPerson({ webUrl }: CodeHost, application: Application, system: System): Promise<Reply<Grant>> {
  const { clientId, clientSecret, scope } = application
  const secrets = clientSecret === null ? [] : [clientSecret]
  const client = createClient({ baseUrl: webUrl, token: null, version: system.version, secrets })
  if (clientSecret === null)
    return deviceFlow({
      client,
      clientId,
      scope,
      show: (code, page) => system.err.write(`Open ${visible(page)} and enter the code ${visible(code)}\n`),
      pause: setTimeout,
      now: () => performance.now(),
    })
  return webFlow({
    client,
    webUrl,
    clientId,
    clientSecret,
    scope,
    async show(page, start) {
      await system.err.write(`Confirm the login in the browser: ${page}\n`)
      if (system.err.tty) openInBrowser(start)
    },
  })
}

/** The first use of the token shows that it works. */
async function whoIs(token: string, apiUrl: string, version: string): Promise<Reply<string>> {
  const client = createClient({ baseUrl: apiUrl, token: { value: token, variable: null }, version })
  const about = { noun: 'account', verb: 'read the account', needs: 'Log in again, and allow what is asked for.' }
  const reply = await client.call({ route: 'GET /user', parameters: {}, about }, z.object({ login: z.string().min(1) }))
  return reply.problem === null ? { value: reply.value.login, problem: null } : reply
}
