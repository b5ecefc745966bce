import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { type Files, mdx } from '../example.ts'

// Rules of single blocks about the records that they show.

/** A name that no record of the data has. */
export interface UnknownRecord {
  readonly name: string
  readonly nearest: string | null
  /** Where such things are kept, for a site that has none like it. */
  readonly kept: string
}

/** An error code that no record has, and the codes that are near it. */
export interface UnknownCode {
  readonly code: number
  readonly near: readonly number[]
}

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

const setting = (name: string) =>
  `<SettingsMapping config={[{ category: "Connection", settings: [{ name: "API key", ${name}: true }] }]} />`

export const codeBesideImage = diagnostic('SP3121', {
  severity: 'error',
  message: () => 'Unexpected `src` together with Mermaid source, expected one of them',
  hint: () => 'Remove one.',
  explain: `A diagram is either an image (\`src\` with \`alt\`) or Mermaid source (\`code\`, or a \`mermaid\` fence).`,
  example: mdx(
    '<Diagram src="/assets/a.svg" alt="A call" code="flowchart LR" />',
    '<Diagram src="/assets/a.svg" alt="A call" />',
  ),
})

export const missingDiagram = diagnostic('SP3122', {
  severity: 'error',
  message: () => 'Missing diagram, expected an image (`src` with `alt`) or Mermaid source',
  hint: () => 'Add `src="…"` and `alt="…"`, or write a ```mermaid fence in place of the block.',
  explain: `A diagram is an image (\`src\` with \`alt\`), or is drawn from Mermaid source: a \`mermaid\` fence, or \`code\`. This one has
neither.`,
  example: mdx('<Diagram alt="A call" />', '<Diagram src="/assets/a.svg" alt="A call" />'),
})

export const emptyDiagram = diagnostic('SP3123', {
  severity: 'error',
  message: () => "Missing kind of diagram, expected source that begins with one of Mermaid's",
  hint: () => 'Begin with its kind, such as `flowchart LR`.',
  explain: `Mermaid source begins with a word that says what kind of diagram it is, such as \`flowchart\` or \`sequenceDiagram\`. Here
there is nothing but comments or empty lines.`,
  example: mdx('```mermaid\n%% Only a comment\n```', '```mermaid\nflowchart LR\n  a --> b\n```'),
})

export const unknownDiagramKind = diagnostic<{ word: string; nearest: string | null }>('SP3124', {
  severity: 'warning',
  message: ({ word }) => `Unknown kind of diagram \`${word}\`, expected one of Mermaid's`,
  hint: ({ nearest }) => didYouMean(nearest, 'Begin with its kind, such as `flowchart LR` or `sequenceDiagram`.'),
  explain: `The first word of Mermaid source names the kind of diagram. This one is none that the tool knows, so that the drawing
would probably fail in the browser, where the source is shown in its place.`,
  example: mdx('```mermaid\nflowchrat LR\n  a --> b\n```', '```mermaid\nflowchart LR\n  a --> b\n```'),
})

export const missingAiLabel = diagnostic('SP3125', {
  severity: 'error',
  message: () => 'Missing `name` or `config` of an AI label',
  hint: () => 'Add `name="…"`.',
  explain: `A label is found by \`name\` (a file under \`content/data/ai-labels/\`), or it is written down in \`config\`. This one has
neither.`,
  example: mdx('<AiLabel />', '<AiLabel name="summary" />', labels),
})

export const configBesideLabelName = diagnostic('SP3126', {
  severity: 'error',
  message: () => 'Unexpected `name` and `config` together, expected one of them',
  hint: () => 'Remove one.',
  explain: `\`name\` takes the label from a file and \`config\` from the page. With both, nobody could tell which of the two is meant.`,
  example: mdx(`<AiLabel\n  name="summary"\n  config={${config}}\n/>`, '<AiLabel name="summary" />', labels),
})

export const unknownAiLabel = diagnostic<UnknownRecord>('SP3127', {
  severity: 'error',
  message: ({ name }) => `Unknown AI label \`${name}\``,
  hint: ({ nearest, kept }) => didYouMean(nearest, `It would stand in \`${kept}\`.`),
  explain: `No file under \`content/data/ai-labels/\` has this name. The name of a label is that of its file, without the extension.`,
  example: mdx('<AiLabel name="sumary" />', '<AiLabel name="summary" />', labels),
})

export const missingSettings = diagnostic('SP3128', {
  severity: 'error',
  message: () => 'Missing `slug` or `config` of a settings mapping',
  hint: () => 'Add `slug="…"`.',
  explain: `The settings are found by \`slug\` (a file under \`content/data/actions/\`), or they are written down in \`config\`. This
mapping has neither.`,
  example: mdx('<SettingsMapping />', '<SettingsMapping slug="birdcount" />', actions),
})

export const configBesideSlug = diagnostic('SP3129', {
  severity: 'error',
  message: () => 'Unexpected `slug` and `config` together, expected one of them',
  hint: () => 'Remove one.',
  explain: `\`slug\` takes the settings from a file and \`config\` from the page. With both, nobody could tell which of the two is
meant.`,
  example: mdx('<SettingsMapping slug="birdcount" config={[]} />', '<SettingsMapping slug="birdcount" />', actions),
})

export const unknownSettings = diagnostic<UnknownRecord>('SP3130', {
  severity: 'error',
  message: ({ name }) => `Unknown settings mapping \`${name}\``,
  hint: ({ nearest, kept }) => didYouMean(nearest, `It would stand in \`${kept}\`.`),
  explain: `No file under \`content/data/actions/\` has this name. The slug of a mapping is the name of its file, without the
extension.`,
  example: mdx('<SettingsMapping slug="birdcuont" />', '<SettingsMapping slug="birdcount" />', actions),
})

