import { type Files, mdx } from '../example.ts'

const value = 'value: true, comments: null'

const config = `{
    name: "Summary",
    description: "Writes down what was said.",
    modelType: "Generative",
    baseModel: "A model for texts",
    linksAndResources: null,
    optional: true,
    aiPrivacyLevel: 2,
    trustLayer: {
      baseModelCustomerData: { ${value} },
      vendorModelCustomerData: { ${value} },
      trainingDataAnonymized: { ${value} },
      dataDeletion: { ${value} },
      auditing: { ${value} },
      inputOutputConsistency: { ${value} },
      compliance: { loggingAndAuditTrails: { ${value} }, guardrails: { ${value} } },
      dataStorage: "30 days",
    },
  }`

/** The same as data: JSON is YAML. */
const labels: Files = { 'data/ai-labels/summary.yaml': config }

const actions: Files = {
  'data/actions/birdcount.yaml':
    'config:\n  - category: Connection\n    settings:\n      - { name: API key, configurable: true, location: null }\n',
}

const records = '- { id: "1", display_name: Birdcount, name: Birdcount, slug: birdcount, url: /docs, status: PUBLIC }\n'

const destinations: Files = { 'data/destinations.yaml': `items:\n  ${records}` }

const sources: Files = { 'data/sources.yaml': `items:\n  ${records}` }

const errors: Files = { 'data/errors.yaml': '- { code: 20003, message: Permission denied, log_level: ERROR }\n' }

/** The test's own specification. */
const calls: Files = { 'data/openapi/calls.yaml': '' }

const setting = (name: string) =>
  `<SettingsMapping config={[{ category: "Connection", settings: [{ name: "API key", ${name}: true }] }]} />`

/** Rules of single blocks about what they show, and the records that it is looked up in. */
export const lookupRuleExamples = {
  SP3121: mdx(
    '<Diagram src="/assets/a.svg" alt="A call" code="flowchart LR" />',
    '<Diagram src="/assets/a.svg" alt="A call" />',
  ),
  SP3122: mdx('<Diagram alt="A call" />', '<Diagram src="/assets/a.svg" alt="A call" />'),
  SP3123: mdx('```mermaid\n%% Only a comment\n```', '```mermaid\nflowchart LR\n  a --> b\n```'),
  SP3124: mdx('```mermaid\nflowchrat LR\n  a --> b\n```', '```mermaid\nflowchart LR\n  a --> b\n```'),
  SP3125: mdx('<AiLabel />', '<AiLabel name="summary" />', labels),
  SP3126: mdx(`<AiLabel\n  name="summary"\n  config={${config}}\n/>`, '<AiLabel name="summary" />', labels),
  SP3127: mdx('<AiLabel name="sumary" />', '<AiLabel name="summary" />', labels),
  SP3128: mdx('<SettingsMapping />', '<SettingsMapping slug="birdcount" />', actions),
  SP3129: mdx('<SettingsMapping slug="birdcount" config={[]} />', '<SettingsMapping slug="birdcount" />', actions),
  SP3130: mdx('<SettingsMapping slug="birdcuont" />', '<SettingsMapping slug="birdcount" />', actions),
  SP3131: mdx(setting('configurabel'), setting('configurable')),
  SP3132: mdx('<DestinationInfo />', '<DestinationInfo slug="birdcount" />', destinations),
  SP3133: mdx('<DestinationInfo slug="birdcuont" />', '<DestinationInfo slug="birdcount" />', destinations),
  SP3134: mdx(
    '<DestinationInfo slug="birdcount" nameOverride={true} />',
    '<DestinationInfo slug="birdcount" nameOverride={true} overridePreviousNames={["Birds"]} />',
    destinations,
  ),
  SP3135: mdx('<CloudSourceNote />', '<CloudSourceNote slug="birdcount" />', sources),
  SP3136: mdx('<CloudSourceNote slug="birdcuont" />', '<CloudSourceNote slug="birdcount" />', sources),
  SP3137: mdx('<ErrorRecord code={20030} />', '<ErrorRecord code={20003} />', errors),
  SP3138: mdx('Look at <ErrorCodeBadge code={20030} />.', 'Look at <ErrorCodeBadge code={20003} />.', errors),
  SP3139: mdx(
    '<OperationTable type="parameters" spec="calls" data={[]} />',
    '<OperationTable type="parameters" spec="calls" operationId="listCalls" />',
    calls,
  ),
  SP3140: mdx(
    '<OperationTable type="parameters" data={{ name: "limit", in: "query", schema: { type: "integer" } }} />',
    '<OperationTable type="parameters" data={[{ name: "limit", in: "query", schema: { type: "integer" } }]} />',
  ),
  SP3141: mdx(
    '<OperationTable type="parameters" />',
    '<OperationTable type="parameters" spec="calls" operationId="listCalls" />',
    calls,
  ),
  SP3142: mdx(
    '<OperationTable type="properties" spec="calls" schema="Call" operationId="listCalls" />',
    '<OperationTable type="properties" spec="calls" schema="Call" />',
    calls,
  ),
  SP3143: mdx(
    '<OperationTable type="parameters" spec="calls" schema="Call" />',
    '<OperationTable type="properties" spec="calls" schema="Call" />',
    calls,
  ),
  SP3144: mdx(
    '<OperationTable type="properties" spec="calls" />',
    '<OperationTable type="properties" spec="calls" schema="Call" />',
    calls,
  ),
  SP3145: mdx('<OperationIndex spec="calls" tag="call" />', '<OperationIndex spec="calls" tag="calls" />', calls),
  SP3147: mdx(
    '<LinkCard title="Voice" href="/docs/voice" product="vioce" />',
    '<LinkCard title="Voice" href="/docs/voice" product="voice" />',
    { 'pages/docs/voice/index.md': '---\ntitle: Voice\n---\n' },
  ),
} as const
