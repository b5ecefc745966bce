import { unknownCheckout } from '../../../compiler/diagnostics/codes/login.ts'
import { nowhere } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { runGit } from '../git.ts'
import { granted, type Reply, refused } from './reply.ts'
import { parseRepository, type Repository } from './repository-name.ts'
import { type CodeHost, given } from './settings.ts'

/**
 * Finds the repository that a report or an issue belongs to: what the call names, else `CODE_HOST_REPOSITORY`, else that
 * of the job (`GITHUB_REPOSITORY`), else `repository` of `site.yaml`, else git's remote `origin`.
 *
 * @param root the site's, absolute
 */
export async function findRepository(
  named: Repository | null,
  host: CodeHost,
  root: string,
  env: Environment,
): Promise<Reply<Repository>> {
  if (named !== null) return granted(named)
  for (const variable of ['CODE_HOST_REPOSITORY', 'GITHUB_REPOSITORY']) {
    const text = given(env, variable)
    const found = text === null ? null : parseRepository(text)
    if (found !== null) return granted(found)
    if (text !== null) return missing(`\`owner/name\` in \`${variable}\``)
  }
  const inSite = host.site?.repository?.url
  const fromSite = inSite === undefined ? null : repositoryAt(inSite, host.webUrl)
  if (fromSite !== null) return granted(fromSite)
  const remote = await runGit(root, ['config', '--get', 'remote.origin.url'])
  const fromGit = remote.status === 0 ? repositoryAt(remote.stdout.trim(), host.webUrl) : null
  return fromGit === null ? missing('repository on the code host') : granted(fromGit)
}

function missing(what: string): Reply<never> {
  return refused(unknownCheckout(nowhere, { what, how: 'Set `CODE_HOST_REPOSITORY` to `owner/name`.' }))
}

/**
 * @param address of a repository's page, or of a remote as git has it: `https://`, `ssh://` or `user@host:path`
 * @param webUrl of the code host
 * @returns null when the address is on another host
 */
export function repositoryAt(address: string, webUrl: string): Repository | null {
  const short = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(address)
  const url = short === null ? address : `ssh://${short[1]}/${short[2]}`
  if (!URL.canParse(url)) return null
  const { protocol, hostname, pathname } = new URL(url)
  const web = new URL(webUrl)
  if (!/^(?:https?|ssh):$/.test(protocol) || hostname !== web.hostname) return null
  const path = pathname.startsWith(`${web.pathname.replace(/\/$/, '')}/`)
    ? pathname.slice(web.pathname.length)
    : pathname
  return parseRepository(path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, ''))
}
