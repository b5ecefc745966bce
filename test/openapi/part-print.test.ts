import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createIds } from '../../compiler/openapi/document/anchor.ts'
import { readSpecifications } from '../../compiler/openapi/read-specifications.ts'
import type { SchemaNode } from '../../compiler/openapi/schema/schema-model.ts'
import type { SpecificationView, SpecificationViews } from '../../compiler/openapi/view.ts'
import { nodesIn, nodesOf, textsOf } from '../../templates/elements/reference/for-blocks/walk-operation.ts'

const reference = (name: string, section = 'schemas') => ({ $ref: `#/components/${section}/${name}` })
const json = (schema: unknown) => ({ 'application/json': { schema } })

/** Everything that leads from one part of a specification to another. */
const document = {
  openapi: '3.1.0',
  info: { title: 'Depots', version: '1', description: 'Where things are.' },
  servers: [{ url: 'https://{zone}.depots.example', variables: { zone: { default: 'eu', enum: ['eu', 'us'] } } }],
  security: [{ key: [] }],
  tags: [{ name: 'Depots', description: 'Buildings.' }],
  paths: {
    '/depots': {
      summary: 'Depots as a whole',
      parameters: [reference('Page', 'parameters')],
      get: {
        operationId: 'ListDepots',
        summary: 'List depots',
        tags: ['Depots'],
        responses: {
          200: { description: 'A page', content: json({ type: 'array', items: reference('Depot') }) },
          default: reference('Problem', 'responses'),
        },
      },
      post: {
        operationId: 'CreateDepot',
        description: 'Makes one, which is [listed](#operation/ListDepots) among [all](#tag/Depots).',
        'x-acme': { conditional: [['name', 'code']] },
        requestBody: { content: json(reference('Depot')) },
        responses: {
          201: {
            description: 'Made',
            headers: { Rate: { description: 'Left', schema: { type: 'integer' } } },
            links: {
              read: { operationId: 'ReadDepot', parameters: { id: '$response.body#/id' } },
              list: { operationRef: '#/paths/~1depots/get' },
            },
          },
        },
        callbacks: {
          built: {
            '{$request.body#/url}': { post: { requestBody: { content: json(reference('Built')) }, responses: {} } },
          },
        },
      },
    },
    '/depots/{id}': {
      servers: [{ url: 'https://one.depots.example' }],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 3 } }],
      get: {
        operationId: 'ReadDepot',
        deprecated: true,
        security: [{ oauth: ['read'] }],
        responses: { 200: { description: 'It', content: json(reference('Anything')) } },
      },
    },
  },
  webhooks: {
    moved: { post: { operationId: 'Moved', requestBody: { content: json(reference('Built')) }, responses: {} } },
  },
  components: {
    parameters: { Page: { name: 'page', in: 'query', description: 'Which', schema: reference('Count') } },
    responses: { Problem: { description: 'Wrong', content: json(reference('Problem')) } },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'A key' },
      oauth: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://depots.example/token', scopes: { read: 'To read' } } },
      },
    },
    schemas: {
      Count: { type: 'integer', minimum: 0 },
      Depot: {
        type: 'object',
        description: 'A building, as [made](#operation/CreateDepot)',
        required: ['name'],
        properties: {
          name: { type: 'string', 'x-acme': { pii: { handling: 'standard', deleteSla: 30 } }, example: 'North' },
          doors: reference('Count'),
          place: reference('Place'),
          inside: { type: 'array', items: reference('Depot') },
        },
      },
      Place: { type: 'object', properties: { street: { type: 'string', enum: ['A', 'B'] } } },
      Thing: {
        type: 'object',
        discriminator: { propertyName: 'kind', mapping: { box: 'Box', bag: '#/components/schemas/Bag' } },
        properties: { kind: { type: 'string' } },
      },
      Box: { allOf: [reference('Thing'), { type: 'object', properties: { size: reference('Count') } }] },
      Bag: { allOf: [reference('Thing'), { type: 'object', properties: { handles: { type: 'integer' } } }] },
      Sort: { type: 'object', discriminator: { propertyName: 'of' }, properties: { of: { type: 'string' } } },
      Sorted: { allOf: [reference('Sort'), { type: 'object', properties: { rank: { type: 'integer' } } }] },
      Wrapped: {
        type: 'object',
        oneOf: [reference('Place')],
        discriminator: { propertyName: 'street', mapping: { far: 'Far' } },
      },
      Far: { type: 'object', properties: { miles: { type: 'number' } } },
      Anything: { oneOf: [reference('Thing'), reference('Wrapped'), { type: 'null' }] },
      // Its page has the name that the next one would have.
      built: { type: 'object', properties: { by: { type: 'string' } } },
      Built: { type: 'object', properties: { sort: reference('Sort'), at: { type: 'string', format: 'date-time' } } },
      Problem: { type: 'object', properties: { code: { type: 'integer', default: 1 }, more: reference('Alias') } },
      Alias: reference('Place'),
    },
  },
}

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null

/** Every way to change one member: another value, or none. */
function* changes(
  value: Json,
  path: readonly string[] = [],
): Iterable<readonly [path: readonly string[], to: Json | undefined]> {
  const leaves: Record<string, (leaf: never) => Json> = {
    string: (text: string) => `${text}x`,
    number: (number: number) => number + 1,
    boolean: (flag: boolean) => !flag,
  }
  if (path.length > 1) yield [path, undefined]
  const change = leaves[typeof value]
  if (change !== undefined) yield [path, change(value as never)]
  else if (value !== null) for (const [key, member] of Object.entries(value)) yield* changes(member, [...path, key])
}

