import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { md, mdx } from '../example.ts'
import { ok, operation, path, response, spec } from '../openapi-example.ts'

// Names of a specification, as blocks and pages use them.

const calls = { [path]: '' }

const limit = '{ name: limit, in: query, schema: { type: integer } }'

export const unknownSpecification = diagnostic<{ name: string; nearest: string | null }>('SP6530', {
  severity: 'error',
  message: ({ name }) => `Unknown specification \`${name}\``,
  hint: ({ nearest }) =>
    didYouMean(nearest) ??
    'Put the file under `content/data/openapi/`; its name without the extension is the name to use.',
  explain: `A specification is named after its file: \`content/data/openapi/calls.yaml\` is \`calls\`.`,
  example: mdx(
    '<ApiOperation spec="calls.yaml" operationId="listCalls" />',
    '<ApiOperation spec="calls" operationId="listCalls" />',
    calls,
  ),
})

export const unknownOperation = diagnostic<{ operationId: string; specification: string; nearest: string | null }>(
  'SP6531',
  {
    severity: 'error',
    message: ({ operationId, specification }) => `Unknown operation \`${operationId}\` in \`${specification}\``,
    hint: ({ nearest }) => didYouMean(nearest),
    explain: `The specification has no operation or webhook with this operationId. Ids are case-sensitive.`,
    example: mdx(
      '<ApiOperation spec="calls" operationId="listcalls" />',
      '<ApiOperation spec="calls" operationId="listCalls" />',
      calls,
    ),
  },
)

export const unknownSchema = diagnostic<{ schema: string; specification: string; nearest: string | null }>('SP6532', {
  severity: 'error',
  message: ({ schema, specification }) => `Unknown schema \`${schema}\` in \`${specification}\``,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `The specification has no schema with this name under \`components/schemas\`. Names are case-sensitive.`,
  example: mdx(
    '<OperationTable type="properties" spec="calls" schema="call" />',
    '<OperationTable type="properties" spec="calls" schema="Call" />',
    calls,
  ),
})

export const unknownRequest = diagnostic<{
  request: string
  specification: string
  nearest: string | null
  methods: readonly string[]
}>('SP6533', {
  severity: 'warning',
  message: ({ request, specification }) => `Unknown request \`${request}\` in \`${specification}\``,
  hint: ({ nearest, methods }) =>
    didYouMean(nearest) ??
    (methods.length === 0 ? null : `The path has ${methods.map((one) => `\`${one}\``).join(', ')}.`),
  explain: `Inline code or a sample names a method and a path, or an address, which belongs to a specification of the site by its host or its first segments, but which the specification does not have. Readers who copy it get an error. Samples are read in fences of the languages \`http\`, \`bash\`, \`curl\` and \`shell\`.

Names in braces stand for any value, and any value for a name in braces; \`...\` in a path keeps it from being looked up.`,
  example: md('Send `GET /v1/cals`.', 'Send `GET /v1/calls`.', {
    [path]: `servers: [{ url: 'https://api.acme.example' }]\npaths:\n  /v1/calls:\n    get: { operationId: listCalls, ${ok} }`,
  }),
})

export const unknownRequestParameter = diagnostic<{
  name: string
  operationId: string
  specification: string
  nearest: string | null
}>('SP6534', {
  severity: 'warning',
  message: ({ name, operationId, specification }) =>
    `Unknown parameter \`${name}\` of \`${operationId}\` in \`${specification}\``,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `A sample sends a name in the query or in the body that the operation does not have. Most servers leave such a name aside without a word, and the reader wonders why nothing happens. Bodies of which the specification allows any further property are not looked at.`,
  example: md(
    '```bash\ncurl "https://api.acme.example/v1/calls?limt=5"\n```',
    '```bash\ncurl "https://api.acme.example/v1/calls?limit=5"\n```',
    {
      [path]: `servers: [{ url: 'https://api.acme.example' }]\npaths:\n  /v1/calls:\n    get: { operationId: listCalls, parameters: [${limit}], ${ok} }`,
    },
  ),
})

export const misspeltApiName = diagnostic<{ name: string; specification: string; nearest: string }>('SP6535', {
  severity: 'warning',
  message: ({ name, specification }) => `Unknown name \`${name}\`, close to one of \`${specification}\``,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `The page shows or names a part of a specification, and its text has a name in inline code that is one slip away from an operation, a parameter or a property of it. Names that the specification has anywhere, in the casing of any language, are never meant.`,
  example: mdx(
    '<ApiOperation spec="calls" operationId="listCalls" />\n\nSet `pageSzie`.',
    '<ApiOperation spec="calls" operationId="listCalls" />\n\nSet `pageSize`.',
    { [path]: operation('parameters: [{ name: pageSize, in: query, schema: { type: integer } }]') },
  ),
})

const lenient = { 'site.yaml': 'openapi: { calls: { lenient: true } }' }

export const leftOutOperations = diagnostic<{ operationId: string; others: number }>('SP6536', {
  severity: 'warning',
  message: ({ operationId, others }) =>
    others === 0
      ? `\`${operationId}\` is left out for a fault in what it shows`
      : `\`${operationId}\` and ${others} more are left out for faults in what they show`,
  hint: () => 'The other warnings of this specification say what is wrong.',
  explain: `\`site.yaml\` is lenient with this specification, so its own faults are warnings. An operation with a fault in it, or in a schema, parameter or response that it uses, has no page: a page with a part missing would be read as the whole. Links to it are warnings too.`,
  example: spec(
    response("{ $ref: '#/components/schemas/Cal' }"),
    response("{ $ref: '#/components/schemas/Call' }"),
    lenient,
  ),
})

export const leftOutOperation = diagnostic<{ operationId: string; specification: string }>('SP6537', {
  severity: 'warning',
  message: ({ operationId, specification }) =>
    `Operation \`${operationId}\` of \`${specification}\` is left out for a fault of the specification`,
  hint: () => 'The warnings of the specification say what is wrong.',
  explain: `The page shows an operation that the specification has, but a fault keeps it out, and \`site.yaml\` is lenient with the specification. Nothing is shown in its place.`,
  example: {
    wrong: { [path]: response("{ $ref: '#/components/schemas/Cal' }") },
    right: { [path]: response("{ $ref: '#/components/schemas/Call' }") },
    beside: { ...lenient, 'pages/docs/page.mdx': '<ApiOperation spec="calls" operationId="listCalls" />' },
  },
})
