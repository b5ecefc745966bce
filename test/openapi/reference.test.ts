import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dereference, documentSet, pointerOf, resolveReference } from '../../compiler/openapi/document/reference.ts'
import { documentsOf, folder } from './placed.ts'

const files = documentsOf({
  'main.json': { 'a/b': { '~c': 1 }, 'e f': [10, 20], plain: {} },
  'parts/shared.json': { Call: 'call' },
  'other.json': { Call: 'other' },
})
const set = documentSet(folder, files.values())
const at = (reference: string, file = `${folder}main.json`) => resolveReference(set, file, reference)
const valueAt = (reference: string, file?: string) => at(reference, file).source?.value

test('pointers are read with ~0, ~1 and percent-encoding', () => {
  assert.equal(valueAt('#/a~1b/~0c'), 1)
  assert.equal(valueAt('#/a%2Fb/~0c'), undefined, 'an encoded slash is still a slash')
  assert.equal(valueAt('#/e%20f/1'), 20)
  assert.equal(at('#/e%20f/01').problem?.kind, 'no-target', 'no leading zeros in indices')
  assert.equal(pointerOf(['a/b', '~c', 0]), '/a~1b/~0c/0')
})

test('other files are found relative to the file that refers', () => {
  assert.equal(valueAt('parts/shared.json#/Call'), 'call')
  assert.equal(valueAt('./other.json#/Call'), 'other')
  assert.equal(valueAt('../other.json#/Call', `${folder}parts/shared.json`), 'other')
  assert.deepEqual(Object.keys(valueAt('other.json') as object), ['Call'])
})

test('nothing leaves the folder, nothing is fetched', () => {
  for (const reference of ['https://example.com/a.json#/x', 'http:x', '//host/a.json', 'file:///etc/hosts', 'c:/x']) {
    assert.equal(at(reference).problem?.kind, 'remote', reference)
  }
  const outside = [
    '/etc/hosts',
    '../secret.yaml',
    'parts/../../x.yaml',
    '%2e%2e/x.yaml',
    '..\\x.yaml',
    '../../../../../x',
  ]
  for (const reference of outside) assert.equal(at(reference).problem?.kind, 'outside', reference)
})

test('what is no reference at all is told apart from what leads nowhere', () => {
  assert.equal(at('#Call').problem?.kind, 'malformed')
  assert.equal(at('#/%zz').problem?.kind, 'malformed')
  assert.equal(at('nowhere.json').problem?.kind, 'no-file')
  assert.equal(at('#/plain/constructor').problem?.kind, 'no-target')
  assert.equal(at('#/plain/__proto__').problem?.kind, 'no-target')
})

test('anchors and ids of schemas', () => {
  const named = documentSet(
    folder,
    documentsOf({
      'main.json': {
        components: {
          schemas: {
            A: { $anchor: 'letter', type: 'string' },
            B: { $id: 'https://schemas.acme.example/b', $defs: { C: { type: 'integer' } }, $ref: '#/$defs/C' },
            // What it refers to is nowhere, and that is all that there is to find.
            Round: { $id: 'https://schemas.acme.example/round', $ref: '#/nothing/at/all' },
          },
        },
      },
      'other.json': { D: { $dynamicAnchor: 'node', type: 'number' } },
    }).values(),
  )
  const type = (reference: string) => {
    const { source } = resolveReference(named, `${folder}main.json`, reference)
    return (source?.value as { type?: string } | undefined)?.type
  }
  assert.equal(type('#letter'), 'string')
  assert.equal(type('other.json#node'), 'number')
  assert.equal(type('https://schemas.acme.example/b#/$defs/C'), 'integer')
  assert.equal(type('#/$defs/C'), 'integer')
  assert.equal(resolveReference(named, `${folder}main.json`, '#/$defs/D').problem?.kind, 'no-target')
  assert.equal(resolveReference(named, `${folder}main.json`, '#/nothing/at/all').problem?.kind, 'no-target')
  assert.equal(resolveReference(named, `${folder}main.json`, '#nothing').problem?.kind, 'malformed')
  assert.equal(resolveReference(named, `${folder}main.json`, 'https://schemas.acme.example/c').problem?.kind, 'remote')
})

