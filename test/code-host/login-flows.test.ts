import assert from 'node:assert/strict'
import { get } from 'node:http'
import { after, before, beforeEach, test } from 'node:test'
import { createClient } from '../../bin/services/code-host/client.ts'
import { deviceFlow } from '../../bin/services/code-host/device-flow.ts'
import { openLoopback } from '../../bin/services/code-host/loopback.ts'
import { webFlow } from '../../bin/services/code-host/web-flow.ts'
import { type CodeHostServer, openCodeHost } from './host-server.ts'
import { oauthState } from './oauth-endpoints.ts'

let host: CodeHostServer
before(async () => {
  host = await openCodeHost()
})
after(() => host.close())

beforeEach(() => {
  host.answer(null)
  Object.assign(host.oauth, oauthState())
})

const pages = () => createClient({ baseUrl: host.origin, token: null, version: '0', pause: async () => {} })

/** The device flow with a clock that only pauses move: seconds waited for, what was shown, and what came of it. */
async function device(clientId = 'client-1') {
  const waits: number[] = []
  const shown: string[] = []
  let clock = 0
  const reply = await deviceFlow({
    client: pages(),
    clientId,
    scope: 'repo',
    show: async (code, page) => shown.push(`${code} at ${page}`),
    pause: async (milliseconds) => {
      waits.push(milliseconds / 1000)
      clock += milliseconds
    },
    now: () => clock,
  })
  return { ...reply, waits, shown }
}

test('device flow: a person enters the code, and the token comes', async () => {
  Object.assign(host.oauth, { script: ['authorization_pending', 'authorization_pending', 'granted'], interval: 5 })
  const { value, waits, shown } = await device()
  assert.deepEqual(value, { token: host.oauth.token, expiresIn: null })
  assert.deepEqual(waits, [5, 5, 5])
  assert.deepEqual(shown, [`WDJB-MJHT at ${host.origin}/login/device`])
  assert.deepEqual(host.oauth.scopes, ['repo'])
})

test('device flow: slow_down makes the questions rarer, by what the host says or by five seconds', async () => {
  const script = ['slow_down', 'authorization_pending', 'slow_down', 'granted'] as const
  Object.assign(host.oauth, { script, interval: 5, slowerInterval: 12 })
  assert.deepEqual((await device()).waits, [5, 12, 12, 12])
  const slow = { status: 200, body: { error: 'slow_down', error_description: 'Too fast' } }
  let asked = 0
  host.oauth.script = ['granted']
  host.answer(({ path }) => (path === '/login/oauth/access_token' && ++asked < 3 ? slow : null))
  assert.deepEqual((await device()).waits, [5, 10, 15])
})

test('device flow: errors in status 400 are read as well', async () => {
  let asked = 0
  const pending = { status: 400, body: { error: 'authorization_pending' } }
  host.answer(({ path }) => (path === '/login/oauth/access_token' && ++asked < 2 ? pending : null))
  assert.equal((await device()).value?.token, host.oauth.token)
})

test('device flow: a token that ends says when', async () => {
  host.oauth.tokenLife = 28_800
  assert.deepEqual((await device()).value, { token: host.oauth.token, expiresIn: 28_800 })
})

for (const [answer, code, text] of [
  ['access_denied', 'SP7065', /refused in the browser/],
  ['expired_token', 'SP7065', /the code has ended/],
] as const) {
  test(`device flow: ${answer}`, async () => {
    host.oauth.script = ['authorization_pending', answer]
    const { problem } = await device()
    assert.equal(problem?.code, code)
    assert.match(problem.message, text)
  })
}

test('device flow: nobody confirms it in time', async () => {
  Object.assign(host.oauth, { script: ['authorization_pending'], life: 60, interval: 5 })
  const { problem, waits } = await device()
  assert.match(problem?.message ?? '', /nobody confirmed it in time/)
  assert.equal(waits.length, 12)
})

test('device flow: an application that is unknown, or may not use it', async () => {
  const unknown = (await device('other')).problem
  assert.equal(unknown?.code, 'SP7066')
  assert.match(unknown.message, /: Not Found$/)
  host.oauth.deviceFlow = false
  const { problem } = await device()
  assert.equal(problem?.code, 'SP7066')
  assert.match(problem.hint ?? '', /allows the device flow/)
})

test('device flow: a fault in between does not end it, a lasting one does', async () => {
  Object.assign(host.oauth, { script: ['authorization_pending', 'granted'], interval: 5 })
  let asked = 0
  host.answer(({ path }) =>
    path === '/login/oauth/access_token' && [1, 2, 3].includes(++asked) ? { status: 502, body: {} } : null,
  )
  assert.equal((await device()).value?.token, host.oauth.token)
  host.answer(({ path }) => (path === '/login/oauth/access_token' ? { status: 502, body: {} } : null))
  const { problem, waits } = await device()
  assert.equal(problem?.code, 'SP7055')
  assert.equal(waits.length, 4)
})

