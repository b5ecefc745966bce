import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAddress } from '../../client/widgets/search/hit.ts'

const origin = 'https://docs.acme.example/en'

test('the address of a hit leads to the site, to the web or nowhere', () => {
  const read = (address: string) => readAddress(address, origin)?.url ?? null
  assert.equal(read(`${origin}/docs/voice#a`), '/en/docs/voice#a')
  for (const [path, url] of [
    [origin, '/en'],
    [`${origin}/`, '/en'],
    ['/', '/en'],
    ['/?a=1', '/en?a=1'],
    ['/#a', '/en#a'],
  ] as const)
    assert.equal(read(path), url, path)
  assert.equal(readAddress('/', 'https://docs.acme.example')?.url, '/')
  assert.equal(readAddress('/#a', 'https://docs.acme.example')?.url, '/#a')
  assert.equal(read('/docs'), '/en/docs')
  assert.equal(read('https://partner.example/a'), 'https://partner.example/a')
  for (const path of ['/docs//a', '/%5Cevil']) assert.equal(read(path), `/en${path}`)
  for (const path of ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example', '/ /evil'])
    for (const other of [path, origin + path]) assert.equal(read(other), null, JSON.stringify(other))
  for (const other of ['', 'docs', 'javascript:alert(1)']) assert.equal(read(other), null, JSON.stringify(other))
  const isExternal = (address: string) => readAddress(address, origin)?.external
  assert.deepEqual([origin, '/docs', 'https://partner.example/a'].map(isExternal), [false, false, true])
})
