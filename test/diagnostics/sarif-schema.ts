/**
 * The part of SARIF 2.1.0 that our reports use, written after the text of the standard (the numbers are its sections).
 * Narrower than the standard's own schema: a member that is not listed here is a fault, so that a misspelt one is found.
 */
const message = closed({ text: { type: 'string', minLength: 1 }, markdown: { type: 'string' } }, ['text']) // 3.11
const artifactLocation = closed(
  {
    // RFC 3986: what a relative reference may hold; no segment is `..`, and none begins with a slash.
    uri: { type: 'string', pattern: "^(?!/)(?!.*(^|/)\\.\\.(/|$))([A-Za-z0-9._~!$&'()*+,;=@/-]|%[0-9A-F]{2})+$" },
    uriBaseId: { const: 'SRCROOT' },
  },
  ['uri', 'uriBaseId'],
) // 3.4
const positive = { type: 'integer', minimum: 1 }
const region = {
  ...closed({ startLine: positive, startColumn: positive, endLine: positive, endColumn: positive }, ['startLine']),
  dependentRequired: { endColumn: ['startColumn'] },
} // 3.30
const physicalLocation = closed({ artifactLocation, region }, ['artifactLocation']) // 3.29
const level = { enum: ['error', 'warning'] } // 3.27.10, those we have

const rule = closed(
  {
    id: { type: 'string', pattern: '^SP[0-9]{4}$' },
    shortDescription: message,
    help: message,
    defaultConfiguration: closed({ level }, ['level']),
  },
  ['id'],
) // 3.49

const result = closed(
  {
    ruleId: { type: 'string', pattern: '^SP[0-9]{4}$' },
    ruleIndex: { type: 'integer', minimum: 0 },
    level,
    message,
    locations: { type: 'array', minItems: 1, maxItems: 1, items: closed({ physicalLocation }, ['physicalLocation']) },
    relatedLocations: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: closed({ id: { type: 'integer', minimum: 0 }, message, physicalLocation }, [
        'id',
        'message',
        'physicalLocation',
      ]),
    },
  },
  ['ruleId', 'ruleIndex', 'level', 'message'],
) // 3.27

const run = closed(
  {
    tool: closed(
      {
        driver: closed(
          {
            name: { const: 'signalpost' },
            version: { type: 'string' },
            rules: { type: 'array', items: rule, uniqueItems: true },
          },
          ['name', 'version', 'rules'],
        ),
      },
      ['driver'],
    ), // 3.18, 3.19
    originalUriBaseIds: closed({ SRCROOT: closed({ description: message }, ['description']) }, ['SRCROOT']), // 3.14.14
    columnKind: { const: 'utf16CodeUnits' }, // 3.14.27
    results: { type: 'array', items: result },
  },
  ['tool', 'columnKind', 'results'],
) // 3.14

export const sarifSchema = closed(
  {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: { type: 'array', minItems: 1, maxItems: 1, items: run },
  },
  ['$schema', 'version', 'runs'],
) // 3.13

function closed(properties: object, required: readonly string[]): object {
  return { type: 'object', properties, required, additionalProperties: false }
}
