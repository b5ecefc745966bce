import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operationModel } from '../../compiler/openapi/operation/operation.ts'
import { samplesFor } from '../../compiler/openapi/request/sample.ts'
import { specificationOf } from './placed.ts'

const Pet = {
  type: 'object',
  xml: { name: 'pet', prefix: 'p', namespace: 'https://acme.example/pets' },
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer', xml: { attribute: true } },
    name: { type: 'string', example: 'Rex & "Co" <b>' },
    gone: { type: 'null' },
    tags: { type: 'array', xml: { wrapped: true }, items: { type: 'string', xml: { name: 'tag' } } },
    photos: { type: 'array', items: { type: 'string', xml: { name: 'not a name' } } },
    owner: { type: 'object', properties: { city: { type: 'string', xml: { name: 'town' } } } },
  },
}

function bodyOf(media: Record<string, unknown>) {
  const specification = specificationOf({
    openapi: '3.1.0',
    info: {},
    servers: [{ url: 'https://api.acme.example' }],
    paths: { '/a': { post: { operationId: 'a', requestBody: { content: { 'application/xml': media } } } } },
    components: { schemas: { Pet } },
  })
  const model = operationModel(specification, 'a')
  assert.ok(model !== null)
  const [example] = model.body?.contents[0]?.examples ?? []
  return { example, curl: samplesFor(model).find(({ label }) => label === 'curl')?.code ?? '' }
}

test('what is sent as XML is shown as XML: names, attributes, lists, namespaces', () => {
  const { example, curl } = bodyOf({ schema: { $ref: '#/components/schemas/Pet' } })
  assert.equal(example?.language, 'xml')
  assert.equal(
    example?.text,
    `<?xml version="1.0" encoding="UTF-8"?>
<p:pet xmlns:p="https://acme.example/pets" id="1">
  <name>Rex &amp; &quot;Co&quot; &lt;b&gt;</name>
  <tags>
    <tag>string</tag>
  </tags>
  <photos>string</photos>
  <owner>
    <town>string</town>
  </owner>
</p:pet>`,
  )
  assert.match(curl, /<p:pet xmlns:p="https:\/\/acme\.example\/pets" id="<id>">/)
})

test('data that an author gives as the example is written as XML; text stays as it is', () => {
  const { example } = bodyOf({ schema: Pet, example: { id: 7, name: null, photos: ['a', 'b'] } })
  assert.match(
    example?.text ?? '',
    /id="7">\n {2}<name\/>\n {2}<photos>a<\/photos>\n {2}<photos>b<\/photos>\n<\/p:pet>$/,
  )
  assert.equal(bodyOf({ example: '<a/>' }).example?.text, '<a/>')
  assert.match(bodyOf({ example: { a: [] } }).example?.text ?? '', /<root\/>$/)
})

test('a value is the node that its schema says', () => {
  const words = (nodeType: string, more = {}) => ({ type: 'string', xml: { nodeType }, ...more })
  const { example } = bodyOf({
    schema: {
      type: 'object',
      xml: { name: 'films' },
      properties: {
        kind: words('attribute'),
        film: { type: 'object', properties: { lang: words('attribute'), title: words('text') } },
        script: { type: 'object', properties: { code: words('cdata') } },
        group: { type: 'object', xml: { nodeType: 'none' }, properties: { year: { type: 'integer' } } },
        tags: { type: 'array', xml: { nodeType: 'element' }, items: { type: 'string', xml: { name: 'tag' } } },
        plain: { type: 'array', items: { type: 'string' } },
      },
    },
    example: {
      kind: 'a&b',
      film: { lang: 'fi', title: 'Kites <3' },
      script: { code: 'if (a[b[0]]>1) fly()' },
      group: { year: 1 },
      tags: ['x'],
      plain: ['y', 'z'],
    },
  })
  assert.equal(
    example?.text,
    `<?xml version="1.0" encoding="UTF-8"?>
<films kind="a&amp;b">
  <film lang="fi">Kites &lt;3</film>
  <script><![CDATA[if (a[b[0]]]]><![CDATA[>1) fly()]]></script>
  <year>1</year>
  <tags>
    <tag>x</tag>
  </tags>
  <plain>y</plain>
  <plain>z</plain>
</films>`,
  )
})

test('an attribute has one text, also where its example is an object or a list', () => {
  const attribute = (example: unknown) => ({ xml: { attribute: true }, example })
  const { example } = bodyOf({
    schema: { type: 'object', properties: { a: attribute({ b: 1 }), c: attribute([1, { d: 2 }]), e: attribute(null) } },
  })
  assert.match(example?.text ?? '', /<root a="\{&quot;b&quot;:1\}" c="1,\{&quot;d&quot;:2\}" e=""\/>$/)
})

test('elements among texts are not indented: that would be part of the text', () => {
  const { example } = bodyOf({
    schema: {
      type: 'object',
      xml: { name: 'p' },
      properties: {
        words: { type: 'string', xml: { nodeType: 'text' } },
        list: { type: 'array', xml: { nodeType: 'element' }, items: { type: 'string', xml: { name: 'b' } } },
      },
    },
    example: { words: '  one', list: ['two', '  three'] },
  })
  assert.equal(
    example?.text,
    `<?xml version="1.0" encoding="UTF-8"?>\n<p>  one<list><b>two</b><b>  three</b></list></p>`,
  )
})
