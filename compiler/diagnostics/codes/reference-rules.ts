import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { type Files, mdx } from '../example.ts'

// Rules of the blocks that show parts of a specification.

/** The test's own specification. */
const calls: Files = { 'data/openapi/calls.yaml': '' }

export const specificationBesideData = diagnostic<{ property: string }>('SP3139', {
  severity: 'error',
  message: ({ property }) => `Unexpected \`${property}\` and \`data\` together`,
  hint: () => 'Give `data`, or `spec` with `schema` or `operationId`.',
  explain: `A table shows what stands in \`data\`, or a part of the specification that \`spec\` names. With both, nobody could tell
which is meant.`,
  example: mdx(
    '<OperationTable type="parameters" spec="calls" data={[]} />',
    '<OperationTable type="parameters" spec="calls" operationId="listCalls" />',
    calls,
  ),
})

export const wrongTableData = diagnostic<{ found: string; expected: string }>('SP3140', {
  severity: 'error',
  message: ({ found, expected }) => `Unexpected ${found} for \`data\`, expected ${expected}`,
  explain: `\`data\` has the form of the part that \`type\` names: a list for parameters, a schema (a mapping) for properties, a
request body (a mapping) for a body.`,
  example: mdx(
    '<OperationTable type="parameters" data={{ name: "limit", in: "query", schema: { type: "integer" } }} />',
    '<OperationTable type="parameters" data={[{ name: "limit", in: "query", schema: { type: "integer" } }]} />',
  ),
})

export const missingTableData = diagnostic('SP3141', {
  severity: 'error',
  message: () => 'Missing `spec` or `data` in `OperationTable`',
  hint: () => 'Add `spec` with `schema` or `operationId`, or give the `data` itself.',
  explain: `A table shows a part of the specification that \`spec\` names, or what stands in \`data\`. This one has neither.`,
  example: mdx(
    '<OperationTable type="parameters" />',
    '<OperationTable type="parameters" spec="calls" operationId="listCalls" />',
    calls,
  ),
})

export const schemaBesideOperation = diagnostic('SP3142', {
  severity: 'error',
  message: () => 'Unexpected `schema` and `operationId` together',
  hint: () => 'Give one of the two.',
  explain: `A table of properties shows a schema, or the properties of an operation's response. With \`schema\` and \`operationId\`
nobody could tell which is meant.`,
  example: mdx(
    '<OperationTable type="properties" spec="calls" schema="Call" operationId="listCalls" />',
    '<OperationTable type="properties" spec="calls" schema="Call" />',
    calls,
  ),
})

export const schemaOfOperationTable = diagnostic<{ type: string }>('SP3143', {
  severity: 'error',
  message: ({ type }) => `Unexpected \`schema\` with \`type="${type}"\``,
  hint: ({ type }) => `For \`type="${type}"\` give \`operationId\`.`,
  explain: `A schema has properties, but no parameters, request body or responses: those are an operation's. Name the operation,
or ask for the properties.`,
  example: mdx(
    '<OperationTable type="parameters" spec="calls" schema="Call" />',
    '<OperationTable type="properties" spec="calls" schema="Call" />',
    calls,
  ),
})

export const missingTablePart = diagnostic<{ wanted: string; spec: string }>('SP3144', {
  severity: 'error',
  message: ({ wanted }) => `Missing ${wanted} in \`OperationTable\``,
  hint: ({ spec }) => `Say which part of \`${spec}\` is meant.`,
  explain: `\`spec\` says in which specification the part stands, and nothing says which part: \`schema\` for the properties of a
schema, \`operationId\` for what belongs to an operation.`,
  example: mdx(
    '<OperationTable type="properties" spec="calls" />',
    '<OperationTable type="properties" spec="calls" schema="Call" />',
    calls,
  ),
})

export const unknownApiTag = diagnostic<{ tag: string; specification: string; nearest: string | null }>('SP3145', {
  severity: 'error',
  message: ({ tag, specification }) => `Unknown tag \`${tag}\` in \`${specification}\``,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `\`tag\` lists the operations of one tag. No operation of the specification has it. Tags are named in lower case, with
dashes between the words.`,
  example: mdx('<OperationIndex spec="calls" tag="call" />', '<OperationIndex spec="calls" tag="calls" />', calls),
})

export const operationsWithoutPages = diagnostic<{ specification: string }>('SP3152', {
  severity: 'warning',
  message: ({ specification }) =>
    `Missing pages of the operations of \`${specification}\`, which the list would lead to`,
  hint: ({ specification }) =>
    `Write \`openapi: ${specification}\` in the front matter of the page that they are to be below.`,
  explain: `A list of operations leads to their pages. These are made for the page whose front matter has \`openapi\`, and no page
that readers of this one may open names the specification. So nothing is listed. A list in a public page is empty as well
where the page with \`openapi\` is protected.`,
  example: {
    wrong: { 'pages/docs/page.mdx': '<OperationIndex spec="calls" />' },
    right: {
      'pages/docs/page.mdx': '<OperationIndex spec="calls" />',
      'pages/docs/calls.md': '---\ntitle: Calls\nopenapi: calls\n---\n\nText.',
    },
    beside: calls,
  },
})
