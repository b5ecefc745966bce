import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { shownText } from '../found-value.ts'
import { ok, spec } from '../openapi-example.ts'

// What a specification says of where operations are: servers, paths, links.

const servers = (server: string) => `servers: [${server}]\npaths: {}`

export const unknownServerVariable = diagnostic<{ name: string; nearest: string | null }>('SP6539', {
  severity: 'warning',
  message: ({ name }) => `Unknown variable \`${name}\` in the address of a server`,
  hint: ({ name, nearest }) => didYouMean(nearest, `Describe \`${name}\` below \`variables\`, with its \`default\`.`),
  explain: `A name in braces in the \`url\` of a server stands for one of its \`variables\`. Without that the address on the page and in every sample holds the braces, and nobody can call it.`,
  example: spec(
    servers("{ url: 'https://{region}.example.com' }"),
    servers("{ url: 'https://{region}.example.com', variables: { region: { default: eu } } }"),
  ),
})

export const unusedServerVariable = diagnostic<{ name: string; nearest: string | null }>('SP6540', {
  severity: 'warning',
  message: ({ name }) => `Unused variable \`${name}\` of a server`,
  hint: ({ name, nearest }) => didYouMean(nearest, `Write \`{${name}}\` in the \`url\`, or remove it.`),
  explain: `The \`url\` of a server does not hold this variable in braces, so that its value changes nothing. Most likely it is misspelt in one of the two places.`,
  example: spec(
    servers('{ url: https://example.com, variables: { region: { default: eu } } }'),
    servers("{ url: 'https://{region}.example.com', variables: { region: { default: eu } } }"),
  ),
})

const fetchCall = (parameter: string, path = '/calls/{CallSid}') =>
  `paths:\n  ${path}:\n    get:\n      operationId: fetchCall\n      parameters: [${parameter}]\n      ${ok}`

const callSid = '{ name: CallSid, in: path, required: true, schema: { type: string } }'

export const optionalPathParameter = diagnostic<{ name: string }>('SP6541', {
  severity: 'warning',
  message: ({ name }) => `Missing \`required: true\` in the path parameter \`${name}\``,
  hint: () => 'Add it: an address without one of its parts is another address.',
  explain: `A path parameter is always required, and OpenAPI asks to say so. The page shows it as required; tools that read the published specification may refuse it, or make a client that leaves the value out.`,
  example: spec(fetchCall('{ name: CallSid, in: path, schema: { type: string } }'), fetchCall(callSid)),
})

export const missingPathParameter = diagnostic<{ name: string; path: string; nearest: string | null }>('SP6519', {
  severity: 'warning',
  message: ({ name, path }) => `Missing path parameter \`${name}\` of \`${shownText(path)}\``,
  hint: ({ name, nearest }) =>
    didYouMean(
      nearest,
      `Add \`{ "name": "${name}", "in": "path", "required": true, "schema": { "type": "string" } }\` to \`parameters\`.`,
    ),
  explain: `A name in braces in a path stands for a path parameter, which the operation or its path item has to describe. Readers see a placeholder they can't look up.`,
  example: spec(
    `paths:\n  /calls/{CallSid}:\n    get: { operationId: fetchCall, ${ok} }`,
    `paths:\n  /calls/{CallSid}:\n    get:\n      operationId: fetchCall\n      parameters: [{ name: CallSid, in: path, required: true, schema: { type: string } }]\n      ${ok}`,
  ),
})

export const unusedPathParameter = diagnostic<{ name: string; path: string; nearest: string | null }>('SP6542', {
  severity: 'warning',
  message: ({ name, path }) => `Unexpected path parameter \`${name}\`, \`${shownText(path)}\` does not have it`,
  hint: ({ name, nearest }) => didYouMean(nearest, `Write \`{${name}}\` in the path, or remove the parameter.`),
  explain: `A path parameter stands in braces in its path. Readers are told to give a value that has no place in the address.`,
  example: spec(fetchCall(callSid, '/calls'), fetchCall(callSid)),
})

const twoPaths = (second: string) =>
  ['{CallSid}', second]
    .map((segment, index) => {
      const name = /\w+/.exec(segment)?.[0] ?? ''
      return `  /calls/${segment}:\n    ${index === 0 ? 'get' : 'put'}:\n      operationId: ${index === 0 ? 'fetch' : 'replace'}Call\n      parameters: [{ name: ${name}, in: path, required: true, schema: { type: string } }]\n      ${ok}`
    })
    .join('\n')

export const samePath = diagnostic<{ path: string; other: string }>('SP6543', {
  severity: 'warning',
  message: ({ path, other }) => `Unexpected path \`${path}\`, which is the same as \`${other}\``,
  hint: () => 'Write the operations of both below one path.',
  explain: `Two paths that differ only in the names of their parameters are one address: no request shows which of the two is meant, and tools take one of them or none. Where a parameter may hold either of two things, describe that in one parameter.`,
  example: spec(`paths:\n${twoPaths('{id}')}`, `paths:\n${twoPaths('{id}/legs')}`),
})

export const unknownLinkedOperation = diagnostic<{ operation: string; nearest: string | null }>('SP6544', {
  severity: 'warning',
  message: ({ operation }) => `Unknown operation \`${operation}\` in a link`,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `A link of a response leads on to another operation, by its \`operationId\` or, with \`operationRef\`, by its place. There is no such operation, so that the page shows a link that leads nowhere.`,
  example: spec(
    `paths:\n  /calls:\n    get:\n      operationId: listCalls\n      responses:\n        '200': { description: The calls, links: { next: { operationId: listCals } } }`,
    `paths:\n  /calls:\n    get:\n      operationId: listCalls\n      responses:\n        '200': { description: The calls, links: { next: { operationId: listCalls } } }`,
  ),
})

const scoped = (scope: string) =>
  `components:\n  securitySchemes:\n    app:\n      type: oauth2\n      flows: { clientCredentials: { tokenUrl: https://example.com/token, scopes: { 'calls:read': Reads calls } } }\npaths:\n  /calls:\n    get: { operationId: listCalls, security: [{ app: ['${scope}'] }], ${ok} }`

export const unknownScope = diagnostic<{ scope: string; scheme: string; nearest: string | null }>('SP6545', {
  severity: 'warning',
  message: ({ scope, scheme }) => `Unknown scope \`${scope}\` of \`${scheme}\``,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `A security requirement names scopes that the flows of its scheme list. This one is in none of them, so that readers are told to ask for something that is described nowhere.`,
  example: spec(scoped('calls:raed'), scoped('calls:read')),
})
