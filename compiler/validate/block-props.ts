import { missingProperty, propertyNotInEnum, unknownProperty, wrongPropertyType } from '../diagnostics/codes/blocks.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import type { Attribute, BlockNode } from '../formats/markdown/tree.ts'
import { valueAt } from '../formats/members.ts'
import { nearestWord } from '../formats/nearest.ts'
import { meantName } from '../formats/other-words.ts'
import { expectation } from '../formats/shape/expectation.ts'
import { type Issue, withoutFollowing } from '../formats/shape/issues.ts'
import type { AnyBlock } from '../model/block.ts'
import type { Json, PropertyPath } from '../model/public-block.ts'
import { type AssumedProps, assumedProps } from './assumed-props.ts'
import { shapeAt, shapeOf } from './contract-shape.ts'
import { placeOfProperty } from './property-place.ts'
import { readProps } from './read-props.ts'
import { type SoundProps, soundProps } from './sound-props.ts'
import { at, type SourceText } from './source-text.ts'
import type { ValidateInput } from './validate-input.ts'
import { amountHint, valueHint, valueOfName } from './value-hint.ts'

export interface CheckedProps {
  /** Properties as the contract gives them, without unknown ones; null where they don't fit it. */
  readonly props: Record<string, Json> | null
  /** Properties as written, as far as they could be read. */
  readonly values: Record<string, Json>
  /** Those that are right, where `props` is null and something is known of them. */
  readonly sound: SoundProps | null
  readonly assumed: AssumedProps | null
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a block's attributes as data and holds them against the block's contract. */
export function checkProps(
  node: BlockNode,
  block: AnyBlock,
  source: SourceText,
  input: Pick<ValidateInput, 'variables' | 'variableNames'>,
): CheckedProps {
  const { values, misspelt, settled, diagnostics } = readProps(node, block, source, input)
  const isSpread = node.attributes.some(({ value }) => value.kind === 'spread')
  const refused = (issues: readonly Issue[]) => {
    const reported = [...settled, ...[...misspelt].map(headOf), ...issues.map(({ path }) => String(path[0]))]
    const sound = isSpread ? null : soundProps(block.contract, values, reported)
    return { props: null, values, sound, assumed: sound === null ? null : assumedProps(block.contract, sound) }
  }
  const result = block.contract.safeParse(values, { reportInput: true })
  if (result.success) {
    // Names that nobody means, and a second value, leave what the block was told as it is.
    return misspelt.size + settled.size === 0 && !isSpread
      ? { props: result.data as Record<string, Json>, values, sound: null, assumed: null, diagnostics }
      : { ...refused([]), diagnostics }
  }
  const issues = withoutFollowing(result.error.issues)
  for (const { property, near } of issues.flatMap((issue) => unknownKeys(issue, block, values)))
    if (near !== null) misspelt.add([...property.slice(0, -1), near].join('.'))
  for (const issue of issues) {
    const head = String(issue.path[0] ?? '')
    if (settled.has(head)) continue
    // Whoever spreads means the properties that are missing.
    if (isSpread && values[head] === undefined) continue
    if (misspelt.has(issue.path.join('.')) && valueAt(values, pathOf(issue)) === undefined) continue
    append(diagnostics, problemsOf(issue, { values, node, block, source }))
  }
  return { ...refused(issues), diagnostics }
}

/** `links.0.label` is in `links`. */
function headOf(property: string): string {
  return property.split('.')[0] ?? property
}

/** Contracts have no symbols for names. */
function pathOf({ path }: Issue): PropertyPath {
  return path.filter((step) => typeof step !== 'symbol')
}

interface UnknownKey {
  readonly property: PropertyPath
  readonly near: string | null
  readonly hint: string | null
  readonly known: readonly string[]
}

/** The keys that an object inside of a property should not have. */
function unknownKeys(issue: Issue, block: AnyBlock, values: Readonly<Record<string, Json>>): readonly UnknownKey[] {
  if (issue.code !== 'unrecognized_keys') return []
  const path = pathOf(issue)
  const known = Object.keys(shapeAt(block.contract, path))
  const given = new Set(Object.keys(valueAt(values, path) ?? {}))
  return issue.keys.map((key) => ({ property: [...path, key], known, ...meantName(key, known, given) }))
}

/** A block as an author uses it. */
interface Use {
  readonly node: BlockNode
  readonly block: AnyBlock
  /** Its properties as written. */
  readonly values: Readonly<Record<string, Json>>
  readonly source: SourceText
}

/** @returns what a contract has against a use: one problem, or one for each key that should not be there */
function problemsOf(issue: Issue, use: Use): readonly Diagnostic[] {
  if (issue.code !== 'unrecognized_keys') return [problemOf(issue, use)]
  const { node, block, source, values } = use
  return unknownKeys(issue, block, values).map(({ property, near, hint, known }) =>
    unknownProperty(
      {
        ...at(source, placeOfProperty(node, property, source, 'key')),
        ...ownMessage(issue),
        ...(hint === null ? {} : { hint }),
      },
      { property: property.join('.'), block: block.name, nearest: near, known },
    ),
  )
}

function problemOf(issue: Issue, { node, block, values, source }: Use): Diagnostic {
  const path = pathOf(issue)
  const found = valueAt(values, path)
  const range = placeOfProperty(node, path, source)
  const where = at(source, range)
  const own = ownMessage(issue)
  if (found === undefined) {
    const target = path.length > 1 ? where : at(source, node.opening)
    return missingProperty(
      { ...target, ...own, ...missingHint(issue, path, node) },
      { property: path.join('.'), block: block.name },
    )
  }
  const allowed = allowedValues(issue)
  const list = allowed === null ? null : `Allowed: ${allowed.join(', ')}.`
  if (allowed !== null && (typeof found === 'string' || typeof found === 'number')) {
    const word = String(found)
    const near = valueOfName(block, path, word, allowed) ?? nearestWord(word, allowed)
    // The general message lists what is allowed, a contract's own does not.
    const listed = near === null && own.message !== undefined ? { hint: list } : {}
    return propertyNotInEnum(
      { ...where, ...own, ...listed },
      { path: path.join('.'), found: word, allowed, nearest: near },
    )
  }
  const expected = expectation(issue)
  const name = String(path[0])
  const attribute = node.attributes.find((candidate) => candidate.name === name)
  const field = shapeOf(block.contract)[name]
  const text = source.text.slice(range.start, range.end)
  const written = path.length > 1 || attribute === undefined ? text : valueText(attribute, source)
  const hint =
    valueHint({ attribute, syntax: node.syntax, field, path, found, expected, text: written }) ??
    amountHint(issue, found) ??
    (own.message === undefined ? null : list)
  return wrongPropertyType(
    { ...where, ...own },
    {
      path: path.join('.'),
      found: typeof found === 'number' ? `\`${written}\`` : kindOf(found),
      expected,
      right: hint,
    },
  )
}

/** @returns the value of an attribute as it stands in its braces or quotes */
function valueText({ value }: Attribute, { text }: SourceText): string {
  if (!('range' in value)) return ''
  const written = text.slice(value.range.start, value.range.end)
  return value.kind === 'expression' ? written.slice(1, -1).trim() : written
}

/** How to add what is missing, where it is not the string that the code's own hint shows. */
function missingHint(issue: Issue, path: PropertyPath, node: BlockNode): { hint?: string } {
  const name = String(path.at(-1))
  if (path.length > 1) return { hint: `Add \`${name}\` to the object.` }
  const allowed = allowedValues(issue)
  if (allowed !== null && allowed.length > 1)
    return { hint: `Add \`${name}="…"\` with one of ${allowed.map((one) => `\`${one}\``).join(', ')}.` }
  if (issue.code !== 'invalid_type' || issue.expected !== 'array') return {}
  return { hint: `Add \`${node.syntax === 'jsx' ? `${name}={[…]}` : `${name}='[…]'`}\`.` }
}

/** zod's own messages, which say what was expected and not what the product says. */
const general = /^(Invalid (input|option|string|number|key|element)\b|Invalid [\w ]+$|Too (small|big)|Unrecognized)/

/** @returns the message that the contract gives, which replaces the general one */
function ownMessage({ message }: Issue): { readonly message?: string } {
  return general.test(message) ? {} : { message }
}

function allowedValues(issue: Issue): string[] | null {
  return issue.code === 'invalid_value' ? issue.values.map(String) : null
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (value === '') return 'empty string'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string' && value.length <= 30) return `\`${value}\``
  return typeof value === 'number' || typeof value === 'boolean' ? `\`${value}\`` : typeof value
}
