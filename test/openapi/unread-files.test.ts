import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSpecifications } from '../../compiler/openapi/read-specifications.ts'

const folder = 'content/data/openapi/'
const whole = `openapi: 3.1.0
info: {title: T, version: 1}
paths: {}
components: {schemas: {Boat: {$ref: 'parts/hull.yaml#/Hull'}}}
`

function told(files: Readonly<Record<string, string>>): readonly string[] {
  const sources = Object.entries(files).map(([name, text]) => ({
    name: name.replace('.yaml', ''),
    source: { path: folder + name, text },
  }))
  const { diagnostics } = readSpecifications(sources, 'acme', new Set())
  return diagnostics.map(({ code, severity, file }) => `${code} ${severity} ${file?.slice(folder.length)}`)
}

test('a piece that can not be read is told as such, and no reference into it', () => {
  assert.deepEqual(told({ 'boats.yaml': whole, 'parts/hull.yaml': 'Hull: {type: object' }), [
    'SP1201 error parts/hull.yaml',
  ])
  assert.deepEqual(told({ 'boats.yaml': whole, 'parts/hul.yaml': 'Hull: {type: object' }), [
    'SP1201 error parts/hul.yaml',
    'SP6510 error boats.yaml',
  ])
})

test('the pieces of a specification that can not be read are no specifications for that', () => {
  const broken = whole.replace('{title', '{{title')
  assert.deepEqual(told({ 'boats.yaml': broken, 'parts/hull.yaml': 'Hull: {type: object}\n' }), [
    'SP1201 error boats.yaml',
  ])
  assert.deepEqual(told({ 'boats.yaml': broken, 'parts/mast.yaml': 'Mast: {type: object}\n' }), [
    'SP1201 error boats.yaml',
    'SP6501 error parts/mast.yaml',
  ])
})
