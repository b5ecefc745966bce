import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { both, ok, schemas, spec } from '../openapi-example.ts'

// What is in an OpenAPI specification.

const limit = '{ name: limit, in: query, schema: { type: integer } }'

export const notOpenApi = diagnostic<{ found: string }>('SP6501', {
  severity: 'error',
  message: ({ found }) => `Unexpected ${found}, expected an OpenAPI document`,
  hint: () =>
    'Begin with `openapi: 3.1.0`, `info` and `paths`; keep a file that only others refer to free of `openapi`.',
  explain: `A file under \`data/openapi\` is a whole specification, or a piece that a specification refers to. This one is neither: it is not a mapping, or it has no \`openapi\` key and no other file refers to it.`,
  example: {
    wrong: { 'data/openapi/list.yaml': '- listCalls' },
    right: { 'data/openapi/list.yaml': 'openapi: 3.1.0\ninfo: { title: Lists, version: "1" }\npaths: {}' },
  },
})

export const unsupportedOpenApiVersion = diagnostic<{ found: string; file: string }>('SP6502', {
  severity: 'error',
  message: ({ found }) => `Unexpected OpenAPI version ${found}, expected 3.0, 3.1 or 3.2`,
  hint: ({ found, file }) => {
    if (!/^`[12]\./.test(found)) return null
    const yaml = file.endsWith('.json') ? '' : '--yaml '
    return `Convert it to OpenAPI 3: \`npx swagger2openapi ${yaml}--outfile ${file} ${file}\``
  },
  explain: `The reference pages are made from OpenAPI 3.0, 3.1 and 3.2. They differ in small things (\`nullable\`, \`exclusiveMinimum\`, what may stand beside a \`$ref\`), so the version has to be known.`,
  example: spec('openapi: 2.0.0', 'openapi: 3.1.0'),
})

export const emptyOpenApi = diagnostic('SP6503', {
  severity: 'error',
  message: () => 'Missing `paths`, `webhooks` and `components`, expected at least one of them',
  hint: () => 'Add `paths` with the operations of the API.',
  explain: `A specification without paths, webhooks and components describes nothing. Most likely a key is misspelt or stands one level too deep.`,
  example: {
    wrong: { 'data/openapi/other.yaml': 'openapi: 3.1.0\ninfo: { title: Other, version: "1" }' },
    right: { 'data/openapi/other.yaml': 'openapi: 3.1.0\ninfo: { title: Other, version: "1" }\npaths: {}' },
  },
})

/** Whether YAML has taken for something else what was meant as text. */
function isUnquoted(found: string, expected: string): boolean {
  return expected === 'text' && /^(?:number|boolean)\b/.test(found)
}

export const wrongOpenApiValue = diagnostic<{ where: string; found: string; expected: string }>('SP6504', {
  severity: 'error',
  message: ({ where, found, expected }) => `Unexpected ${found} in ${where}, expected ${expected}`,
  hint: ({ where, found, expected }) => {
    if (where.endsWith('.$ref`'))
      return `A \`$ref\` stands in place of ${expected}, not of all of them: refer to each by itself.`
    return isUnquoted(found, expected) ? 'Put it in quotes.' : null
  },
  explain: `A part of the specification has another shape than OpenAPI gives it, so the operation it belongs to can't be shown.`,
  example: both('parameters: { name: limit }', `parameters: [${limit}]`),
})

export const missingOpenApiKey = diagnostic<{ where: string; name: string }>('SP6505', {
  severity: 'error',
  message: ({ where, name }) => `Missing \`${name}\` in ${where}`,
  explain: `OpenAPI requires this key, and the reference page has nothing to show in its place: a parameter without a name, for one.`,
  example: both('parameters: [{ in: query, schema: { type: integer } }]', `parameters: [${limit}]`),
})

export const openApiValueNotAllowed = diagnostic<{
  where: string
  found: string
  allowed: string
  nearest: string | null
}>('SP6506', {
  severity: 'error',
  message: ({ where, found, allowed }) => `Unexpected ${found} in ${where}, expected ${allowed}`,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `OpenAPI knows only the listed values here. A parameter stands in the path, the query, a header or a cookie; a form field is a property of the request body.`,
  example: both('parameters: [{ name: limit, in: body, schema: { type: integer } }]', `parameters: [${limit}]`),
})

export const duplicateOperationId = diagnostic<{ operationId: string }>('SP6514', {
  severity: 'error',
  message: ({ operationId }) => `Duplicate operationId \`${operationId}\``,
  hint: () => 'Give each operation an id of its own: pages and links are named after it.',
  explain: `An operationId names one operation of a specification: \`ApiOperation\` finds it by that id, and the generated page's address is made from it. Two operations with one id can't both be found.`,
  example: spec(
    `paths:\n  /calls:\n    get: { operationId: list, ${ok} }\n  /legs:\n    get: { operationId: list, ${ok} }`,
    `paths:\n  /calls:\n    get: { operationId: listCalls, ${ok} }\n  /legs:\n    get: { operationId: listLegs, ${ok} }`,
  ),
})

export const missingOperationId = diagnostic<{ where: string; derived: string; others: number }>('SP6515', {
  severity: 'warning',
  message: ({ where, derived, others }) =>
    others === 0
      ? `Missing \`operationId\` in ${where}, \`${derived}\` is used`
      : `Missing \`operationId\` in ${where} and ${others} more, \`${derived}\` is used`,
  hint: () => 'Write an operationId: one that is made from the path changes when the path does.',
  explain: `Pages, anchors and links are named after an operation's id. Without one an id is made from the method and the path, and the addresses of the pages depend on it.`,
  example: spec(
    `paths:\n  /calls:\n    get: { ${ok} }`,
    `paths:\n  /calls:\n    get: { operationId: listCalls, ${ok} }`,
  ),
})

export const wrongSchemaValue = diagnostic<{ where: string; found: string; expected: string }>('SP6516', {
  severity: 'warning',
  message: ({ where, found, expected }) => `Unexpected ${found} in ${where}, expected ${expected}`,
  hint: ({ found, expected }) =>
    isUnquoted(found, expected)
      ? 'Put it in quotes: it is left out of the reference page.'
      : 'It is left out of the reference page.',
  explain: `A keyword of a schema holds a value of the wrong type. The rest of the schema is shown; this keyword is left out.`,
  example: schemas(
    '{ type: object, properties: { to: { type: string } }, required: true }',
    '{ type: object, properties: { to: { type: string } }, required: [to] }',
  ),
})

export const unknownSchemaType = diagnostic<{ found: string; nearest: string | null }>('SP6517', {
  severity: 'warning',
  message: ({ found }) => `Unknown schema type ${found}`,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `JSON Schema has the types string, number, integer, boolean, array, object and (since OpenAPI 3.1) null. Finer kinds are formats.`,
  example: schemas('{ type: datetime }', '{ type: string, format: date-time }'),
})

export const duplicateParameter = diagnostic<{ name: string; location: string }>('SP6518', {
  severity: 'warning',
  message: ({ name, location }) => `Duplicate parameter \`${name}\` in ${location}`,
  hint: () => 'Remove one of the two; the later one is shown.',
  explain: `A parameter is known by its name and its location, and one list may hold each only once. An operation may override a parameter of its path item: that is no duplicate.`,
  example: both(`parameters: [${limit}, ${limit}]`, `parameters: [${limit}]`),
})

export const unknownSecurityScheme = diagnostic<{ name: string; nearest: string | null }>('SP6520', {
  severity: 'warning',
  message: ({ name }) => `Unknown security scheme \`${name}\``,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `A security requirement names a scheme of \`components/securitySchemes\`, or has the address of one in a file of \`data/openapi\` (\`shared.yaml#/components/securitySchemes/basic\`). Without it the page can't say how to sign a request.`,
  example: both('security: [{ bsic: [] }]', 'security: [{ basic: [] }]'),
})

export const unknownConditionalParameter = diagnostic<{ name: string; nearest: string | null }>('SP6521', {
  severity: 'warning',
  message: ({ name }) => `Unknown parameter \`${name}\` in a conditional group`,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `A conditional group lists parameters of which one has to be given, and makes the tag "required if X is not passed". This name is neither a parameter of the operation nor a property of its body. Cases need not match: \`media_url\` finds \`MediaUrl\`.`,
  example: both(
    `parameters: [${limit}]\n      x-acme: { conditional: [[limit, pagesize]] }`,
    `parameters: [${limit}, { name: pageSize, in: query, schema: { type: integer } }]\n      x-acme: { conditional: [[limit, page_size]] }`,
  ),
})

export const unexpectedResponseCode = diagnostic<{ code: string }>('SP6522', {
  severity: 'warning',
  message: ({ code }) =>
    `Unexpected response code \`${code}\`, expected one from \`100\` to \`599\`, a range such as \`4XX\`, or \`default\``,
  explain: `Responses are listed under their HTTP status. What is none can't be sorted or given an icon by its class.`,
  example: spec(
    'paths:\n  /calls:\n    get:\n      operationId: listCalls\n      responses: { ok: { description: The calls } }',
    `paths:\n  /calls:\n    get:\n      operationId: listCalls\n      ${ok}`,
  ),
})

export const misspeltOpenApiKey = diagnostic<{ key: string; where: string; nearest: string }>('SP6523', {
  severity: 'warning',
  message: ({ key, where }) => `Unexpected key \`${key}\` in ${where}`,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `A key that OpenAPI does not have is taken for an addition of your own and left aside: an operation under a misspelt method is on no page, and the bounds of a schema are not shown. Methods are written in lower case. Keys that are like none of OpenAPI's are not reported.`,
  example: spec(
    `paths:\n  /calls:\n    Get: { operationId: listCalls, ${ok} }`,
    `paths:\n  /calls:\n    get: { operationId: listCalls, ${ok} }`,
  ),
})

export const relativeApiPath = diagnostic<{ path: string }>('SP6524', {
  severity: 'warning',
  message: ({ path }) =>
    `Unexpected ${path === '' ? 'empty path' : `path \`${path}\``} of operations, expected one that begins with \`/\``,
  hint: ({ path }) => `Write \`/${path}\`.`,
  explain: `A path is appended to the address of a server as it is: without the first slash the samples of a request would ask another host, or another path.`,
  example: spec(
    `paths:\n  calls:\n    get: { operationId: listCalls, ${ok} }`,
    `paths:\n  /calls:\n    get: { operationId: listCalls, ${ok} }`,
  ),
})

