import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DataValue } from '../../compiler/formats/request/data-value.ts'
import { encodePart } from '../../compiler/formats/request/pairs.ts'
import { cookieTexts, type ParameterStyle, queryTexts, segmentText } from '../../compiler/formats/request/styles.ts'

const list = ['blue', 'bl/ack', 'a,b']
const object = { R: 100, G: '2 00' }
const written = (style: string | null, explode: boolean | null, more: Partial<ParameterStyle> = {}) => ({
  name: 'color',
  style,
  explode,
  encodingType: null,
  reserved: false,
  ...more,
})

// OpenAPI 3.1, "Style Examples"; members are percent-encoded, and what joins them is not.
const segments: readonly (readonly [string | null, boolean | null, DataValue, string])[] = [
  [null, null, 'blue', 'blue'],
  [null, null, list, 'blue,bl%2Fack,a%2Cb'],
  ['simple', true, list, 'blue,bl%2Fack,a%2Cb'],
  [null, null, object, 'R,100,G,2%2000'],
  ['simple', true, object, 'R=100,G=2%2000'],
  ['label', null, 'blue', '.blue'],
  ['label', false, list, '.blue,bl%2Fack,a%2Cb'],
  ['label', true, list, '.blue.bl%2Fack.a%2Cb'],
  ['label', false, object, '.R,100,G,2%2000'],
  ['label', true, object, '.R=100.G=2%2000'],
  ['matrix', null, 'blue', ';color=blue'],
  ['matrix', true, 'blue', ';color=blue'],
  ['matrix', false, list, ';color=blue,bl%2Fack,a%2Cb'],
  ['matrix', true, list, ';color=blue;color=bl%2Fack;color=a%2Cb'],
  ['matrix', false, object, ';color=R,100,G,2%2000'],
  ['matrix', true, object, ';R=100;G=2%2000'],
]

test('values of a path in every style', () => {
  for (const [style, explode, value, expected] of segments)
    assert.equal(segmentText(written(style, explode), value, encodePart), expected)
  const json = written(null, null, { encodingType: 'application/json' })
  assert.equal(segmentText(json, [1], encodePart), '%5B1%5D')
})

const pairs: readonly (readonly [string | null, boolean | null, DataValue, string])[] = [
  [null, null, 'blue', 'color=blue'],
  [null, null, list, 'color=blue&color=bl%2Fack&color=a%2Cb'],
  ['form', false, list, 'color=blue,bl%2Fack,a%2Cb'],
  [null, null, object, 'R=100&G=2%2000'],
  [null, false, object, 'color=R,100,G,2%2000'],
  ['spaceDelimited', false, ['a', 'b'], 'color=a%20b'],
  ['pipeDelimited', false, ['a', 'b'], 'color=a%7Cb'],
  ['spaceDelimited', false, object, 'color=R%20100%20G%202%2000'],
  ['pipeDelimited', false, object, 'color=R%7C100%7CG%7C2%2000'],
  ['valueOf', false, ['a', 'b'], 'color=a%2Cb'],
  ['deepObject', true, object, 'color%5BR%5D=100&color%5BG%5D=2%2000'],
  ['deepObject', null, { a: { b: 'c' } }, 'color%5Ba%5D%5Bb%5D=c'],
  ['deepObject', null, { a: [1, 2] }, 'color%5Ba%5D%5B%5D=1&color%5Ba%5D%5B%5D=2'],
  ['deepObject', null, [{ a: 1 }], 'color%5B0%5D%5Ba%5D=1'],
  ['deepObject', null, [], ''],
]

test('values of a query and of cookies in every style', () => {
  for (const [style, explode, value, expected] of pairs) {
    assert.equal(queryTexts(written(style, explode), value).join('&'), expected)
    assert.equal(cookieTexts(written(style, explode, { reserved: true }), value).join('&'), expected)
  }
  const json = written(null, null, { encodingType: 'application/json' })
  assert.deepEqual(queryTexts(json, { a: [1] }), ['color=%7B%22a%22%3A%5B1%5D%7D'])
  const cookie = written('cookie', null, { encodingType: 'application/json' })
  assert.deepEqual(cookieTexts(cookie, { a: [1] }), ['color={"a":[1]}'])
})

test('reserved characters stay where they are asked for and mean nothing else', () => {
  const open = written(null, null, { reserved: true })
  assert.deepEqual(queryTexts(open, "a/b?c=d:e@f!$'()*,;=&g+h#i [j]"), [
    'color=a/b?c=d:e@f!$%27()*,;=%26g%2Bh%23i%20%5Bj%5D',
  ])
})
