import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalUrl, readSitePath, resolveRelative, underBase } from '../../compiler/model/routes.ts'

test('a path below the base of a site ends in no slash', () => {
  const cases = [
    ['/base', '/', '/base'],
    ['/base', '/?a', '/base?a'],
    ['/base', '/#a', '/base#a'],
    ['/base', '/a', '/base/a'],
    ['/base', '#a', '#a'],
    ['', '/', '/'],
  ] as const
  for (const [base, path, expected] of cases) assert.equal(underBase(base, path), expected)
  assert.equal(canonicalUrl('https://a.example', '/'), 'https://a.example/')
  assert.equal(canonicalUrl('https://a.example/base', '/'), 'https://a.example/base')
})

test('the parts of a path, however many slashes it holds', () => {
  assert.deepEqual(readSitePath('/a//?b#c%20d'), { route: '/a', query: '?b', fragment: 'c d' })
  assert.equal(readSitePath('//').route, '/')
  const slashes = '/'.repeat(300_000)
  assert.equal(readSitePath(`/a${slashes}b`).route, `/a${slashes}b`)
})

test('a relative link leads out of the folder of its page, and not out of the pages', () => {
  const file = 'content/pages/docs/voice/index.mdx'
  assert.equal(resolveRelative('./calls.md#a', file), '/docs/voice/calls#a')
  assert.equal(resolveRelative('../index.md', file), '/docs')
  assert.equal(resolveRelative('?a', file), '/docs/voice?a')
  assert.equal(resolveRelative('../../../a', file), null)
})
