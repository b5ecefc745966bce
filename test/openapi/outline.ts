import { findSchema } from '../../compiler/openapi/look-up.ts'
import type { createBudget } from '../../compiler/openapi/schema/budget.ts'
import { expandSchema } from '../../compiler/openapi/schema/expand.ts'
import type { Direction, SchemaNode } from '../../compiler/openapi/schema/schema-model.ts'
import type { Specification } from '../../compiler/openapi/specification.ts'
import { withSchemas } from './placed.ts'

/** Expands a component schema. */
export function expand(
  specification: Specification,
  name: string,
  {
    direction = 'request',
    ...options
  }: { direction?: Direction; budget?: ReturnType<typeof createBudget>; depth?: number } = {},
): SchemaNode {
  const source = findSchema(specification, name)
  if (source === null) throw new Error(`No schema ${name}`)
  return expandSchema(specification, [source], { ...options, direction, anchor: 's' })
}

/** Expands the schema `A` of these components. */
export function expandA(schemas: Readonly<Record<string, unknown>>, version?: string): SchemaNode {
  return expand(withSchemas(schemas, version), 'A')
}

/** A node and what is nested in it as lines of text: what a reader can tell from the page. */
export function outline(node: SchemaNode, indent = ''): string[] {
  const words = [
    node.name ?? (node.role === 'root' ? 'root' : `(${node.role})`),
    node.typeLabel + (node.nullable ? ' or null' : ''),
    ...node.tags.map(({ label }) => `[${label}]`),
    ...node.constraints.map(({ name, values }) => `${name}: ${values.join(' & ')}`),
    ...(node.constant === null ? [] : [`= ${node.constant}`]),
    ...(node.values.length === 0 ? [] : [`{${node.values.map(({ value }) => value).join(', ')}}`]),
    ...(node.link === null
      ? []
      : [node.link.kind === 'recursive' ? `^${node.link.anchor}` : `→${node.link.schema ?? '?'}`]),
    ...(node.empty ? ['empty'] : []),
  ]
  const deeper = (nodes: readonly SchemaNode[]) => nodes.flatMap((child) => outline(child, `${indent}  `))
  return [
    indent + words.join(' '),
    ...deeper(node.properties),
    ...(node.omitted.length === 0 ? [] : [`${indent}  … ${node.omitted.length} more`]),
    ...deeper(node.items === null ? [] : [node.items]),
    ...deeper(node.tuple),
    ...deeper(node.maps),
    ...node.choices.flatMap(({ kind, discriminator, variants, omitted }) => [
      `${indent}  ${kind}${discriminator === null ? '' : ` by ${discriminator}`}`,
      ...deeper(variants).map((line) => `  ${line}`),
      ...(omitted.length === 0 ? [] : [`${indent}    … ${omitted.length} more`]),
    ]),
    ...deeper(node.not),
    ...deeper(node.rules.map((rule) => rule.node)),
  ]
}

/** The node and all nested ones. */
export function nodesOf(node: SchemaNode): readonly SchemaNode[] {
  const nested = [
    ...node.properties,
    ...(node.items === null ? [] : [node.items]),
    ...node.tuple,
    ...node.maps,
    ...node.choices.flatMap(({ variants }) => variants),
    ...node.not,
    ...node.rules.map((rule) => rule.node),
  ]
  return [node, ...nested.flatMap(nodesOf)]
}
