import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToString } from 'react-dom/server'
import { createPieces, type Pieces } from '../../compiler/openapi/pieces.ts'
import type { SchemaNode } from '../../compiler/openapi/schema/schema-model.ts'
import { holeAt, holeHtml } from '../../templates/elements/reference/kept/holes.ts'
import { keptShell } from '../../templates/elements/reference/kept/kept-shell.tsx'
import { Part } from '../../templates/elements/reference/Parts.tsx'
import type { ReferenceHelp } from '../../templates/elements/reference/reference-help.ts'
import { Schema } from '../../templates/elements/reference/schema/Schema.tsx'
import { type MarkdownHelp, schemaMarkdown } from '../../templates/elements/reference/schema/schema-markdown.ts'
import { texts } from '../../templates/elements/texts/texts.ts'
import { expand } from './outline.ts'
import { ref, withSchemas } from './placed.ts'

const pageWith = (folder: string): ReferenceHelp => ({
  html: (markdown) =>
    markdown
      .replace(/!\{(\w+)\}/g, `<img src="/${folder}/$1" alt="$1">`)
      .replace(/\[(\w+)\]/g, `<a href="/${folder}/$1">$1</a>`),
  code: () => {
    throw new Error('A schema has no code')
  },
  piiHref: { present: `/${folder}/pii`, absent: `/${folder}/no-pii` },
  operationHref: () => null,
  schemaHref: (name) => `/${folder}/${name}`,
  commandLine: 'Acme CLI',
  languages: ['curl'],
})

const text = (description: string, more: object = {}) => ({ type: 'string', description, ...more })
const specification = withSchemas({
  A: {
    required: ['id'],
    properties: {
      id: text('Plain words.', { 'x-acme': { pii: { deleteSla: 30 } } }),
      link: text('See [there].', { default: '<b>&' }),
      mark: text('A \x7f within'),
      code: text('Can be `a` or `b`: [see](https://b.example/a).'),
      drawn: text('Drawn as !{there}.'),
      beside: text('Can be [a](a).'),
      site: text('Can be [a](/a).'),
      tag: text('Can be <a href="/b">b</a>.'),
      quoted: text('A "anchor":"s-id" within', { example: { anchor: 's-id' } }),
      kind: { enum: Array.from({ length: 14 }, (_, index) => `value ${index}`) },
      'náme with (signs)': text('Other'),
      list: { type: 'array', items: ref('B') },
      words: { type: 'array', items: text('Of each [item]', { maxLength: 3 }) },
      all: { type: 'array', items: { type: 'array', items: ref('E') } },
      both: { type: ['array', 'object'], items: ref('E'), properties: { own: ref('E') } },
      one: ref('B'),
      map: { additionalProperties: ref('B') },
      pair: { prefixItems: [text('First'), ref('B')] },
      choice: { oneOf: [ref('B'), { type: 'integer', minimum: 2 }] },
      rule: { properties: { x: text('x') }, if: { required: ['x'] }, not: ref('B') },
      empty: { type: 'object' },
    },
  },
  B: { properties: { id: text('Plain words.'), up: ref('A'), far: ref('C') } },
  E: { description: 'One [item]', minProperties: 1, properties: { last: text('See [there].') } },
  C: { properties: { again: ref('D') } },
  D: { properties: { more: { properties: { end: text('End') } } } },
})

/** The same node in another place. */
const movedTo = (anchor: string, node: SchemaNode): SchemaNode =>
  JSON.parse(JSON.stringify(node).replaceAll('"anchor":"s', `"anchor":"${anchor}`))

const html = (node: SchemaNode, help: ReferenceHelp) => renderToString(<Schema node={node} help={help} />)

for (const [what, pieces] of Object.entries({ 'all rows': createPieces(), 'one row': createPieces(1000) })) {
  test(`rows that are remembered are those that React writes for each page, where ${what} can be kept`, () => {
    const kept = { pieces: () => pieces, key: 'en' }
    const deep = expand(specification, 'A')
    const shallow = expand(specification, 'A', { depth: 2 })
    for (const node of [deep, shallow, movedTo('other-page', deep), movedTo('a&<b', deep), deep])
      for (const help of [pageWith('api'), pageWith('v2'), pageWith('api')])
        assert.ok(html(node, { ...help, kept }) === html(node, help))
  })
}

test('a row of a schema that is referred to is rendered once, whichever of its places shows it', () => {
  const pieces = createPieces()
  let rendered = 0
  const counted: Pieces = {
    ...pieces,
    like: (key) => {
      const known = pieces.like(key)
      return (like, kind, make) =>
        known(like, kind, () => {
          rendered += 1
          return make()
        })
    },
  }
  const shared = { ...specification, slots: new WeakMap() }
  const help = { ...pageWith('api'), kept: { pieces: () => counted, key: 'en' } }
  const nodes = ['A', 'B'].map((name) => expand(shared, name))
  for (const node of nodes) html(node, help)
  const first = rendered
  assert.ok(first > 14)
  for (const node of ['B', 'A'].map((name) => expand(shared, name))) html(node, help)
  assert.equal(rendered, first)
  const [again, other] = [expand(shared, 'A'), expand(shared, 'A', { direction: 'response' })]
  const likes = (node: SchemaNode) => node.properties.map(({ like }) => like)
  assert.ok(likes(again).every((like, at) => like !== null && like === likes(nodes[0] ?? again)[at]))
  assert.ok(likes(other).every((like) => like !== null))
})

