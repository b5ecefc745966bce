import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkPlaces } from '../../compiler/openapi/link-places.ts'
import { placed } from './placed.ts'

const text = `info:
  description: "[a](/a) [b](</b c>) [a](/a/x) [again](/a)"
paths:
  /calls:
    get:
      description: >-
        [a](/a) and
        [b](</b c>) \\[d](/d)
      example: '[a](/a)'
      examples: { one: { value: { a: '[e](/e)' }, description: '[e](/e)' } }
`

test('every place of an address is found, whatever its spelling, in texts that are read as Markdown', () => {
  const find = linkPlaces([{ ...placed('main.yaml', text), text }])
  const found = (url: string) => find(url).map(({ place }) => `${place?.line}:${place?.column}-${place?.endColumn}`)
  assert.deepEqual(found('/a'), ['2:21-23', '2:55-57', '7:13-15'])
  assert.deepEqual(found('/b c'), ['2:30-34', '8:14-18'])
  assert.deepEqual(found('/a/x'), ['2:41-45'])
  assert.deepEqual(found('/e'), ['10:69-71'])
  assert.deepEqual(found('/none'), [])
  // A second question is answered alike.
  assert.deepEqual(found('/a'), ['2:21-23', '2:55-57', '7:13-15'])
})
