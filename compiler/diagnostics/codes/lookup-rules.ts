/** Codes SP3121 to SP3145: rules of single blocks about what they show, and the records that it is looked up in. */
export const lookupRuleCodes = {
  SP3121: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A diagram is either an image (\`src\` with \`alt\`) or Mermaid source (\`code\`, or a \`mermaid\` fence). With both, nobody
could tell which is meant.`,
  },
  SP3122: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A diagram is an image (\`src\` with \`alt\`), or is drawn from Mermaid source: a \`mermaid\` fence, or \`code\`. This one has
neither.`,
  },
  SP3123: {
    severity: 'error',
    message: (what: string) => what,
    explain: `Mermaid source begins with a word that says what kind of diagram it is, such as \`flowchart\` or \`sequenceDiagram\`. Here
there is nothing but comments or empty lines.`,
  },
  SP3124: {
    severity: 'warning',
    message: (what: string) => what,
    explain: `The first word of Mermaid source names the kind of diagram. This one is none that the tool knows, so that the drawing
would probably fail in the browser, where the source is shown in its place.`,
  },
  SP3125: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A label is found by \`name\` (a file under \`content/data/ai-labels/\`), or it is written down in \`config\`. This one has
neither.`,
  },
  SP3126: {
    severity: 'error',
    message: (what: string) => what,
    explain: `\`name\` takes the label from a file and \`config\` from the page. With both, nobody could tell which of the two is meant.`,
  },
  SP3127: {
    severity: 'error',
    message: (what: string) => what,
    explain: `No file under \`content/data/ai-labels/\` has this name. The name of a label is that of its file, without the extension.`,
  },
  SP3128: {
    severity: 'error',
    message: (what: string) => what,
    explain: `The settings are found by \`slug\` (a file under \`content/data/actions/\`), or they are written down in \`config\`. This
mapping has neither.`,
  },
  SP3129: {
    severity: 'error',
    message: (what: string) => what,
    explain: `\`slug\` takes the settings from a file and \`config\` from the page. With both, nobody could tell which of the two is
meant.`,
  },
  SP3130: {
    severity: 'error',
    message: (what: string) => what,
    explain: `No file under \`content/data/actions/\` has this name. The slug of a mapping is the name of its file, without the
extension.`,
  },
  SP3131: {
    severity: 'warning',
    message: (what: string) => what,
    explain: `A setting holds \`name\`, \`connection_mode\`, \`configurable\`, \`location\` and \`notes\`; other keys are kept and not shown.
This one is so near to one of them that it is probably misspelt.`,
  },
  SP3132: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A destination is found by its \`slug\` or \`id\` in \`content/data/destinations.yaml\`, or its facts are given as
properties. This box has nothing to say.`,
  },
  SP3133: {
    severity: 'error',
    message: (what: string) => what,
    explain: `No record of \`content/data/destinations.yaml\` has this slug or id. Slugs stand in the records as \`slug\`.`,
  },
  SP3134: {
    severity: 'warning',
    message: (what: string) => what,
    explain: `\`nameOverride\` and \`cmodeOverride\` say that a value of the page takes the place of the record's, and another property
holds that value. Without it nothing is replaced.`,
  },
  SP3135: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A source is found by its \`slug\` in \`content/data/sources.yaml\`, or its facts are given as properties. This note has
nothing to say.`,
  },
  SP3136: {
    severity: 'error',
    message: (what: string) => what,
    explain: `No record of \`content/data/sources.yaml\` has this slug. Slugs stand in the records as \`slug\`.`,
  },
  SP3137: {
    severity: 'error',
    message: (what: string) => what,
    explain: `The page shows the record of an error, and no record of \`content/data/errors.yaml\` (or of the folder \`errors/\`) has
this code.`,
  },
  SP3138: {
    severity: 'warning',
    message: (what: string) => what,
    explain: `The badge leads to the page of an error, and no record of \`content/data/errors.yaml\` (or of the folder \`errors/\`) has
this code: readers who follow it find nothing.`,
  },
  SP3139: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A table shows what stands in \`data\`, or a part of the specification that \`spec\` names. With both, nobody could tell
which is meant.`,
  },
  SP3140: {
    severity: 'error',
    message: (what: string) => what,
    explain: `\`data\` has the form of the part that \`type\` names: a list for parameters, a schema (a mapping) for properties, a
request body (a mapping) for a body.`,
  },
  SP3141: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A table shows a part of the specification that \`spec\` names, or what stands in \`data\`. This one has neither.`,
  },
  SP3142: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A table of properties shows a schema, or the properties of an operation's response. With \`schema\` and \`operationId\`
nobody could tell which is meant.`,
  },
  SP3143: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A schema has properties, but no parameters, request body or responses: those are an operation's. Name the operation,
or ask for the properties.`,
  },
  SP3144: {
    severity: 'error',
    message: (what: string) => what,
    explain: `\`spec\` says in which specification the part stands, and nothing says which part: \`schema\` for the properties of a
schema, \`operationId\` for what belongs to an operation.`,
  },
  SP3145: {
    severity: 'error',
    message: (what: string) => what,
    explain: `\`tag\` lists the operations of one tag. No operation of the specification has it. Tags are named in lower case, with
dashes between the words.`,
  },
  SP3147: {
    severity: 'error',
    message: (what: string) => what,
    explain: `\`product\` gives a card the icon of a product. Products are the keys of \`products\` in \`site.yaml\`, and without those
the folders with pages directly below the root of the docs.`,
  },
} as const
