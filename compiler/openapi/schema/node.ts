import type { Draft } from './draft-model.ts'
import type { NodeLink, SchemaNode } from './schema-model.ts'

/**
 * Makes the node of a draft and of all that is nested in it, in the order of the page.
 * @param base the anchor to take; `id` gives it a number when it is taken already
 */
export function finish(draft: Draft, base: string, id: (base: string) => string): SchemaNode {
  const { said } = draft
  const { role, name } = said
  // What a page or an array holds has no row of its own: no id is spent on it.
  const anchor = role === 'root' || role === 'item' ? base : id(base)
  draft.anchor = anchor
  const below = (child: Draft) => finish(child, `${anchor}-${child.said.slug}`, id)
  const properties = draft.properties.map(below)
  const items = draft.items === null ? null : finish(draft.items, anchor, id)
  const tuple = draft.tuple.map(below)
  const maps = draft.maps.map(below)
  const choices = draft.choices.map(({ variants, ...rest }) => ({
    ...rest,
    variants: variants.map(below),
  }))
  const not = draft.not.map(below)
  const rules = draft.rules.map(({ title, property, draft: child }) => ({ title, property, node: below(child) }))
  const nested = rules.length + properties.length + draft.omitted.length + maps.length + choices.length
  return {
    role,
    name,
    anchor,
    typeLabel: said.typeLabel,
    nullable: said.nullable,
    schemaName: said.schemaName,
    title: said.title,
    description: said.description,
    externalDocs: said.externalDocs,
    tags: said.tags,
    deprecated: said.deprecated,
    pii: said.pii,
    constraints: said.constraints,
    values: said.values,
    omittedValues: said.omittedValues,
    constant: said.constant,
    example: said.example,
    properties,
    omitted: draft.omitted,
    items,
    tuple,
    maps,
    choices,
    not,
    rules,
    link: linkOf(draft),
    empty: nested === 0 && said.isObject && draft.recursive === null && !draft.truncated,
    like: said.like,
  }
}

function linkOf({ recursive, truncated, elsewhere, source }: Draft): NodeLink | null {
  if (recursive !== null) {
    const { said: same, anchor } = recursive
    const name = same.schemaName ?? same.title ?? same.name ?? same.typeLabel
    return { kind: 'recursive', anchor, name }
  }
  if (!truncated || source === undefined) return null
  return { kind: 'truncated', schema: elsewhere, file: source.file, path: source.path }
}
