import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { putFiles } from '../put-files.ts'
import { hostAndCommand } from './host-and-command.ts'
import { oauthState } from './oauth-endpoints.ts'
import { inRepository } from './site-in-repository.ts'

const { host, signalpost } = hostAndCommand()

const clientId = 'codeHost: { clientId: client-1 }\n'

test('login by device flow, then logout: the token is in a file of its owner, and nowhere else', () =>
  inRepository(
    {},
    async ({ root: site, top }) => {
      host().oauth.script = ['authorization_pending', 'slow_down', 'granted']
      const env = { HOME: join(top, 'home') }
      const call = ['--root', site]
      const { status, stdout, stderr } = await signalpost(['login', ...call], { env })
      assert.equal(status, 0, stderr)
      assert.equal(stdout, `Logged in to ${host().origin} as robin\n`)
      assert.equal(stderr, `Open ${host().origin}/login/device and enter the code WDJB-MJHT\n`)
      assert.deepEqual(host().oauth.scopes, ['repo'])
      const file = join(top, 'home/.config/signalpost/login.json')
      assert.equal(statSync(file).mode & 0o777, 0o600)
      assert.equal(statSync(dirname(file)).mode & 0o777, 0o700)
      assert.equal(JSON.parse(readFileSync(file, 'utf8')).logins[0].token, host().oauth.token)
      host().state.pulls.set(1, { files: [] })
      await signalpost(['check', ...call, '--changed-pull', 'acme/docs#1'], { env })
      assert.equal(host().requests.at(-1)?.headers.authorization, `Bearer ${host().oauth.token}`)
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
      const env = { HOME: join(top, 'home'), CODE_HOST_CLIENT_SECRET: host().oauth.clientSecret }
      let visited = false
      const onError = (text: string) => {
        const [, url] = /in the browser: (\S+)\n/.exec(text) ?? []
        if (url === undefined || visited) return
        visited = true
        void fetch(url).then((response) => response.text())
      }
      const { status, stdout, stderr } = await signalpost(['login', '--root', site, '--public-only'], { env, onError })
      assert.equal(status, 0, stderr)
      assert.equal(stdout, `Logged in to ${host().origin} as robin\n`)
      assert.deepEqual(host().oauth.scopes, ['public_repo'])
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
      host().oauth.script = ['access_denied']
      assert.equal(await login(app), '3 SP7065')
      host().oauth.script = ['expired_token']
      assert.equal(await login(app), '3 SP7065')
      host().oauth.deviceFlow = false
      assert.equal(await login(app), '2 SP7066')
      Object.assign(host().oauth, oauthState())
      assert.equal(await login({ ...app, CODE_HOST_API_URL: '' }), '2 SP7060')
      assert.equal(
        await login({ ...app, CODE_HOST_CLIENT_SECRET: 'a', CODE_HOST_URL: '', CODE_HOST_API_URL: '' }),
        '2 SP7060',
      )
      host().state.tokens.delete(host().oauth.token)
      assert.equal(await login(app), '2 SP7051')
      putFiles(top, { file: '' })
      host().state.tokens.set(host().oauth.token, { user: 'robin', may: [] })
      assert.equal(await login({ ...app, XDG_CONFIG_HOME: join(top, 'file') }), '3 SP7062')
    },
    `codeHost: { url: 'http://127.0.0.1:1', apiUrl: 'http://127.0.0.1:2' }\n`,
  ))
