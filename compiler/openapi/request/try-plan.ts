import { grouped } from '../../formats/grouped.ts'
import type { DataValue } from '../../formats/request/data-value.ts'
import {
  type RequestField,
  type TryBody,
  type TryExample,
  type TryPlan,
  type TrySignIn,
  textIn,
} from '../../formats/request/fields.ts'
import { isFormData } from '../../formats/request/multipart.ts'
import { type Pair, readForm, textOf } from '../../formats/request/pairs.ts'
import { bodyText } from '../../formats/request/request.ts'
import { isFilePart } from '../example/file-parts.ts'
import type { BodyContent, Operation, Parameter } from '../operation/operation-model.ts'
import type { SchemaNode } from '../schema/schema-model.ts'
import { isWhole, sentBody, sentValue, signInOf } from './request-plan.ts'
import { fieldOf } from './try-field.ts'
import { callableServers } from './try-servers.ts'

/** @returns what a reader needs to make a request of the operation by hand; null where no page may call its servers */
export function tryPlanOf(operation: Operation): TryPlan | null {
  const [server, ...others] = callableServers(operation)
  if (server === undefined) return null
  const ways = operation.security.map((schemes) =>
    schemes.flatMap((scheme) => signInOf(scheme).map((sent): TrySignIn => ({ scheme: scheme.name, sent }))),
  )
  return {
    method: operation.method,
    path: operation.path,
    servers: [server, ...others],
    fields: operation.parameters.flatMap(({ parameters }) => parameters.map(parameterField)),
    signIns: ways.length === 0 ? [[]] : ways,
    bodies: (operation.body?.contents ?? []).map(bodyOf),
    isBodyRequired: operation.body?.required ?? false,
  }
}

function parameterField(parameter: Parameter): RequestField {
  const { location, style, explode, encodingType, reserved, required } = parameter
  const field = fieldOf(parameter, parameter.name)
  const initial = required ? (field.example ?? field.default ?? heldBy(parameter, field.kind)) : ''
  return { ...field, location, style, explode, encodingType, reserved, required, initial: typed(initial, field.kind) }
}

/** What a sample sends for an object or a list whose members have examples, when it needs nothing of the reader's own. */
function heldBy(parameter: Parameter, kind: RequestField['kind']): string {
  if (kind !== 'json' && kind !== 'list') return ''
  const text = textOf(sentValue(parameter))
  return withoutPlaceholders(text) === text ? text : ''
}

function bodyOf(content: BodyContent): TryBody {
  const { encodingType, encodings, schema } = content
  // Other parts than those of a form may have no names: they are typed as a whole.
  const isForm =
    /^application\/x-www-form-urlencoded/i.test(encodingType) ||
    (/^multipart\//i.test(encodingType) && (isFormData(encodingType) || (schema?.properties.length ?? 0) > 0))
  const type = encodingType.replace(/[\r\n]+/g, ' ')
  const fields = isForm
    ? (schema?.properties ?? []).flatMap((node) => (node.name === null ? [] : [partField(node, node.name, encodings)]))
    : null
  const first = fields === null ? {} : valuesOfForm(fields, sentBody(content))
  return {
    type,
    encodings: Object.fromEntries(encodings),
    fields: fields?.map((field) => ({ ...field, initial: textIn(first, field.name) })) ?? null,
    text: isForm || content.isFile ? null : textOfBody(content, sentBody(content)),
    examples: content.isFile ? [] : examplesOf(content, fields),
  }
}

function examplesOf(content: BodyContent, fields: readonly RequestField[] | null): readonly TryExample[] {
  const whole = content.examples.flatMap((example, index) => (isWhole(example) ? [{ example, index }] : []))
  if (whole.length < 2) return []
  return whole.map(
    ({ example, index }): TryExample => ({
      index,
      name: example.summary ?? example.name,
      text: fields === null ? textOfBody(content, example.value) : null,
      values: fields === null ? {} : valuesOfForm(fields, example.value),
    }),
  )
}

/** @returns what is typed into a form for a value of the whole body; files are the reader's own */
function valuesOfForm(fields: readonly RequestField[], body: DataValue | undefined): TryExample['values'] {
  const members = new Map(typeof body === 'string' ? fieldsOf(readForm(body)) : Object.entries(body ?? {}))
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = members.get(name)
      if (value === undefined || value === null || kind === 'file') return []
      return [[name, typed(withoutPlaceholders(textOf(value)), kind)]]
    }),
  )
}

/** Fields of one name are a list. */
function fieldsOf(pairs: readonly Pair[]): readonly (readonly [string, DataValue])[] {
  return [...grouped(pairs, ([name]) => name)].map(([name, all]) => {
    const values = all.map(([, value]) => value)
    return [name, values.length === 1 ? (values[0] ?? '') : values]
  })
}

/** An example of a list is JSON; short texts are typed one a line. */
function typed(text: string, kind: RequestField['kind']): string {
  if (kind !== 'list' || !text.startsWith('[')) return text
  try {
    const items: unknown = JSON.parse(text)
    const isPlain = Array.isArray(items) && items.every((item) => typeof item === 'string' && !/^\[|[\r\n]/.test(item))
    return isPlain ? items.join('\n') : text
  } catch {
    return text
  }
}

/** What only the reader has is theirs to type. */
function withoutPlaceholders(text: string): string {
  return text.replace(/\uE000[^\uE000\uE001]*\uE001/g, '')
}

function textOfBody({ encodingType }: BodyContent, value: DataValue | undefined): string {
  if (value === undefined) return ''
  return withoutPlaceholders(bodyText(encodingType, value))
}

function partField(node: SchemaNode, name: string, encodings: BodyContent['encodings']): RequestField {
  const field = fieldOf(node, name)
  return isFilePart(node, encodings.get(name)) ? { ...field, kind: 'file' } : field
}
