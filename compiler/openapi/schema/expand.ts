import { append } from '../../formats/append.ts'
import { createIds } from '../document/anchor.ts'
import type { Source } from '../document/document.ts'
import type { Specification } from '../specification.ts'
import { type Budget, createBudget, mayHold, take } from './budget.ts'
import { createRoot, findSame, type Root } from './draft.ts'
import type { Draft } from './draft-model.ts'
import { merge } from './merge.ts'
import type { Merged } from './merged.ts'
import { finish } from './node.ts'
import type { Direction, SchemaNode } from './schema-model.ts'
import { fill, slotsOf } from './slots.ts'

export interface ExpandOptions {
  readonly direction: Direction
  /** What the page may still take; less is left afterwards. Default: one operation's share. */
  readonly budget?: Budget
  /** How many levels of properties are shown at most. */
  readonly depth?: number
  /** Takes an id of the page: called in the order in which nodes are shown. */
  id?(base: string): string
}

const defaultDepth = 12
/** From this level on properties count as deep: they share the rest of the page between them. */
const deepFrom = 3
const deepShare = { elements: 500, bytes: 30_000 } as const

/** @returns one schema with its nested nodes, as far as the budget reaches; `anchor` is that of the node itself */
export function expandSchema(
  specification: Specification,
  sources: readonly Source[],
  { anchor, ...options }: ExpandOptions & { readonly anchor: string },
): SchemaNode {
  const root: Root = { sources, role: 'root', name: null, direction: options.direction, anchor }
  return expandAll(specification, [root], options)[0] as SchemaNode
}

/**
 * Expands schemas that share a page: level by level over all of them, so that what lies deep in one never takes the room
 * of what lies on top in another. A schema that contains itself ends in a link to the ancestor; what the budget or the
 * depth has no room for ends in a link to the schema.
 *
 * At the top of a root as many nested nodes as fit are shown; further down all of a schema's nodes or none.
 */
export function expandAll(
  specification: Specification,
  roots: readonly Root[],
  options: Omit<ExpandOptions, 'direction'>,
): readonly SchemaNode[] {
  const budget = options.budget ?? createBudget()
  const deepest = options.depth ?? defaultDepth
  const drafts = roots.map((root) => {
    const draft = createRoot(specification, root)
    // What is asked for is always there; it counts all the same.
    if (!take(budget, draft.said.cost)) Object.assign(budget, { elements: 0, bytes: 0 })
    return draft
  })
  let level: readonly Draft[] = drafts
  const deep = createBudget(deepShare.elements, deepShare.bytes)
  while (level.length > 0) {
    level = level.flatMap((draft) =>
      draft.depth < deepFrom
        ? openDraft(specification, draft, budget, deepest)
        : openDeep(specification, draft, budget, deep, deepest),
    )
  }
  const id = options.id ?? createIds()
  return drafts.map((draft, index) => finish(draft, roots[index]?.anchor ?? 'schema', id))
}

/** Few readers open disclosures this deep: what is in them has a small share of its own, and a page stays light. */
function openDeep(
  specification: Specification,
  draft: Draft,
  budget: Budget,
  deep: Budget,
  deepest: number,
): readonly Draft[] {
  const least = { elements: Math.min(budget.elements, deep.elements), bytes: Math.min(budget.bytes, deep.bytes) }
  const before = { ...least }
  const opened = openDraft(specification, draft, least, deepest)
  for (const one of [budget, deep])
    take(one, { elements: before.elements - least.elements, bytes: before.bytes - least.bytes })
  return opened
}

/** Gives a draft its nested drafts. @returns them, to be opened in turn */
function openDraft(specification: Specification, draft: Draft, budget: Budget, deepest: number): readonly Draft[] {
  const groups = slotsOf(specification, draft)
  if (groups.every(({ slots }) => slots.length === 0)) return []
  const ancestor = findSame(draft)
  if (ancestor !== null) {
    draft.recursive = ancestor
    return []
  }
  const partial = draft.depth === 0
  const rows = groups.reduce((sum, { slots }) => sum + slots.length, 0)
  if (draft.depth >= deepest || (!partial && !mayHold(budget, rows))) {
    truncate(specification, draft)
    return []
  }
  const before = { ...budget }
  const opened: Draft[] = []
  const placed: (() => void)[] = []
  let full = false
  for (const { slots, place } of groups) {
    const fitting: Draft[] = []
    const omitted: string[] = []
    for (const slot of slots) {
      const { label } = slot
      if (full) {
        omitted.push(label)
        continue
      }
      const child = fill(specification, draft, slot)
      if (child === null) continue
      if (take(budget, child.said.cost)) {
        fitting.push(child)
        continue
      }
      full = true
      omitted.push(label)
      if (!partial) {
        Object.assign(budget, before)
        truncate(specification, draft)
        return []
      }
    }
    append(opened, fitting)
    placed.push(() => place(draft, fitting, omitted))
  }
  for (const put of placed) put()
  if (full) truncate(specification, draft)
  return opened
}

function truncate(specification: Specification, draft: Draft): void {
  draft.truncated = true
  draft.elsewhere = draft.said.schemaName ?? heldName(specification, draft.said.inner) ?? nameAbove(draft)
}

/** @returns the nearest component that a schema without a name is written in: its page has room for more of it */
function nameAbove({ parent }: Draft): string | null {
  for (let above = parent; above !== null; above = above.parent)
    if (above.said.schemaName !== null) return above.said.schemaName
  return null
}

/** How many lists or maps may be around what has a name. */
const mostAround = 3

/** @returns the component that a list or a map holds */
function heldName(specification: Specification, merged: Merged | null, around = 0): string | null {
  const held = merged === null ? [] : [...merged.items, ...merged.additional]
  if (held.length === 0 || around === mostAround) return null
  const inside = merge(specification, held)
  return inside.name ?? heldName(specification, inside, around + 1)
}
