import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { schemas } from '../openapi-example.ts'

// Values that a specification gives, held against what it says of them.

const inQuotes = (found: string, expected: string) =>
  expected === 'text' && ['number', 'boolean'].includes(found) ? 'Put it in quotes.' : null

export const wrongEnumValue = diagnostic<{ found: string; where: string; expected: string }>('SP6546', {
  severity: 'warning',
  message: ({ found, where, expected }) => `Unexpected ${found} in the \`enum\` of ${where}, expected ${expected}`,
  hint: ({ found, expected }) => inQuotes(found, expected),
  explain: `The \`type\` beside an \`enum\` allows no such value, so that nobody may send it. In YAML, \`4.10\` and \`true\` are a number and a flag as long as they are not in quotes.`,
  example: schemas('{ type: string, enum: [4.1, 4.2] }', "{ type: string, enum: ['4.1', '4.2'] }"),
})

export const duplicateEnumValue = diagnostic<{ found: string; where: string }>('SP6547', {
  severity: 'warning',
  message: ({ found, where }) => `Duplicate ${found} in the \`enum\` of ${where}`,
  hint: () => 'Remove one of the two, or write the value that was meant.',
  explain: `Each value of an \`enum\` stands in it once. A second one is often a slip of copying, and the value that was meant is missing.`,
  example: schemas('{ type: string, enum: [queued, sent, sent] }', '{ type: string, enum: [queued, sent, failed] }'),
})

export const valueOfWrongType = diagnostic<{ found: string; where: string; expected: string; isWritten: boolean }>(
  'SP6548',
  {
    severity: 'warning',
    message: ({ found, where, expected }) => `Unexpected ${found} in ${where}, expected ${expected}`,
    hint: ({ found, expected, isWritten }) => (isWritten ? 'Write it without quotes.' : inQuotes(found, expected)),
    explain: `A default or an example has another type than the schema asks for. It is shown as it is written, and samples send it: the API may refuse what readers copy. Texts that hold the JSON of a mapping or a list are read as that, and what stands in an address or a header is a text in any case.`,
    example: schemas("{ type: integer, example: '20' }", '{ type: integer, example: 20 }'),
  },
)

export const valueNotInEnum = diagnostic<{ found: string; where: string; nearest: string | null; allowed: string }>(
  'SP6549',
  {
    severity: 'warning',
    message: ({ found, where }) => `Unexpected ${found} in ${where}, which its \`enum\` does not have`,
    hint: ({ nearest, allowed }) => didYouMean(nearest, allowed === '' ? null : `Take one of ${allowed}.`),
    explain: `A default or an example is none of the values that the \`enum\` allows. Samples send it, and readers who copy them are refused.`,
    example: schemas(
      '{ type: string, enum: [asc, desc], default: ASC }',
      '{ type: string, enum: [asc, desc], default: asc }',
    ),
  },
)

export const unknownRequiredProperty = diagnostic<{ name: string; nearest: string | null }>('SP6550', {
  severity: 'warning',
  message: ({ name }) => `Unknown property \`${name}\` in \`required\``,
  hint: ({ nearest }) => didYouMean(nearest, 'Describe it below `properties`, or take it out of `required`.'),
  explain: `A property is required that the schema does not describe: readers are told to send something of which they learn nothing, and what was meant is not marked as required. A schema that is put together of several, or that lets any name stand, is not told of.`,
  example: schemas(
    '{ type: object, properties: { from: { type: string } }, required: [form] }',
    '{ type: object, properties: { from: { type: string } }, required: [from] }',
  ),
})
