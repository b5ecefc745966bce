import { slugOf } from './anchor.ts'
import type { Draft } from './draft.ts'
import { textOf } from './merge.ts'
import { valueText } from './property.ts'
import type { NodeLink, SchemaNode } from './schema-model.ts'

/**
 * Makes the node of a draft and of all that is nested in it, in the order of the page.
 * @param base the anchor to take; `id` gives it a number when it is taken already
 */
export function finish(draft: Draft, base: string, id: (base: string) => string): SchemaNode {
  const { merged, role, name } = draft
  // What a page or an array holds has no row of its own: no id is spent on it.
  const anchor = role === 'root' || role === 'item' ? base : id(base)
  draft.anchor = anchor
  const below = (child: Draft, fallback: string) => finish(child, `${anchor}-${slugOf(child.name ?? '', fallback)}`, id)
  const properties = draft.properties.map((child) => below(child, 'property'))
  const items = draft.items === null ? null : finish(draft.items, anchor, id)
  const tuple = draft.tuple.map((child) => below(child, 'item'))
  const maps = draft.maps.map((child) => below(child, 'key'))
  const choices = draft.choices.map(({ kind, discriminator, variants, omitted }) => ({
    kind,
    discriminator,
    variants: variants.map((child, index) => below(child, `option-${index + 1}`)),
    omitted,
  }))
  const not = draft.not.map((child) => below(child, 'not'))
  const rules = draft.rules.map(({ title, property, draft: child }) => ({
    title,
    property,
    node: below(child, 'rule'),
  }))
  const nested = rules.length + properties.length + draft.omitted.length + maps.length + choices.length
  return {
    role,
    name,
    anchor,
    typeLabel: draft.typeLabel,
    nullable: merged.nullable && draft.typeLabel !== 'null',
    schemaName: merged.name,
    title: textOf(merged, 'title'),
    description: draft.description,
    tags: draft.tags,
    deprecated: draft.deprecated,
    pii: draft.pii,
    constraints: draft.constraints,
    values: draft.values,
    omittedValues: merged.values.length - draft.values.length,
    constant: merged.constant === undefined ? null : valueText(merged.constant),
    example: draft.example,
    properties,
    omitted: draft.omitted,
    closed: merged.closed,
    items,
    tuple,
    maps,
    choices,
    not,
    rules,
    link: linkOf(draft),
    empty:
      nested === 0 && merged.types.includes('object') && !merged.open && draft.recursive === null && !draft.truncated,
  }
}

function linkOf({ recursive, truncated, merged, source }: Draft): NodeLink | null {
  if (recursive !== null) {
    const name = recursive.merged.name ?? textOf(recursive.merged, 'title') ?? recursive.name ?? recursive.typeLabel
    return { kind: 'recursive', anchor: recursive.anchor, name }
  }
  if (!truncated || source === undefined) return null
  return { kind: 'truncated', schema: merged.name, file: source.file, path: source.path }
}
