import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statusOf } from '../../bin/report/judge.ts'
import { reportToHost } from '../../bin/services/code-host/check-with-host.ts'
import type { System } from '../../bin/system.ts'
import { runHere, unwatched } from '../cli/run-here.ts'
import { putFiles } from '../put-files.ts'
import { hostAndCommand, token } from './host-and-command.ts'
import { openCodeHost } from './host-server.ts'
import { brokenPage, inRepository } from './site-in-repository.ts'

const { host, signalpost, here } = hostAndCommand()

const nobody = { write: async () => {}, tty: false, columns: 80 }

/** A command whose words nobody reads. */
const silent: System = {
  cwd: '/',
  env: {},
  version: '0.0.0',
  out: nobody,
  err: nobody,
  finish: () => {},
  inWork: unwatched,
  overBudget: new Map(),
  before: null,
}

const asJob = { CODE_HOST_TOKEN: token, CODE_HOST_REPOSITORY: 'acme/docs' }

const page = 'site/content/pages/docs/broken.md'

test('check --report code-host posts what it found, and ends as the check does', () =>
  inRepository({ [page]: brokenPage }, async ({ root: site, commit }) => {
    host().state.commits.add(commit)
    const { status, stdout, stderr } = await signalpost(['check', '--root', site, '--report', 'code-host'], {
      env: asJob,
    })
    assert.equal(status, 1, stderr)
    assert.match(stdout, /2 errors, \d+ warnings? in \d+ pages/)
    assert.match(stderr, /Posted the report as a check run at http:.*\/runs\/1/)
    const [posted] = host().state.checkRuns
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
    host().state.commits.add(commit)
    const call = ['check', '--root', site, '--report', 'code-host', '--format', 'json']
    const good = await here(call, { env: asJob })
    assert.equal(good.status, 0, good.stderr)
    const { warnings } = JSON.parse(good.stdout).summary
    assert.equal(host().state.checkRuns[0]?.conclusion, 'success')
    if (warnings > 0) {
      assert.equal((await here([...call, '--strict'], { env: asJob })).status, 1)
      assert.equal(host().state.checkRuns[1]?.conclusion, 'failure')
    }
    putFiles(site, { 'content/pages/docs/broken.md': brokenPage, 'content/site.yaml': 'url: [' })
    const broken = await here(call, { env: asJob })
    assert.equal(broken.status, 2)
    assert.equal(host().state.checkRuns.at(-1)?.conclusion, 'failure')
  }))

test('check --report code-host: what goes wrong with the post is an error of its own beside the others', () =>
  inRepository({ [page]: brokenPage }, async ({ root: site }) => {
    const report = async (env: Readonly<Record<string, string>>) => {
      const call = ['check', '--root', site, '--report', 'code-host', '--format', 'json']
      const { status, stdout } = await here(call, { env })
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string }[] }
      const codes = diagnostics.map(({ code }) => code)
      assert.equal(codes.filter((code) => code === 'SP4001').length, 2, codes.join(' '))
      return [status, codes.filter((code) => code.startsWith('SP70')).join(' ')]
    }
    assert.deepEqual(await report({}), [2, 'SP7050'])
    const { stdout } = await here(['check', '--root', site, '--report', 'code-host'], { env: {} })
    assert.match(stdout, /Set `CODE_HOST_TOKEN` [^\n]*a person's login can't make one/)
    assert.deepEqual(await report({ ...asJob, CODE_HOST_TOKEN: 'ghs_wrongwrongwrongwrong' }), [2, 'SP7051'])
    host().answer(() => ({ status: 503, body: '' }))
    assert.deepEqual(await report(asJob), [3, 'SP7055'])
  }))

