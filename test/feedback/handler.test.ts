import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { clientAddress, namedProxies } from '../../bin/services/feedback/client-address.ts'
import { createRateLimit } from '../../bin/services/feedback/rate-limit.ts'
import { bodyLimit } from '../../bin/services/feedback/read-body.ts'
import { submissionSchema } from '../../bin/services/feedback/submission.ts'
import { options as asked, commentLimit } from '../../client/widgets/feedback/texts.ts'
import { memoryStore, type RunningReceiver, runHandler, thumb } from './requests.ts'

const running: RunningReceiver[] = []
async function run(...given: Parameters<typeof runHandler>): Promise<RunningReceiver> {
  const receiver = await runHandler(...given)
  running.push(receiver)
  return receiver
}
after(() => Promise.all(running.map((receiver) => receiver.close())))

test('a submission is kept before it is answered with 201', async () => {
  const store = memoryStore()
  const receiver = await run(store)
  const whole = {
    ...thumb,
    feedbackType: 'documentation',
    whyAreYouHere: ['Reference', 'Other'],
    relatedTo: [],
    comment: 'Grüße 👋 <img src=x onerror=alert(1)>',
    slug: 'make-a-call',
    language: 'C#',
    groupType: 'dynamic',
  }
  const response = await receiver.post(whole)
  assert.equal(response.status, 201)
  assert.equal(await response.text(), '')
  assert.deepEqual(store.kept, [whole])
})

test('what no database text can hold, and what steers a terminal, is taken out', async () => {
  const store = memoryStore()
  const receiver = await run(store)
  const response = await receiver.post(
    `{"comment":"a\\u0000b\\ud800c\\u001b[2J\\u009b\\n\\t",${JSON.stringify(thumb).slice(1)}`,
  )
  assert.equal(response.status, 201)
  assert.equal(store.kept[0]?.comment, 'ab\ufffdc[2J\n\t')
  assert.equal((await receiver.post({ ...thumb, path: '/docs/\u0000' })).status, 400)
})

test('the receiver takes exactly the answers that the dialog offers, and comments as long as the field', () => {
  const takes = (changes: object) => submissionSchema.safeParse({ ...thumb, ...changes }).success
  assert.ok(takes({ whyAreYouHere: asked.whyAreYouHere, relatedTo: asked.relatedTo }))
  assert.ok(!takes({ whyAreYouHere: ['Accuracy'] }))
  assert.ok(takes({ comment: 'x'.repeat(commentLimit) }))
  assert.ok(!takes({ comment: 'x'.repeat(commentLimit + 1) }))
})

test('what does not match the schema is refused as JSON that names each field', async () => {
  const receiver = await run(memoryStore())
  const bad: readonly (readonly [unknown, readonly string[]])[] = [
    [{ ...thumb, sentiment: 'neutral' }, ['sentiment']],
    [{ ...thumb, path: 'docs', section: 'calls' }, ['path', 'section']],
    [{ ...thumb, sessionId: '' }, ['sessionId']],
    [{ ...thumb, relatedTo: ['Everything'] }, ['relatedTo.0']],
    [{ ...thumb, extra: 1 }, ['']],
    [{ ...thumb, sentiment: undefined }, ['']],
    [[thumb], ['']],
    ['{', ['']],
    ['null', ['']],
    ['', ['']],
    [`${JSON.stringify(thumb).slice(0, -1)},"__proto__":{"a":1}}`, ['']],
  ]
  for (const [body, paths] of bad) {
    const response = await receiver.post(body)
    assert.equal(response.status, 400)
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
    const { message, issues } = (await response.json()) as { message: string; issues: { path: string }[] }
    assert.equal(message, 'The feedback does not match its schema')
    assert.deepEqual(
      issues.map(({ path }) => path),
      paths,
    )
  }
  const latin = await receiver.post(thumb, { body: Buffer.from([0x22, 0xe9, 0x22]) })
  assert.equal(latin.status, 400)
})

test('only a JSON post is taken', async () => {
  const store = memoryStore()
  const receiver = await run(store)
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await fetch(receiver.origin, { method })
    assert.equal(response.status, 405)
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS')
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
    assert.equal((await receiver.post(thumb, { headers: { 'Content-Type': type } })).status, 415, type)
  }
  assert.equal(
    (await receiver.post(thumb, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })).status,
    201,
  )
  assert.equal(store.kept.length, 1)
})

test('a body over the limit is refused, whether it says its length or not, and the next request is served', async () => {
  const store = memoryStore()
  const receiver = await run(store)
  const long = JSON.stringify({ ...thumb, comment: 'x'.repeat(bodyLimit) })
  assert.equal((await receiver.post(long)).status, 413)
  const stream = new ReadableStream({
    start(controller) {
      for (let at = 0; at < long.length; at += 4096) controller.enqueue(Buffer.from(long.slice(at, at + 4096)))
      controller.close()
    },
  })
  const chunked = await receiver.post(thumb, { body: stream, duplex: 'half' } as RequestInit)
  assert.equal(chunked.status, 413)
  assert.equal((await receiver.post(thumb)).status, 201)
  assert.equal(store.kept.length, 1)
})

