import { missingOpenApiKey } from '../diagnostics/codes/openapi.ts'
import { unknownReference } from '../diagnostics/codes/references.ts'
import { diagnostics as codes } from '../diagnostics/codes.ts'
import type { DiagnosticText } from '../diagnostics/diagnostic.ts'
import { isMapping } from '../formats/members.ts'
import { checkSpecification } from './check/check.ts'
import type { DocumentPath, Source } from './document/document.ts'
import { field, inside, textOf } from './document/document.ts'
import { documentSet } from './document/reference.ts'
import { scalarMemory } from './example/known-scalars.ts'
import { buildOperation } from './operation/operation.ts'
import type { Operation } from './operation/operation-model.ts'
import type { ExpandOptions } from './schema/expand.ts'
import { mergedMemory } from './schema/merge.ts'
import type { Specification } from './specification.ts'

/** The parts of an operation that an author may write into a page. */
export type InlineKind = 'parameters' | 'requestBody' | 'responses'

/** A mistake in a part that is in a page. */
export interface InlineFault extends DiagnosticText {
  /** The way to it within the part; empty where the part has a shape of the product's own. */
  readonly path: DocumentPath
}

/** The file of what is in a page: no reference can name it. */
const file = 'data/openapi/'

/**
 * Makes the model of parameters, a body or responses that are in a page and in no specification. They have the shape of
 * OpenAPI 3.1, or that of the product's own entities: a body with `encodingType`, responses as a list with `responseCode`.
 */
export function inlineOperation(
  kind: InlineKind,
  data: unknown,
  anchor: string,
  brandKey: string,
  options: Omit<ExpandOptions, 'direction'>,
): Operation {
  const operation = { [kind]: shapes[kind](data), ...conditionalOf(kind, data, brandKey) }
  const specification = inlineSpecification({ openapi: '3.1.0', paths: { '/': { post: operation } } }, brandKey)
  const source = inside(specification.root, 'paths', '/', 'post')
  const plan = {
    kind: 'operation',
    operationId: anchor,
    method: 'post',
    path: '/',
    summary: null,
    tags: [],
    deprecated: false,
    anchor,
    source,
    items: [inside(specification.root, 'paths', '/')],
  } as const
  return buildOperation(specification, plan, options)
}

/** @returns a schema that is in a page, ready to be expanded */
export function inlineSchema(
  data: unknown,
  brandKey: string,
): { readonly specification: Specification; readonly schema: Source } {
  const specification = inlineSpecification({ openapi: '3.1.0', components: { schemas: { data } } }, brandKey)
  return { specification, schema: inside(specification.root, 'components', 'schemas', 'data') }
}

/** @returns what is wrong with such a part, or with a schema, as it would be in a specification */
export function inlineFaults(kind: InlineKind | 'properties', data: unknown, brandKey: string): readonly InlineFault[] {
  const part = kind === 'properties' ? data : shapes[kind](data)
  const { value, depth } = specificationAround(kind, part)
  const paths: DocumentPath[] = []
  // What is found has a place and no path: its line is the number of the path that was asked for.
  const placeOf = (path: DocumentPath) => ({ line: paths.push(path), column: 1, endLine: 1, endColumn: 1 })
  const documents = documentSet(file, [{ file, value, placeOf }])
  const { diagnostics } = checkSpecification(documents, { file, path: [], value }, { extension: `x-${brandKey}` })
  const faults = diagnostics.flatMap(({ code: number, severity, message, hint: said, line }) => {
    const code = codes.get(number)?.code
    if (code === undefined) return []
    const hint = code === unknownReference.code ? 'What is in a page refers to nothing: write it out here.' : said
    const path = line === null ? [] : (paths[line - 1]?.slice(depth) ?? [])
    return [{ code, severity, message, hint, path: part === data ? path : entryAt(data, path) }]
  })
  return kind === 'responses' && Array.isArray(data) ? [...faults, ...withoutCode(data)] : faults
}

