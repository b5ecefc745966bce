import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guard } from '../../bin/services/preview/guard.ts'

type Headers = Parameters<typeof guard>[0]['headers']

const host = '127.0.0.1:4321'

function ask(method: string, target: string, headers: Headers = { host }, own = '127.0.0.1') {
  return guard(
    { method, target, headers },
    own,
    (path) => path === '/api/docs/v1/feedback',
    (path) => path === '/_assets/frame.js',
  )
}

const status = (...call: Parameters<typeof ask>) => {
  const answer = ask(...call)
  return 'status' in answer ? answer.status : 200
}

test('hosts: names that lead to this machine everywhere, addresses, and the one of --host', () => {
  const allowed = ['127.0.0.1', 'localhost:4321', 'LOCALHOST', 'docs.localhost:80', '[::1]:4321', '192.168.1.7:4321']
  for (const name of allowed) assert.equal(status('GET', '/', { host: name }), 200, name)
  const refused = [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.nip.example',
    'evil.example:4321',
    '',
    '[evil]',
    'notlocalhost',
  ]
  for (const name of refused) assert.equal(status('GET', '/', { host: name }), 403, name)
  assert.equal(status('GET', '/', {}), 403)
  assert.equal(status('GET', '/', { host: 'my-machine:4321' }, 'my-machine'), 200)
})

test('origins: only the page’s own', () => {
  assert.equal(status('GET', '/', { host, origin: `http://${host}` }), 200)
  for (const origin of [
    'https://evil.example',
    'null',
    'http://127.0.0.1:9999',
    `https://${host}`,
    'http://localhost:4321',
  ])
    assert.equal(status('GET', '/', { host, origin }), 403, origin)
  assert.equal(status('POST', '/api/docs/v1/feedback', { host, origin: 'https://evil.example' }), 403)
})

test('another site may lead here, and load nothing', () => {
  assert.equal(status('GET', '/', { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }), 200)
  for (const mode of ['no-cors', 'cors', 'websocket'])
    assert.equal(status('GET', '/', { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode }), 403, mode)
})

test('nothing is given ahead: a page may be edited before it is opened', () => {
  for (const purpose of ['prefetch', 'prefetch;prerender'])
    assert.equal(status('GET', '/docs', { host, 'sec-purpose': purpose }), 503, purpose)
  assert.equal(status('GET', '/docs', { host, 'sec-purpose': 'x' }), 200)
})

test('a frame without an origin may load its scripts, and nothing else', () => {
  const headers = { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } as const
  assert.equal(status('GET', '/_assets/frame.js', headers), 200)
  assert.equal(status('POST', '/_assets/frame.js', headers), 405)
  assert.equal(status('GET', '/_assets/frame.js', { ...headers, origin: 'https://evil.example' }), 403)
  assert.equal(status('GET', '/docs', headers), 403)
  // Newer browsers name the origin that is none.
  assert.equal(status('GET', '/_assets/frame.js', { ...headers, origin: 'null' }), 200)
  assert.equal(status('POST', '/_assets/frame.js', { ...headers, origin: 'null' }), 405)
  assert.equal(status('GET', '/docs', { ...headers, origin: 'null' }), 403)
})

test('only reading is allowed, but for posts of feedback', () => {
  for (const method of ['GET', 'HEAD']) assert.equal(status(method, '/docs'), 200)
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT'])
    assert.equal(status(method, '/docs'), 405, method)
  assert.equal(status('POST', '/api/docs/v1/feedback'), 200)
  assert.equal(status('PUT', '/api/docs/v1/feedback'), 405)
})

test('targets: a path, and nothing that is read in two ways', () => {
  const refused = [
    'http://evil.example/docs',
    '//evil.example',
    '/\\evil.example',
    '\\docs',
    '*',
    'docs',
    '',
    '/%2fevil.example',
    '/a%5cb',
    '/a%00b',
    '/%',
    '/%ff',
    '/a%0d%0ab',
  ]
  for (const target of refused) assert.equal(status('GET', target), 400, target)
  assert.deepEqual(ask('GET', '/docs/gr%C3%B6%C3%9Fe?a=1#b'), {
    path: '/docs/größe',
    query: '?a=1',
    sent: '/docs/gr%C3%B6%C3%9Fe',
    markdown: false,
  })
})
