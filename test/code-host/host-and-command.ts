import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach } from 'node:test'
import { type Ran, type RunOptions, run } from '../cli/run-command.ts'
import { runHere } from '../cli/run-here.ts'
import { root } from '../root.ts'
import { type CodeHostServer, openCodeHost } from './host-server.ts'
import { oauthState } from './oauth-endpoints.ts'

/** The command as people start it. */
export const command = join(root, 'bin/signalpost.js')

/** Of a job: it may post check runs and open issues. */
export const token = 'ghs_tokenOfAJob0123456789'

export interface HostAndCommand {
  /** Made anew before the first test of the file, emptied before each. */
  host(): CodeHostServer
  /** Runs the command with nothing in its environment that names a code host but this one. */
  signalpost(argv: readonly string[], options?: RunOptions): Promise<Ran>
  /** The same in the tests' own process. */
  here(argv: readonly string[], options?: RunOptions): Promise<Ran>
}

/** A code host and the command for all tests of a file; after each of them no secret may have been printed. */
export function hostAndCommand(): HostAndCommand {
  let host: CodeHostServer
  const printed: string[] = []
  before(async () => {
    host = await openCodeHost()
  })
  after(() => host.close())
  beforeEach(() => {
    host.answer(null)
    Object.assign(host.state, { checkRuns: [], issues: [] })
    Object.assign(host.oauth, oauthState())
    host.state.pulls.clear()
    host.state.commits.clear()
    host.state.tokens.clear()
    host.state.tokens.set(token, { user: 'job', may: ['checks', 'issues', 'labels'] })
    host.state.tokens.set(host.oauth.token, { user: 'robin', may: ['issues', 'labels'] })
  })
  afterEach(() => {
    const secrets = [token, oauthState().token, oauthState().clientSecret, 'device-code-1']
    for (const secret of secrets) assert.ok(!printed.join('\n').includes(secret), `${secret} was printed`)
    printed.length = 0
  })
  const withHost = (options: RunOptions = {}): RunOptions => {
    const addresses = { CODE_HOST_URL: host.origin, CODE_HOST_API_URL: host.origin }
    // Whoever runs the tests may have a login.
    const HOME = join(tmpdir(), 'signalpost-nobody')
    return { ...options, env: { ...ofThisMachine(), ...addresses, HOME, ...options.env } }
  }
  const ran = async (running: Promise<Ran>) => {
    const { stdout, stderr } = await running
    printed.push(stdout, stderr)
    return await running
  }
  return {
    host: () => host,
    signalpost: (argv, options) => ran(run(command, argv, withHost(options))),
    here: (argv, options) => ran(runHere(argv, withHost(options))),
  }
}

/** A job of a code host that runs these tests has variables of its own: they are emptied. */
function ofThisMachine(): Readonly<Record<string, string>> {
  const names = Object.keys(process.env).filter((name) => /^(?:CODE_HOST|GITHUB|GH)_|^XDG_CONFIG_HOME$/.test(name))
  return Object.fromEntries(names.map((name) => [name, '']))
}
