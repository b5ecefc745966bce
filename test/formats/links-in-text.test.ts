import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linksInText } from '../../compiler/formats/links-in-text.ts'

test('an address is found where it is whole', () => {
  assert.deepEqual(linksInText('[a](/a) [b](/a/b) </a> /a', '/a'), [4, 19, 23])
})

test('a link that leads nowhere is found nowhere', () => {
  assert.deepEqual(linksInText('[nothing]() and ()', ''), [])
})
