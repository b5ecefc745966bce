import { isMapping } from '../../formats/members.ts'
import type { DataValue } from '../../formats/request/data-value.ts'
import { bodyText } from '../../formats/request/request.ts'
import type { Source } from '../document/document.ts'
import { dataOf, field, inside, listField, textField } from '../document/document.ts'
import { jsonOf } from '../document/json-text.ts'
import { isStream, mediaSchema } from '../document/media-schema.ts'
import { partAt } from '../document/overridden.ts'
import type { Example } from '../operation/operation-model.ts'
import { type Budget, exampleCost, take } from '../schema/budget.ts'
import { merge } from '../schema/merge.ts'
import type { Direction } from '../schema/schema-model.ts'
import type { Specification } from '../specification.ts'
import { exampleValue } from './example-value.ts'
import { isFormType } from './form-text.ts'
import { xmlText } from './xml-text.ts'

/** An example longer than this many characters is cut at the end of a line. */
const longest = 12_000

export interface Examples {
  readonly shown: readonly Example[]
  readonly omitted: readonly string[]
}

interface MediaFacts {
  readonly encodingType: string
  /** Nothing is made up for it. */
  readonly isFile: boolean
  readonly direction: Direction
}

/**
 * The examples of a media type: its own, else those of its schema, else one made from the schema.
 * @param budget what examples may take; the first is cut to what is left, as long as that is enough to say something
 */
export function examplesOf(specification: Specification, media: Source, facts: MediaFacts, budget: Budget): Examples {
  const all = listed(specification, media, facts)
  const shown: Example[] = []
  const omitted: string[] = []
  for (const example of all) {
    const isFirst = shown.length === 0
    const fitting = take(budget, exampleCost(example.text, isFirst))
      ? example
      : isFirst
        ? shorter(example, budget)
        : null
    if (fitting !== null) shown.push(fitting)
    else if (example.source !== 'generated') omitted.push(example.name ?? `${shown.length + omitted.length + 1}`)
  }
  return { shown, omitted }
}

/** Fewer characters of an example say nothing. */
const shortest = 400

/** Takes what is left for the beginning of an example. */
function shorter(example: Example, budget: Budget): Example | null {
  const { text } = example
  // A token's markup takes several times its characters.
  const room = Math.min(text.length, Math.floor((budget.bytes - 200) / 5))
  if (room < shortest || !take(budget, exampleCost(text.slice(0, room), true))) return null
  return { ...example, text: `${text.slice(0, room)}…`, cut: true }
}

function listed(
  specification: Specification,
  media: Source,
  { encodingType, isFile, direction }: MediaFacts,
): readonly Example[] {
  const make = (value: unknown, source: Example['source'], more: Partial<Example> = {}) =>
    exampleFrom(
      asSent(specification, media, encodingType, readText(specification, media, encodingType, value)),
      encodingType,
      source,
      more,
    )
  const named = inside(media, 'examples')
  if (isMapping(named.value) && Object.keys(named.value).length > 0) {
    return Object.keys(named.value).flatMap((name) => {
      const example = partAt(specification.documents, inside(named, name))?.value
      const facts = {
        name,
        summary: textField(example, 'summary'),
        description: textField(example, 'description'),
        externalValue: textField(example, 'externalValue'),
      }
      const value = namedValue(example, encodingType)
      if (value === undefined && facts.externalValue === null) return []
      return [make(value ?? null, 'examples', { ...facts, ...(value === undefined ? { text: '' } : {}) })]
    })
  }
  const own = field(media.value, 'example')
  if (own !== undefined) return [make(own, 'example')]
  const schema = mediaSchema(media)
  if (!isMapping(schema.value)) return []
  for (const { fields } of merge(specification, [schema]).layers) {
    if (Object.hasOwn(fields, 'example')) return [make(fields.example, 'schema')]
    const values = listField(fields, 'examples')
    if (values.length > 0) return values.map((value) => make(value, 'schema'))
  }
  if (isFile || isStream(media)) return []
  return knownOf(specification, schema, `${direction} ${encodingType}`, () => {
    const value = exampleValue(specification, [schema], { direction })
    return value === undefined || isHollow(value) ? [] : [make(value, 'generated')]
  })
}

/** The JSON of an object or a list as a text, as many write examples: where no text may stand it is what it holds. */
function readText(specification: Specification, media: Source, encodingType: string, value: unknown): unknown {
  if (typeof value !== 'string' || !(isJson(encodingType) || isFormType(encodingType))) return value
  const schema = mediaSchema(media)
  const { types } = merge(specification, isMapping(schema.value) ? [schema] : [])
  return jsonOf(value, types) ?? value
}

/** Of what has two forms since 3.2 a text is shown as it is sent, data as they are. */
function namedValue(example: unknown, encodingType: string): unknown {
  const [data, sent] = [dataValue(example), field(example, 'serializedValue')]
  return data === undefined || (sent !== undefined && !isJson(encodingType)) ? sent : data
}

/** @returns what an example is as data, which may be null; undefined where it does not say */
export function dataValue(example: unknown): unknown {
  const value = field(example, 'value')
  return value === undefined ? field(example, 'dataValue') : value
}

/** The most generated examples that are kept: operations share schemas by their names. With their values each takes 15 kB. */
const maxKept = 1000

/** @param form what the example depends on besides the schema */
function knownOf(
  { generated }: Specification,
  schema: Source,
  form: string,
  make: () => readonly Example[],
): readonly Example[] {
  const ref = textField(schema.value, '$ref')
  if (ref === null || !isMapping(schema.value) || Object.keys(schema.value).length > 1) return make()
  const key = JSON.stringify([schema.file, ref, form])
  const known = generated.get(key)
  if (known !== undefined) return known
  const examples = make()
  if (generated.size >= maxKept) generated.clear()
  generated.set(key, examples)
  return examples
}

function isHollow(value: DataValue): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

function exampleFrom(value: unknown, encodingType: string, source: Example['source'], more: Partial<Example>): Example {
  const isText = typeof value === 'string' && !isJson(encodingType)
  const whole =
    isText || typeof value !== 'string' ? bodyText(encodingType, dataOf(value) ?? null) : JSON.stringify(value)
  const cut = whole.length > longest
  return {
    name: null,
    summary: null,
    description: null,
    value: dataOf(value) ?? null,
    text: cut ? `${whole.slice(0, whole.lastIndexOf('\n', longest) + 1 || longest)}…` : whole,
    language: isText ? (isXml(encodingType) ? 'xml' : 'text') : 'json',
    source,
    cut,
    externalValue: null,
    ...more,
  }
}

/** @returns a value as it is sent: what is data becomes text where the media type is XML */
export function asSent<Value>(
  specification: Specification,
  media: Source,
  encodingType: string,
  value: Value,
): Value | string {
  if (!isXml(encodingType) || typeof value !== 'object' || value === null) return value
  return xmlText(specification, [mediaSchema(media)], value)
}

function isXml(encodingType: string): boolean {
  return /[/+]xml\b/i.test(encodingType)
}

/** @returns true for `application/json`, `application/problem+json`, any type and the like */
export function isJson(encodingType: string): boolean {
  return /[/+]json\b|^\*\/\*/i.test(encodingType)
}