test('each failure of the post has its own code and status', () =>
  inRepository({}, async ({ root: site, commit }) => {
    const report = async (changes: Readonly<Record<string, string>>) => {
      const env = { ...asJob, CODE_HOST_URL: host().origin, CODE_HOST_API_URL: host().origin, HOME: site, ...changes }
      const verdict = { status: 0, diagnostics: [], reason: null } as const
      const found = await reportToHost({ verdict, pages: 1, root: site }, { ...silent, env })
      return [statusOf(found), ...found.map(({ code }) => code)]
    }
    assert.deepEqual(await report({}), [2, 'SP7058'])
    host().state.commits.add(commit)
    assert.deepEqual(await report({}), [0])
    assert.deepEqual(await report({ CODE_HOST_REPOSITORY: '' }), [2, 'SP7061'])
    assert.deepEqual(await report({ CODE_HOST_COMMIT: 'main' }), [2, 'SP7061'])
    assert.deepEqual(await report({ CODE_HOST_REPOSITORY: 'acme/other' }), [2, 'SP7053'])
    assert.deepEqual(await report({ CODE_HOST_API_URL: 'http://code.example' }), [2, 'SP7059'])
    host().state.tokens.set(token, { user: 'job', may: [] })
    assert.deepEqual(await report({}), [2, 'SP7052'])
    host().answer(() => ({ status: 429, body: '', headers: { 'retry-after': '30' } }))
    assert.deepEqual(await report({}), [3, 'SP7054'])
    host().answer(() => ({ status: 201, body: '<html>' }))
    assert.deepEqual(await report({}), [3, 'SP7057'])
    const gone = await openCodeHost()
    await gone.close()
    assert.deepEqual(await report({ CODE_HOST_API_URL: gone.origin }), [3, 'SP7056'])
  }))

test('check: a host that only site.yaml names is not asked, and gets no token', () =>
  inRepository(
    {},
    async ({ root: site }) => {
      const env = { GITHUB_TOKEN: token, CODE_HOST_URL: '', CODE_HOST_API_URL: '', CODE_HOST_REPOSITORY: 'acme/docs' }
      const before = host().requests.length
      for (const option of [
        ['--report', 'code-host'],
        ['--changed-pull', 'acme/docs#1'],
      ]) {
        const { status, stdout } = await signalpost(['check', '--root', site, ...option], { env })
        assert.equal(status, 2)
        assert.match(stdout, /SP7060/)
      }
      assert.equal(host().requests.length, before)
    },
    `codeHost: { url: '${'http://127.0.0.1:1'}', apiUrl: 'http://127.0.0.1:1' }\n`,
  ))

test('check --changed-pull: a page renamed or deleted in a pull request needs a redirect', () =>
  inRepository({ 'site/content/pages/docs/new.md': '---\ntitle: New\n---\n\nText.\n' }, async ({ root: site }) => {
    const renamed = {
      status: 'renamed',
      filename: 'site/content/pages/docs/new.md',
      previous_filename: 'site/content/pages/docs/old.md',
    }
    const others = Array.from({ length: 130 }, (_, at) => ({ status: 'added', filename: `other/${at}.txt` }))
    const removed = { status: 'removed', filename: 'site/content/pages/docs/gone.md' }
    host().state.pulls.set(12, { files: [renamed, ...others, removed] })
    const check = async () => {
      const call = ['check', '--root', site, '--changed-pull', 'acme/docs#12', '--format', 'json']
      const { status, stdout } = await here(call)
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
    putFiles(site, { 'content/redirects.yaml': redirects })
    assert.deepEqual(await check(), [0])
  }))

test('check --changed-pull: an unknown pull request, a wrong name, and both comparisons at once', () =>
  inRepository({}, async ({ root: site }) => {
    const check = (...argv: string[]) => here(['check', '--root', site, ...argv])
    const unknown = await check('--changed-pull', 'acme/docs#404')
    assert.equal(unknown.status, 2)
    assert.match(unknown.stdout, /Unknown pull request `acme\/docs#404`/)
    // Such calls are refused before anything of the site is read.
    const refused = (...argv: string[]) => runHere(['check', '--root', site, ...argv])
    assert.match((await refused('--changed-pull', 'docs#1')).stderr, /Expected owner\/name#number/)
    const both = await refused('--changed-pull', 'acme/docs#1', '--changed-since', 'main')
    assert.equal(both.status, 2)
    assert.match(both.stderr, /cannot be used with/)
    assert.match((await refused('--report', 'elsewhere')).stderr, /Allowed choices are code-host/)
  }))
