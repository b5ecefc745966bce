/** What OpenAPI 3.0 to 3.2 allow where, as one table that the checks walk along. */

import { methods, otherMethods } from './enumerations.ts'

export type ObjectKind =
  | 'document'
  | 'info'
  | 'components'
  | 'path item'
  | 'operation'
  | 'parameter'
  | 'request body'
  | 'media type'
  | 'encoding'
  | 'response'
  | 'header'
  | 'example'
  | 'link'
  | 'callback'
  | 'schema'
  | 'discriminator'
  | 'server'
  | 'server variable'
  | 'security scheme'
  | 'tag'
  | 'sample'

/** The type that a field's value must have. */
export type FieldRule =
  | { readonly is: 'text' | 'flag' | 'number' | 'list' | 'texts' | 'text or texts' }
  /** One object, a list of them, or a mapping with them. `extensible` mappings may hold `x-…` keys besides. */
  | { readonly is: 'one' | 'many' | 'one or many' | 'named'; readonly of: ObjectKind; readonly extensible?: true }

export interface Shape {
  readonly fields: ReadonlyMap<string, FieldRule>
  readonly required?: readonly string[]
  /** A mapping whose every key (but `x-…`) holds such an object: a callback's expressions. */
  readonly entries?: ObjectKind
  /** A `$ref` may take its place. */
  readonly reference?: true
  /** The section of `components` that holds such objects. */
  readonly section?: string
}

const text: FieldRule = { is: 'text' }
const flag: FieldRule = { is: 'flag' }
const number: FieldRule = { is: 'number' }
const texts: FieldRule = { is: 'texts' }
const one = (of: ObjectKind): FieldRule => ({ is: 'one', of })
const listOf = (of: ObjectKind): FieldRule => ({ is: 'many', of })
const named = (of: ObjectKind): FieldRule => ({ is: 'named', of })
const extensible = (of: ObjectKind): FieldRule => ({ is: 'named', of, extensible: true })
const fields = (rules: Readonly<Record<string, FieldRule>>) => new Map(Object.entries(rules))

/** Parts of a parameter and of a header alike. */
const value = {
  description: text,
  required: flag,
  deprecated: flag,
  style: text,
  explode: flag,
  schema: one('schema'),
  content: named('media type'),
  examples: named('example'),
}

/** Encodings by name, by place and of all further items (the latter two since 3.2). */
const encodings = { encoding: named('encoding'), prefixEncoding: listOf('encoding'), itemEncoding: one('encoding') }

const webhooks = extensible('path item')

/**
 * The grammar: [OpenAPI 3.0.4](https://spec.openapis.org/oas/v3.0.4), [3.1.1](https://spec.openapis.org/oas/v3.1.1) and
 * [3.2.0](https://spec.openapis.org/oas/v3.2.0).
 */
