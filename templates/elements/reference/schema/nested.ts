import type { SchemaNode } from '../../../../compiler/openapi/schema/schema-model.ts'

/** @returns the schema of a list's items; null for what is no list, and for a tuple */
export function elementOf(node: SchemaNode): SchemaNode | null {
  return node.items
}

/** @returns the items of a list, those of the lists that these are, and so on */
export function itemsOf({ items }: SchemaNode): readonly SchemaNode[] {
  return items === null ? [] : [items, ...itemsOf(items)]
}

/** @returns whether a schema holds rows, choices or the like, itself or in its items */
export function hasNested(node: SchemaNode): boolean {
  const { properties, omitted, tuple, maps, choices, not, rules, link } = node
  // Asked for each row of each page: a list of the lists would be garbage as often.
  if (properties.length + omitted.length + tuple.length + maps.length > 0) return true
  if (choices.length + not.length + rules.length > 0) return true
  return node.items !== null && (hasNested(node.items) || (link === null && node.items.link !== null))
}

/** @returns how many rows of a schema open, at any depth */
export function countNests({ properties, tuple, maps, choices, not, rules, items }: SchemaNode): number {
  const within = [...choices.flatMap(({ variants }) => variants), ...not, ...rules.map(({ node }) => node)]
  const rows = [...properties, ...tuple, ...maps].filter(hasNested)
  const inside = items === null ? [...within, ...rows] : [items, ...within, ...rows]
  return inside.reduce((count, node) => count + countNests(node), rows.length)
}

/** @returns whether there is something to say of each item of a list */
export function hasItemFacts({ items }: SchemaNode): boolean {
  if (items === null) return false
  const { description, constant, constraints, values } = items
  return description !== null || constant !== null || constraints.length + values.length > 0
}