export const alikeOperationIds = diagnostic<{ operationId: string; other: string; segment: string }>('SP6525', {
  severity: 'warning',
  message: ({ operationId, other, segment }) =>
    `Unexpected operationId \`${operationId}\`, which makes the address \`${segment}\` as \`${other}\` does`,
  hint: () =>
    'Give one of the two another id: its page is numbered now, and which of the two it is depends on their order.',
  explain: `The address of an operation's page is its id in lower case, with dashes between the words. Two ids that differ only in capitals or in what parts their words make one address, so the later operation gets a number.`,
  example: spec(
    `paths:\n  /calls:\n    get: { operationId: ListCalls, ${ok} }\n    put: { operationId: list_calls, ${ok} }`,
    `paths:\n  /calls:\n    get: { operationId: ListCalls, ${ok} }\n    put: { operationId: replaceCalls, ${ok} }`,
  ),
})

export const unknownStyle = diagnostic<{
  where: string
  found: string
  allowed: string
  nearest: string | null
}>('SP6526', {
  severity: 'warning',
  message: ({ where, found, allowed }) => `Unexpected style \`${found}\` of ${where}, expected ${allowed}`,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `The style says how lists and objects are written, and which there are depends on where the value stands (OpenAPI, "Style Values"). This one is none of them, so samples write the value as if nothing was said.`,
  example: both(
    `parameters: [{ name: limit, in: query, style: fom, schema: { type: array, items: { type: string } } }]`,
    `parameters: [{ name: limit, in: query, style: form, schema: { type: array, items: { type: string } } }]`,
  ),
})

export const typeBesideSchema = diagnostic<{ key: string; name: string }>('SP6527', {
  severity: 'warning',
  message: ({ key, name }) => `Unexpected \`${key}\` in the parameter \`${name}\`, expected it below \`schema\``,
  hint: () => 'Write `schema: { type: … }` with all that the value is held to.',
  explain: `What a parameter may hold stands below \`schema\`, or below the media type of \`content\`. In version 2 of OpenAPI it stood in the parameter itself; there it is not read any more, so that readers are told that anything may be sent.`,
  example: both('parameters: [{ name: limit, in: query, type: integer }]', `parameters: [${limit}]`),
})

export const exampleWithoutValue = diagnostic('SP6528', {
  severity: 'warning',
  message: () => 'Missing `value` in an example',
  hint: () => 'Put the data below `value`, or write its address as `externalValue`.',
  explain: `An example that has a name says with \`value\` what is sent or returned; beside it stand \`summary\` and \`description\`. One that holds the data itself shows nothing.`,
  example: both(
    'parameters: [{ name: limit, in: query, schema: { type: object }, examples: { few: { to: 9 } } }]',
    'parameters: [{ name: limit, in: query, schema: { type: object }, examples: { few: { value: { to: 9 } } } }]',
  ),
})
