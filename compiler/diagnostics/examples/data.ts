import { file, md } from '../example.ts'

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

const errors = { 'data/errors.yaml': '- { code: 20003, message: Permission denied, log_level: ERROR }\n' }

/** Data files and their records. */
export const dataExamples = {
  SP6001: {
    wrong: { 'data/destination.yaml': 'items: []' },
    right: { 'data/destinations.yaml': 'items: []' },
  },
  SP6002: file(
    'data/errors.yaml',
    '- { code: 20003, message: Permission denied, log_level: ERROR }\n- { code: 20003, message: Not found, log_level: ERROR }',
    '- { code: 20003, message: Permission denied, log_level: ERROR }\n- { code: 20404, message: Not found, log_level: ERROR }',
  ),
  SP6003: file('data/ai-labels/summary.yaml', label(5), label(4)),
  SP6004: file('data/code-samples.yaml', sample('javascirpt'), sample('javascript'), {
    'site.yaml': 'codeSamples: { products: { postcards: Postcards } }',
  }),
  SP6005: md('It ends with error `20030`.', 'It ends with error `20003`.', errors),
} as const
