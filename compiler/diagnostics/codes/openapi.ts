const near = (nearest: string | null) => (nearest === null ? null : `Did you mean \`${nearest}\`?`)

/** Codes SP65xx: OpenAPI specifications, and what names a part of one. */
export const openapiCodes = {
  SP6501: {
    severity: 'error',
    message: (found: string) => `Unexpected ${found}, expected an OpenAPI document`,
    hint: () =>
      'Begin with `openapi: 3.1.0`, `info` and `paths`; keep a file that only others refer to free of `openapi`.',
    explain: `A file under \`data/openapi\` is a whole specification, or a piece that a specification refers to. This one is neither: it is not a mapping, or it has no \`openapi\` key and no other file refers to it.`,
  },
  SP6502: {
    severity: 'error',
    message: (found: string) => `Unexpected OpenAPI version ${found}, expected 3.0 or 3.1`,
    hint: (found: string, file: string) => {
      if (!/^`[12]\./.test(found)) return null
      const yaml = file.endsWith('.json') ? '' : '--yaml '
      return `Convert it to OpenAPI 3: \`npx swagger2openapi ${yaml}--outfile ${file} ${file}\``
    },
    explain: `The reference pages are made from OpenAPI 3.0 and 3.1. The two differ in small things (\`nullable\`, \`exclusiveMinimum\`, what may stand beside a \`$ref\`), so the version has to be known.`,
  },
  SP6503: {
    severity: 'error',
    message: () => 'Missing `paths`, `webhooks` and `components`, expected at least one of them',
    hint: () => 'Add `paths` with the operations of the API.',
    explain: `A specification without paths, webhooks and components describes nothing. Most likely a key is misspelt or stands one level too deep.`,
  },
  SP6504: {
    severity: 'error',
    message: (where: string, found: string, expected: string) =>
      `Unexpected ${found} in ${where}, expected ${expected}`,
    hint: () => null,
    explain: `A part of the specification has another shape than OpenAPI gives it, so the operation it belongs to can't be shown.`,
  },
  SP6505: {
    severity: 'error',
    message: (where: string, name: string) => `Missing \`${name}\` in ${where}`,
    hint: () => null,
    explain: `OpenAPI requires this key, and the reference page has nothing to show in its place: a parameter without a name, for one.`,
  },
  SP6506: {
    severity: 'error',
    message: (where: string, found: string, allowed: string) => `Unexpected ${found} in ${where}, expected ${allowed}`,
    hint: (_where: string, _found: string, _allowed: string, nearest: string | null) => near(nearest),
    explain: `OpenAPI knows only the listed values here. A parameter stands in the path, the query, a header or a cookie; a form field is a property of the request body.`,
  },
  SP6507: {
    severity: 'error',
    message: (reference: string) =>
      `Unexpected remote reference \`${reference}\`, expected one inside \`data/openapi\``,
    hint: () => 'Save the file beside the specification and refer to it by its name.',
    explain: `Nothing is fetched while a site is built: the same input has to give the same pages, with or without a network, and a specification of somebody else must not make this machine call an address.`,
  },
  SP6508: {
    severity: 'error',
    message: (reference: string) => `Unexpected reference \`${reference}\` out of the folder \`data/openapi\``,
    hint: () => 'Move the file into `data/openapi` and refer to it by a relative path.',
    explain: `References stay inside \`data/openapi\`, so that no file of the machine can land in a public page by way of a specification.`,
  },
  SP6509: {
    severity: 'error',
    message: (reference: string) => `Unknown reference \`${reference}\``,
    hint: (_reference: string, nearest: string | null, reached: string) => near(nearest) ?? reached,
    explain: `The reference leads to nothing: the component is missing or its name is misspelt. Names are case-sensitive, and in a pointer \`/\` is written \`~1\` and \`~\` is written \`~0\`.`,
  },
  SP6510: {
    severity: 'error',
    message: (reference: string) => `Unknown file in reference \`${reference}\``,
    hint: (_reference: string, nearest: string | null) => near(nearest),
    explain: `The part of a reference before \`#\` names a file relative to the file it stands in. There is no such file under \`data/openapi\`.`,
  },
  SP6511: {
    severity: 'error',
    message: (reference: string) => `Unexpected reference \`${reference}\`, it only leads back to itself`,
    hint: () => 'Let one of the references in the circle stand for a real definition.',
    explain: `A chain of references has to end at a definition. A schema may well contain itself in a property or in its items (a tree does); it may not *be* itself.`,
  },
  SP6512: {
    severity: 'error',
    message: (reference: string, expected: string) =>
      `Unexpected reference \`${reference}\`, expected one to ${expected}`,
    hint: (_reference: string, _expected: string, hint: string) => hint,
    explain: `Each kind of component has its own place, and a reference has to lead to the kind that its own place asks for.`,
  },
  SP6513: {
    severity: 'error',
    message: (reference: string) =>
      `Unexpected \`${reference}\`, expected a reference such as \`#/components/schemas/Name\``,
    hint: () => null,
    explain: `A \`$ref\` is the name of a file, a \`#\` with a JSON pointer that begins with \`/\`, or both. A \`%\` in it has to begin a percent-encoded character.`,
  },
  SP6514: {
    severity: 'error',
    message: (operationId: string) => `Duplicate operationId \`${operationId}\``,
    hint: () => 'Give each operation an id of its own: pages and links are named after it.',
    explain: `An operationId names one operation of a specification: \`ApiOperation\` finds it by that id, and the generated page's address is made from it. Two operations with one id can't both be found.`,
  },
  SP6515: {
    severity: 'warning',
    message: (where: string, derived: string, others: number) =>
      others === 0
        ? `Missing \`operationId\` in ${where}, \`${derived}\` is used`
        : `Missing \`operationId\` in ${where} and ${others} more, \`${derived}\` is used`,
    hint: () => 'Write an operationId: one that is made from the path changes when the path does.',
    explain: `Pages, anchors and links are named after an operation's id. Without one an id is made from the method and the path, and the addresses of the pages hang on it.`,
  },
  SP6516: {
    severity: 'warning',
    message: (where: string, found: string, expected: string) =>
      `Unexpected ${found} in ${where}, expected ${expected}`,
    hint: () => 'It is left out of the reference page.',
    explain: `A keyword of a schema holds a value of the wrong type. The rest of the schema is shown; this keyword is left out.`,
  },
  SP6517: {
    severity: 'warning',
    message: (found: string) => `Unknown schema type ${found}`,
    hint: (_found: string, nearest: string | null) => near(nearest),
    explain: `JSON Schema has the types string, number, integer, boolean, array, object and (since OpenAPI 3.1) null. Finer kinds are formats.`,
  },
  SP6518: {
    severity: 'warning',
    message: (name: string, location: string) => `Duplicate parameter \`${name}\` in ${location}`,
    hint: () => 'Remove one of the two; the later one is shown.',
    explain: `A parameter is known by its name and its location, and one list may hold each only once. An operation may override a parameter of its path item: that is no duplicate.`,
  },
  SP6519: {
    severity: 'warning',
    message: (name: string, path: string) => `Missing path parameter \`${name}\` of \`${path}\``,
    hint: (_name: string, _path: string, nearest: string | null) => near(nearest),
    explain: `A name in braces in a path stands for a path parameter, which the operation or its path item has to describe. Readers see a placeholder they can't look up.`,
  },
  SP6520: {
    severity: 'warning',
    message: (name: string) => `Unknown security scheme \`${name}\``,
    hint: (_name: string, nearest: string | null) => near(nearest),
    explain: `A security requirement names a scheme of \`components/securitySchemes\`. Without it the page can't say how to sign a request.`,
  },
  SP6521: {
    severity: 'warning',
    message: (name: string) => `Unknown parameter \`${name}\` in a conditional group`,
    hint: (_name: string, nearest: string | null) => near(nearest),
    explain: `A conditional group lists parameters of which one has to be given, and makes the tag "required if X is not passed". This name is neither a parameter of the operation nor a property of its body. Cases need not match: \`media_url\` finds \`MediaUrl\`.`,
  },
  SP6522: {
    severity: 'warning',
    message: (code: string) =>
      `Unexpected response code \`${code}\`, expected three digits, a range such as \`4XX\`, or \`default\``,
    hint: () => null,
    explain: `Responses are listed under their HTTP status. What is none can't be sorted or given an icon by its class.`,
  },
  SP6536: {
    severity: 'warning',
    message: (operationId: string, others: number) =>
      others === 0
        ? `\`${operationId}\` is left out for a fault in what it shows`
        : `\`${operationId}\` and ${others} more are left out for faults in what they show`,
    hint: () => 'The other warnings of this specification say what is wrong.',
    explain: `\`site.yaml\` is lenient with this specification, so its own faults are warnings. An operation with a fault in it, or in a schema, parameter or response that it uses, has no page: a page with a part missing would be read as the whole. Links to it are warnings too.`,
  },
  SP6537: {
    severity: 'warning',
    message: (operationId: string, specification: string) =>
      `Operation \`${operationId}\` of \`${specification}\` is left out for a fault of the specification`,
    hint: () => 'The warnings of the specification say what is wrong.',
    explain: `The page shows an operation that the specification has, but a fault keeps it out, and \`site.yaml\` is lenient with the specification. Nothing is shown in its place.`,
  },
  SP6530: {
    severity: 'error',
    message: (name: string) => `Unknown specification \`${name}\``,
    hint: (_name: string, nearest: string | null) =>
      near(nearest) ?? 'Put the file under `content/data/openapi/`; its name without the extension is the name to use.',
    explain: `A specification is named after its file: \`content/data/openapi/calls.yaml\` is \`calls\`.`,
  },
  SP6531: {
    severity: 'error',
    message: (operationId: string, specification: string) =>
      `Unknown operation \`${operationId}\` in \`${specification}\``,
    hint: (_operationId: string, _specification: string, nearest: string | null) => near(nearest),
    explain: `The specification has no operation or webhook with this operationId. Ids are case-sensitive.`,
  },
  SP6532: {
    severity: 'error',
    message: (schema: string, specification: string) => `Unknown schema \`${schema}\` in \`${specification}\``,
    hint: (_schema: string, _specification: string, nearest: string | null) => near(nearest),
    explain: `The specification has no schema with this name under \`components/schemas\`. Names are case-sensitive.`,
  },
  SP6533: {
    severity: 'warning',
    message: (request: string, specification: string) => `Unknown request \`${request}\` in \`${specification}\``,
    hint: (_request: string, _specification: string, nearest: string | null, methods: readonly string[]) =>
      near(nearest) ?? (methods.length === 0 ? null : `The path has ${methods.map((one) => `\`${one}\``).join(', ')}.`),
    explain: `Inline code or a sample names a method and a path, or an address, which belongs to a specification of the site by its host or its first segments, but which the specification does not have. Readers who copy it get an error. Samples are read in fences of the languages \`http\`, \`bash\`, \`curl\` and \`shell\`.

Names in braces stand for any value, and any value for a name in braces; \`...\` in a path keeps it from being looked up.`,
  },
  SP6534: {
    severity: 'warning',
    message: (name: string, operationId: string, specification: string) =>
      `Unknown parameter \`${name}\` of \`${operationId}\` in \`${specification}\``,
    hint: (_name: string, _operationId: string, _specification: string, nearest: string | null) => near(nearest),
    explain: `A sample sends a name in the query or in the body that the operation does not have. Most servers leave such a name aside without a word, and the reader wonders why nothing happens. Bodies of which the specification allows any further property are not looked at.`,
  },
  SP6535: {
    severity: 'warning',
    message: (name: string, specification: string) => `Unknown name \`${name}\`, close to one of \`${specification}\``,
    hint: (_name: string, _specification: string, nearest: string) => near(nearest),
    explain: `The page shows or names a part of a specification, and its text has a name in inline code that is one slip away from an operation, a parameter or a property of it. Names that the specification has anywhere, in the casing of any language, are never meant.`,
  },
} as const
