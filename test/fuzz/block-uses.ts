import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RootContent } from 'mdast'
import { createParser } from '../../compiler/formats/markdown/parse-markdown.ts'
import type { BlockNode } from '../../compiler/formats/markdown/tree.ts'
import { createRegistry, kebabCase } from '../../compiler/model/registry.ts'
import { parseBody } from '../../compiler/parse/parse-body.ts'
import { readExpression } from '../../compiler/parse/props.ts'
import { theme } from '../../templates/theme.ts'
import { root } from '../root.ts'
import type { Value } from './odd-values.ts'

/** An attribute: a value, or (`raw`) characters as they stand in a tag and in a directive. */
export type Written = { readonly value: Value } | { readonly raw: string; readonly directive: string | null }

/** One use of a block, free of any syntax. Attributes are pairs, so that one may be repeated. */
export interface Use {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, written: Written])[]
  readonly children: readonly (Use | string)[]
}

const registry = createRegistry(theme.blocks)

/** @returns the uses of a block in its own example, wherever they stand */
export function examplesOf(name: string): readonly Use[] {
  const file = join(root, 'templates/blocks', kebabCase(name), 'example.mdx')
  const text = readFileSync(file, 'utf8')
  const { tree } = parseBody({ path: 'content/pages/example.mdx', text }, registry, createParser(registry.byDirective))
  const found: Use[] = []
  const visit = (node: RootContent, above: BlockNode | null) => {
    if (node.type === 'block') {
      // What may stand only inside of another block is tried there.
      if (node.name === name) found.push(readUse(above !== null && isBound(name) ? above : node, text))
      for (const child of node.children) visit(child as RootContent, node)
    } else if ('children' in node) for (const child of node.children) visit(child as RootContent, above)
  }
  for (const node of tree?.children ?? []) visit(node, null)
  return found
}

function isBound(name: string): boolean {
  return registry.byName.get(name)?.inside !== undefined
}

function readUse(node: BlockNode, text: string): Use {
  return {
    name: node.name,
    attributes: node.attributes.map(({ name, value }) => {
      if (value.kind === 'true') return [name, { value: true }]
      if (value.kind === 'string') return [name, { value: value.text }]
      if (value.kind !== 'expression' || value.expression === null) throw new Error('No example has such an attribute')
      return [name, { value: readExpression(value.expression, () => 'x').value as Value }]
    }),
    children: node.children.map((child) => (child.type === 'block' ? readUse(child, text) : sliceOf(child, text))),
  }
}

/** The lines of a node without the indentation of the first. */
function sliceOf(node: RootContent, text: string): string {
  const start = node.position?.start.offset ?? 0
  const indent = (node.position?.start.column ?? 1) - 1
  const lines = text.slice(start, node.position?.end.offset).split('\n')
  return lines.map((line, at) => (at === 0 ? line : line.replace(new RegExp(`^ {0,${indent}}`), ''))).join('\n')
}

/** @returns the use as tags of `.mdx` */
export function asTags({ name, attributes, children }: Use): string {
  const written = attributes.map(([key, one]) => {
    if ('raw' in one) return ` ${one.raw.replaceAll('NAME', key)}`
    return one.value === true ? ` ${key}` : ` ${key}={${JSON.stringify(one.value)}}`
  })
  if (children.length === 0) return `<${name}${written.join('')} />`
  const inside = children.map((child) => (typeof child === 'string' ? child : asTags(child)))
  return `<${name}${written.join('')}>\n\n${inside.join('\n\n')}\n\n</${name}>`
}

/** @returns the use as directives of `.md`; null where it can't be written as one */
export function asDirectives(use: Use): string {
  const { name, attributes, children } = use
  const written = attributes.flatMap(([key, one]) => {
    if ('raw' in one) return one.directive === null ? [] : [one.directive.replaceAll('NAME', key)]
    const text = typeof one.value === 'string' ? one.value : JSON.stringify(one.value)
    return [`${key}='${text.replaceAll("'", '&#39;').replaceAll('\n', '&#10;')}'`]
  })
  const attributeText = written.length === 0 ? '' : `{${written.join(' ')}}`
  if (children.length === 0) return `::${kebabCase(name)}${attributeText}`
  const colons = ':'.repeat(2 + heightOf(use))
  const inside = children.map((child) => (typeof child === 'string' ? child : asDirectives(child)))
  return `${colons}${kebabCase(name)}${attributeText}\n${inside.join('\n\n')}\n${colons}`
}

function heightOf({ children }: Use): number {
  return 1 + Math.max(0, ...children.map((child) => (typeof child === 'string' ? 0 : heightOf(child))))
}
