import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { noExample } from '../example.ts'
import { both, path, response, schemas, spec } from '../openapi-example.ts'

// References of a specification.

const components = (a: string) =>
  `components:\n  schemas:\n    Call: ${a}\n    Leg: { $ref: '#/components/schemas/Call' }`

export const remoteReference = diagnostic<{ reference: string }>('SP6507', {
  severity: 'error',
  message: ({ reference }) => `Unexpected remote reference \`${reference}\`, expected one inside \`data/openapi\``,
  hint: () => 'Save the file beside the specification and refer to it by its name.',
  explain: `Nothing is fetched while a site is built: the same input has to give the same pages, with or without a network, and a specification of somebody else must not make this machine call an address.`,
  example: schemas("{ $ref: 'https://example.com/common.yaml#/Call' }", "{ $ref: '#/components/schemas/Call' }"),
})

export const referenceOutOfFolder = diagnostic<{ reference: string }>('SP6508', {
  severity: 'error',
  message: ({ reference }) => `Unexpected reference \`${reference}\` out of the folder \`data/openapi\``,
  hint: () => 'Move the file into `data/openapi` and refer to it by a relative path.',
  explain: `References stay inside \`data/openapi\`, so that no file of the machine can land in a public page by way of a specification.`,
  example: schemas("{ $ref: '../../secret.yaml' }", "{ $ref: '#/components/schemas/Call' }"),
})

export const unknownReference = diagnostic<{ reference: string; nearest: string | null; reached: string }>('SP6509', {
  severity: 'error',
  message: ({ reference }) => `Unknown reference \`${reference}\``,
  hint: ({ nearest, reached }) => didYouMean(nearest) ?? reached,
  explain: `The reference leads to nothing: the component is missing or its name is misspelt. Names are case-sensitive, and in a pointer \`/\` is written \`~1\` and \`~\` is written \`~0\`.`,
  example: schemas("{ $ref: '#/components/schemas/Cal' }", "{ $ref: '#/components/schemas/Call' }"),
})

export const unknownReferencedFile = diagnostic<{ reference: string; nearest: string | null }>('SP6510', {
  severity: 'error',
  message: ({ reference }) => `Unknown file in reference \`${reference}\``,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `The part of a reference before \`#\` names a file relative to the file it stands in. There is no such file under \`data/openapi\`.`,
  example: spec(response("{ $ref: 'comon.yaml#/Call' }"), response("{ $ref: 'common.yaml#/Call' }"), {
    'data/openapi/common.yaml': 'Call: { type: object }',
  }),
})

export const circularReference = diagnostic<{ reference: string }>('SP6511', {
  severity: 'error',
  message: ({ reference }) => `Unexpected reference \`${reference}\`, it only leads back to itself`,
  hint: () => 'Let one of the references in the circle stand for a real definition.',
  explain: `A chain of references has to end at a definition. A schema may well contain itself in a property or in its items (a tree does); it may not *be* itself.`,
  example: {
    wrong: { [path]: `${components("{ $ref: '#/components/schemas/Leg' }")}` },
    right: { [path]: `${components('{ type: object }')}` },
  },
})

export const referenceToWrongKind = diagnostic<{ reference: string; expected: string; hint: string }>('SP6512', {
  severity: 'error',
  message: ({ reference, expected }) => `Unexpected reference \`${reference}\`, expected one to ${expected}`,
  hint: ({ hint }) => hint,
  explain: `Each kind of component has its own place, and a reference has to lead to the kind that its own place asks for.`,
  example: both(
    "parameters: [{ $ref: '#/components/schemas/Call' }]",
    "parameters: [{ $ref: '#/components/parameters/Limit' }]",
  ),
})

export const malformedReference = diagnostic<{ reference: string }>('SP6513', {
  severity: 'error',
  message: ({ reference }) => `Unexpected \`${reference}\`, expected a reference such as \`#/components/schemas/Name\``,
  explain: `A \`$ref\` is the name of a file, a \`#\` with a JSON pointer that begins with \`/\`, or both. A \`%\` in it has to begin a percent-encoded character.`,
  example: schemas("{ $ref: '#Call' }", "{ $ref: '#/components/schemas/Call' }"),
})

export const tooManySteps = diagnostic<{ most: number }>('SP6538', {
  severity: 'error',
  message: ({ most }) =>
    `Unexpected chain of more than ${most.toLocaleString('en')} references and \`allOf\`, expected a shorter one`,
  hint: () => 'List the parts side by side in one `allOf`, or let some of the schemas hold what they take in.',
  explain: `A schema that takes in another with \`$ref\` or \`allOf\`, which takes in a third, and so on, is shown with all that it takes in. Over more than a thousand such schemas the rest would be missing from the page, which would be read as the whole.`,
  example: noExample('It takes a thousand schemas.', 'test/openapi/check-steps.test.ts'),
})
