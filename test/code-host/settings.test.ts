import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { findCommit } from '../../bin/services/code-host/commit.ts'
import { findRepository, repositoryAt } from '../../bin/services/code-host/repository.ts'
import { readCodeHost } from '../../bin/services/code-host/settings.ts'
import { inFolder } from '../cli/run-command.ts'
import { gitIn } from '../git-in.ts'
import { putFiles } from '../put-files.ts'

const site = `url: https://docs.acme.example
brand: { key: acme, name: Acme }
subBrand: { key: beacon, name: Beacon }
platformSection: { key: river, name: River }
links:
  logIn: /a
  signUp: /b
  helpCenter: /c
  support: /d
  questions: { brand: /e, subBrand: /f }
`
const withSite = <Result>(more: string, work: (root: string) => Promise<Result>) =>
  inFolder({ 'content/site.yaml': site + more }, work)

const own = `codeHost: { clientId: '\${CODE_HOST_APP}', url: https://code.acme.example/, apiUrl: https://code.acme.example/api/v3/ }\n`

test('the standard host, where nothing else is said and where site.yaml is missing', async () => {
  const standard = {
    webUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    webTrusted: true,
    apiTrusted: true,
  }
  await inFolder({}, async (root) => {
    assert.deepEqual(readCodeHost(root, {}).value, { ...standard, clientId: null, site: null })
  })
  await withSite('', async (root) => {
    const { site: _, ...rest } = readCodeHost(root, {}).value ?? ({} as never)
    assert.deepEqual(rest, { ...standard, clientId: null })
  })
})

test('site.yaml names the host, the environment confirms or replaces it', () =>
  withSite(own, async (root) => {
    const read = (env: Record<string, string>) => {
      const { site: _, ...rest } = readCodeHost(root, env).value ?? ({} as never)
      return rest
    }
    const addresses = { webUrl: 'https://code.acme.example', apiUrl: 'https://code.acme.example/api/v3' }
    assert.deepEqual(read({ CODE_HOST_APP: 'app-7' }), {
      ...addresses,
      webTrusted: false,
      apiTrusted: false,
      clientId: 'app-7',
    })
    const confirmed = { CODE_HOST_URL: 'https://code.acme.example', CODE_HOST_CLIENT_ID: 'app-8' }
    assert.deepEqual(read({ ...confirmed, CODE_HOST_API_URL: `${addresses.apiUrl}/` }), {
      ...addresses,
      webTrusted: true,
      apiTrusted: true,
      clientId: 'app-8',
    })
    const job = { GITHUB_SERVER_URL: 'https://host.example', GITHUB_API_URL: 'https://api.host.example' }
    assert.equal(read(job).apiUrl, 'https://api.host.example')
    assert.equal(read({ ...job, CODE_HOST_API_URL: 'https://other.example' }).apiUrl, 'https://other.example')
  }))

test('no secret of the environment becomes part of an address', () =>
  withSite(
    `codeHost: { url: 'https://evil.example/\${GITHUB_TOKEN}', apiUrl: 'https://evil.example/\${CODE_HOST_TOKEN}' }\n`,
    async (root) => {
      const env = { GITHUB_TOKEN: 'hunter2', CODE_HOST_TOKEN: 'hunter3', CODE_HOST_CLIENT_SECRET: 'hunter4' }
      assert.doesNotMatch(JSON.stringify(readCodeHost(root, env)), /hunter/)
    },
  ))

test('an address must keep what travels there to itself', async () => {
  const code = (env: Record<string, string>) =>
    inFolder({}, async (root) => readCodeHost(root, env).diagnostics.map((one) => [one.code, one.message.slice(0, 60)]))
  for (const wrong of [
    'http://code.example',
    'https://me:pw@code.example',
    'code.example',
    'ftp://a',
    'http://127.0.0.1.evil.example',
  ])
    assert.equal((await code({ CODE_HOST_API_URL: wrong }))[0]?.[0], 'SP7059', wrong)
  assert.deepEqual(await code({ CODE_HOST_API_URL: 'http://localhost:3000', CODE_HOST_URL: 'http://[::1]:3000' }), [])
  await withSite('codeHost: { apiUrl: http://code.example }\n', async (root) => {
    assert.match(readCodeHost(root, {}).diagnostics[0]?.message ?? '', /`codeHost\.apiUrl`/)
  })
})

