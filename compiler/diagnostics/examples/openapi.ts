import { type Files, file, md, mdx } from '../example.ts'

const path = 'data/openapi/calls.yaml'

const spec = (wrong: string, right: string, beside: Files = {}) => file(path, wrong, right, beside)

const ok = "responses: { '200': { description: The calls } }"

/** An operation with further keys. */
const operation = (keys: string) =>
  `paths:\n  /calls:\n    get:\n      operationId: listCalls\n      ${keys}\n      ${ok}`

const both = (wrong: string, right: string, beside?: Files) => spec(operation(wrong), operation(right), beside)

const response = (schema: string) =>
  `paths:\n  /calls:\n    get:\n      operationId: listCalls\n      responses:\n        '200':\n          description: The calls\n          content: { application/json: { schema: ${schema} } }`

const schemas = (wrong: string, right: string) => spec(response(wrong), response(right))

const calls = { [path]: '' }

const lenient = { 'site.yaml': 'openapi: { calls: { lenient: true } }' }

const limit = '{ name: limit, in: query, schema: { type: integer } }'

const components = (a: string) =>
  `components:\n  schemas:\n    Call: ${a}\n    Leg: { $ref: '#/components/schemas/Call' }`

/** OpenAPI specifications, and what names a part of one. */
export const openapiExamples = {
  SP6501: {
    wrong: { 'data/openapi/list.yaml': '- listCalls' },
    right: { 'data/openapi/list.yaml': 'openapi: 3.1.0\ninfo: { title: Lists, version: "1" }\npaths: {}' },
  },
  SP6502: spec('openapi: 2.0.0', 'openapi: 3.1.0'),
  SP6503: {
    wrong: { 'data/openapi/other.yaml': 'openapi: 3.1.0\ninfo: { title: Other, version: "1" }' },
    right: { 'data/openapi/other.yaml': 'openapi: 3.1.0\ninfo: { title: Other, version: "1" }\npaths: {}' },
  },
  SP6504: both('parameters: { name: limit }', `parameters: [${limit}]`),
  SP6505: both('parameters: [{ in: query, schema: { type: integer } }]', `parameters: [${limit}]`),
  SP6506: both('parameters: [{ name: limit, in: body, schema: { type: integer } }]', `parameters: [${limit}]`),
  SP6507: schemas("{ $ref: 'https://example.com/common.yaml#/Call' }", "{ $ref: '#/components/schemas/Call' }"),
  SP6508: schemas("{ $ref: '../../secret.yaml' }", "{ $ref: '#/components/schemas/Call' }"),
  SP6509: schemas("{ $ref: '#/components/schemas/Cal' }", "{ $ref: '#/components/schemas/Call' }"),
  SP6510: spec(response("{ $ref: 'comon.yaml#/Call' }"), response("{ $ref: 'common.yaml#/Call' }"), {
    'data/openapi/common.yaml': 'Call: { type: object }',
  }),
  SP6511: {
    wrong: { [path]: `${components("{ $ref: '#/components/schemas/Leg' }")}` },
    right: { [path]: `${components('{ type: object }')}` },
  },
  SP6512: both(
    "parameters: [{ $ref: '#/components/schemas/Call' }]",
    "parameters: [{ $ref: '#/components/parameters/Limit' }]",
  ),
  SP6513: schemas("{ $ref: '#Call' }", "{ $ref: '#/components/schemas/Call' }"),
  SP6514: spec(
    `paths:\n  /calls:\n    get: { operationId: list, ${ok} }\n  /legs:\n    get: { operationId: list, ${ok} }`,
    `paths:\n  /calls:\n    get: { operationId: listCalls, ${ok} }\n  /legs:\n    get: { operationId: listLegs, ${ok} }`,
  ),
  SP6515: spec(
    `paths:\n  /calls:\n    get: { ${ok} }`,
    `paths:\n  /calls:\n    get: { operationId: listCalls, ${ok} }`,
  ),
  SP6516: schemas(
    '{ type: object, properties: { to: { type: string } }, required: true }',
    '{ type: object, properties: { to: { type: string } }, required: [to] }',
  ),
  SP6517: schemas('{ type: datetime }', '{ type: string, format: date-time }'),
  SP6518: both(`parameters: [${limit}, ${limit}]`, `parameters: [${limit}]`),
  SP6519: spec(
    `paths:\n  /calls/{CallSid}:\n    get: { operationId: fetchCall, ${ok} }`,
    `paths:\n  /calls/{CallSid}:\n    get:\n      operationId: fetchCall\n      parameters: [{ name: CallSid, in: path, required: true, schema: { type: string } }]\n      ${ok}`,
  ),
  SP6520: both('security: [{ bsic: [] }]', 'security: [{ basic: [] }]'),
  SP6521: both(
    `parameters: [${limit}]\n      x-acme: { conditional: [[limit, pagesize]] }`,
    `parameters: [${limit}, { name: pageSize, in: query, schema: { type: integer } }]\n      x-acme: { conditional: [[limit, page_size]] }`,
  ),
  SP6522: spec(
    'paths:\n  /calls:\n    get:\n      operationId: listCalls\n      responses: { ok: { description: The calls } }',
    `paths:\n  /calls:\n    get:\n      operationId: listCalls\n      ${ok}`,
  ),
  SP6530: mdx(
    '<ApiOperation spec="calls.yaml" operationId="listCalls" />',
    '<ApiOperation spec="calls" operationId="listCalls" />',
    calls,
  ),
  SP6531: mdx(
    '<ApiOperation spec="calls" operationId="listcalls" />',
    '<ApiOperation spec="calls" operationId="listCalls" />',
    calls,
  ),
  SP6532: mdx(
    '<OperationTable type="properties" spec="calls" schema="call" />',
    '<OperationTable type="properties" spec="calls" schema="Call" />',
    calls,
  ),
  SP6533: md('Send `GET /v1/cals`.', 'Send `GET /v1/calls`.', {
    [path]: `servers: [{ url: 'https://api.acme.example' }]\npaths:\n  /v1/calls:\n    get: { operationId: listCalls, ${ok} }`,
  }),
  SP6534: md(
    '```bash\ncurl "https://api.acme.example/v1/calls?limt=5"\n```',
    '```bash\ncurl "https://api.acme.example/v1/calls?limit=5"\n```',
    {
      [path]: `servers: [{ url: 'https://api.acme.example' }]\npaths:\n  /v1/calls:\n    get: { operationId: listCalls, parameters: [${limit}], ${ok} }`,
    },
  ),
  SP6535: mdx(
    '<ApiOperation spec="calls" operationId="listCalls" />\n\nSet `pageSzie`.',
    '<ApiOperation spec="calls" operationId="listCalls" />\n\nSet `pageSize`.',
    { [path]: operation('parameters: [{ name: pageSize, in: query, schema: { type: integer } }]') },
  ),
  SP6536: spec(
    response("{ $ref: '#/components/schemas/Cal' }"),
    response("{ $ref: '#/components/schemas/Call' }"),
    lenient,
  ),
  SP6537: {
    wrong: { [path]: response("{ $ref: '#/components/schemas/Cal' }") },
    right: { [path]: response("{ $ref: '#/components/schemas/Call' }") },
    beside: { ...lenient, 'pages/docs/page.mdx': '<ApiOperation spec="calls" operationId="listCalls" />' },
  },
} as const
