import type { z } from 'zod'
import { shownText } from '../diagnostics/found-value.ts'
import type { Attribute, BlockNode } from '../formats/markdown/tree.ts'
import { nearestWord } from '../formats/nearest.ts'
import { nearValues } from '../formats/shape/hints.ts'
import type { Issue } from '../formats/shape/issues.ts'
import { takesAt } from '../formats/shape/known-keys.ts'
import { firstRight, write } from '../formats/shape/proposal.ts'
import type { AnyBlock } from '../model/block.ts'
import type { Json, PropertyPath } from '../model/public-block.ts'
import { plainName } from '../model/registry.ts'
import { shapeOf } from './contract-shape.ts'
import { readJsonText } from './json-text.ts'

/** Longer values are not repeated in a hint. */
const longest = 60

interface WrongValue {
  readonly attribute: Attribute | undefined
  readonly syntax: BlockNode['syntax']
  /** The schema of the whole property. */
  readonly field: z.ZodType | undefined
  readonly path: PropertyPath
  readonly found: unknown
  /** As messages say it: `a list`. */
  readonly expected: string
  /** The characters of the value in the source: `1.10` is the number 1.1. */
  readonly text: string
}

/** @returns how to write a value of the right kind, where what is written tells which one is meant; null elsewhere */
export function valueHint(wrong: WrongValue): string | null {
  const { attribute, syntax, path, found, expected, text } = wrong
  if (attribute === undefined) return null
  if (path.length > 1) return hintInside(wrong)
  const { name, value } = attribute
  if (value.kind === 'true') return `Give it a value: ${written(name, exampleOf(expected), syntax)}.`
  if (typeof found === 'string') return hintForText(name, found, wrong)
  if (expected === 'true or false' && (found === 0 || found === 1))
    return `Write ${written(name, String(found === 1), syntax)}.`
  if (expected === 'a list' && typeof found === 'object' && text !== '') {
    const isItem = isRight([found], wrong)
    return `Write ${written(name, isItem ? `[${text}]` : '[…]', syntax)}.`
  }
  return hintAsText(name, wrong)
}

/** What lies in a list or an object is judged by the property as a whole. */
function hintInside({ field, path, found, expected, text }: WrongValue): string | null {
  const fits = (value: unknown) => field === undefined || takesAt(field, path.slice(1), undefined, value)
  return firstRight(nearValues(found, expected, text), fits) ?? listHint(found, expected, fits)
}

/** A text that was meant as another kind of value, or as an id. */
function hintForText(name: string, found: string, wrong: WrongValue): string | null {
  const { syntax, expected } = wrong
  const meant = meantBy(found).find((one) => isRight(one, wrong))
  if (meant !== undefined) return `Write ${written(name, JSON.stringify(meant), syntax)}.`
  const json = readJsonText(found)
  if (json !== null && isKind(json.value, expected)) return `Write ${written(name, found.trim(), syntax)}.`
  const plain = plainId(found)
  if (plain !== found && isRight(plain, wrong)) return asText(name, plain)
  return kinds.has(expected) ? `Write ${written(name, exampleOf(expected), syntax)}.` : null
}

/** Another kind of value that was meant as a text, or a list of such values as one text. */
function hintAsText(name: string, wrong: WrongValue): string | null {
  const { found, text: source } = wrong
  const parts = Array.isArray(found) ? found : [found]
  // An object has no text of its own: what it was read into has no prototype.
  if (parts.some((part) => !['string', 'number', 'boolean'].includes(typeof part))) return null
  const text = typeof found === 'number' ? source : parts.join(', ')
  return text !== '' && isRight(text, wrong) ? asText(name, text) : null
}

function isRight(value: unknown, { field }: WrongValue): boolean {
  return field?.safeParse(value).success === true
}

function asText(name: string, text: string): string {
  return `Write \`${name}="${shownText(text)}"\`.`
}

/** One thing in place of a list of such things. */
function listHint(found: unknown, expected: string, fits: (value: unknown) => boolean): string | null {
  if (expected !== 'a list' || (typeof found !== 'string' && typeof found !== 'number')) return null
  const text = JSON.stringify(found)
  return text.length <= longest ? firstRight([write(`[${text}]`)], fits) : null
}