function changed(path: readonly string[], to: Json | undefined): Json {
  const copy = structuredClone(document) as Json
  let at = copy as { [key: string]: Json }
  for (const key of path.slice(0, -1)) at = at[key] as { [key: string]: Json }
  const last = path.at(-1) as string
  if (to !== undefined) at[last] = to
  else if (Array.isArray(at)) at.splice(Number(last), 1)
  else delete at[last]
  return copy
}

interface Read {
  readonly views: SpecificationViews
  readonly view: SpecificationView
}

function read(value: Json): Read | null {
  const source = { path: 'content/data/openapi/depots.json', text: JSON.stringify(value) }
  const { value: views } = readSpecifications([{ name: 'depots', source }], 'acme', new Set(['depots']))
  const view = views.byName.get('depots')
  return view === undefined ? null : { views, view }
}

const plainly = (_: string, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value)

/** All that the page of an operation is made from. */
function operationPage({ views, view }: Read, id: string): string | null {
  const entry = view.operations.get(id)
  const operation = entry === undefined ? null : view.operation(id, { id: createIds() })
  if (entry === undefined || operation === null) return null
  const links = operation.responses.flatMap((response) => response.links.map(({ operationId }) => operationId))
  return JSON.stringify(
    [
      { ...entry, source: null, items: null },
      operation,
      textsOf(operation).map((text) => mentioned(text, view)),
      namesIn(nodesOf(operation), view),
      links.map((link) => view.operations.get(link ?? '')?.anchor ?? null),
      [views.samples(operation), views.request(operation), views.tryPlan(operation), view.origins()],
    ],
    plainly,
  )
}

/** All that an index of operations and schemas is made from. */
function indexPage({ view }: Read): string {
  const groups = view.groups.map(({ operations, ...group }) => [
    group,
    operations.map((entry) => ({ ...entry, source: null, items: null })),
  ])
  return JSON.stringify([groups, view.operations.size, view.schemaPages])
}

/** The same of a schema. */
function schemaPage({ view }: Read, name: string): string | null {
  const node = view.hasSchema(name) ? view.schema(name, 'request', { id: createIds() }) : null
  if (node === null) return null
  const uses = view.schemaUses(name).map((entry) => ({ ...entry, source: null, items: null }))
  return JSON.stringify([node, namesIn(nodesIn(node), view), uses, view.schemaPage(name)], plainly)
}

function namesIn(nodes: Iterable<SchemaNode>, view: SpecificationView): readonly unknown[] {
  return Array.from(nodes, ({ schemaName, description }) => [
    schemaName === null ? null : view.schemaPage(schemaName),
    mentioned(description, view),
  ])
}

/** @returns a text with the ends of the addresses that its links lead to */
function mentioned(text: string | null, view: SpecificationView): string | null {
  if (text === null) return null
  return view.withMentions(text, (to) => ('group' in to ? `tags/${to.group.anchor}` : to.operation.anchor))
}

test('a part has another print wherever its page differs, whatever was changed', () => {
  const before = read(document as unknown as Json) as Read
  const operations = [...before.view.operations.keys()]
  const schemas = Object.keys(document.components.schemas)
  const counts = { changes: 0, pages: 0, differ: 0, same: 0 }
  /** What parts looked like before, by their names. */
  const known = new Map<string, string | null>()
  const pageBefore = (name: string, page: (site: Read) => string | null) => {
    if (!known.has(name)) known.set(name, page(before))
    return known.get(name)
  }
  for (const [path, to] of changes(document as unknown as Json)) {
    const after = read(changed(path, to))
    if (after === null) continue
    counts.changes++
    const compare = (part: Parameters<SpecificationView['partPrint']>[0], page: (site: Read) => string | null) => {
      const isSame = before.view.partPrint(part) === after.view.partPrint(part)
      const looksSame = pageBefore(JSON.stringify(part), page) === page(after)
      counts.pages++
      if (!looksSame) counts.differ++
      if (isSame) counts.same++
      assert.ok(
        looksSame || !isSame,
        `${path.join('/')} ${to === undefined ? 'gone' : 'changed'}: ${JSON.stringify(part)}`,
      )
    }
    for (const operationId of operations) compare({ operationId }, (site) => operationPage(site, operationId))
    for (const schema of schemas) compare({ schema }, (site) => schemaPage(site, schema))
    compare('list', indexPage)
  }
  assert.ok(counts.changes > 250 && counts.differ > 1000, JSON.stringify(counts))
  // Without this a text that is always another one would do.
  assert.ok(counts.same > counts.pages / 2, JSON.stringify(counts))
})

test('a document that names its schemas itself is one part', () => {
  const source = structuredClone(document) as unknown as { components: { schemas: Record<string, Json> } }
  source.components.schemas.Named = { $id: 'https://depots.example/named', type: 'string' }
  const [before, after] = ['A', 'B'].map((description) =>
    read({ ...(source as unknown as Record<string, Json>), info: { title: 'Depots', version: '1', description } }),
  ) as [Read, Read]
  const part = { operationId: 'ListDepots' }
  assert.notEqual(before.view.partPrint(part), after.view.partPrint(part))
  assert.equal(before.view.partPrint(part), before.view.partPrint({ schema: 'Place' }))
})
