import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { z } from 'zod'
import { type ClientOptions, createClient, nextPage } from '../../bin/services/code-host/client.ts'
import type { Client } from '../../bin/services/code-host/client-model.ts'
import { type CodeHostServer, openCodeHost } from './host-server.ts'

let host: CodeHostServer
before(async () => {
  host = await openCodeHost()
})
after(() => host.close())

const secret = 'ghp_0123456789abcdefghij'
const waits: number[] = []
beforeEach(() => {
  host.answer(null)
  host.state.tokens.clear()
  host.state.tokens.set(secret, { user: 'robin', may: [] })
  waits.length = 0
})

const about = { noun: 'repository `acme/docs`', verb: 'read repository `acme/docs`', needs: 'It needs a right.' }
const user = z.object({ login: z.string() })

function client(options: Partial<ClientOptions> = {}): Client {
  return createClient({
    baseUrl: host.origin,
    token: { value: secret, variable: 'CODE_HOST_TOKEN' },
    version: '1.2.3',
    pause: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  })
}

const whoIs = (options?: Partial<ClientOptions>) =>
  client(options).call({ route: 'GET /user', parameters: {}, about }, user)

test('a request carries the token, the version of the API and who asks', async () => {
  assert.deepEqual(await whoIs(), { value: { login: 'robin' }, problem: null })
  const { headers } = host.requests.at(-1) as (typeof host.requests)[0]
  assert.equal(headers.authorization, `Bearer ${secret}`)
  assert.equal(headers['x-github-api-version'], '2022-11-28')
  assert.match(String(headers['user-agent']), /^signalpost\/1\.2\.3/)
})

/** Each answer with the code, a part of the message and a part of the hint that it becomes. */
const cases: readonly (readonly [string, number, object, unknown, string, RegExp, RegExp])[] = [
  ['401', 401, {}, { message: 'Bad credentials' }, 'SP7051', /`CODE_HOST_TOKEN`.*\(401\)/, /set another/],
  ['403', 403, {}, { message: 'Resource not accessible' }, 'SP7052', /\(403\): Resource not/, /It needs a right\./],
  ['404', 404, {}, { message: 'Not Found' }, 'SP7053', /^Unknown repository `acme\/docs`/, /may not see/],
  ['410', 410, {}, { message: 'Issues are disabled' }, 'SP7058', /\(410\): Issues are disabled/, /^$/],
  [
    '422 with details',
    422,
    {},
    { message: 'Validation Failed', errors: [{ message: 'no such commit' }, 'and more', { code: 'x' }] },
    'SP7058',
    /\(422\): Validation Failed; no such commit; and more$/,
    /^$/,
  ],
  [
    'primary rate limit',
    403,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1790000000' },
    { message: 'Forbidden' },
    'SP7054',
    /takes no more/,
    /after 2026-09-21 14:13:20 UTC/,
  ],
  ['429 with retry-after', 429, { 'retry-after': '60' }, {}, 'SP7054', /takes no more/, /in 60 seconds/],
  [
    'secondary rate limit',
    403,
    { 'retry-after': '1' },
    { message: 'Forbidden' },
    'SP7054',
    /takes no more/,
    /in 1 second\./,
  ],
  [
    'secondary rate limit without a time',
    403,
    { 'x-ratelimit-remaining': '4999', 'x-ratelimit-reset': '1790000000' },
    { message: 'You have exceeded a secondary rate limit. Please wait' },
    'SP7054',
    /takes no more/,
    /in a few minutes/,
  ],
  ['500', 500, {}, { message: 'Server Error' }, 'SP7055', /\(500\)/, /later/],
  ['502 with a page', 502, { 'content-type': 'text/html' }, '<html>Unicorn!</html>', 'SP7055', /\(502\)$/, /later/],
  ['no JSON', 200, {}, '{"login": ', 'SP7057', /it is no JSON/, /sign-in page/],
  ['a page in place of JSON', 200, { 'content-type': 'text/html' }, '<html>', 'SP7057', /it is no JSON/, /proxy/],
  ['bytes in place of JSON', 200, { 'content-type': 'image/png' }, 'PNG', 'SP7057', /it is no JSON/, /proxy/],
  ['JSON of another shape', 200, {}, { login: 7 }, 'SP7057', /`login` is not what/, /proxy/],
  ['nothing', 204, {}, '', 'SP7057', /it is no JSON/, /proxy/],
]

for (const [name, status, headers, body, code, message, hint] of cases) {
  test(`an answer becomes one clear problem: ${name}`, async () => {
    host.answer(() => ({ status, body, headers: headers as Record<string, string> }))
    const { value, problem } = await whoIs()
    assert.equal(value, null)
    assert.equal(problem?.code, code, problem?.message)
    assert.match(problem.message, message)
    assert.match(problem.hint ?? '', hint)
  })
}

