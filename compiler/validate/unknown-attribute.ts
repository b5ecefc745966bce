import { unknownProperty } from '../diagnostics/codes/blocks.ts'
import type { Attribute, BlockNode, Range } from '../formats/markdown/tree.ts'
import { nearestWord } from '../formats/nearest.ts'
import { meantName } from '../formats/other-words.ts'
import type { AnyBlock } from '../model/block.ts'
import { onlyProperty, shapeOf } from './contract-shape.ts'
import { at, type SourceText } from './source-text.ts'
import { renamedHint } from './value-hint.ts'

/** @returns where the name stands; all of an attribute whose name is not written out: a label, or a shortcut such as `#id`. */
export function nameRangeOf({ name, range }: Attribute, { text }: SourceText): Range {
  return text.startsWith(name, range.start) ? { start: range.start, end: range.start + name.length } : range
}

/** What an attribute of an unknown name was probably meant as. */
interface Guess {
  readonly name: string | null
  /** How to write it, where more than the name is wrong. */
  readonly hint: string | null
}

/** @returns the error of a property that the block does not have, and the name of the one that was meant, or null */
export function unknownAttribute(attribute: Attribute, node: BlockNode, block: AnyBlock, source: SourceText) {
  const known = Object.keys(shapeOf(block.contract))
  const guess = guessOf(attribute, node, block, source)
  const given = new Set([...Object.keys(node.preset), ...node.attributes.map(({ name }) => name)])
  const meant = meantName(attribute.name, known, given)
  const ofName = guess.hint ?? meant.hint ?? (guess.name === null ? cutValueHint(node, attribute, known, source) : null)
  const near = meant.hint === null ? (guess.name ?? (ofName === null ? meant.near : null)) : null
  const { value } = attribute
  const hint = ofName ?? (near === null || value.kind !== 'string' ? null : renamedHint(block, near, value.text))
  const where = { ...at(source, nameRangeOf(attribute, source)), ...(hint === null ? {} : { hint }) }
  return { near, found: unknownProperty(where, { property: attribute.name, block: block.name, nearest: near, known }) }
}

function guessOf(attribute: Attribute, node: BlockNode, block: AnyBlock, source: SourceText): Guess {
  const label = labelledProperty(attribute, block, source)
  if (label !== null) {
    const { property, value } = label
    return { name: property, hint: `Write \`{${property}="${value}"}\` in place of the label.` }
  }
  const { name: word } = attribute
  const alone = isAlone(attribute, node) ? onlyProperty(block.contract, word) : null
  const name = nearestWord(word, Object.keys(shapeOf(block.contract))) ?? alone
  return { name, hint: name === null || name !== alone ? null : `Write \`{${name}="${word}"}\`.` }
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
