import type { DataValue } from './data-value.ts'
import { isJsonType, isLines } from './json-types.ts'
import type { FieldEncoding } from './pairs.ts'
import type { SignIn } from './request.ts'

/** What is asked for as one value. */
export interface RequestField {
  readonly name: string
  readonly location: 'path' | 'query' | 'querystring' | 'header' | 'cookie' | 'body'
  /** As a reference shows it: `array[string]`. */
  readonly type: string
  /** How a text becomes a value. A list has one item a line. */
  readonly kind: 'text' | 'number' | 'integer' | 'boolean' | 'list' | 'json' | 'file'
  /** Plain text. */
  readonly description: string | null
  readonly required: boolean
  readonly deprecated: boolean
  /** As it would be typed; null when nobody gave one. */
  readonly example: string | null
  readonly default: string | null
  /** Its content before a reader types: as in the sample of the page. */
  readonly initial: string
  /** What may be chosen; empty when anything may be typed. */
  readonly values: readonly string[]
  readonly style: string | null
  readonly explode: boolean | null
  /** The media type of a value that is sent as one text. */
  readonly encodingType: string | null
  /** Characters that have a meaning in addresses are sent as they are. */
  readonly reserved: boolean
  readonly limits: FieldLimits
}

export interface FieldLimits {
  readonly patterns?: readonly string[]
  readonly least?: number
  readonly greatest?: number
  /** Greater than this. */
  readonly above?: number
  /** Less than this. */
  readonly below?: number
  readonly shortest?: number
  readonly longest?: number
}

/** An address of HTTPS; `{name}` in it is one of `variables`, none of which is in its host. */
export interface TryServer {
  readonly url: string
  readonly variables: readonly { readonly name: string; readonly default: string | null }[]
}

/** What signs a request: with these words the reader is asked for what only they know. */
export interface TrySignIn {
  /** Of the specification, so that operations share what was typed. */
  readonly scheme: string
  /** Its values are placeholders until the reader gives theirs. */
  readonly sent: SignIn
}

export interface TryBody {
  /** The media type. */
  readonly type: string
  readonly encodings: Readonly<Record<string, FieldEncoding>>
  /** Of a form; null where the body is one text or one file. */
  readonly fields: readonly RequestField[] | null
  /** The first content of the field; null for a file. */
  readonly text: string | null
  /** What a reader may choose to begin with; empty where there are not at least two. */
  readonly examples: readonly TryExample[]
}

/** An example of a body, as it would be typed. */
export interface TryExample {
  /** Its place among all examples of the body. */
  readonly index: number
  /** Its summary or name; null where it has neither. */
  readonly name: string | null
  /** Of a body that is one text. */
  readonly text: string | null
  /** Of a form, by the fields' names; a field that it lacks is empty (`textIn`). */
  readonly values: Readonly<Record<string, string>>
}

/** @returns what an example has for a field of a form, whatever its name is; an empty text where it lacks it */
export function textIn(values: TryExample['values'], name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '') : ''
}

/** All that a reader needs to make a request of an operation by hand: plain JSON, loaded when it is asked for. */
export interface TryPlan {
  readonly method: string
  /** `{name}` marks a parameter. */
  readonly path: string
  readonly servers: readonly [TryServer, ...TryServer[]]
  readonly fields: readonly RequestField[]
  /** Alternatives; an empty one signs nothing. */
  readonly signIns: readonly (readonly TrySignIn[])[]
  readonly bodies: readonly TryBody[]
  readonly isBodyRequired: boolean
}

/** What is wrong with a text: a sentence in English, by which others find it in the language of the page. */
export interface FieldFault {
  readonly text: string
  /** The form for numbers that are not one. */
  readonly other?: string
  /** What is in the places of their names. */
  readonly values: Readonly<Record<string, string | number>>
}

const fault = (text: string, values: FieldFault['values'] = {}): FieldFault => ({ text, values })

/**
 * @param text as it was typed; an empty one means no value
 * @returns what is wrong with it, or null
 */
export function faultOf(field: RequestField, text: string): FieldFault | null {
  const { kind, required, values, limits } = field
  if (text === '') return required ? fault('Fill in this field.') : null
  const typed = kind === 'list' ? typedValue(field, text) : text
  const isChoice = (one: unknown) => values.includes(String(one))
  if (values.length > 0 && !(Array.isArray(typed) ? typed : [typed]).every(isChoice))
    return fault('Choose one of {values}.', { values: values.join(', ') })
  if (kind === 'json') return isJson(text) ? null : fault('This is not valid JSON.')
  if (kind === 'integer' && !/^-?\d+$/.test(text)) return fault('Type a whole number.')
  if (kind === 'number' && (text.trim() === '' || !Number.isFinite(Number(text)))) return fault('Type a number.')
  if (kind === 'integer' || kind === 'number') return numberFault(Number(text), limits)
  if (kind !== 'text') return null
  const { shortest = 0, longest = Number.POSITIVE_INFINITY, patterns = [] } = limits
  const length = [...text].length
  if (length < shortest) return lengthFault('Type at least {n} character.', 'Type at least {n} characters.', shortest)
  if (length > longest) return lengthFault('Type at most {n} character.', 'Type at most {n} characters.', longest)
  const pattern = patterns.find((one) => !fits(one, text))
  return pattern === undefined ? null : fault('This does not fit the pattern {pattern}.', { pattern })
}

function numberFault(value: number, { least, greatest, above, below }: FieldLimits): FieldFault | null {
  if (least !== undefined && value < least) return fault('Type {least} or more.', { least })
  if (greatest !== undefined && value > greatest) return fault('Type {greatest} or less.', { greatest })
  if (above !== undefined && value <= above) return fault('Type more than {above}.', { above })
  if (below !== undefined && value >= below) return fault('Type less than {below}.', { below })
  return null
}

function lengthFault(text: string, other: string, n: number): FieldFault {
  return { text, other, values: { n } }
}

/** A pattern that this browser can't read refuses nothing (JSON Schema: patterns are not anchored). */
function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}

/** @returns whether a text is JSON as a whole */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** @returns whether a text can be a body of a media type, as far as JSON is asked for */
export function fitsType(type: string, text: string): boolean {
  if (isLines(type)) return text.split('\n').every((line) => line.trim() === '' || isJson(line))
  return !isJsonType(type) || isJson(text)
}

/** @returns the value of a text without fault; undefined for an empty one */
export function typedValue({ kind }: RequestField, text: string): DataValue | undefined {
  if (text === '') return undefined
  if (kind === 'json' && isJson(text)) return JSON.parse(text)
  if (kind === 'list') {
    if (text.trimStart().startsWith('[') && isJson(text)) return JSON.parse(text)
    return text.split(/\r?\n/).filter((line) => line !== '')
  }
  return text
}
