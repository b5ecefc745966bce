import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { nearestRoute } from '../../compiler/assemble/nearest-route.ts'

test('a page is found by the name of a file, in any letters', () => {
  const near = nearestRoute(['/', '/docs', '/docs/calls', '/docs/index-cards'])
  const meant = {
    '/docs/calls.md': '/docs/calls',
    '/docs/Calls.MDX': '/docs/calls',
    '/docs/calls.html': '/docs/calls',
    '/docs/calls/index.html': '/docs/calls',
    '/docs/calls/index': '/docs/calls',
    '/docs/README.md': '/docs',
    '/index.html': '/',
    '/content/pages/docs/calls.md': '/docs/calls',
    '/docs/content/pages/docs/index.md': '/docs',
    '/pages/docs/calls': '/docs/calls',
    '/docs/index-card': '/docs/index-cards',
  }
  for (const [path, route] of Object.entries(meant)) deepEqual([path, near(path)], [path, route])
  deepEqual(near('/docs/calls.md', '/docs/calls'), null, 'no page is meant by a dead link of its own')
})

test('beside many pages the nearest is found, and another where that one is excepted', () => {
  const many = Array.from({ length: 2000 }, (_, at) => `/docs/guides/number-${at}`)
  const near = nearestRoute([...many, '/docs/guides/calls', '/docs/other/setup'])
  deepEqual(near('/docs/guides/cals'), '/docs/guides/calls')
  deepEqual(near('/docs/guides/numbr-1234'), '/docs/guides/number-1234')
  deepEqual(near('/docs/guides/number-1234', '/docs/guides/number-1234')?.startsWith('/docs/guides/number-'), true)
  deepEqual(near('/docs/guides/number-1234', '/docs/guides/number-1234') === '/docs/guides/number-1234', false)
  deepEqual(near('/docs/guides/setup'), '/docs/other/setup')
  const alike = nearestRoute(Array.from({ length: 2000 }, (_, at) => `/docs/part-${at}/overview`))
  deepEqual(alike('/docs/a/part-1234/overview'), '/docs/part-1234/overview')
  deepEqual(alike('/docs/part-1234/a/overview'), '/docs/part-1234/overview')
})

test('of names that nobody has nothing stays in memory', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const near = nearestRoute(['/docs', '/docs/calls'])
  const ask = (from: number) => {
    for (let at = from; at < from + 20_000; at++) near(`/images-${at}/picture-${at}.png`)
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = ask(0)
  const held = ask(20_000) - before
  ok(held < 1_000_000, `${held} bytes are held for 20,000 names`)
})