test('a row of a request is that of a response where both say the same, whichever is asked for first', () => {
  const closed = { type: 'object', additionalProperties: false }
  const properties = {
    plain: text('Plain'),
    needed: text('Needed'),
    old: text('Old', { deprecated: true }),
    fixed: text('Fixed', { readOnly: true }),
    closed,
    holds: { type: 'object', properties: { needed: text('Needed') }, required: ['needed'] },
    list: { type: 'array', items: closed },
  }
  const given = withSchemas({ A: { properties, required: ['needed'] } })
  for (const order of [['request', 'response'] as const, ['response', 'request'] as const]) {
    const shared = { ...given, slots: new WeakMap() }
    const [first, second] = order.map((direction) => expand(shared, 'A', { direction }).properties)
    const same = first?.filter(({ like }, at) => like === second?.[at]?.like).map(({ name }) => name)
    assert.deepEqual(same, ['plain', 'holds'])
    for (const direction of order)
      assert.deepEqual(
        html(expand(shared, 'A', { direction }), pageWith('api')),
        html(expand({ ...given, slots: new WeakMap() }, 'A', { direction }), pageWith('api')),
      )
  }
})

test('what a row says in Markdown is made once, but where it leads to a page of the site', () => {
  const pieces = createPieces()
  const kept = { pieces: () => pieces, key: 'en' }
  let asked: string[] = []
  const page = (folder: string): MarkdownHelp => ({
    text: (markdown) => {
      asked.push(markdown)
      return markdown.replace(/(\]\((?!https:)|href=")\/?/g, `$1/${folder}/`)
    },
    schemaHref: (name) => `/${folder}/${name}`,
    operationHref: () => null,
    say: texts('en', {}),
  })
  const node = expand({ ...specification, slots: new WeakMap() }, 'A')
  for (const folder of ['api', 'v2', 'api'])
    assert.equal(schemaMarkdown(node, { ...page(folder), kept }), schemaMarkdown(node, page(folder)))
  asked = []
  schemaMarkdown(node, { ...page('v2'), kept })
  assert.ok(
    asked.includes('Can be [a](/a).') &&
      asked.includes('Can be [a](a).') &&
      asked.includes('Can be <a href="/b">b</a>.'),
  )
  assert.ok(!asked.some((one) => one === 'Plain words.' || one.startsWith('Can be `a`')), asked.join('\n'))
})

test('what is around content is remembered, and the content of no page is', () => {
  const pieces = createPieces()
  const help = { ...pageWith('api'), kept: { pieces: () => pieces, key: 'en' } }
  const frame = (title: string) => (id: string) => (
    <Part depth={3} id={id} title={title}>
      {holeAt(0)}
      {holeAt(1)}
    </Part>
  )
  const contents = ['$& <b>', '<sp-hole></sp-hole>\x7f', '']
  for (const title of ['Plain', 'A \x7f within', 'a&<b', 'Plain'])
    for (const id of ['get-a', 'get-b', 'get"\x7f', 'get-a'])
      for (const first of contents)
        for (const second of contents) {
          const html = keptShell({ help, say: texts('en', {}) }, [title], frame(title), { id, inside: [first, second] })
          const [before, between, after] = renderToString(frame(title)(id)).split(holeHtml)
          assert.equal(html, `${before}${first}${between}${second}${after}`)
        }
})

test('a memory holds what was asked for last, as far as there is room', () => {
  const made: string[] = []
  const pieces = createPieces(6000)
  const ask = (key: string) => {
    pieces.of(key, () => {
      made.push(key)
      return { parts: ['x'.repeat(1000), 'x'.repeat(500)], asked: [] }
    })
  }
  for (const key of ['a', 'b', 'a', 'c', 'a', 'd', 'a', 'b']) ask(key)
  assert.deepEqual(made, ['a', 'b', 'c', 'd', 'b'])
})

test('what is made from objects is remembered by them, and made once more when the memory has let it go', () => {
  const pieces = createPieces(6000)
  const [one, other] = [{}, {}]
  const made: string[] = []
  const known = pieces.like('en')
  const ask = (like: object, kind: string, of = known) =>
    of(like, kind, () => {
      made.push(`${like === one ? 'one' : 'other'} ${kind}`)
      return { parts: ['x'.repeat(1500)], asked: [] }
    })
  // There is room for two, and for the two before them.
  for (const kind of ['a', 'b', 'a']) ask(one, kind)
  assert.deepEqual(made.splice(0), ['one a', 'one b'])
  ask(other, 'a')
  ask(one, 'a')
  assert.deepEqual(made.splice(0), ['other a'])
  ask(one, 'b')
  ask(one, 'a', pieces.like('de'))
  ask(one, 'b')
  assert.deepEqual(made.splice(0), ['one b', 'one a'])
})

test('what stands on one page alone is not kept, what is asked for again is', () => {
  const pieces = createPieces(6000)
  const made: string[] = []
  const ask = (key: string) =>
    pieces.ofRepeated(key, () => {
      made.push(key)
      return { parts: [key, 'x'.repeat(1500)], asked: [] }
    })?.parts[0]
  assert.deepEqual(['a', 'b', 'a', 'a'].map(ask), [undefined, undefined, 'a', 'a'])
  assert.deepEqual(made, ['a'])
  // What was only asked for takes little room: nothing is lost for it.
  for (let at = 0; at < 10; at++) assert.equal(ask(`other ${at}`), undefined)
  assert.equal(ask('a'), 'a')
  assert.deepEqual(made, ['a'])
})
