import type { z } from 'zod'
import {
  duplicateProperty,
  missingProperty,
  propertyNotInEnum,
  propertyNotJson,
  unknownProperty,
  wrongPropertyType,
} from '../diagnostics/codes/blocks.ts'
import { spreadProperty } from '../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import type { Attribute, BlockNode, Range } from '../formats/markdown/tree.ts'
import { nearestWord } from '../formats/nearest.ts'
import { expectation } from '../formats/shape/expectation.ts'
import type { AnyBlock } from '../model/block.ts'
import type { Json, PropertyPath } from '../model/public-block.ts'
import { readExpression, type ValueFault, type Variables } from '../parse/props.ts'
import { shapeAt, shapeOf } from './contract-shape.ts'
import { readJsonText } from './json-text.ts'
import { placeOfProperty } from './property-place.ts'
import { at, type SourceText } from './source-text.ts'
import type { ValidateInput } from './validate.ts'
import { findCurlyQuote, valueFault } from './value-fault.ts'
import { bareWordHint, valueHint, valueOfName } from './value-hint.ts'

export interface CheckedProps {
  /** Properties as the contract gives them, or null where they don't fit it. */
  readonly props: Record<string, Json> | null
  /** Properties as written, as far as they could be read. */
  readonly values: Record<string, Json>
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a block's attributes as data and holds them against the block's contract. */
export function checkProps(
  node: BlockNode,
  block: AnyBlock,
  source: SourceText,
  { variables, variableNames }: Pick<ValidateInput, 'variables' | 'variableNames'>,
): CheckedProps {
  const diagnostics: Diagnostic[] = []
  const values: Record<string, Json> = { ...(node.preset as Record<string, Json>) }
  const shape = shapeOf(block.contract)
  const seen = new Set<string>()
  // A misspelt property is one mistake, not also the missing of the right one.
  const misspelt = new Set<string>()
  for (const attribute of node.attributes) {
    if (attribute.value.kind === 'spread') {
      diagnostics.push(spreadProperty(at(source, attribute.range)))
      continue
    }
    if (seen.has(attribute.name)) {
      diagnostics.push(duplicateProperty(at(source, attribute.nameRange), { property: attribute.name }))
      continue
    }
    seen.add(attribute.name)
    const field = Object.hasOwn(shape, attribute.name) ? shape[attribute.name] : undefined
    if (field === undefined) {
      const known = Object.keys(shape)
      const near = nearestWord(attribute.name, known)
      if (near !== null) misspelt.add(near)
      diagnostics.push(
        unknownProperty(at(source, attribute.nameRange), {
          property: attribute.name,
          block: block.name,
          nearest: near,
          known,
        }),
      )
      continue
    }
    const curly = findCurlyQuote(attribute, source)
    if (curly !== null) {
      diagnostics.push(curly)
      seen.add(`${attribute.name}!`)
      continue
    }
    const read = readAttribute(attribute, node, field, variables)
    const hint = read.faults.length === 1 ? bareWordHint(attribute, field) : null
    for (const fault of read.faults) diagnostics.push(valueFault(fault, source, variableNames, hint))
    if (read.json !== undefined)
      diagnostics.push(
        propertyNotJson(at(source, read.json), {
          value: source.text.slice(read.json.start, read.json.end),
          property: attribute.name,
        }),
      )
    // A property that can't be read is said once; leave its value out of the check of the contract.
    if (read.faults.length === 0 && read.json === undefined) values[attribute.name] = read.value
    else seen.add(`${attribute.name}!`)
  }
  const result = block.contract.safeParse(values, { reportInput: true })
  if (result.success) {
    return { props: diagnostics.length === 0 ? (result.data as Record<string, Json>) : null, values, diagnostics }
  }
  const { issues } = result.error
  for (const { property, near } of issues.flatMap((issue) => unknownKeys(issue, block)))
    if (near !== null) misspelt.add([...property.slice(0, -1), near].join('.'))
  for (const issue of issues) {
    const head = String(issue.path[0] ?? '')
    if (seen.has(`${head}!`)) continue
    if (misspelt.has(issue.path.join('.')) && valueAt(values, issue.path as PropertyPath) === undefined) continue
    append(diagnostics, issueToDiagnostics(issue, values, node, block, source))
  }
  return { props: null, values, diagnostics }
}

interface ReadAttribute {
  readonly value: Json
  readonly faults: readonly ValueFault[]
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
    const faults = literal
      ? read.faults
      : read.faults.map((fault) => (fault.kind === 'not-data' ? { ...fault, range: value.range } : fault))
    return { value: read.value, faults }
  }
  if (value.kind === 'spread') return { value: null, faults: [] }
  if (node.syntax === 'jsx' || field.safeParse(value.text).success) return { value: value.text, faults: [] }
  // In a directive what is not a string is JSON.
  const json = readJsonText(value.text)
  if (json.ok) return { value: json.value, faults: [] }
  return /^\s*[[{]/.test(value.text)
    ? { value: null, faults: [], json: value.range }
    : { value: value.text, faults: [] }
}

interface UnknownKey {
  readonly property: PropertyPath
  readonly near: string | null
  readonly known: readonly string[]
}

/** The keys that an object inside of a property should not have. */
function unknownKeys(issue: z.core.$ZodIssue, block: AnyBlock): readonly UnknownKey[] {
  if (issue.code !== 'unrecognized_keys') return []
  const path = issue.path as PropertyPath
  const known = Object.keys(shapeAt(block.contract, path))
  return issue.keys.map((key) => ({ property: [...path, key], near: nearestWord(key, known), known }))
}

function issueToDiagnostics(
  issue: z.core.$ZodIssue,
  values: Record<string, Json>,
  node: BlockNode,
  block: AnyBlock,
  source: SourceText,
): readonly Diagnostic[] {
  const own = isGeneral(issue) ? {} : { message: issue.message }
  if (issue.code !== 'unrecognized_keys') return [issueToDiagnostic(issue, values, node, block, source)]
  return unknownKeys(issue, block).map(({ property, near, known }) =>
    unknownProperty(
      { ...at(source, placeOfProperty(node, property, source, 'key')), ...own },
      { property: property.join('.'), block: block.name, nearest: near, known },
    ),
  )
}

function issueToDiagnostic(
  issue: z.core.$ZodIssue,
  values: Record<string, Json>,
  node: BlockNode,
  block: AnyBlock,
  source: SourceText,
): Diagnostic {
  const path = issue.path as PropertyPath
  const found = valueAt(values, path)
  const where = at(source, placeOfProperty(node, path, source))
  // A message that the contract gives replaces the general one.
  const own = isGeneral(issue) ? {} : { message: issue.message }
  if (found === undefined) {
    const target = path.length > 1 ? where : at(source, node.opening)
    return missingProperty(
      { ...target, ...own, ...missingHint(issue, path, node) },
      { property: path.join('.'), block: block.name },
    )
  }
  const allowed = allowedValues(issue)
  if (allowed !== null && (typeof found === 'string' || typeof found === 'number')) {
    const word = String(found)
    const near = valueOfName(block, path, word, allowed) ?? nearestWord(word, allowed)
    return propertyNotInEnum({ ...where, ...own }, { path: path.join('.'), found: word, allowed, nearest: near })
  }
  const expected = expectation(issue)
  const name = String(path[0])
  const attribute = node.attributes.find((candidate) => candidate.name === name)
  const field = shapeOf(block.contract)[name]
  const hint = valueHint({ attribute, syntax: node.syntax, field, path, found, expected })
  return wrongPropertyType({ ...where, ...own }, { path: path.join('.'), found: kindOf(found), expected, right: hint })
}

/** How to add what is missing, where it is not the string that the code's own hint shows. */
function missingHint(issue: z.core.$ZodIssue, path: PropertyPath, node: BlockNode): { hint?: string } {
  const name = String(path.at(-1))
  if (path.length > 1) return { hint: `Add \`${name}\` to the object.` }
  if (issue.code !== 'invalid_type' || issue.expected !== 'array') return {}
  return { hint: `Add \`${node.syntax === 'jsx' ? `${name}={[…]}` : `${name}='[…]'`}\`.` }
}

/** zod's own messages, which say what was expected and not what the product says. */
function isGeneral(issue: z.core.$ZodIssue): boolean {
  return /^(Invalid (input|option|string|number|key|element)\b|Invalid [\w ]+$|Too (small|big)|Unrecognized)/.test(
    issue.message,
  )
}

function allowedValues(issue: z.core.$ZodIssue): string[] | null {
  return issue.code === 'invalid_value' ? issue.values.map(String) : null
}

function kindOf(value: Json): string {
  if (value === null) return 'null'
  if (value === '') return 'empty string'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string' && value.length <= 30) return `\`${value}\``
  return typeof value === 'number' || typeof value === 'boolean' ? `\`${value}\`` : typeof value
}

function valueAt(values: Json, path: PropertyPath): Json | undefined {
  let value: Json | undefined = values
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, Json>)[step]
  }
  return value
}
