import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { inFolder, type RunOptions, run, writeAll } from '../cli/run-command.ts'
import { postTo, startReceiver } from '../feedback/receiver-process.ts'
import { thumb } from '../feedback/requests.ts'
import { root } from '../root.ts'
import { type CodeHostServer, openCodeHost } from './host-server.ts'
import { oauthState } from './oauth-endpoints.ts'
import { brokenPage, inRepository } from './site-in-repository.ts'

/** The command as people start it. */
const command = join(root, 'bin/signalpost.js')

let host: CodeHostServer
before(async () => {
  host = await openCodeHost()
})
after(() => host.close())

const token = 'ghs_tokenOfAJob0123456789'
const seen: string[] = []
beforeEach(() => {
  host.answer(null)
  Object.assign(host.state, { checkRuns: [], issues: [] })
  host.state.pulls.clear()
  Object.assign(host.oauth, oauthState())
  host.state.tokens.clear()
  host.state.tokens.set(token, { user: 'job', may: ['checks', 'issues', 'labels'] })
  host.state.tokens.set(host.oauth.token, { user: 'robin', may: ['issues', 'labels'] })
})

// Whatever a test did: no secret was ever printed.
afterEach(() => {
  const secrets = [token, oauthState().token, oauthState().clientSecret, 'device-code-1']
  for (const secret of secrets) assert.ok(!seen.join('\n').includes(secret), `${secret} was printed`)
  seen.length = 0
})

/** Of the machine that tests: a job of a code host has variables of its own. */
const clean = Object.fromEntries(
  Object.keys(process.env)
    .concat('CODE_HOST_TOKEN', 'CODE_HOST_CLIENT_SECRET', 'GITHUB_TOKEN', 'GH_TOKEN', 'XDG_CONFIG_HOME')
    .filter((name) => /^(?:CODE_HOST|GITHUB|GH)_|^XDG_CONFIG_HOME$/.test(name))
    .map((name) => [name, '']),
)

async function signalpost(argv: readonly string[], options: RunOptions = {}) {
  const addresses = { CODE_HOST_URL: host.origin, CODE_HOST_API_URL: host.origin }
  const ran = await run(command, argv, { ...options, env: { ...clean, ...addresses, ...options.env } })
  seen.push(ran.stdout, ran.stderr)
  return ran
}

const asJob = { CODE_HOST_TOKEN: token, CODE_HOST_REPOSITORY: 'acme/docs' }

const page = 'site/content/pages/docs/broken.md'

test('check --report code-host posts what it found, and ends as the check does', () =>
  inRepository({ [page]: brokenPage }, async ({ root: site, commit }) => {
    host.state.commits.add(commit)
    const { status, stdout, stderr } = await signalpost(['check', '--root', site, '--report', 'code-host'], {
      env: asJob,
    })
    assert.equal(status, 1, stderr)
    assert.match(stdout, /2 errors, \d+ warnings? in \d+ pages/)
    assert.match(stderr, /Posted the report as a check run at http:.*\/runs\/1/)
    const [posted] = host.state.checkRuns
    assert.deepEqual([posted?.name, posted?.head_sha, posted?.conclusion], ['Signalpost (site)', commit, 'failure'])
    assert.match(posted?.title ?? '', /^2 errors/)
    const failures = posted?.annotations.filter(({ annotation_level }) => annotation_level === 'failure') ?? []
    assert.deepEqual(
      failures.map(({ path, start_line, start_column, end_line }) => [path, start_line, start_column, end_line]),
      [
        [page, 5, 3, 5],
        [page, 6, 9, 6],
      ],
    )
  }))

test('check --report code-host: a good site is a success, --strict makes warnings errors there too', () =>
  inRepository({}, async ({ root: site, commit }) => {
    host.state.commits.add(commit)
    const call = ['check', '--root', site, '--report', 'code-host', '--format', 'json']
    const good = await signalpost(call, { env: asJob })
    assert.equal(good.status, 0, good.stderr)
    const { warnings } = JSON.parse(good.stdout).summary
    assert.equal(host.state.checkRuns[0]?.conclusion, 'success')
    if (warnings > 0) {
      assert.equal((await signalpost([...call, '--strict'], { env: asJob })).status, 1)
      assert.equal(host.state.checkRuns[1]?.conclusion, 'failure')
    }
    writeAll(site, { 'content/pages/docs/broken.md': brokenPage, 'content/site.yaml': 'url: [' })
    const broken = await signalpost(call, { env: asJob })
    assert.equal(broken.status, 2)
    assert.equal(host.state.checkRuns.at(-1)?.conclusion, 'failure')
  }))