export const grammar: Readonly<Record<ObjectKind, Shape>> = {
  document: {
    fields: fields({
      info: one('info'),
      servers: listOf('server'),
      paths: extensible('path item'),
      webhooks,
      // How webhooks were written before 3.1.
      'x-webhooks': webhooks,
      components: one('components'),
      security: { is: 'list' },
      tags: listOf('tag'),
    }),
  },
  info: { fields: fields({ title: text, summary: text, description: text }) },
  components: {
    fields: fields({
      schemas: named('schema'),
      responses: named('response'),
      parameters: named('parameter'),
      examples: named('example'),
      requestBodies: named('request body'),
      headers: named('header'),
      securitySchemes: named('security scheme'),
      links: named('link'),
      callbacks: named('callback'),
      pathItems: named('path item'),
      mediaTypes: named('media type'),
    }),
  },
  'path item': {
    reference: true,
    section: 'pathItems',
    fields: fields({
      summary: text,
      description: text,
      servers: listOf('server'),
      parameters: listOf('parameter'),
      ...Object.fromEntries(methods.map((method) => [method, one('operation')])),
      [otherMethods]: named('operation'),
    }),
  },
  // Against the letter of OpenAPI; tools that join files of a specification allow it.
  operation: {
    reference: true,
    fields: fields({
      tags: texts,
      summary: text,
      description: text,
      operationId: text,
      parameters: listOf('parameter'),
      requestBody: one('request body'),
      responses: extensible('response'),
      callbacks: named('callback'),
      deprecated: flag,
      security: { is: 'list' },
      servers: listOf('server'),
      'x-codeSamples': listOf('sample'),
      'x-code-samples': listOf('sample'),
    }),
  },
  parameter: {
    reference: true,
    section: 'parameters',
    required: ['name', 'in'],
    fields: fields({ name: text, in: text, ...value }),
  },
  header: { reference: true, section: 'headers', fields: fields(value) },
  'request body': {
    reference: true,
    section: 'requestBodies',
    required: ['content'],
    fields: fields({ description: text, required: flag, content: named('media type') }),
  },
  'media type': {
    reference: true,
    section: 'mediaTypes',
    fields: fields({
      schema: one('schema'),
      itemSchema: one('schema'),
      examples: named('example'),
      ...encodings,
    }),
  },
  encoding: {
    fields: fields({ contentType: text, headers: named('header'), style: text, explode: flag, ...encodings }),
  },
  response: {
    reference: true,
    section: 'responses',
    fields: fields({
      summary: text,
      description: text,
      headers: named('header'),
      content: named('media type'),
      links: named('link'),
    }),
  },
  example: {
    reference: true,
    section: 'examples',
    fields: fields({ summary: text, description: text, externalValue: text, serializedValue: text }),
  },
  link: { reference: true, section: 'links', fields: fields({ operationId: text, description: text }) },
  callback: { reference: true, section: 'callbacks', fields: new Map(), entries: 'path item' },
  schema: {
    reference: true,
    section: 'schemas',
    fields: fields({
      title: text,
      description: text,
      type: { is: 'text or texts' },
      format: text,
      pattern: text,
      enum: { is: 'list' },
      required: texts,
      properties: named('schema'),
      patternProperties: named('schema'),
      additionalProperties: one('schema'),
      propertyNames: one('schema'),
      // A list is how tuples were written before 2020.
      items: { is: 'one or many', of: 'schema' },
      prefixItems: listOf('schema'),
      contains: one('schema'),
      allOf: listOf('schema'),
      oneOf: listOf('schema'),
      anyOf: listOf('schema'),
      not: one('schema'),
      if: one('schema'),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema in a table that nothing awaits
      then: one('schema'),
      else: one('schema'),
      dependentSchemas: named('schema'),
      minContains: number,
      maxContains: number,
      unevaluatedProperties: one('schema'),
      unevaluatedItems: one('schema'),
      $defs: named('schema'),
      definitions: named('schema'),
      discriminator: one('discriminator'),
      multipleOf: number,
      minimum: number,
      maximum: number,
      minLength: number,
      maxLength: number,
      minItems: number,
      maxItems: number,
      minProperties: number,
      maxProperties: number,
      uniqueItems: flag,
      nullable: flag,
      readOnly: flag,
      writeOnly: flag,
      deprecated: flag,
      contentMediaType: text,
      contentEncoding: text,
      contentSchema: one('schema'),
    }),
  },
  discriminator: { required: ['propertyName'], fields: fields({ propertyName: text, defaultMapping: text }) },
  server: {
    required: ['url'],
    fields: fields({ url: text, name: text, description: text, variables: named('server variable') }),
  },
  'server variable': { fields: fields({ enum: { is: 'list' }, description: text }) },
  'security scheme': {
    reference: true,
    section: 'securitySchemes',
    required: ['type'],
    fields: fields({ type: text, description: text, name: text, in: text, scheme: text, bearerFormat: text }),
  },
  tag: { required: ['name'], fields: fields({ name: text, summary: text, description: text, parent: text }) },
  sample: { reference: true, fields: fields({ lang: text, label: text, source: text }) },
}