test('a pointer goes on through references, from file to file, and out of none', () => {
  const chained = documentSet(
    folder,
    documentsOf({
      'main.json': {
        Call: {
          properties: { to: { $ref: '#/Person', description: 'Who' }, from: { $ref: 'parts/people.json#/Caller' } },
        },
        Person: { properties: { name: { type: 'string' } } },
        List: [{ $ref: '#/Person' }],
        Own: { $ref: '#/Person', properties: { name: { type: 'null' } } },
        Loop: { $ref: '#/Loop/inner' },
        Ring: { $ref: '#/Other/x' },
        Other: { $ref: '#/Ring/x' },
        Leaves: { $ref: '../secret.json' },
        Node: { next: { $ref: '#/Node' }, type: 'integer' },
        Mirror: { $ref: '#/Image' },
        Image: { $ref: '#/Mirror' },
        Lost: { $ref: '#/Gone' },
      },
      'parts/people.json': { Caller: { $ref: 'deep/person.json' } },
      'parts/deep/person.json': {
        properties: { name: { type: 'boolean' } },
        self: { $ref: '../../main.json#/Person' },
      },
    }).values(),
  )
  const to = (reference: string) => resolveReference(chained, `${folder}main.json`, reference)
  const type = (reference: string) => (to(reference).source?.value as { type?: string } | undefined)?.type
  assert.equal(type('#/Call/properties/to/properties/name'), 'string')
  assert.equal(type('#/List/0/properties/name'), 'string')
  assert.equal(type('#/Call/properties/from/properties/name'), 'boolean')
  assert.equal(type('parts/people.json#/Caller/self/properties/name'), 'string')
  assert.equal(type('#/Own/properties/name'), 'null', 'its own members come first')
  assert.deepEqual(to('#/Call/properties/from/properties/name').source?.path, ['properties', 'name'])
  assert.equal(to('#/Call/properties/from/properties/name').source?.file, `${folder}parts/deep/person.json`)
  assert.equal(type('#/Node/next/next/next'), undefined, 'a reference is left for the schema to follow')
  assert.deepEqual({ ...(to('#/Node/next/next/next').source?.value as object) }, { $ref: '#/Node' })
  for (const reference of ['#/Loop/x', '#/Ring/x/y', '#/Other/z', '#/Mirror/x'])
    assert.equal(to(reference).problem?.kind, 'loop', reference)
  assert.equal(to('#/Leaves/key').problem?.kind, 'outside')
  assert.equal(to('#/Call/properties/to/properties/nme').problem?.kind, 'no-target')
  assert.equal(to('#/Lost/x').problem?.kind, 'no-target')
})

test('of a chain each reference is followed once, whoever asks where it ends', () => {
  const length = 300
  const chain = (last: unknown) =>
    Object.fromEntries(
      Array.from({ length }, (_, n) => [`S${n}`, n + 1 < length ? { $ref: `#/S${n + 1}` } : last] as const),
    )
  const documents = documentsOf({ 'sound.json': chain({ type: 'object' }), 'round.json': chain({ $ref: '#/S0' }) })
  const long = documentSet(folder, documents.values())
  let looks = 0
  const counted = {
    ...long,
    get files() {
      looks++
      return long.files
    },
  }
  for (const [file, expected] of [
    ['sound.json', '{"type":"object"}'],
    ['round.json', '"loop"'],
  ] as const) {
    looks = 0
    const value = long.files.get(folder + file)?.value as Readonly<Record<string, unknown>>
    for (let n = length - 1; n >= 0; n--) {
      const { source, problem } = dereference(counted, { file: folder + file, path: [`S${n}`], value: value[`S${n}`] })
      assert.equal(JSON.stringify(source?.value ?? problem?.kind), expected)
    }
    assert.ok(looks <= 2 * length, `${file}: ${looks}`)
  }
})