test('whoever asks without a token is told what one would change', async () => {
  const ask = async (status: number, headers: Record<string, string> = {}) => {
    host.answer(() => ({ status, body: {}, headers }))
    return (await whoIs({ token: null })).problem
  }
  assert.equal((await ask(401))?.code, 'SP7050')
  assert.match((await ask(404))?.hint ?? '', /signalpost login/)
  assert.match((await ask(403, { 'x-ratelimit-remaining': '0' }))?.hint ?? '', /signalpost login/)
  host.answer(() => ({ status: 401, body: {} }))
  const { problem } = await whoIs({ token: { value: secret, variable: null } })
  assert.match(problem?.hint ?? '', /run `signalpost login` again/)
})

test('no token comes back in a message, ours or any other', async () => {
  const other = 'github_pat_11ABCDEFG0123456789_abcdefghij'
  host.answer(() => ({ status: 403, body: { message: `No ${secret}, ${other}, opensesame \u001b[31m` } }))
  const { problem } = await whoIs({ secrets: ['opensesame'] })
  assert.match(problem?.message ?? '', /: No …, …, … ␛\[31m$/)
})

test('what reads is repeated after a fault of the host, what writes is not', async () => {
  const before = host.requests.length
  host.answer((_request, count) => (count - before < 3 ? { status: 503, body: {} } : null))
  assert.equal((await whoIs()).problem, null)
  assert.deepEqual(waits, [500, 2000])
  host.answer(() => 'drop')
  const start = host.requests.length
  const question = { route: 'POST /repos/acme/docs/issues', parameters: { title: 'a' }, about }
  const { problem } = await client().call(question, user)
  assert.equal(problem?.code, 'SP7056')
  assert.equal(host.requests.length, start + 1)
})

test('a host that is silent, or falls silent, is given up', async () => {
  for (const silence of ['hang', 'stall'] as const) {
    host.answer(() => silence)
    const { problem } = await whoIs({ timeLimit: 150 })
    assert.equal(problem?.code, 'SP7056', silence)
    assert.match(problem.message, /no answer within 0\.15 s/)
    assert.deepEqual(waits, [], 'nobody waits as long again')
  }
})

test('a redirect to another host does not take the token there', async () => {
  const other = await openCodeHost()
  host.answer(({ path }) =>
    path === '/user' ? { status: 302, body: '', headers: { location: `${other.origin}/user` } } : null,
  )
  assert.equal((await whoIs()).problem?.code, 'SP7051')
  assert.deepEqual(
    other.requests.map(({ path, headers }) => [path, headers.authorization]),
    [['/user', undefined]],
  )
  await other.close()
})

test('a host that cannot be reached is named with its address and the reason', async () => {
  const gone = await openCodeHost()
  await gone.close()
  const { problem } = await whoIs({ baseUrl: gone.origin })
  assert.equal(problem?.code, 'SP7056')
  assert.match(problem.message, /^Unreachable code host at `http:\/\/127\.0\.0\.1:\d+`: .*ECONNREFUSED/)
})

test('lists are read to their end, along the links that the host gives', async () => {
  const files = Array.from({ length: 250 }, (_, at) => ({ filename: `f${at}` }))
  host.state.pulls.set(7, { files })
  const schema = z.array(z.object({ filename: z.string() }))
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files'
  const question = { route, parameters: { owner: 'acme', repo: 'docs', pull_number: 7 }, about }
  const start = host.requests.length
  const whole = await client().list(question, schema, 1000)
  assert.deepEqual(whole.value, files)
  assert.equal(host.requests.length - start, 3)
  assert.equal((await client().list(question, schema, 120)).value?.length, 120)
})

test('the address of the next page arrives as the host gave it', async () => {
  const link = `<${host.origin}/user/repos?after=v2:abc:{next}&page=2>; rel="next"`
  host.answer(({ query }) => ({ status: 200, body: [1], ...(!query.has('after') && { headers: { link } }) }))
  const question = { route: 'GET /user/repos', parameters: {}, about }
  assert.deepEqual((await client().list(question, z.array(z.number()), 9)).value, [1, 1])
  assert.equal(host.requests.at(-1)?.query.get('after'), 'v2:abc:{next}')
})

test('a list does not lead the token to another host, nor round in circles', async () => {
  const page = (link: string, body: unknown) => () => ({ status: 200, body, headers: { link } })
  const question = { route: 'GET /user/repos', parameters: {}, about }
  const list = () => client().list(question, z.array(z.number()), 20)
  host.answer(page('<https://elsewhere.example/2>; rel="next"', [1]))
  const { problem } = await list()
  assert.equal(problem?.code, 'SP7057')
  assert.match(problem.message, /another host/)
  host.answer(page(`<${host.origin}/user/repos>; rel="next"`, []))
  assert.deepEqual((await list()).value, [])
  host.answer(page(`<${host.origin}/user/repos>; rel="next"`, [1]))
  assert.equal((await list()).value?.length, 20)
})

test('the next page is found among the links in any order', () => {
  const link = '<https://a.example/?page=1>; rel="prev", <https://a.example/?a=1,2&page=3>; rel="next", <b>; rel="last"'
  assert.equal(nextPage(link), 'https://a.example/?a=1,2&page=3')
  assert.equal(nextPage('<https://a.example/>; rel=next'), 'https://a.example/')
  assert.equal(nextPage('<https://a.example/>; rel="last"'), null)
  assert.equal(nextPage(undefined), null)
})