test('a repository by its page or its remote', () => {
  const at = (address: string, web = 'https://code.example') => {
    const found = repositoryAt(address, web)
    return found === null ? null : `${found.owner}/${found.name}`
  }
  for (const address of [
    'https://code.example/acme/docs',
    'https://code.example/acme/docs.git/',
    'https://robin:token@code.example/acme/docs.git',
    'git@code.example:acme/docs.git',
    'ssh://git@code.example:22/acme/docs.git',
  ])
    assert.equal(at(address), 'acme/docs', address)
  assert.equal(at('https://code.example/git/acme/docs', 'https://code.example/git'), 'acme/docs')
  for (const address of [
    'https://other.example/acme/docs',
    '/srv/docs.git',
    'https://code.example/docs',
    'file:///a/b',
    '',
  ])
    assert.equal(at(address), null, address)
})

test('the repository: what the call names, the environment, site.yaml, git', async () => {
  const name = async (root: string, env: Record<string, string>, named: string | null = null) => {
    const host = readCodeHost(root, env).value
    assert.ok(host)
    const given = named === null ? null : { owner: named, name: 'docs' }
    const { value, problem } = await findRepository(given, host, root, env)
    return value === null ? problem?.code : `${value.owner}/${value.name}`
  }
  await withSite('', async (root) => {
    assert.equal(await name(root, {}), 'SP7061')
    gitIn(root)('init', '-q')
    assert.equal(await name(root, {}), 'SP7061')
    gitIn(root)('remote', 'add', 'origin', 'git@github.com:from/git.git')
    assert.equal(await name(root, {}), 'from/git')
    putFiles(root, { 'content/site.yaml': `${site}repository: https://github.com/from/site\n` })
    assert.equal(await name(root, {}), 'from/site')
    assert.equal(await name(root, { GITHUB_REPOSITORY: 'from/job' }), 'from/job')
    assert.equal(await name(root, { GITHUB_REPOSITORY: 'from/job', CODE_HOST_REPOSITORY: 'from/env' }), 'from/env')
    assert.equal(await name(root, { CODE_HOST_REPOSITORY: 'nonsense' }), 'SP7061')
    assert.equal(await name(root, { CODE_HOST_REPOSITORY: 'from/env' }, 'option'), 'option/docs')
  })
})

test('the commit: the environment, the pull request of the job, the job, git', () =>
  inFolder({}, async (root) => {
    const hash = (digit: string) => digit.repeat(40)
    const commit = async (env: Record<string, string>) => {
      const { value, problem } = await findCommit(root, env)
      return value ?? problem?.code
    }
    assert.equal(await commit({}), 'SP7061')
    gitIn(root)('init', '-q')
    gitIn(root)('commit', '-q', '--allow-empty', '-m', 'start')
    const head = gitIn(root)('rev-parse', 'HEAD')
    assert.equal(await commit({}), head)
    assert.equal(await commit({ GITHUB_SHA: hash('a') }), hash('a'))
    const event = (name: string, value: unknown) => {
      putFiles(root, { [name]: typeof value === 'string' ? value : JSON.stringify(value) })
      return { GITHUB_SHA: hash('a'), GITHUB_EVENT_PATH: join(root, name) }
    }
    assert.equal(await commit(event('pull.json', { pull_request: { head: { sha: hash('b') } } })), hash('b'))
    assert.equal(await commit(event('run.json', { workflow_run: { head_sha: hash('c') } })), hash('c'))
    assert.equal(await commit(event('push.json', { after: hash('d') })), hash('a'))
    assert.equal(await commit(event('broken.json', '{')), hash('a'))
    assert.equal(await commit(event('null.json', 'null')), hash('a'))
    assert.equal(await commit({ GITHUB_EVENT_PATH: join(root, 'none'), CODE_HOST_COMMIT: hash('e') }), hash('e'))
    assert.equal(await commit({ CODE_HOST_COMMIT: 'main' }), 'SP7061')
  }))