test('check --report code-host: what goes wrong with the post is an error of its own beside the others', () =>
  inRepository({ [page]: brokenPage }, async ({ root: site }) => {
    const report = async (env: Readonly<Record<string, string>>) => {
      const call = ['check', '--root', site, '--report', 'code-host', '--format', 'json']
      const { status, stdout } = await signalpost(call, { env })
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string }[] }
      const codes = diagnostics.map(({ code }) => code)
      assert.equal(codes.filter((code) => code === 'SP4001').length, 2, codes.join(' '))
      return [status, codes.filter((code) => code.startsWith('SP70')).join(' ')]
    }
    assert.deepEqual(await report({}), [2, 'SP7050'])
    assert.deepEqual(await report({ ...asJob, CODE_HOST_REPOSITORY: '' }), [2, 'SP7061'])
    assert.deepEqual(await report({ ...asJob, CODE_HOST_TOKEN: 'ghs_wrongwrongwrongwrong' }), [2, 'SP7051'])
    assert.deepEqual(await report(asJob), [2, 'SP7058'])
    assert.deepEqual(await report({ ...asJob, CODE_HOST_REPOSITORY: 'acme/other' }), [2, 'SP7053'])
    assert.deepEqual(await report({ ...asJob, CODE_HOST_API_URL: 'http://code.example' }), [2, 'SP7059'])
    host.answer(() => ({ status: 503, body: '' }))
    assert.deepEqual(await report(asJob), [3, 'SP7055'])
    host.answer(() => ({ status: 429, body: '', headers: { 'retry-after': '30' } }))
    assert.deepEqual(await report(asJob), [3, 'SP7054'])
    host.answer(() => ({ status: 201, body: '<html>' }))
    assert.deepEqual(await report(asJob), [3, 'SP7057'])
    const gone = await openCodeHost()
    await gone.close()
    assert.deepEqual(await report({ ...asJob, CODE_HOST_API_URL: gone.origin }), [3, 'SP7056'])
  }))

test('check: a host that only site.yaml names is not asked, and gets no token', () =>
  inRepository(
    {},
    async ({ root: site }) => {
      const env = { GITHUB_TOKEN: token, CODE_HOST_URL: '', CODE_HOST_API_URL: '', CODE_HOST_REPOSITORY: 'acme/docs' }
      const before = host.requests.length
      for (const option of [
        ['--report', 'code-host'],
        ['--changed-pull', 'acme/docs#1'],
      ]) {
        const { status, stdout } = await signalpost(['check', '--root', site, ...option], { env })
        assert.equal(status, 2)
        assert.match(stdout, /SP7060/)
      }
      assert.equal(host.requests.length, before)
    },
    `codeHost: { url: '${'http://127.0.0.1:1'}', apiUrl: 'http://127.0.0.1:1' }\n`,
  ))

test('check --changed-pull: a page renamed or deleted in a pull request needs a redirect', () =>
  inRepository({ 'site/content/pages/docs/new.md': '---\ntitle: New\n---\n\nText.\n' }, async ({ root: site }) => {
    const renamed = {
      ...{ status: 'renamed', filename: 'site/content/pages/docs/new.md' },
      previous_filename: 'site/content/pages/docs/old.md',
    }
    const others = Array.from({ length: 130 }, (_, at) => ({ status: 'added', filename: `other/${at}.txt` }))
    const removed = { status: 'removed', filename: 'site/content/pages/docs/gone.md' }
    host.state.pulls.set(12, { files: [renamed, ...others, removed] })
    const check = async () => {
      const call = ['check', '--root', site, '--changed-pull', 'acme/docs#12', '--format', 'json']
      const { status, stdout } = await signalpost(call)
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Record<string, unknown>[] }
      return [
        status,
        ...diagnostics.filter(({ severity }) => severity === 'error').map(({ file, message }) => `${file}: ${message}`),
      ]
    }
    assert.deepEqual(await check(), [
      1,
      'content/pages/docs/gone.md: Unexpected removal of `/docs/gone` without a redirect',
      'content/pages/docs/new.md: Unexpected move of `/docs/old` without a redirect',
    ])
    const redirects = '- { old_path: /docs/old, dest_url: /docs/new }\n- { old_path: /docs/gone, dest_url: /docs }\n'
    writeAll(site, { 'content/redirects.yaml': redirects })
    assert.deepEqual(await check(), [0])
  }))