test('a client that goes away in the middle of its body harms nobody', async () => {
  const store = memoryStore()
  const errors: unknown[] = []
  const receiver = await run(store, { onError: (error) => errors.push(error) })
  const { port } = new URL(receiver.origin)
  await new Promise<void>((done) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a":')
      setTimeout(() => socket.destroy(), 50)
    })
    socket.on('close', () => done())
  })
  assert.equal((await receiver.post(thumb)).status, 201)
  assert.deepEqual(errors, [])
  assert.equal(store.kept.length, 1)
})

test('pages of the own host and of allowed origins may post, others may not', async () => {
  const store = memoryStore()
  const receiver = await run(store, { origins: ['https://docs.osprey.example'] })
  const from = (origin: string, method = 'POST') =>
    method === 'POST'
      ? receiver.post(thumb, { headers: { Origin: origin } })
      : fetch(receiver.origin, { method, headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' } })
  assert.equal((await from(receiver.origin)).status, 201)
  const allowed = await from('https://docs.osprey.example')
  assert.equal(allowed.status, 201)
  assert.equal(allowed.headers.get('access-control-allow-origin'), 'https://docs.osprey.example')
  assert.equal(allowed.headers.get('vary'), 'Origin')
  const preflight = await from('https://docs.osprey.example', 'OPTIONS')
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-headers'), 'content-type')
  const refused = [
    'https://evil.example',
    'null',
    'https://docs.osprey.example.evil.example',
    'http://docs.osprey.example',
  ]
  for (const origin of refused) {
    for (const method of ['POST', 'OPTIONS']) {
      const response = await from(origin, method)
      assert.equal(response.status, 403, `${method} ${origin}`)
      assert.equal(response.headers.get('access-control-allow-origin'), null)
    }
  }
  assert.equal(store.kept.length, 2)
})

test('an address that posts too much is told when to come again; a page may read the answer', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] })
  const receiver = await run(memoryStore(), { perMinute: 3, origins: ['https://docs.osprey.example'] })
  const headers = { Origin: 'https://docs.osprey.example' }
  for (let count = 0; count < 3; count += 1) assert.equal((await receiver.post(thumb, { headers })).status, 201)
  const refused = await receiver.post(thumb, { headers })
  assert.equal(refused.status, 429)
  assert.match(refused.headers.get('retry-after') ?? '', /^([1-9]|1\d|20)$/)
  assert.equal(refused.headers.get('access-control-allow-origin'), 'https://docs.osprey.example')
})

test('behind a proxy the address counts that the named proxies have said', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] })
  const behind = async (...names: string[]) => {
    const proxies = namedProxies(names)
    assert.ok(proxies !== null)
    return await run(memoryStore(), { perMinute: 1, proxies })
  }
  const post = (receiver: RunningReceiver, forwarded: string) =>
    receiver.post(thumb, { headers: { 'X-Forwarded-For': forwarded } }).then(({ status }) => status)
  const one = await behind('127.0.0.1')
  assert.equal(await post(one, '203.0.113.1'), 201)
  assert.equal(await post(one, '203.0.113.2'), 201)
  assert.equal(await post(one, '198.51.100.7, 203.0.113.2'), 429, 'what a reader has made up does not count')
  const two = await behind('127.0.0.0/8', '10.0.0.0/8')
  assert.equal(await post(two, '203.0.113.1, 10.1.2.3'), 201)
  assert.equal(await post(two, '203.0.113.2, 10.1.2.3'), 201)
  assert.equal(await post(two, '203.0.113.2, 10.9.9.9'), 429)
  const nobody = await run(memoryStore(), { perMinute: 1 })
  assert.equal(await post(nobody, '203.0.113.1'), 201)
  assert.equal(await post(nobody, '203.0.113.2'), 429, 'without a named proxy the header says nothing')
  const others = await behind('192.0.2.1')
  assert.equal(await post(others, '203.0.113.1'), 201)
  assert.equal(await post(others, '203.0.113.2'), 429, 'nor when it comes from anybody else')
})

