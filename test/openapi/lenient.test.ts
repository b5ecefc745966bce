import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { readData } from '../data/read-data.ts'
import { compileFragment, testConfig } from '../fragment.ts'

const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n'
const ok = "responses: { '200': { description: d } }"

const giving = (schema: string) =>
  `responses: { '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' } } } } }`

/** Loads files below `data/openapi/` for a site that is lenient with these specifications. */
function read(files: Readonly<Record<string, string>>, lenient: readonly string[] = ['main']) {
  const sources = Object.entries(files).map(([name, text]) => ({ path: `content/data/openapi/${name}`, text }))
  const openapi = Object.fromEntries(lenient.map((name) => [name, { lenient: true }]))
  const { value, diagnostics } = readData(sources, { ...testConfig, openapi })
  const view = value.specifications.byName.get('main')
  return {
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`openapi/${name}`, text])),
    settings: { openapi },
    diagnostics,
    shown: [...(view?.operations.keys() ?? [])],
    out: [...(view?.leftOut.keys() ?? [])],
  }
}

const short = ({ line, code, severity }: Diagnostic) => `${line} ${code} ${severity}`

const faulty = `${head}paths:
  /a: { get: { operationId: inline, parameters: [{ in: query }], ${ok} } }
  /b:
    get: { operationId: deep, ${giving('Outer')} }
    post: { operationId: beside, ${ok} }
  /c:
    parameters: [{ name: x, in: nowhere }]
    get: { operationId: first, ${ok} }
    post: { operationId: second, ${ok} }
  /d: { get: { operationId: whole, ${giving('Fine')} } }
  /e: { get: 5, post: { operationId: sibling, ${ok} } }
  /f:
    post:
      operationId: calling
      ${ok}
      callbacks: { done: { '{$url}': { post: { operationId: called, parameters: 5, ${ok} } } } }
  /g: { get: { $ref: 'gone.yaml#/x' } }
webhooks:
  hook: { post: { operationId: hooked, requestBody: { $ref: '#/components/requestBodies/Gone' }, ${ok} } }
components:
  schemas:
    Outer: { properties: { inner: { $ref: '#/components/schemas/Inner' } } }
    Inner: { items: { $ref: '#/components/schemas/Gone' } }
    Unused: { $ref: '#/components/schemas/Gone' }
    Fine: { properties: { self: { $ref: '#/components/schemas/Fine' } } }
`

test('faults are errors, and with `lenient` warnings that keep the operations out that show them', () => {
  const strict = read({ 'main.yaml': faulty }, [])
  assert.equal(strict.diagnostics.filter(({ severity }) => severity === 'error').length, 7)
  assert.deepEqual(strict.out, [])
  const { diagnostics, shown, out } = read({ 'main.yaml': faulty })
  assert.deepEqual([...new Set(diagnostics.map(({ severity }) => severity))], ['warning'])
  assert.deepEqual(shown, ['beside', 'whole', 'sibling'])
  assert.deepEqual(out, ['inline', 'deep', 'first', 'second', 'calling', 'getG', 'hooked'])
  const told = diagnostics.filter(({ code }) => code === 'SP6536')
  assert.deepEqual(
    told.map(({ line, message }) => `${line} ${message}`),
    ['4 `inline` and 6 more are left out for faults in what they show'],
  )
  assert.deepEqual(told[0]?.related.slice(0, 2), [
    { message: '`deep` is left out', file: 'content/data/openapi/main.yaml', line: 6, column: 5 },
    { message: '`first` is left out', file: 'content/data/openapi/main.yaml', line: 10, column: 5 },
  ])
})

test('a key that stands twice keeps out what it stands in', () => {
  const text = `${head}paths:
  /a: { get: { operationId: a, summary: one, summary: two, ${ok} } }
  /b: { get: { operationId: b, ${ok} } }
`
  const { diagnostics, shown, out } = read({ 'main.yaml': text })
  assert.deepEqual(diagnostics.map(short), ['4 SP6536 warning', '4 SP1203 warning'])
  assert.deepEqual([shown, out], [['b'], ['a']])
})

test('a text that can not be read, and a version that can not be shown, stay errors', () => {
  const severity = (text: string) => read({ 'main.yaml': text }).diagnostics.map((one) => one.severity)
  assert.deepEqual(severity('openapi: [\n'), ['error'])
  assert.deepEqual(severity('swagger: "2.0"\npaths: {}\n'), ['error'])
})

test('the fault of a piece is an error as soon as one that uses it is held to the letter', () => {
  const files = {
    'main.yaml': `${head}paths: { /a: { get: { operationId: a, parameters: [{ $ref: 'piece.yaml#/P' }], ${ok} } } }\n`,
    'strict.yaml': `${head}paths: { /a: { get: { operationId: a, parameters: [{ $ref: 'piece.yaml#/P' }], ${ok} } } }\n`,
    'piece.yaml': 'P: { name: p, in: nowhere }\n',
  }
  assert.deepEqual(read(files).diagnostics.map(short), ['3 SP6536 warning', '1 SP6506 error'])
  assert.deepEqual(read(files, ['main', 'strict']).diagnostics.map(short).sort(), [
    '1 SP6506 warning',
    '3 SP6536 warning',
    '3 SP6536 warning',
  ])
})

test('a page that names what is left out is told so', () => {
  const { files: data, settings } = read({ 'main.yaml': faulty })
  const text =
    '<ApiOperation spec="main" operationId="deep" />\n\n<OperationTable type="responses" spec="main" operationId="hooked" />\n'
  const { diagnostics } = compileFragment(text, 'content/pages/docs/a.mdx', { data, settings })
  assert.deepEqual(diagnostics.map(short), ['1 SP6537 warning', '3 SP6537 warning'])
})

test('what repeats for each operation is one finding, with the other places beside it', () => {
  const paths = Array.from({ length: 5 }, (_, at) => `  /p${at}: { get: { security: [{ lost: [] }], ${ok} } }\n`).join(
    '',
  )
  const { diagnostics } = read({ 'main.yaml': `${head}paths:\n${paths}` }, [])
  assert.deepEqual(
    diagnostics.map((one) => `${short(one)} ${one.related.map(({ line }) => line)}`),
    ['4 SP6515 warning 5,6,7,8', '4 SP6520 warning 5,6,7,8'],
  )
})

test('files that no specification refers to are one finding', () => {
  const piece = 'X: { type: string }\n'
  const files = {
    'main.yaml': `${head}paths: { /a: { get: { operationId: a, ${ok} } } }\n`,
    'one.yaml': piece,
    'two.yaml': piece,
  }
  assert.deepEqual(
    read(files).diagnostics.map(({ code, file, related }) => [code, file, related.map((one) => one.file)]),
    [['SP6501', 'content/data/openapi/one.yaml', ['content/data/openapi/two.yaml']]],
  )
})

test('a number of a shared size is one finding, whichever files of a specification have it', () => {
  const limit = '{ type: integer, minimum: 18014398509481984, maximum: 18014398509481983 }'
  const files = {
    'main.yaml': `${head}components: { schemas: { A: ${limit}, B: { $ref: 'b.yaml#/B' } } }\n`,
    'b.yaml': `B: ${limit}\n`,
  }
  assert.deepEqual(
    read(files, []).diagnostics.map(({ code, related }) => [code, related.length]),
    [['SP1206', 1]],
  )
})
