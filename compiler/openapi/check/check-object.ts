import {
  exampleWithoutValue,
  missingOpenApiKey,
  misspeltOpenApiKey,
  openApiValueNotAllowed,
  typeBesideSchema,
  unknownSchemaType,
  unknownStyle,
  wrongSchemaValue,
} from '../../diagnostics/codes/openapi.ts'
import { isMapping } from '../../formats/members.ts'
import { nearest } from '../../formats/nearest.ts'
import type { Fields } from '../document/document.ts'
import { field } from '../document/document.ts'
import { methods, parameterLocations, schemaTypes, styles } from '../document/enumerations.ts'
import { grammar, type ObjectKind } from '../document/grammar.ts'
import { article } from './article.ts'
import { checkServer } from './check-server.ts'
import { describeBare } from './describe.ts'
import { meantKey } from './known-keys.ts'
import type { Spot } from './spot.ts'

/** A parameter's location, and where it says what its value is. */
function checkParameter(parameter: Fields, at: Spot) {
  const { in: location, name } = parameter
  const key = ofSchemas.find((one) => Object.hasOwn(parameter, one))
  const isTyped = Object.hasOwn(parameter, 'schema') || Object.hasOwn(parameter, 'content')
  if (typeof name === 'string' && key !== undefined && !isTyped)
    at.report(typeBesideSchema({ file: at.file, place: at.key(key) }, { key, name }))
  if (typeof location !== 'string' || parameterLocations.some((known) => known === location)) return
  const allowed = 'path, query, header, cookie or querystring'
  const here = { file: at.file, place: at.value('in') }
  at.report(
    openApiValueNotAllowed(here, {
      where: '`in`',
      found: `\`${location}\``,
      allowed,
      nearest: nearest(location, parameterLocations),
    }),
  )
}

/** Keys of a schema that stood in the parameter itself before version 3. */
const ofSchemas = ['type', 'format', 'items', 'enum', 'default'] as const

/** What a way to sign in has to say by its type: without it no sample can sign in. */
function checkScheme(scheme: Fields, at: Spot) {
  const needed = scheme.type === 'apiKey' ? ['name', 'in'] : scheme.type === 'http' ? ['scheme'] : []
  for (const name of needed) {
    if ((field(scheme, name) ?? null) === null)
      at.report(missingOpenApiKey({ file: at.file, place: at.value() }, { where: article('security scheme'), name }))
  }
}

/** An example that has a name: its data stand below a key. */
function checkExample(example: Fields, at: Spot) {
  const keys = ['value', 'externalValue', 'dataValue', 'serializedValue']
  if (!keys.some((key) => Object.hasOwn(example, key)))
    at.report(exampleWithoutValue({ file: at.file, place: at.value() }))
}

/** What stands for which schema is said by texts. */
function checkMapping({ mapping }: Fields, at: Spot) {
  for (const [name, target] of Object.entries(isMapping(mapping) ? mapping : {})) {
    if (typeof target === 'string') continue
    const facts = { where: `\`mapping.${name}\``, found: describeBare(target), expected: 'text' }
    at.report(wrongSchemaValue({ file: at.file, place: at.value('mapping', name) }, facts))
  }
}

/** What the grammar can't say of an object. */
export const ownChecks: { readonly [Kind in ObjectKind]?: (value: Fields, at: Spot) => void } = {
  parameter: checkParameter,
  example: checkExample,
  discriminator: checkMapping,
  'security scheme': checkScheme,
  server: checkServer,
}

/** How the value of a parameter, a header or a part of a form is written. */
export function checkStyle(kind: ObjectKind, value: Fields, at: Spot) {
  const style = field(value, 'style')
  const location = kind === 'parameter' ? field(value, 'in') : kind
  const known = styles.get(location)
  if (typeof style !== 'string' || known === undefined || known.includes(style)) return
  const where = kind === 'parameter' ? `a ${String(location)} parameter` : article(kind)
  const allowed = known.join(', ').replace(/, (?=[^,]*$)/, ' or ')
  const facts = { where, found: style, allowed, nearest: nearest(style, known) }
  at.report(unknownStyle({ file: at.file, place: at.value('style') }, facts))
}

/** Keys that are misspelt: what they hold is left out, and nobody would know. One that is missing for it is told as such. */
export function checkKeys(kind: ObjectKind, value: Fields, at: Spot) {
  for (const key of Object.keys(value)) {
    const near = kind === 'path item' ? meantOfPathItem(key) : meantKey(kind, key)
    if (
      near === null ||
      (kind !== 'path item' && (grammar[kind].required?.includes(near) || Object.hasOwn(value, near)))
    )
      continue
    const where = whole.has(kind) ? `\`${kind}\`` : article(kind)
    at.report(misspeltOpenApiKey({ file: at.file, place: at.key(key) }, { key, where, nearest: near }))
  }
}

/** Of which a document has one. */
const whole: ReadonlySet<ObjectKind> = new Set(['info', 'components'])

/** Few other keys are in a path item, and an operation under a misspelt method would be on no page. */
function meantOfPathItem(key: string): string | null {
  const known = ['$ref', ...grammar['path item'].fields.keys()]
  if (known.includes(key) || /^x-/i.test(key)) return null
  return nearest(key, known) ?? methods.find((method) => lettersOf(method) === lettersOf(key)) ?? null
}

/** Two letters in each other's place are two edits, too many for the name of a method. */
function lettersOf(word: string): string {
  return word.toLowerCase().split('').sort().join('')
}

/** Reports types that no schema has, each at its place. */
export function checkSchema(schema: Fields, at: Spot) {
  const type = field(schema, 'type')
  const types = Array.isArray(type) ? type : [type]
  types.forEach((found, index) => {
    if (typeof found !== 'string' || schemaTypes.some((known) => known === found)) return
    const path = Array.isArray(type) ? ['type', index] : ['type']
    at.report(
      unknownSchemaType(
        { file: at.file, place: at.value(...path) },
        { found: `\`${found}\``, nearest: nearestType(found) },
      ),
    )
  })
}

/** Short forms that are further from the type's name than a slip of the finger. */
function nearestType(found: string): string | null {
  const short: readonly (readonly [string, string])[] = [
    ['int', 'integer'],
    ['str', 'string'],
    ['bool', 'boolean'],
    ['float', 'number'],
    ['double', 'number'],
    ['long', 'integer'],
    ['list', 'array'],
    ['dict', 'object'],
    ['map', 'object'],
  ]
  return short.find(([name]) => name === found.toLowerCase())?.[1] ?? nearest(found, schemaTypes)
}
