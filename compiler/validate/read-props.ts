import type { z } from 'zod'
import { duplicateProperty, propertyNotJson, unknownProperty } from '../diagnostics/codes/blocks.ts'
import { spreadProperty } from '../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import type { Attribute, AttributeValue, BlockNode, Range } from '../formats/markdown/tree.ts'
import { nearestWord } from '../formats/nearest.ts'
import { meantName } from '../formats/other-words.ts'
import type { AnyBlock } from '../model/block.ts'
import type { Json } from '../model/public-block.ts'
import { readBracedText, readExpression, type ValueFault, type Variables } from '../parse/props.ts'
import { onlyProperty, shapeOf } from './contract-shape.ts'
import { hiddenInValue } from './hidden-in-value.ts'
import { readJsonText } from './json-text.ts'
import { quotedValues } from './quoted-values.ts'
import { at, atSecond, type SourceText } from './source-text.ts'
import type { ValidateInput } from './validate.ts'
import { findCurlyQuote, valueFault } from './value-fault.ts'
import { bareWordHint, renamedHint } from './value-hint.ts'

export interface ReadProps {
  /** Properties as written, as far as they could be read. */
  readonly values: Record<string, Json>
  readonly diagnostics: Diagnostic[]
  /** Properties that somebody has meant by another name. */
  readonly misspelt: Set<string>
  /** Properties whose value could not be read, which is reported. */
  readonly settled: ReadonlySet<string>
}

/** All of an attribute whose name is not written out: a label, or a shortcut such as `#id`. */
function nameRangeOf({ name, range }: Attribute, { text }: SourceText): Range {
  return text.startsWith(name, range.start) ? { start: range.start, end: range.start + name.length } : range
}

/** Reads the attributes one by one, before the contract sees them together. */
export function readProps(
  node: BlockNode,
  block: AnyBlock,
  source: SourceText,
  input: Pick<ValidateInput, 'variables' | 'variableNames'>,
): ReadProps {
  const diagnostics: Diagnostic[] = []
  const values: Record<string, Json> = { ...(node.preset as Record<string, Json>) }
  const shape = shapeOf(block.contract)
  const seen = new Map(Object.keys(node.preset).map((name) => [name, nameOfDirective(node, source)]))
  // A misspelt property is one mistake, not also the missing of the right one.
  const misspelt = new Set<string>()
  const settled = new Set<string>()
  for (const attribute of node.attributes) {
    if (attribute.value.kind === 'spread') {
      diagnostics.push(spreadProperty(at(source, attribute.range)))
      continue
    }
    const [first, nameRange] = [seen.get(attribute.name), nameRangeOf(attribute, source)]
    if (first !== undefined) {
      const twice = duplicateProperty(atSecond(source, first, nameRange), { property: attribute.name })
      const isPreset = Object.hasOwn(node.preset, attribute.name)
      diagnostics.push(isPreset ? { ...twice, hint: 'Remove it: the name of the directive sets it.' } : twice)
      continue
    }
    seen.set(attribute.name, nameRange)
    const field = Object.hasOwn(shape, attribute.name) ? shape[attribute.name] : undefined
    if (field === undefined) {
      const { near, found } = unknown(attribute, node, block, source)
      if (near !== null) misspelt.add(near)
      diagnostics.push(found)
      continue
    }
    const curly = findCurlyQuote(attribute, source)
    if (curly !== null) {
      diagnostics.push(curly)
      settled.add(attribute.name)
      continue
    }
    const read = readAttribute(attribute, node, field, input.variables)
    append(diagnostics, oddTexts(attribute, node, source, read.literal))
    const hint = read.faults.length === 1 ? bareWordHint(attribute, field) : null
    // All names are listed for that: only a fault asks for them.
    for (const fault of read.faults) diagnostics.push(valueFault(fault, source, input.variableNames, hint))
    if (read.json !== undefined)
      diagnostics.push(
        propertyNotJson(at(source, read.json), {
          value: source.text.slice(read.json.start, read.json.end),
          property: attribute.name,
        }),
      )
    // A property that can't be read is said once; leave its value out of the check of the contract.
    if (read.faults.length === 0 && read.json === undefined) values[attribute.name] = withoutBlankTexts(read.value)
    else settled.add(attribute.name)
  }
  return { values, misspelt, settled, diagnostics }
}

