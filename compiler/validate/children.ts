import type { RootContent } from 'mdast'
import { missingChildren, unexpectedChild } from '../diagnostics/codes/blocks.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import type { AnyBlock } from '../model/block.ts'
import type { Children } from '../model/block-use.ts'
import { rangeOf } from '../parse/node-range.ts'
import { at, type SourceText } from './source-text.ts'

/** Holds a block's children against the block's rule. Unknown blocks are silent here: they have been reported. */
export function checkChildren(
  node: BlockNode,
  block: AnyBlock,
  source: SourceText,
  isKnown: (name: string) => boolean,
): Diagnostic[] {
  const rule = block.children
  const solid = node.children.filter((child) => !isBlank(child))
  const diagnostics = unfitting(solid, block, source, isKnown)
  const expected = expectation(rule.allow)
  const wanted = rule.mixed === true ? solid : solid.filter((child) => fits(child, rule.allow, false))
  const isMissing =
    wanted.length === 0 && !solid.some((child) => isUnknownBlock(child, isKnown) || isAround(child, rule))
  if (rule.required !== undefined && isMissing && diagnostics.length === 0) {
    const message = rule.required === true ? {} : { message: rule.required }
    diagnostics.push(
      missingChildren(
        { ...at(source, node.opening), ...message, ...leafHint(node, source) },
        { block: block.name, what: expected },
      ),
    )
  }
  return diagnostics
}

/** A directive of two colons has no content. */
function leafHint({ syntax, opening: { start, end } }: BlockNode, source: SourceText): { hint?: string } {
  if (syntax !== 'leaf') return {}
  return {
    hint: `With content it has three colons, and a line of three at its end: \`:${source.text.slice(start, end)}\`.`,
  }
}

/** What may not be in a block, of its children or of a partial's content that is there. */
export function unfitting(
  children: readonly RootContent[],
  block: AnyBlock,
  source: SourceText,
  isKnown: (name: string) => boolean,
): Diagnostic[] {
  const rule = block.children
  const diagnostics: Diagnostic[] = []
  for (const child of children) {
    if (isBlank(child) || isUnknownBlock(child, isKnown) || fits(child, rule.allow, rule.mixed === true)) continue
    // They say so themselves.
    if (isAround(child, rule)) continue
    // A block that is allowed only inside another says so itself.
    const range = child.type === 'block' ? child.opening : rangeOf(child)
    diagnostics.push(
      unexpectedChild(at(source, range), {
        found: nameOf(child),
        block: block.name,
        expected: expectation(rule.allow),
      }),
    )
    if (rule.allow === 'nothing') break
  }
  return diagnostics
}

/** @returns whether children that the block takes stand in a line of text, where they are not its children */
export function hasChildrenInText(children: Children, rule: AnyBlock['children']): boolean {
  return children.some((child) => isAround(child, rule))
}

function isAround(child: Children[number], { allow }: AnyBlock['children']): boolean {
  if (child.type !== 'paragraph' || typeof allow === 'string') return false
  return child.children.some((held) => held.type === 'block' && allow.includes(held.name))
}

function isUnknownBlock(child: RootContent, isKnown: (name: string) => boolean): boolean {
  return child.type === 'block' && !isKnown(child.name)
}

function isBlank(child: RootContent): boolean {
  if (child.type === 'text') return child.value.trim() === ''
  if (child.type === 'html') return /^\s*<!--[\s\S]*-->\s*$/.test(child.value)
  if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression')
    return child.data?.estree?.body.length === 0
  return child.type === 'definition' || child.type === 'footnoteDefinition'
}

function fits(child: RootContent, allow: AnyBlock['children']['allow'], mixed: boolean): boolean {
  if (allow === 'content') return true
  if (allow === 'nothing') return false
  if (allow === 'fences') return child.type === 'code'
  if (allow === 'table') return child.type === 'table'
  const name = child.type === 'block' ? child.name : child.type
  return ((child.type === 'block' || child.type === 'code') && allow.includes(name)) || mixed
}

function expectation(allow: AnyBlock['children']['allow']): string {
  if (allow === 'content') return 'content'
  if (allow === 'nothing') return 'nothing'
  if (allow === 'fences') return 'fenced code'
  if (allow === 'table') return 'one table'
  return allow.map((name) => (name === 'code' ? 'fenced code' : `\`${name}\``)).join(' or ')
}

const names: ReadonlyMap<string, string> = new Map([
  ['paragraph', 'text'],
  ['code', 'fenced code'],
  ['html', 'HTML'],
  ['mdxJsxFlowElement', 'HTML'],
  ['thematicBreak', 'thematic break'],
  ['mdxFlowExpression', 'expression'],
  ['mdxTextExpression', 'expression'],
  ['mdxjsEsm', 'code'],
])

function nameOf(child: RootContent): string {
  return child.type === 'block' ? `\`${child.name}\`` : (names.get(child.type) ?? child.type)
}