test('addresses and networks of proxies, and what they say in each form', () => {
  for (const wrong of ['', 'localhost', '10.0.0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', '10.0.0.0/-1'])
    assert.equal(namedProxies([wrong]), null, wrong)
  const proxies = namedProxies(['10.0.0.0/8', '2001:db8::/32', '::ffff:192.0.2.9'])
  assert.ok(proxies !== null)
  const from = (remoteAddress: string, forwarded?: string | string[]) =>
    clientAddress(
      { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded as string }, socket: { remoteAddress } },
      proxies,
    )
  for (const [remote, forwarded, client] of [
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['2001:db8:1::7', '2001:db9::1', '2001:db9::1'],
    ['192.0.2.9', '198.51.100.1:4711', '198.51.100.1'],
    ['10.0.0.1', '[2001:db9::1]:443', '2001:db9::1'],
    ['10.0.0.1', ['1.1.1.1', '198.51.100.1 , 10.2.2.2'], '198.51.100.1'],
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', '1.1.1.1, unknown, 10.2.2.2', '10.2.2.2'],
    ['10.0.0.1', '10.2.2.2, 10.3.3.3', '10.2.2.2'],
    ['', '1.1.1.1', ''],
  ] as const)
    assert.equal(from(remote, forwarded as string | undefined), client, `${remote} ${forwarded}`)
})

test('a body that does not come is not waited for, and one that comes in drops neither', async () => {
  const store = memoryStore()
  const errors: unknown[] = []
  const receiver = await run(store, { bodyTimeoutMs: 60, onError: (error) => errors.push(error) })
  const { port } = new URL(receiver.origin)
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n'
  for (const drops of [false, true]) {
    const answer = await new Promise<string>((done) => {
      let text = ''
      let drop: NodeJS.Timeout | undefined
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(head)
        // Not before: a request begins with its method.
        if (drops) drop = setInterval(() => socket.write(' '), 5)
      })
      socket.on('error', () => {})
      socket.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      socket.on('close', () => {
        clearInterval(drop)
        done(text)
      })
    })
    assert.match(answer, /^HTTP\/1\.1 408 /)
    assert.match(answer, /connection: close/i)
  }
  assert.deepEqual([store.kept, errors], [[], []])
})

test('a packed body is refused before it is read', async () => {
  const store = memoryStore()
  const receiver = await run(store)
  const packed = gzipSync(JSON.stringify(thumb))
  for (const encoding of ['gzip', 'br', 'deflate', 'identity, gzip', 'x']) {
    const response = await receiver.post(thumb, { body: packed, headers: { 'Content-Encoding': encoding } })
    assert.equal(response.status, 415, encoding)
    assert.equal(response.headers.get('accept-encoding'), 'identity')
  }
  assert.equal((await receiver.post(thumb, { headers: { 'Content-Encoding': 'identity' } })).status, 201)
  assert.equal(store.kept.length, 1)
})

test('a store that fails is a 503 that gives nothing away', async () => {
  const errors: unknown[] = []
  const receiver = await run(memoryStore(true), { onError: (error) => errors.push(error) })
  const response = await receiver.post(thumb)
  assert.equal(response.status, 503)
  assert.equal(await response.text(), 'The feedback could not be kept')
  assert.equal(errors.length, 1)
})

test('a bucket fills up again with time, and a network of IPv6 shares one', () => {
  const limit = createRateLimit(60)
  for (let count = 0; count < 60; count += 1) assert.equal(limit.take('192.0.2.1', 0), 0)
  assert.equal(limit.take('192.0.2.1', 0), 1)
  assert.equal(limit.take('::ffff:192.0.2.1', 500), 1)
  assert.equal(limit.take('192.0.2.1', 1000), 0)
  assert.equal(limit.take('192.0.2.1', 1000), 1)
  assert.equal(limit.take('192.0.2.2', 1000), 0)
  const networks = createRateLimit(1)
  assert.equal(networks.take('2001:db8:1:2::1', 0), 0)
  assert.equal(networks.take('2001:db8:1:2:aaaa::9', 0), 60)
  assert.equal(networks.take('2001:0db8:0001:0002:0:0:0:5', 0), 60)
  assert.equal(networks.take('2001:db8:1:3::1', 0), 0)
  assert.equal(networks.take('::1', 0), 0)
  assert.equal(networks.take('::1', 0), 60)
})

test('a clock that is set back by a day or goes ahead by one neither locks anybody out nor gives more than a minute', () => {
  const day = 86_400_000
  const limit = createRateLimit(60)
  for (let count = 0; count < 60; count += 1) assert.equal(limit.take('192.0.2.1', day), 0)
  assert.equal(limit.take('192.0.2.1', 0), 1)
  assert.equal(limit.take('192.0.2.1', 1000), 0)
  assert.equal(limit.take('192.0.2.1', 1000), 1)
  for (let count = 0; count < 60; count += 1) assert.equal(limit.take('192.0.2.1', 2 * day), 0)
  assert.equal(limit.take('192.0.2.1', 2 * day), 1)
})

test('the limit remembers a bounded number of addresses', () => {
  const limit = createRateLimit(1)
  for (let count = 0; count < 20_001; count += 1)
    limit.take(`10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`, 0)
  assert.equal(limit.take('10.0.0.0', 0), 0, 'the first one is forgotten')
  assert.equal(limit.take('10.0.0.9', 0), 60)
})
