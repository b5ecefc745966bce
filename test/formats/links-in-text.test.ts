import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressesIn, linksInText } from '../../compiler/formats/links-in-text.ts'

test('an address is found where it is whole', () => {
  assert.deepEqual(linksInText('[a](/a) [b](/a/b) </a> /a', '/a'), [4, 19, 23])
})

test('a link that leads nowhere is found nowhere', () => {
  assert.deepEqual(linksInText('[nothing]() and ()', ''), [])
})

test('what a text is asked for is what its list of addresses has, but for signs that end one', () => {
  const text = '/a [b](/b) [a](/a) <a href="/c">x</a> [d]: /d?x=1\n/b/ (https://e.example/f) [g](</g h>) [i](/i(1))'
  const listed = addressesIn(text)
  for (const url of ['/a', '/b', '/c', '/d?x=1', '/b/', 'https://e.example/f', '/none'])
    assert.deepEqual(listed.get(url) ?? [], linksInText(text, url), url)
  assert.deepEqual([listed.get('/g h'), listed.get('/i(1)')], [undefined, undefined])
  assert.deepEqual([linksInText(text, '/g h').length, linksInText(text, '/i(1)').length], [1, 1])
})
