import { unknownProperty } from '../diagnostics/codes/blocks.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Attribute, BlockNode, Range } from '../formats/markdown/tree.ts'
import { nearestWord } from '../formats/nearest.ts'
import { once } from '../formats/once.ts'
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

/** What there is to say of an attribute that the block does not have. */
interface UnknownAttribute {
  readonly found: Diagnostic
  /** The name of the property that was meant. */
  readonly near: string | null
}

/** @returns what tells of the attributes of a use that its block does not have; what they all ask for is looked for once */
export function unknownAttributes(
  node: BlockNode,
  block: AnyBlock,
  source: SourceText,
): (attribute: Attribute) => UnknownAttribute {
  const known = Object.keys(shapeOf(block.contract))
  const given = once(() => new Set([...Object.keys(node.preset), ...node.attributes.map(({ name }) => name)]))
  const cut = once(() => cutValues(node.attributes, known))
  return (attribute) => {
    const guess = guessOf(attribute, node, block, source)
    const meant = meantName(attribute.name, known, given())
    const ofName = guess.hint ?? meant.hint ?? (guess.name === null ? cutValueHint(cut().get(attribute), source) : null)
    const near = meant.hint === null ? (guess.name ?? (ofName === null ? meant.near : null)) : null
    const { value } = attribute
    const hint = ofName ?? (near === null || value.kind !== 'string' ? null : renamedHint(block, near, value.text))
    const where = { ...at(source, nameRangeOf(attribute, source)), ...(hint === null ? {} : { hint }) }
    return {
      near,
      found: unknownProperty(where, { property: attribute.name, block: block.name, nearest: near, known }),
    }
  }
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

/** @returns for each word that stands alone after an attribute, as the rest of a value that a space has ended, both together */
function cutValues(all: readonly Attribute[], known: readonly string[]): ReadonlyMap<Attribute, Range> {
  const ranges = new Map<Attribute, Range>()
  let owner: Attribute | null = null
  let words: Attribute[] = []
  const end = () => {
    const last = words.at(-1)
    if (owner !== null && last !== undefined)
      for (const word of words) ranges.set(word, { start: owner.range.start, end: last.range.end })
    words = []
  }
  for (const one of all) {
    if (one.value.kind === 'true' && !known.includes(one.name)) words.push(one)
    else {
      end()
      owner = one
    }
  }
  end()
  return ranges
}

/** Characters of a value that a hint repeats. */
const longestValue = 500

/** @returns a hint where a space has ended the value before a word: `title=Two words`; else null */
function cutValueHint(range: Range | undefined, { text }: SourceText): string | null {
  if (range === undefined || range.end - range.start > longestValue) return null
  const [, name, value] = /^([\w-]+)=([^"'{}=\r\n]+)$/.exec(text.slice(range.start, range.end)) ?? []
  return name === undefined ? null : `A value with spaces stands in quotes: \`${name}="${value}"\`.`
}
