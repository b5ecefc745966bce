import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { curlRequests } from '../../../compiler/validate/mentions/curl.ts'

const address = 'https://api.acme.example/v1/Letters'

/** @returns the method, the names in the query and those of the body; each name is held against its place in the script */
function requestOf(script: string) {
  const [request, ...others] = curlRequests(script)
  equal(others.length, 0)
  if (request === undefined) return null
  const { method, target, query, fields } = request
  const names = [query, fields].map((pieces) =>
    pieces.map(({ text, start, end }) => {
      equal(script.slice(start, end), text)
      return text
    }),
  )
  equal(target.text, address)
  return [method, ...names]
}

for (const written of [
  '-F To=Ada',
  '-FTo=Ada',
  '-sFTo=Ada',
  '--form To=Ada',
  '--form=To=Ada',
  '--form-string "To=Ada"',
])
  test(`a part of a form is a field: ${written}`, () => {
    deepEqual(requestOf(`curl ${address} ${written}`), ['POST', [], ['To']])
  })

test('parts of a form are fields in their order, a file as well, whatever stands in their values', () => {
  const script = `curl -X PUT '${address}?Page=1' \\\n  -F To=Ada -F 'Body=a=b&c=d' \\\n  --form Scan=@scan.pdf;type=application/pdf`
  deepEqual(requestOf(script), ['PUT', ['Page'], ['To', 'Body', 'Scan']])
})

test('what has no name is no field, and the word after it is none of the request', () => {
  deepEqual(requestOf(`curl ${address} -F Ada -F`), ['GET', [], []])
  deepEqual(requestOf(`curl -F https://acme.example ${address}`), ['GET', [], []])
})
