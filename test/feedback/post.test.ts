import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import { after, before, test } from 'node:test'
import { campaignOf } from '../../client/services/analytics/page-properties.ts'
import { findCookie } from '../../client/services/cookies.ts'
import { postFeedback } from '../../client/services/feedback/post.ts'
import { productOf } from '../../client/services/feedback/submission.ts'
import { close, listen } from '../local-server.ts'
import { thumb } from './requests.ts'

const answers = new Map<string, (response: ServerResponse) => void>([
  ['/200', (response) => response.end('anything')],
  ['/201', (response) => response.writeHead(201).end()],
  ['/202', (response) => response.writeHead(202).end('later')],
  ['/204', (response) => response.writeHead(204).end()],
  ['/302', (response) => response.writeHead(302, { Location: '/200' }).end('moved')],
  ['/400-json', (response) => response.writeHead(400).end('{"message":"bad","issues":[1]}')],
  ['/400-text', (response) => response.writeHead(400).end('{bad')],
  ['/500-json', (response) => response.writeHead(500).end('{"message":"bad"}')],
  ['/cut', (response) => response.writeHead(500, { 'Content-Length': '100' }).write('half', () => response.destroy())],
])
const server = createServer((request, response) => {
  request.resume()
  answers.get(request.url ?? '')?.(response)
})
let origin = ''
before(async () => {
  origin = await listen(server)
})
after(() => close(server))

const post = (path: string) => postFeedback(origin + path, thumb)

test('only 200 and 201 are success', async () => {
  await post('/200')
  await post('/201')
  for (const [path, cause] of [
    ['/202', 'later'],
    ['/204', ''],
    ['/302', 'moved'],
    ['/400-json', { message: 'bad', issues: [1] }],
    ['/400-text', '{bad'],
    ['/500-json', '{"message":"bad"}'],
  ] as const) {
    await assert.rejects(post(path), (error: Error) => {
      assert.equal(error.message, 'Error on posting feedback')
      assert.deepEqual(error.cause, cause, path)
      return true
    })
  }
})

test('a network that fails is the same error, with its own as the cause', async () => {
  for (const failing of [() => post('/cut'), () => postFeedback('http://127.0.0.1:1/', thumb)]) {
    await assert.rejects(failing(), (error: Error) => {
      assert.equal(error.message, 'Error on posting feedback')
      assert.ok(error.cause instanceof Error)
      return true
    })
  }
})

test('the product is the segment after /docs/', () => {
  const products = ['/docs/voice', '/docs/voice/calls/', '/docs/', '/docs', '/', '/en-us/legal/tos', '/en/docs/voice']
  assert.deepEqual(
    products.map((path) => productOf(path, '/docs')),
    ['voice', 'voice', ...Array(5).fill('Homepage')],
  )
  // Hosts of plain files serve a page under the name of its file, too.
  const files = ['/docs/voice.html', '/docs/voice/index.html', '/docs/index.html', '/docs.html']
  assert.deepEqual(
    files.map((path) => productOf(path, '/docs')),
    ['voice', 'voice', 'Homepage', 'Homepage'],
  )
})

test('cookies: exact names, decoded values, broken encodings as they are', () => {
  const cookies = 'a=1; user=J%C3%BCrgen; userId=x=y; bad=%E0%A4%A; empty=; flags'
  assert.deepEqual(
    ['user', 'userId', 'bad', 'empty', 'use', 'User', 'flag'].map((name) => findCookie(cookies, name)),
    ['Jürgen', 'x=y', '%E0%A4%A', '', null, null, null],
  )
  assert.equal(findCookie('', 'a'), null)
})

test('a campaign is its five fields, the first of each', () => {
  assert.deepEqual(
    campaignOf(
      '?utm_source=news&utm_medium=e%20mail&utm_term=&utm_source=other&utm_id=7&page=2&utm_content=a&utm_campaign=b',
    ),
    { utm_content: 'a', utm_campaign: 'b', utm_medium: 'e mail', utm_source: 'news' },
  )
  assert.deepEqual(campaignOf(''), {})
})
