import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSitePath } from '../../client/site-path.ts'
import { readAddress } from '../../client/widgets/search/hit.ts'

const origin = 'https://docs.acme.example/en'

test('a path of the site begins with one slash and something that no browser drops', () => {
  for (const path of ['/', '/docs', '/docs//a', '/?a=1', '/#a', '/%5Cevil']) assert.ok(isSitePath(path), path)
  for (const other of [
    '',
    'docs',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/ /evil',
  ])
    assert.ok(!isSitePath(other), JSON.stringify(other))
})

test('the address of a hit leads to the site, to the web or nowhere', () => {
  const read = (address: string) => readAddress(address, origin)?.url ?? null
  assert.equal(read(`${origin}/docs/voice#a`), '/en/docs/voice#a')
  assert.equal(read(origin), '/en/')
  assert.equal(read('/docs'), '/en/docs')
  assert.equal(read('https://partner.example/a'), 'https://partner.example/a')
  for (const other of ['//evil.example', `${origin}//evil.example`, '/\t/evil.example', 'javascript:alert(1)', 'docs'])
    assert.equal(read(other), null, JSON.stringify(other))
})
