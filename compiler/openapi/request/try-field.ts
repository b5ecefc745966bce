import type { FieldLimits, RequestField } from '../../formats/request/fields.ts'
import { textOf } from '../../formats/request/pairs.ts'
import type { SchemaNode } from '../schema/schema-model.ts'

/** @returns the field of a form for a part of a body, empty: of a parameter it has only what its schema says */
export function fieldOf(node: SchemaNode, name: string): RequestField {
  const { typeLabel, constant, example } = node
  const given = node.constraints.find((one) => one.name === 'Default')?.values[0] ?? null
  return {
    name,
    location: 'body',
    type: typeLabel,
    kind: kindOf(typeLabel),
    description: plainSentence(node.description),
    required: node.tags.some(({ kind }) => kind === 'required'),
    deprecated: node.deprecated,
    example: example === undefined || example === null ? constant : textOf(example),
    default: given,
    initial: '',
    values: constant !== null ? [constant] : valuesOf(typeLabel.startsWith('array') ? node.items : node),
    style: null,
    explode: null,
    encodingType: null,
    reserved: false,
    limits: limitsOf(node),
  }
}

/** All that may be chosen; none where the page has no room for all, because each may be typed then. */
function valuesOf(node: SchemaNode | null): readonly string[] {
  return node === null || node.omittedValues > 0 ? [] : node.values.map(({ value }) => value)
}

const plainKinds = ['integer', 'number', 'boolean'] as const

function kindOf(type: string): RequestField['kind'] {
  if (type.startsWith('array')) return 'list'
  if (/^(?:object|map)/.test(type)) return 'json'
  const plain = /^(integer|number|boolean)(?:<|$)/.exec(type)?.[1]
  return plainKinds.find((kind) => kind === plain) ?? 'text'
}

function limitsOf({ constraints }: SchemaNode): FieldLimits {
  const texts = (name: string) => constraints.find((one) => one.name === name)?.values ?? []
  const number = (name: string, key: keyof FieldLimits) => {
    const value = Number(texts(name)[0] ?? Number.NaN)
    return Number.isFinite(value) ? { [key]: value } : {}
  }
  const patterns = texts('Pattern')
  return {
    ...(patterns.length === 0 ? {} : { patterns }),
    ...number('Minimum', 'least'),
    ...number('Maximum', 'greatest'),
    ...number('Exclusive minimum', 'above'),
    ...number('Exclusive maximum', 'below'),
    ...number('Min length', 'shortest'),
    ...number('Max length', 'longest'),
  }
}

/** The first sentence, without the marks of Markdown: the page says all of it. */
function plainSentence(markdown: string | null): string | null {
  const [first = ''] = (markdown ?? '').split(/\n\s*\n/)
  const text = first
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>|[`*]|\s_|_\s/g, (mark) => (/\s/.test(mark) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim()
  const sentence = /^.{20,}?[.!?](?=\s)/.exec(text)?.[0] ?? text
  return sentence === '' ? null : sentence.length > 240 ? `${sentence.slice(0, 239)}…` : sentence
}