test('device flow: an answer that is none, and a page to open that is no page', async () => {
  host.answer(() => ({ status: 200, body: 'device_code=1&user_code=2', headers: { 'content-type': 'text/plain' } }))
  assert.equal((await device()).problem?.code, 'SP7057')
  const begun = {
    device_code: 'a',
    user_code: 'b',
    verification_uri: 'javascript:alert(1)',
    expires_in: 9,
    interval: 0,
  }
  host.answer(() => ({ status: 200, body: begun }))
  const { problem, shown } = await device()
  assert.equal(problem?.code, 'SP7057')
  assert.deepEqual(shown, [])
})

/** The web flow, with `visit` as the person in front of the browser, who is waited for. */
async function web(visit: (page: URL, start: string) => Promise<unknown>, clientSecret = 'client-secret-1') {
  const visits: Promise<unknown>[] = []
  const reply = await webFlow({
    client: pages(),
    webUrl: host.origin,
    clientId: 'client-1',
    clientSecret,
    scope: 'repo',
    show: async (page, start) => visits.push(visit(new URL(page), start)),
  })
  await Promise.all(visits)
  return reply
}

test('web flow: the browser comes back with a code, and the token comes', async () => {
  let text = ''
  const { value } = await web(async (page) => {
    text = await (await fetch(page)).text()
  })
  assert.deepEqual(value, { token: host.oauth.token, expiresIn: null })
  assert.match(text, /Go back to the terminal/)
  assert.deepEqual(host.oauth.scopes, ['repo'])
})

test('web flow: the short address leads to the page of the host', async () => {
  const { value } = await web((_page, start) => fetch(start))
  assert.equal(value?.token, host.oauth.token)
})

test('web flow: listens on this machine alone, with state and proof key that nobody can guess', async () => {
  const seen: URL[] = []
  for (let at = 0; at < 2; at += 1)
    await web((page) => {
      seen.push(page)
      return fetch(page)
    })
  const [a, b] = seen.map(({ searchParams }) => Object.fromEntries(searchParams))
  assert.match(a?.redirect_uri ?? '', /^http:\/\/127\.0\.0\.1:\d+\/callback$/)
  assert.equal(a?.code_challenge_method, 'S256')
  for (const name of ['state', 'code_challenge']) {
    assert.match(a?.[name] ?? '', /^[\w-]{43}$/)
    assert.notEqual(a?.[name], b?.[name])
  }
  assert.equal(a?.client_secret, undefined)
})

test('web flow: what others send to the address changes nothing', async () => {
  const statuses: number[] = []
  const { value } = await web(async (page) => {
    const back = page.searchParams.get('redirect_uri') ?? ''
    const state = page.searchParams.get('state') ?? ''
    for (const [url, init] of [
      [`${back}?code=stolen`, {}],
      [`${back}?code=stolen&state=${'x'.repeat(43)}`, {}],
      [`${back}?error=access_denied&state=`, {}],
      [`${back}?state=${state}`, {}],
      [`${back}/more?code=stolen&state=${state}`, {}],
      [`${back}?code=stolen&state=${state}`, { method: 'POST' }],
    ] as const)
      statuses.push((await fetch(url, init)).status)
    await fetch(page)
  })
  assert.deepEqual(statuses, [404, 404, 404, 404, 404, 404])
  assert.equal(value?.token, host.oauth.token)
})

test('web flow: another name for this machine is not answered', async () => {
  const { value } = await web(async (page) => {
    const back = new URL(page.searchParams.get('redirect_uri') ?? '')
    back.search = `?code=stolen&state=${page.searchParams.get('state')}`
    const status = await new Promise((done) =>
      get(back, { headers: { host: 'evil.example' } }, (response) => done(response.resume().statusCode)),
    )
    assert.equal(status, 404)
    await fetch(page)
  })
  assert.equal(value?.token, host.oauth.token)
})

test('web flow: nobody comes back in time', async () => {
  const loopback = await openLoopback('state', (redirectUri) => redirectUri, 20)
  assert.equal(await loopback.returned, 'late')
  loopback.close()
})

test('web flow: what is asked for at no address is answered, and the login goes on', async () => {
  const { value } = await web(async (page) => {
    const { port } = new URL(page.searchParams.get('redirect_uri') ?? '')
    for (const path of ['//[', '//evil.example/callback?code=a&state=b', 'http://['])
      assert.equal(
        await new Promise<number | undefined>((done, fail) =>
          get({ host: '127.0.0.1', port, path }, (response) => done(response.resume().statusCode)).on('error', fail),
        ),
        404,
      )
    await fetch(page)
  })
  assert.equal(value?.token, host.oauth.token)
})

test('web flow: refused in the browser', async () => {
  host.oauth.consent = 'no'
  let text = ''
  const { problem } = await web(async (page) => {
    text = await (await fetch(page)).text()
  })
  assert.equal(problem?.code, 'SP7065')
  assert.match(text, /The login was refused/)
})

test('web flow: a wrong secret is said, and not shown', async () => {
  const { problem } = await web((page) => fetch(page), 'hunter2-secret')
  assert.equal(problem?.code, 'SP7066')
  assert.match(problem.message, /The client secret … is wrong$/)
})

test('web flow: a code that was exchanged already is of no use', async () => {
  const { problem } = await web(async (page) => {
    const back = await fetch(page, { redirect: 'manual' })
    host.oauth.codes.clear()
    await fetch(back.headers.get('location') ?? '')
  })
  assert.equal(problem?.code, 'SP7065')
})
