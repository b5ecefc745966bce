import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSchema } from '../../compiler/openapi/look-up.ts'
import { flatten } from '../../compiler/openapi/schema/flatten.ts'
import { withSchemas } from './placed.ts'

/** A part is one level deeper than its schema. More than 400 levels were dropped without a word. */
const length = 1000

test('of schemas that extend each other nothing is copied at each', () => {
  const schemas = Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `S${index}`,
      {
        allOf: [
          ...(index + 1 < length ? [{ $ref: `#/components/schemas/S${index + 1}` }] : []),
          { properties: { [`p${index}`]: { type: 'string' } } },
        ],
      },
    ]),
  )
  const specification = withSchemas(schemas)
  const source = findSchema(specification, 'S0')
  assert.ok(source !== null)
  let put = 0
  const { push, flatMap } = Array.prototype
  const replace = (methods: object) => Object.assign(Array.prototype, methods)
  replace({
    push(this: unknown[], ...items: unknown[]) {
      put += items.length
      return push.apply(this, items)
    },
    flatMap(this: unknown[], ...given: Parameters<typeof flatMap>) {
      const made = flatMap.apply(this, given)
      put += made.length
      return made
    },
  })
  const { structure, precedence } = flatten(specification.documents, [source])
  replace({ push, flatMap })
  const properties = structure.flatMap(({ fields }) => Object.keys(fields.properties ?? {}))
  // The innermost is shown first, and the outermost has the last word.
  assert.deepEqual(
    properties,
    Array.from({ length }, (_, index) => `p${length - 1 - index}`),
  )
  assert.equal(precedence[0]?.source.value, source.value)
  assert.ok(put < 30 * length, `${put} were put into lists`)
})

test('a schema of a thousand names is its name and its end', () => {
  const name = (index: number) => ({ $ref: `#/components/schemas/S${index}` })
  const schemas = Object.fromEntries(Array.from({ length }, (_, index) => [`S${index}`, name(index + 1)]))
  const specification = withSchemas({ ...schemas, [`S${length}`]: { type: 'string' } })
  for (const index of [0, length / 2]) {
    const source = findSchema(specification, `S${index}`)
    assert.ok(source !== null)
    const flat = flatten(specification.documents, [source])
    assert.equal(flat.name, `S${index}`)
    assert.deepEqual(
      flat.structure.map(({ fields }) => ({ ...fields })),
      [{ type: 'string' }, name(index + 1)],
    )
  }
})

test('of a thousand references with words of their own each takes in a hundred, and the end', () => {
  const described = (index: number) => ({ $ref: `#/components/schemas/S${index + 1}`, description: `${index}` })
  const schemas = Object.fromEntries(Array.from({ length }, (_, index) => [`S${index}`, described(index)]))
  const specification = withSchemas({ ...schemas, [`S${length}`]: { type: 'string' } })
  const layersOf = (index: number) => {
    const source = findSchema(specification, `S${index}`)
    assert.ok(source !== null)
    return flatten(specification.documents, [source]).precedence.map(({ fields }) => fields.description ?? fields.type)
  }
  const first = Array.from({ length: 101 }, (_, index) => `${index}`)
  assert.deepEqual(layersOf(0), [...first, 'string'])
  assert.deepEqual(layersOf(length - 2), [`${length - 2}`, `${length - 1}`, 'string'])
})