/** @returns a text as an id has it: what ids take of it, with dashes for spaces; only a property with a pattern refuses more */
function plainId(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}._-]/gu, '')
}

/** @returns what is too much or too little of a list or a text; null where it is not about that */
export function amountHint(issue: Issue, found: unknown): string | null {
  if (typeof found === 'string' && found.trim() === '') return 'Write a text between the quotes.'
  if (!Array.isArray(found)) return null
  if (issue.code === 'too_small') return `The list has ${found.length}: add ${Number(issue.minimum) - found.length}.`
  return issue.code === 'too_big'
    ? `The list has ${found.length}: remove ${found.length - Number(issue.maximum)}.`
    : null
}

/** @returns the hint for a word in braces that was meant as a text or a value: `variant={info}` */
export function bareWordHint(attribute: Attribute, field: z.ZodType): string | null {
  if (attribute.value.kind !== 'expression' || attribute.value.expression?.type !== 'Identifier') return null
  const word = attribute.value.expression.name
  if (field.safeParse(word).success) return `A text stands in quotes: \`${attribute.name}="${word}"\`.`
  const meant = meantBy(word).find((one) => field.safeParse(one).success)
  return meant === undefined ? null : `Write \`${attribute.name}={${JSON.stringify(meant)}}\`.`
}

/** @returns the value that one of the block's short or foreign names sets: `tip` for the variant `success` */
export function valueOfName(block: AnyBlock, path: PropertyPath, word: string, allowed: readonly string[]) {
  const wanted = plainName(word)
  const { directives, alerts, otherNames } = block.more?.syntax ?? {}
  for (const names of [directives, alerts, otherNames]) {
    const preset = Object.entries(names ?? {}).find(([name]) => plainName(name) === wanted)?.[1]
    const value = path.length === 1 ? preset?.[String(path[0])] : undefined
    if (typeof value === 'string' && allowed.includes(value)) return value
  }
  return null
}

/**
 * @param name of the property that was meant by another name
 * @param text the value that it was given
 * @returns the property as it is written, where it does not take that value either: `type="warn"` is `variant="warning"`
 */
export function renamedHint(block: AnyBlock, name: string, text: string): string | null {
  const issue = shapeOf(block.contract)[name]?.safeParse(text).error?.issues[0]
  if (issue?.code !== 'invalid_value') return null
  const allowed = issue.values.map(String)
  const meant = valueOfName(block, [name], text, allowed) ?? nearestWord(text, allowed)
  return meant === null ? null : `Write \`${name}="${meant}"\`.`
}

const kinds: ReadonlyMap<string, string> = new Map([
  ['true or false', 'true'],
  ['a number', '1'],
  ['a whole number', '1'],
  ['a list', '[…]'],
  ['an object', '{…}'],
])

function exampleOf(expected: string): string | null {
  return kinds.get(expected) ?? null
}

/** All that a text may have been meant as, likeliest first. */
function meantBy(text: string): Json[] {
  const word = text.trim().toLowerCase()
  const json = readJsonText(text)
  const [, inside] = /^\s*\[(.*)\]\s*$/s.exec(text) ?? []
  const parts = (inside ?? text).split(',').map((part) => (inside === undefined ? part.trim() : withoutQuotes(part)))
  return [
    ...(/^(?:true|yes|on)$/.test(word) ? [true] : []),
    ...(/^(?:false|no|off)$/.test(word) ? [false] : []),
    ...(json === null ? [] : [json.value]),
    ...(word !== '' && Number.isFinite(Number(word)) ? [Number(word)] : []),
    ...(parts.includes('') ? [] : [parts]),
  ]
}

function withoutQuotes(part: string): string {
  const text = part.trim()
  return /^(["']).*\1$/s.test(text) ? text.slice(1, -1) : text
}

function isKind(value: Json, expected: string): boolean {
  return expected === (Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : 'another kind')
}

/** @param value JSON, or null for a text */
function written(name: string, value: string | null, syntax: BlockNode['syntax']): string {
  if (value === null) return `\`${name}="…"\``
  const short = value.length <= longest ? value : value.startsWith('[') ? '[…]' : '{…}'
  return syntax === 'jsx' ? `\`${name}={${short}}\`` : `\`${name}='${short}'\``
}