/** What a value holds that readers see in another way than its author thinks. @param literal its characters where it is one */
function oddTexts(attribute: Attribute, node: BlockNode, source: SourceText, literal: Range | undefined): Diagnostic[] {
  const hidden = literal === undefined ? [] : hiddenInValue(source, literal)
  return [...quotedValues(attribute, node, source), ...hidden]
}

/** @returns the error of a property that the block does not have, and the name of the one that was meant, or null */
function unknown(attribute: Attribute, node: BlockNode, block: AnyBlock, source: SourceText) {
  const known = Object.keys(shapeOf(block.contract))
  const label = labelledProperty(attribute, block, source)
  const alone = label === null && isAlone(attribute, node) ? onlyProperty(block.contract, attribute.name) : null
  const like = label?.property ?? nearestWord(attribute.name, known) ?? alone
  const ofAlone = alone === null || like !== alone ? null : `Write \`{${alone}="${attribute.name}"}\`.`
  const ofLabel = label === null ? ofAlone : `Write \`{${label.property}="${label.value}"}\` in place of the label.`
  const given = new Set([...Object.keys(node.preset), ...node.attributes.map(({ name }) => name)])
  const meant = meantName(attribute.name, known, given)
  const hint = ofLabel ?? meant.hint ?? (like === null ? cutValueHint(node, attribute, known, source) : null)
  const near = meant.hint === null ? (like ?? (hint === null ? meant.near : null)) : null
  const { value } = attribute
  const both = hint ?? (near === null || value.kind !== 'string' ? null : renamedHint(block, near, value.text))
  const where = { ...at(source, nameRangeOf(attribute, source)), ...(both === null ? {} : { hint: both }) }
  return { near, found: unknownProperty(where, { property: attribute.name, block: block.name, nearest: near, known }) }
}

/** Whether a directive has nothing but a word in braces, which may be a value whose name was left out. */
function isAlone({ value }: Attribute, { syntax, attributes }: BlockNode): boolean {
  return value.kind === 'true' && syntax !== 'jsx' && attributes.length === 1
}

/** @returns the property that the label of a block without a title stands for, with its value; else null */
function labelledProperty(attribute: Attribute, block: AnyBlock, source: SourceText) {
  const { start, end } = nameRangeOf(attribute, source)
  const [, value] = /^\[([^"{}]*)\]$/.exec(source.text.slice(start, end)) ?? []
  const property = value === undefined ? null : onlyProperty(block.contract, value)
  return property === null ? null : { property, value }
}

/** @returns a hint where a space has ended the value before this word: `title=Two words`; else null */
function cutValueHint(node: BlockNode, word: Attribute, known: readonly string[], source: SourceText): string | null {
  const all = node.attributes
  const isWord = (one: Attribute | undefined) => one?.value.kind === 'true' && !known.includes(one.name)
  const at = all.indexOf(word)
  if (!isWord(word)) return null
  const first = all.slice(0, at).findLastIndex((one) => !isWord(one))
  const next = all.slice(at).findIndex((one) => !isWord(one))
  const [owner, last] = [all[first], next === -1 ? all.at(-1) : all[at + next - 1]]
  if (owner === undefined || last === undefined) return null
  const whole = source.text.slice(owner.range.start, last.range.end)
  const [, name, value] = /^([\w-]+)=([^"'{}=\r\n]+)$/.exec(whole) ?? []
  return name === undefined ? null : `A value with spaces stands in quotes: \`${name}="${value}"\`.`
}

/** The name alone, which sets some properties: `:::info`. */
function nameOfDirective({ opening: { start, end } }: BlockNode, source: SourceText): Range {
  const [written = ''] = /^:+[\w-]+/.exec(source.text.slice(start, end)) ?? []
  return { start, end: start + written.length }
}

interface ReadAttribute {
  readonly value: Json
  readonly faults: readonly ValueFault[]
  /** The characters of an expression, or of JSON. */
  readonly literal?: Range
  /** The characters that should be JSON and are not. */
  readonly json?: Range
}

function readAttribute(attribute: Attribute, node: BlockNode, field: z.ZodType, variables: Variables): ReadAttribute {
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
  if (json.ok && (!isText || (typeof json.value === 'object' && json.value !== null)))
    return { value: json.value, faults: json.faults, literal: value.range }
  return !isText && !json.ok && /^\s*[[{]/.test(value.text) ? { value: null, faults: [], json: value.range } : text
}

/**
 * A text of nothing but blanks shows nothing: to a contract it is an empty one, on its own, in a list, or in an object of a
 * list. What lies deeper is data, whose blanks may mean something.
 */
function withoutBlankTexts(value: Json): Json {
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
