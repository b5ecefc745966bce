import type { z } from 'zod'
import type { Attribute, AttributeValue, BlockNode, Range } from '../formats/markdown/tree.ts'
import type { Json } from '../model/public-block.ts'
import { readBracedText, readExpression, type ValueFault, type Variables } from '../parse/props.ts'
import { readJsonText } from './json-text.ts'

/** The value of an attribute, as far as it could be read. */
export interface ReadAttribute {
  readonly value: Json
  readonly faults: readonly ValueFault[]
  /** The characters of an expression, or of JSON. */
  readonly literal?: Range
  /** The characters that should be JSON and are not. */
  readonly json?: Range
}

/** @param field the schema of the property: in a directive it decides whether a text is one */
export function readAttribute(
  attribute: Attribute,
  node: BlockNode,
  field: z.ZodType,
  variables: Variables,
): ReadAttribute {
  const { value } = attribute
  if (value.kind === 'true') return { value: true, faults: [] }
  if (value.kind === 'expression') {
    if (value.expression === null)
      return { value: null, faults: [{ kind: 'not-data', range: value.range, what: 'empty expression' }] }
    const read = readExpression(value.expression, variables)
    // An expression is blamed at its brace, a part of a literal at itself.
    const literal = value.expression.type === 'ObjectExpression' || value.expression.type === 'ArrayExpression'
    const faults = literal ? read.faults : read.faults.map((fault) => ({ ...fault, range: value.range }))
    return { value: read.value, faults, literal: value.range }
  }
  if (value.kind === 'spread') return { value: null, faults: [] }
  if (value.kind === 'label') return readBracedText(value.text, variables)
  if (node.syntax === 'jsx') return { value: value.text, faults: [] }
  const read = readDirectiveText(value, field)
  return { ...read, faults: read.faults.map((fault) => moved(fault, value)) }
}

/** Offsets of JSON count in its own text, and are right in the source where that has it letter by letter. */
function moved({ first, ...fault }: ValueFault, { text, range }: { text: string; range: Range }): ValueFault {
  const isLiteral = range.end - range.start === text.length
  const placed = ({ start, end }: Range) => (isLiteral ? { start: range.start + start, end: range.start + end } : range)
  return { ...fault, range: placed(fault.range), ...(first === undefined ? {} : { first: placed(first) }) }
}

/** In a directive double quotes hold a text, and what is not a text is JSON in single quotes, or a bare word of it. */
function readDirectiveText(value: Extract<AttributeValue, { kind: 'string' }>, field: z.ZodType): ReadAttribute {
  const text = { value: value.text, faults: [] }
  if (value.quote === '"') return text
  const isText = field.safeParse(value.text).success
  const json = readJsonText(value.text)
  // A list or an object can't be meant as a text, a number can: `title='2024'`.
  if (json !== null && (!isText || (typeof json.value === 'object' && json.value !== null)))
    return { value: json.value, faults: json.faults, literal: value.range }
  return !isText && json === null && /^\s*[[{]/.test(value.text) ? { value: null, faults: [], json: value.range } : text
}

/**
 * A text of nothing but blanks shows nothing: to a contract it is an empty one, on its own, in a list, or in an object of a
 * list. What lies deeper is data, whose blanks may mean something.
 */
export function withoutBlankTexts(value: Json): Json {
  if (!Array.isArray(value)) return emptied(value)
  return value.map((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return emptied(item)
    const members: readonly (readonly [string, Json])[] = Object.entries(item)
    return members.some(([, member]) => emptied(member) !== member)
      ? Object.fromEntries(members.map(([name, member]) => [name, emptied(member)]))
      : item
  })
}

const emptied = (value: Json): Json => (typeof value === 'string' && value.trim() === '' ? '' : value)
