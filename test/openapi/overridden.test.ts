import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operationModel } from '../../compiler/openapi/operation/operation.ts'
import { specificationOf } from './placed.ts'

const to = (section: string, more: object = {}) => ({ $ref: `#/components/${section}/Part`, ...more })
const own = { summary: 'Here', description: 'Said here.' }
const text = { type: 'string' }

const components = {
  parameters: { Part: { name: 'q', in: 'query', schema: text, description: 'Said there.' } },
  headers: { Part: { schema: text, description: 'Said there.' } },
  examples: { Part: { value: 'v', summary: 'There', description: 'Said there.' } },
  links: { Part: { operationId: 'Make', description: 'Said there.' } },
  requestBodies: { Part: { content: { 'text/plain': { schema: text } }, description: 'Said there.' } },
  securitySchemes: {
    Part: { type: 'http', scheme: 'basic', description: 'Said there.' },
    Own: to('securitySchemes', own),
  },
  responses: { Part: { description: 'Said there.' } },
}

/** What is said of each part of an operation that has nothing but references, with these words beside them. */
function saidWith(more: object) {
  const make = {
    operationId: 'Make',
    security: [{ [Object.keys(more).length > 0 ? 'Own' : 'Part']: [] }],
    parameters: [to('parameters', more)],
    requestBody: to('requestBodies', more),
    responses: {
      200: {
        description: 'Good',
        headers: { 'X-Part': to('headers', more) },
        content: { 'text/plain': { schema: text, examples: { a: to('examples', more) } } },
        links: { next: to('links', more) },
      },
      400: to('responses', more),
    },
  }
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { post: make } }, components }
  const model = operationModel(specificationOf(document), 'Make')
  const [good, bad] = model?.responses ?? []
  const example = good?.contents[0]?.examples[0]
  return {
    summary: example?.summary,
    descriptions: [
      model?.security[0]?.[0]?.description,
      model?.parameters[0]?.parameters[0]?.description,
      model?.body?.description,
      good?.headers[0]?.description,
      example?.description,
      good?.links[0]?.description,
      bad?.description,
    ],
  }
}

test('what a reference says of a part stands in place of the part’s own words', () => {
  assert.deepEqual(saidWith(own), { summary: 'Here', descriptions: Array(7).fill('Said here.') })
})

test('a reference that says nothing, or only a space, leaves them', () => {
  for (const nothing of [{}, { summary: ' ', description: '' }])
    assert.deepEqual(saidWith(nothing).descriptions.slice(1), Array(6).fill('Said there.'))
  assert.deepEqual(saidWith({}), { summary: 'There', descriptions: Array(7).fill('Said there.') })
})
