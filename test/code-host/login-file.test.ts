import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { forgetLogins, keepLogin, type Login, loginFile, readLogins } from '../../bin/services/code-host/login-file.ts'
import { findToken } from '../../bin/services/code-host/token.ts'
import { inFolder } from '../cli/run-command.ts'

const login: Login = {
  apiUrl: 'https://api.example.com',
  webUrl: 'https://example.com',
  clientId: 'client-1',
  user: 'robin',
  token: 'gho_0123456789abcdef',
  expiresAt: null,
}

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8)

const inHome = (work: (env: { HOME: string }, path: string) => Promise<void>) =>
  inFolder({}, async (HOME) => await work({ HOME }, loginFile({ HOME }) ?? ''))

test('the file is in the folder for settings; a relative one counts for nothing', () => {
  assert.equal(loginFile({ XDG_CONFIG_HOME: '/a/b', HOME: '/home/r' }), '/a/b/signalpost/login.json')
  assert.equal(loginFile({ XDG_CONFIG_HOME: 'a/b', HOME: '/home/r' }), '/home/r/.config/signalpost/login.json')
  assert.equal(loginFile({}), join(homedir(), '.config/signalpost/login.json'))
})

test('only the owner can read it, whatever the mask, and nothing else is left behind', () =>
  inHome(async (env, path) => {
    const before = process.umask(0)
    try {
      keepLogin(login, env)
    } finally {
      process.umask(before)
    }
    assert.deepEqual([mode(path), mode(dirname(path))], ['600', '700'])
    assert.deepEqual(readdirSync(dirname(path)), ['login.json'])
    assert.deepEqual(readLogins(env), { value: [login], diagnostics: [] })
  }))

test('one login a host: a new one takes the place of the old one', () =>
  inHome(async (env) => {
    const other = { ...login, apiUrl: 'https://api.other.example' }
    for (const one of [login, other, { ...login, token: 'gho_new' }]) keepLogin(one, env)
    assert.deepEqual(readLogins(env).value, [other, { ...login, token: 'gho_new' }])
  }))

test('rights of others are taken away, with a warning, once', () =>
  inHome(async (env, path) => {
    for (const [file, folder, warned] of [
      [0o644, 0o700, 1],
      [0o600, 0o777, 1],
      [0o600, 0o755, 0],
    ] as const) {
      keepLogin(login, env)
      chmodSync(path, file)
      chmodSync(dirname(path), folder)
      const { value, diagnostics } = readLogins(env)
      assert.equal(value?.length, 1)
      assert.deepEqual(
        diagnostics.map(({ code, severity }) => [code, severity]),
        warned === 1 ? [['SP7063', 'warning']] : [],
      )
      assert.deepEqual([mode(path), mode(dirname(path))], ['600', '700'])
      assert.deepEqual(readLogins(env).diagnostics, [])
    }
  }))

test('the folder may be a link, as in a collection of settings', () =>
  inHome(async (env, path) => {
    mkdirSync(join(env.HOME, 'settings'), { mode: 0o700 })
    mkdirSync(dirname(dirname(path)))
    symlinkSync(join(env.HOME, 'settings'), dirname(path))
    keepLogin(login, env)
    assert.deepEqual(readLogins(env), { value: [login], diagnostics: [] })
    assert.equal(mode(path), '600')
  }))

test('a folder that was open is closed before a token goes into it', () =>
  inHome(async (env, path) => {
    mkdirSync(dirname(path), { recursive: true, mode: 0o755 })
    keepLogin(login, env)
    assert.equal(mode(dirname(path)), '700')
  }))

test('a link, a folder and a damaged file are refused; a login replaces a damaged one', () =>
  inHome(async (env, path) => {
    const reason = () => {
      const { value, diagnostics } = readLogins(env)
      assert.equal(value, null)
      assert.equal(diagnostics[0]?.code, 'SP7062')
      return diagnostics[0].message.replace(/^.*`: /, '')
    }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(join(env.HOME, 'elsewhere'), JSON.stringify({ version: 1, logins: [login] }), { mode: 0o600 })
    symlinkSync(join(env.HOME, 'elsewhere'), path)
    assert.equal(reason(), 'it is a link')
    keepLogin(login, env)
    assert.equal(readLogins(env).value?.length, 1)
    for (const damage of ['', '{', 'null', '{"version":2,"logins":[]}', '{"version":1,"logins":[{"token":"a b"}]}']) {
      writeFileSync(path, damage)
      assert.equal(reason(), 'its content is damaged')
    }
    keepLogin(login, env)
    assert.equal(JSON.parse(readFileSync(path, 'utf8')).logins[0].user, 'robin')
  }))

test('logout removes the file, damaged or not', () =>
  inHome(async (env, path) => {
    assert.equal(forgetLogins(env), null)
    keepLogin(login, env)
    assert.deepEqual(forgetLogins(env), [login])
    writeFileSync(path, '{')
    assert.deepEqual(forgetLogins(env), [])
    assert.equal(forgetLogins(env), null)
    assert.deepEqual(readdirSync(dirname(path)), [])
  }))

const host = {
  webUrl: 'https://example.com',
  apiUrl: 'https://api.example.com',
  webTrusted: true,
  apiTrusted: true,
  clientId: null,
  site: null,
}

test('a token of the environment comes first, in its order, without space around it', () =>
  inHome(async (env) => {
    keepLogin(login, env)
    const find = (more: Record<string, string>) => findToken(host, { ...env, ...more }, 0).value
    assert.deepEqual(find({}), { value: login.token, variable: null })
    assert.deepEqual(find({ GH_TOKEN: 'c', GITHUB_TOKEN: 'b' }), { value: 'b', variable: 'GITHUB_TOKEN' })
    assert.deepEqual(find({ GITHUB_TOKEN: 'b', CODE_HOST_TOKEN: ' a\n' }), { value: 'a', variable: 'CODE_HOST_TOKEN' })
    assert.deepEqual(find({ CODE_HOST_TOKEN: '' }), { value: login.token, variable: null })
  }))

test('a token that can not be one is refused without being shown', () => {
  const { value, diagnostics } = findToken(host, { CODE_HOST_TOKEN: 'se cret' }, 0)
  assert.equal(value, null)
  assert.equal(diagnostics[0]?.code, 'SP7051')
  assert.doesNotMatch(JSON.stringify(diagnostics), /se cret/)
})

test('a login is used for its own address alone, and not after its end', () =>
  inHome(async (env) => {
    keepLogin({ ...login, expiresAt: '2026-05-05T10:00:00.000Z' }, env)
    const now = Date.parse('2026-05-05T09:59:59.999Z')
    assert.equal(findToken(host, env, now).value?.value, login.token)
    assert.equal(findToken(host, env, now + 1).diagnostics[0]?.code, 'SP7051')
    assert.equal(findToken({ ...host, apiUrl: 'https://api.example.com/v3' }, env, now).value, null)
  }))

test('an address that only site.yaml names gets no token of the environment, nor any question', () =>
  inHome(async (env) => {
    const untrusted = { ...host, apiTrusted: false }
    assert.equal(findToken(untrusted, { ...env, GITHUB_TOKEN: 'b' }, 0).diagnostics[0]?.code, 'SP7060')
    assert.equal(findToken(untrusted, env, 0).diagnostics[0]?.code, 'SP7050')
    keepLogin(login, env)
    assert.equal(findToken(untrusted, env, 0).value?.value, login.token)
  }))
