import { grammar, type ObjectKind } from '../document/grammar.ts'
import { isOneEdit } from '../document/near-names.ts'

/** Keys of OpenAPI's objects that the grammar need not tell of: nothing below them is checked. */
const others: Partial<Readonly<Record<ObjectKind, string>>> = {
  document: 'openapi $self jsonSchemaDialect externalDocs',
  info: 'termsOfService contact license version',
  operation: 'externalDocs',
  parameter: 'allowEmptyValue allowReserved example',
  header: 'allowReserved example',
  'media type': 'example',
  encoding: 'allowReserved',
  link: 'operationRef parameters requestBody server',
  schema: [
    '$id $schema $anchor $comment $vocabulary $dynamicRef $dynamicAnchor $recursiveRef $recursiveAnchor id',
    'default example examples const exclusiveMinimum exclusiveMaximum dependentRequired dependencies',
    'additionalItems xml externalDocs',
  ].join(' '),
  discriminator: 'mapping',
  'server variable': 'default',
  'security scheme': 'flows openIdConnectUrl oauth2MetadataUrl deprecated',
  tag: 'externalDocs kind',
}

/** Their keys are expressions, or a value that stands where an example belongs. */
const open: readonly string[] = ['callback', 'example', 'sample']

/** The keys that OpenAPI has for each kind of object that has keys of OpenAPI's alone. */
const known = new Map(
  Object.entries(grammar).map(([kind, { fields, reference }]) => {
    const more =
      Object.entries(others)
        .find(([name]) => name === kind)?.[1]
        .split(' ') ?? []
    return [
      kind,
      new Set([...fields.keys(), ...more, ...(reference === true ? ['$ref', 'summary', 'description'] : [])]),
    ]
  }),
)

/** Shorter words are one letter away from too many others. */
const shortest = 4

/**
 * @returns the key that is meant by one that OpenAPI does not have: it differs in a letter, in capitals or in dashes. Null for
 *   all others: schemas may have keywords of other vocabularies, and tools have keys of their own
 */
export function meantKey(kind: ObjectKind, key: string): string | null {
  const keys = known.get(kind)
  if (keys === undefined || open.includes(kind) || keys.has(key) || key.length < shortest || /^x-/i.test(key))
    return null
  const bare = bareOf(key)
  const near = [...keys].filter((name) => name.length >= shortest)
  return near.find((name) => bareOf(name) === bare) ?? near.find((name) => isOneEdit(bareOf(name), bare)) ?? null
}

function bareOf(key: string): string {
  return key.replaceAll(/[-_ ]/g, '').toLowerCase()
}