export const misspeltSettingKey = diagnostic<{ key: string; nearest: string }>('SP3131', {
  severity: 'warning',
  message: ({ key }) => `Unexpected key \`${key}\``,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `A setting holds \`name\`, \`connection_mode\`, \`configurable\`, \`location\` and \`notes\`; other keys are kept and not shown.
This one is so near to one of them that it is probably misspelt.`,
  example: mdx(setting('configurabel'), setting('configurable')),
})

export const missingDestination = diagnostic('SP3132', {
  severity: 'error',
  message: () => 'Missing `id` or `slug` of a destination',
  hint: () => 'Add `slug="…"`, or the facts themselves.',
  explain: `A destination is found by its \`slug\` or \`id\` in \`content/data/destinations.yaml\`, or its facts are given as
properties. This box has nothing to say.`,
  example: mdx('<DestinationInfo />', '<DestinationInfo slug="birdcount" />', destinations),
})

export const idBesideSlug = diagnostic('SP3149', {
  severity: 'error',
  message: () => 'Unexpected `id` and `slug` together, expected one of them',
  hint: () => 'Remove one.',
  explain: `Each of the two names a destination by itself. With both, nobody could tell which of two records is meant.`,
  example: mdx('<DestinationInfo id="d1" slug="birdcount" />', '<DestinationInfo slug="birdcount" />', destinations),
})

export const unknownDestination = diagnostic<UnknownRecord>('SP3133', {
  severity: 'error',
  message: ({ name }) => `Unknown destination \`${name}\``,
  hint: ({ nearest, kept }) => didYouMean(nearest, `It would stand in \`${kept}\`.`),
  explain: `No record of \`content/data/destinations.yaml\` has this slug or id. Slugs stand in the records as \`slug\`.`,
  example: mdx('<DestinationInfo slug="birdcuont" />', '<DestinationInfo slug="birdcount" />', destinations),
})

export const missingOverride = diagnostic<{ flag: string; value: string }>('SP3134', {
  severity: 'warning',
  message: ({ flag, value }) => `Missing \`${value}\` for \`${flag}\``,
  hint: ({ flag, value }) => `Add \`${value}\`, or leave \`${flag}\` out.`,
  explain: `\`nameOverride\` and \`cmodeOverride\` say that a value of the page takes the place of the record's, and another property
holds that value. Without it nothing is replaced.`,
  example: mdx(
    '<DestinationInfo slug="birdcount" nameOverride={true} />',
    '<DestinationInfo slug="birdcount" nameOverride={true} overridePreviousNames={["Birds"]} />',
    destinations,
  ),
})

export const missingSource = diagnostic('SP3135', {
  severity: 'error',
  message: () => 'Missing `slug` of a source',
  hint: () => 'Add `slug="…"`, or the facts themselves.',
  explain: `A source is found by its \`slug\` in \`content/data/sources.yaml\`, or its facts are given as properties. This note has
nothing to say.`,
  example: mdx('<CloudSourceNote />', '<CloudSourceNote slug="birdcount" />', sources),
})

export const unknownSource = diagnostic<UnknownRecord>('SP3136', {
  severity: 'error',
  message: ({ name }) => `Unknown source \`${name}\``,
  hint: ({ nearest, kept }) => didYouMean(nearest, `It would stand in \`${kept}\`.`),
  explain: `No record of \`content/data/sources.yaml\` has this slug. Slugs stand in the records as \`slug\`.`,
  example: mdx('<CloudSourceNote slug="birdcuont" />', '<CloudSourceNote slug="birdcount" />', sources),
})

export const unknownErrorRecord = diagnostic<UnknownCode>('SP3137', {
  severity: 'error',
  message: ({ code }) => `Unknown error code \`${code}\``,
  hint: ({ near }) => nearestCodes(near),
  explain: `The page shows the record of an error, and no record of \`content/data/errors.yaml\` (or of the folder \`errors/\`) has
this code.`,
  example: mdx('<ErrorRecord code={20030} />', '<ErrorRecord code={20003} />', errors),
})

export const unknownBadgeCode = diagnostic<UnknownCode>('SP3138', {
  severity: 'warning',
  message: ({ code }) => `Unknown error code \`${code}\``,
  hint: ({ near }) => nearestCodes(near),
  explain: `The badge leads to the page of an error, and no record of \`content/data/errors.yaml\` (or of the folder \`errors/\`) has
this code: readers who follow it find nothing.`,
  example: mdx('Look at <ErrorCodeBadge code={20030} />.', 'Look at <ErrorCodeBadge code={20003} />.', errors),
})

export const unknownCardProduct = diagnostic<{ product: string; nearest: string | null }>('SP3147', {
  severity: 'error',
  message: ({ product }) => `Unexpected product \`${product}\`, expected one of \`products\` in \`site.yaml\``,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `\`product\` gives a card the icon of a product. Products are the keys of \`products\` in \`site.yaml\`, and without those
the folders with pages directly below the root of the docs.`,
  example: mdx(
    '<LinkCard title="Voice" href="/docs/voice" product="vioce" />',
    '<LinkCard title="Voice" href="/docs/voice" product="voice" />',
    { 'pages/docs/voice/index.md': '---\ntitle: Voice\n---\n' },
  ),
})

function nearestCodes(near: readonly number[]): string {
  return near.length === 0
    ? 'The site has no error records: they would stand in `content/data/errors.yaml`.'
    : `The nearest ${near.length === 1 ? 'is' : 'are'} ${near.map((code) => `\`${code}\``).join(', ')}.`
}
