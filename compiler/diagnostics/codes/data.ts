import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { file, md } from '../example.ts'

// Data files and their records.

const sample = (language: string) =>
  `- title: Send a message\n  url: https://code.example/send\n  description: Sends one.\n  product: { primary: postcards, secondaries: [] }\n  language: ${language}\n  tags: []\n  contributorType: community\n  flags: {}`

const answer = '{ value: true, comments: null }'

const label = (level: number) => `name: Summary
description: Writes down what was said.
modelType: Generative
baseModel: A model for texts
linksAndResources: null
optional: true
aiPrivacyLevel: ${level}
trustLayer:
  baseModelCustomerData: ${answer}
  vendorModelCustomerData: ${answer}
  trainingDataAnonymized: ${answer}
  dataDeletion: ${answer}
  auditing: ${answer}
  inputOutputConsistency: ${answer}
  compliance: { loggingAndAuditTrails: ${answer}, guardrails: ${answer} }
  dataStorage: 30 days`

const result = (tag: string) => `- { title: Blog, url: 'https://blog.example', description: News., tags: [${tag}] }`

const errors = { 'data/errors.yaml': '- { code: 20003, message: Permission denied, log_level: ERROR }\n' }

export const unknownDataFile = diagnostic<{ name: string; nearest: string | null; known: readonly string[] }>(
  'SP6001',
  {
    severity: 'warning',
    message: ({ name }) => `Unexpected data file \`${name}\``,
    hint: ({ nearest, known }) => didYouMean(nearest, `Known are ${known.map((one) => `\`${one}\``).join(', ')}.`),
    explain: `The name of a file under \`content/data/\` says what it holds. Nothing reads a file of this name.`,
    example: {
      wrong: { 'data/destination.yaml': 'items: []' },
      right: { 'data/destinations.yaml': 'items: []' },
    },
  },
)

export const repeatedRecord = diagnostic<{ what: string; key: string }>('SP6002', {
  severity: 'error',
  message: ({ what, key }) => `Unexpected second ${what} \`${key}\``,
  hint: () => 'Remove one of the two, or correct what tells them apart.',
  explain: `Pages name a record by its code, id, slug or name, and each may stand once: else nobody could tell which of the two
a page means. The later record is blamed and left out; the first is named beside it.`,
  example: file(
    'data/errors.yaml',
    '- { code: 20003, message: Permission denied, log_level: ERROR }\n- { code: 20003, message: Not found, log_level: ERROR }',
    '- { code: 20003, message: Permission denied, log_level: ERROR }\n- { code: 20404, message: Not found, log_level: ERROR }',
  ),
})

export const aiLabelMismatch = diagnostic<{ path: string; what: string }>('SP6003', {
  severity: 'error',
  message: ({ path, what }) => `AI label does not match its schema: ${path}: ${what}`,
  explain: `An AI label tells readers what a feature does with their data, so every line of it must be there and say one of the
things it can say. A line without an answer is null (or \`-1\`), which shows as N/A.

The parts of \`trustLayer\` are \`value\` (true, false, \`N/A\` or null) with \`comments\` (a list of texts, or null), except
\`dataStorage\`, which is a text or null. \`aiPrivacyLevel\` is 1, 2, 3, 4 or null.`,
  example: file('data/ai-labels/summary.yaml', label(5), label(4)),
})

export const unnamedKey = diagnostic<{ what: string; key: string; nearest: string | null }>('SP6004', {
  severity: 'warning',
  message: ({ what, key }) => `Unexpected ${what} \`${key}\`, expected one that has a name`,
  hint: ({ nearest }) => didYouMean(nearest, 'Give it a name under `codeSamples` in `site.yaml`, or use a common one.'),
  explain: `The catalogue of code samples filters by keys and shows names. This key has no name, so that readers would see the key
itself. Products and tags that only this site has get their names in \`site.yaml\`:

    codeSamples:
      products: { postcards: Postcards }
      tags: { staff_pick: Staff pick }`,
  example: file('data/code-samples.yaml', sample('javascirpt'), sample('javascript'), {
    'site.yaml': 'codeSamples: { products: { postcards: Postcards } }',
  }),
})

export const unknownErrorCode = diagnostic<{ code: string; nearest: string | null }>('SP6005', {
  severity: 'warning',
  message: ({ code }) => `Unknown error code \`${code}\``,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `Inline code or a sample names an error that no record of \`content/data/errors.yaml\` (or of the folder \`errors/\`) has: \`errors/20003\`, or a number after the word error. Readers who look it up find nothing. A number with fewer or more digits than every code of the site is taken for somebody else's.`,
  example: md('It ends with error `20030`.', 'It ends with error `20003`.', errors),
})

export const unfoundResult = diagnostic<{ tag: string; keys: readonly string[]; nearest: string | null }>('SP6006', {
  severity: 'warning',
  message: ({ tag, keys }) => `Unexpected tag \`${tag}\`, expected ${keys.map((key) => `\`${key}\``).join(' or ')}`,
  hint: ({ nearest }) => didYouMean(nearest, 'Without tags it is found where the brand is searched.'),
  explain: `The search shows what has the key of the brand among its tags, and below the sub-brand's pages what has that of the sub-brand. A result of
\`content/data/search-results.yaml\` with other tags alone is never found.`,
  example: file('data/search-results.yaml', result('Acme'), result('acme')),
})

const goal = (category: string) =>
  `items: [{ display_name: Birdcount, slug: birdcount, url: docs, categories: [${category}] }]`

export const unknownCategory = diagnostic<{ category: string; nearest: string | null }>('SP6007', {
  severity: 'warning',
  message: ({ category }) =>
    `Unknown category \`${category}\`, expected one of \`content/data/destination-categories.yaml\``,
  hint: ({ nearest }) => didYouMean(nearest, 'Add it there as `display_name`, or remove it here.'),
  explain: `Destinations stand in the catalogue under the headings of \`content/data/destination-categories.yaml\`, found by their
\`display_name\`, in the same case. That file has no such category: the destination does not stand under it, and stands under
'Other' where it has no other one.`,
  example: file('data/destinations.yaml', goal('Analitics'), goal('Analytics'), {
    'data/destination-categories.yaml': 'items: [{ display_name: Analytics }]',
  }),
})