/** @returns a specification of nothing else, and how deep the part lies in it */
function specificationAround(kind: InlineKind | 'properties', part: unknown) {
  return kind === 'properties'
    ? { value: { openapi: '3.1.0', components: { schemas: { data: part } } }, depth: 3 }
    : { value: { openapi: '3.1.0', paths: { '/': { post: { [kind]: part } } } }, depth: 4 }
}

/** @returns the way to the entry of a list that a response comes from; no way into data of another shape */
function entryAt(data: unknown, [code]: DocumentPath): DocumentPath {
  const index = Array.isArray(data) ? data.findIndex((one) => codeOf(one) === code) : -1
  return index < 0 ? [] : [index]
}

function withoutCode(data: readonly unknown[]): readonly InlineFault[] {
  return data.flatMap((one, index) =>
    codeOf(one) === null
      ? [{ ...missingOpenApiKey.finding({ where: 'a response', name: 'responseCode' }), path: [index] }]
      : [],
  )
}

function codeOf(response: unknown): string | null {
  const code = field(response, 'responseCode') ?? null
  return code === null ? null : textOf(code)
}

function inlineSpecification(value: Readonly<Record<string, unknown>>, brandKey: string): Specification {
  const documents = documentSet(file, [{ file, value, placeOf: () => null }])
  const root: Source = { file, path: [], value }
  const extension = `x-${brandKey}`
  const { extended, subtypes } = checkSpecification(documents, root, { extension })
  return {
    name: '',
    file,
    version: '3.1',
    title: null,
    description: null,
    root,
    files: new Set(),
    documents,
    extension,
    extended,
    operations: new Map(),
    leftOut: new Map(),
    subtypes,
    numbers: null,
    merged: mergedMemory(),
    slots: new WeakMap(),
    generated: new Map(),
    scalars: scalarMemory(),
  }
}

const shapes: Readonly<Record<InlineKind, (data: unknown) => unknown>> = {
  parameters: (data) => (isMapping(data) && Array.isArray(data.parameters) ? data.parameters : data),
  requestBody: (data) => {
    const body = isMapping(data) && isMapping(data.requestBody) ? data.requestBody : data
    if (!isMapping(body) || typeof body.encodingType !== 'string') return body
    return { ...body, content: { [body.encodingType]: mediaOf(body) } }
  },
  responses: (data) => {
    if (!Array.isArray(data)) return isMapping(data) && isMapping(data.responses) ? data.responses : data
    return Object.fromEntries(
      data.filter(isMapping).flatMap((one) => {
        const code = codeOf(one)
        return code === null ? [] : [[code, responseOf(one)]]
      }),
    )
  },
}

function mediaOf(holder: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    ['schema', 'example', 'examples', 'encoding'].flatMap((key) => {
      const value = field(holder, key)
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

/** The product's response entity has its description in the schema, and may have the schema as its content. */
function responseOf(response: Readonly<Record<string, unknown>>): unknown {
  const { schema } = response
  if (schema === undefined) return response
  return { description: field(schema, 'description'), content: { 'application/json': mediaOf(response) }, ...response }
}

/** A `conditionalParameterMap` of a body as the groups that it comes from. */
function conditionalOf(kind: InlineKind, data: unknown, brandKey: string): Readonly<Record<string, unknown>> {
  const map = kind === 'requestBody' ? field(data, 'conditionalParameterMap') : undefined
  if (!isMapping(map)) return {}
  const groups = Object.entries(map).flatMap(([name, others]) => {
    const lists = Array.isArray(others) && others.every(Array.isArray) ? others : [others]
    return lists.map((list) => [...new Set([name, ...(Array.isArray(list) ? list.map(textOf) : [])])].sort())
  })
  const distinct = [...new Map(groups.map((group) => [group.join('\0'), group])).values()]
  return { [`x-${brandKey}`]: { conditional: distinct } }
}