test('check --changed-pull: an unknown pull request, a wrong name, and both comparisons at once', () =>
  inRepository({}, async ({ root: site }) => {
    const check = (...argv: string[]) => signalpost(['check', '--root', site, ...argv])
    const unknown = await check('--changed-pull', 'acme/docs#404')
    assert.equal(unknown.status, 2)
    assert.match(unknown.stdout, /Unknown pull request `acme\/docs#404`/)
    assert.match((await check('--changed-pull', 'docs#1')).stderr, /Expected owner\/name#number/)
    const both = await check('--changed-pull', 'acme/docs#1', '--changed-since', 'main')
    assert.equal(both.status, 2)
    assert.match(both.stderr, /cannot be used with/)
    assert.match((await check('--report', 'elsewhere')).stderr, /Allowed choices are code-host/)
  }))

const clientId = 'codeHost: { clientId: client-1 }\n'

test('login by device flow, then logout: the token is in a file of its owner, and nowhere else', () =>
  inRepository(
    {},
    async ({ root: site, top }) => {
      host.oauth.script = ['authorization_pending', 'slow_down', 'granted']
      const env = { HOME: join(top, 'home') }
      const call = ['--root', site]
      const { status, stdout, stderr } = await signalpost(['login', ...call], { env })
      assert.equal(status, 0, stderr)
      assert.equal(stdout, `Logged in to ${host.origin} as robin\n`)
      assert.equal(stderr, `Open ${host.origin}/login/device and enter the code WDJB-MJHT\n`)
      assert.deepEqual(host.oauth.scopes, ['repo'])
      const file = join(top, 'home/.config/signalpost/login.json')
      assert.equal(statSync(file).mode & 0o777, 0o600)
      assert.equal(statSync(dirname(file)).mode & 0o777, 0o700)
      assert.equal(JSON.parse(readFileSync(file, 'utf8')).logins[0].token, host.oauth.token)
      host.state.pulls.set(1, { files: [] })
      await signalpost(['check', ...call, '--changed-pull', 'acme/docs#1'], { env })
      assert.equal(host.requests.at(-1)?.headers.authorization, `Bearer ${host.oauth.token}`)
      const left = await signalpost(['logout'], { env })
      assert.equal(left.status, 0)
      assert.match(
        left.stdout,
        /^The login is removed.*\nThe token is valid until .*\/connections\/applications\/client-1\n$/,
      )
      assert.equal(statSync(file, { throwIfNoEntry: false }), undefined)
      assert.equal((await signalpost(['logout'], { env })).stdout, 'There was no login\n')
    },
    clientId,
  ))

test('login by web flow, when the environment holds the client secret', () =>
  inRepository(
    {},
    async ({ root: site, top }) => {
      const env = { HOME: join(top, 'home'), CODE_HOST_CLIENT_SECRET: host.oauth.clientSecret }
      let visited = false
      const onError = (text: string) => {
        const [, url] = /in the browser: (\S+)\n/.exec(text) ?? []
        if (url === undefined || visited) return
        visited = true
        void fetch(url).then((response) => response.text())
      }
      const { status, stdout, stderr } = await signalpost(['login', '--root', site, '--public-only'], { env, onError })
      assert.equal(status, 0, stderr)
      assert.equal(stdout, `Logged in to ${host.origin} as robin\n`)
      assert.deepEqual(host.oauth.scopes, ['public_repo'])
      assert.equal(statSync(join(top, 'home/.config/signalpost/login.json')).mode & 0o777, 0o600)
    },
    clientId,
  ))

test('login: what stands in its way', () =>
  inRepository(
    {},
    async ({ root: site, top }) => {
      const login = async (env: Readonly<Record<string, string>> = {}) => {
        const { status, stdout, stderr } = await signalpost(['login', '--root', site], {
          env: { HOME: join(top, 'home'), ...env },
        })
        assert.equal(stdout, '')
        return `${status} ${/\((SP\d+)\)/.exec(stderr)?.[1]}`
      }
      assert.equal(await login(), '2 SP7064')
      const app = { CODE_HOST_CLIENT_ID: 'client-1' }
      host.oauth.script = ['access_denied']
      assert.equal(await login(app), '3 SP7065')
      host.oauth.script = ['expired_token']
      assert.equal(await login(app), '3 SP7065')
      host.oauth.deviceFlow = false
      assert.equal(await login(app), '2 SP7066')
      Object.assign(host.oauth, oauthState())
      assert.equal(await login({ ...app, CODE_HOST_API_URL: '' }), '2 SP7060')
      assert.equal(
        await login({ ...app, CODE_HOST_CLIENT_SECRET: 'a', CODE_HOST_URL: '', CODE_HOST_API_URL: '' }),
        '2 SP7060',
      )
      host.state.tokens.delete(host.oauth.token)
      assert.equal(await login(app), '2 SP7051')
      writeAll(top, { file: '' })
      host.state.tokens.set(host.oauth.token, { user: 'robin', may: [] })
      assert.equal(await login({ ...app, XDG_CONFIG_HOME: join(top, 'file') }), '3 SP7062')
    },
    `codeHost: { url: 'http://127.0.0.1:1', apiUrl: 'http://127.0.0.1:2' }\n`,
  ))

const report = { ...thumb, sentiment: 'negative', feedbackType: 'codeSample', language: 'Go' } as const

test('feedback report --open-issues: the report as ever, and one issue for what several readers reported', () =>
  inFolder({}, async (cwd) => {
    const { endpoint, child, ended } = await startReceiver(command, ['--root', cwd])
    const posts = ['a', 'a', 'b'].map((slug, at) => ({
      ...report,
      slug,
      sessionId: `s${at}`,
      comment: `Wrong, @robin ${at}`,
    }))
    for (const body of posts) assert.equal(await postTo(endpoint, body), 201)
    child.kill('SIGTERM')
    await ended
    const call = ['feedback', 'report', '--root', cwd, '--format', 'json', '--open-issues']
    const without = await signalpost(call, { env: { HOME: cwd } })
    assert.equal(without.status, 2)
    assert.match(
      without.stderr,
      /^signalpost: Missing token for the code host, which opening issues needs \(SP7050\)\n {2}In /,
    )
    const env = { CODE_HOST_TOKEN: token }
    const named = [...call, '--repository', 'acme/docs']
    const dry = await signalpost([...named, '--dry-run'], { env })
    assert.match(dry.stderr, /a \/ Go: would be opened as "Code sample reported as incorrect: a \(Go\)"/)
    assert.equal(host.state.issues.length, 0)
    const first = await signalpost(named, { env })
    assert.equal(first.status, 0, first.stderr)
    assert.equal(JSON.parse(first.stdout).codeReports.length, 2)
    assert.equal(first.stderr, `signalpost: a / Go: opened ${host.origin}/acme/docs/issues/1\n`)
    assert.match(host.state.issues[0]?.body ?? '', /```text\nWrong, @robin 0\n```/)
    const second = await signalpost(named, { env })
    assert.equal(second.stderr, `signalpost: a / Go: has ${host.origin}/acme/docs/issues/1\n`)
    assert.equal(host.state.issues.length, 1)
    assert.match((await signalpost([...call, '--repository', 'docs'], { env })).stderr, /Expected owner\/name/)
  }))

test('feedback report --open-issues without any feedback has nothing to do', () =>
  inFolder({}, async (cwd) => {
    const { status, stdout, stderr } = await signalpost(['feedback', 'report', '--root', cwd, '--open-issues'])
    assert.deepEqual([status, stdout, stderr], [0, 'No feedback yet.\n', ''])
  }))
