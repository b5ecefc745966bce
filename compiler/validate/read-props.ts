import { duplicateProperty, propertyNotJson } from '../diagnostics/codes/blocks.ts'
import { spreadProperty } from '../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import type { Attribute, BlockNode, Range } from '../formats/markdown/tree.ts'
import type { AnyBlock } from '../model/block.ts'
import type { Json } from '../model/public-block.ts'
import { readAttribute, withoutBlankTexts } from './attribute-value.ts'
import { shapeOf } from './contract-shape.ts'
import { hiddenInValue } from './hidden-in-value.ts'
import { quotedValues } from './quoted-values.ts'
import { at, atSecond, type SourceText } from './source-text.ts'
import { nameRangeOf, unknownAttributes } from './unknown-attribute.ts'
import type { ValidateInput } from './validate-input.ts'
import { findCurlyQuote, valueFault } from './value-fault.ts'
import { bareWordHint } from './value-hint.ts'

export interface ReadProps {
  /** Properties as written, as far as they could be read. */
  readonly values: Record<string, Json>
  readonly diagnostics: Diagnostic[]
  /** Properties that somebody has meant by another name. */
  readonly misspelt: Set<string>
  /** Properties whose value could not be read, which is reported. */
  readonly settled: ReadonlySet<string>
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
  const tellUnknown = unknownAttributes(node, block, source)
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
      const { near, found } = tellUnknown(attribute)
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

/** The name alone, which sets some properties: `:::info`. */
function nameOfDirective({ opening: { start, end } }: BlockNode, source: SourceText): Range {
  const [written = ''] = /^:+[\w-]+/.exec(source.text.slice(start, end)) ?? []
  return { start, end: start + written.length }
}
