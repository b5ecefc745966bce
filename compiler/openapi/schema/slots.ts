import { slugOf } from '../document/anchor.ts'
import type { Source } from '../document/document.ts'
import type { Specification } from '../specification.ts'
import { closedTo, createDraft, sayOf } from './draft.ts'
import type { Draft, Said } from './draft-model.ts'
import type { Merged } from './merged.ts'
import type { NodeRole } from './schema-model.ts'
import type { Slot, SlotGroup } from './slot.ts'

/** @returns what may be nested in a draft, in the order in which it is shown */
export function slotsOf({ slots }: Specification, { said }: Draft): readonly SlotGroup[] {
  const { inner, isReferred } = said
  if (inner === null) return none
  if (!isReferred) return groupsOf(inner)
  const groups = slots.get(inner) ?? groupsOf(inner)
  slots.set(inner, groups)
  return groups
}

const none: readonly never[] = []

/** @returns the draft that takes a slot of another; null for what is never shown in its direction */
export function fill(specification: Specification, above: Draft, slot: Slot): Draft | null {
  const { role, sources } = slot
  const { direction } = above
  // A body's conditional groups name its top properties, whichever variant they are in.
  const isNested = above.said.role === 'property' || above.said.role === 'parameter'
  const conditional = isNested ? undefined : above.conditional
  const said = sayIn(specification, above, slot, conditional)
  // A response never has what is only written.
  if (role === 'property' && direction === 'response' && said.isWriteOnly) return null
  // What a list holds takes its place.
  const depth = above.depth + (role === 'item' ? 0 : 1)
  return createDraft(said, { parent: above, depth, direction, conditional, source: sources[0] })
}

function sayIn(specification: Specification, above: Draft, slot: Slot, conditional: Draft['conditional']): Said {
  const { role, name, slug, sources, required } = slot
  const { direction } = above
  const { scope, isReferred: isShared } = above.said
  const place = { role, name, slug, direction, required, scope }
  if (name !== null && conditional?.has(name) === true)
    return { ...sayOf(specification, sources, { ...place, conditional, isShared }), like: null }
  const known = slot.said[direction]
  if (known !== undefined) return known
  const { request, response } = slot.said
  const made =
    request !== undefined && saysItBothWays(request)
      ? request
      : sayOf(specification, sources, { ...place, conditional: undefined, isShared })
  const said = direction === 'request' && response !== undefined && saysItBothWays(made) ? response : made
  slot.said[direction] = said
  return said
}

/**
 * Whether what a schema says in a request is what it says in a response: it has no tags, and neither it nor what it lists
 * is closed, which is said of requests alone. Most are so, and a row that is the same object is rendered once.
 */
function saysItBothWays({ tags, constraints, inner }: Said): boolean {
  const holdsItems = inner !== null && inner.items.length > 0
  return tags.length === 0 && !holdsItems && constraints.every(({ name }) => name !== closedTo)
}

function slot(role: NodeRole, name: string | null, sources: readonly Source[], more: Partial<Slot> = {}): Slot {
  const slug = slugOf(name ?? '', more.slug ?? role)
  return { label: more.label ?? name ?? role, role, name, slug, sources, required: more.required ?? false, said: {} }
}

function groupsOf(merged: Merged): readonly SlotGroup[] {
  const { items, tuple, not, choices, rules } = merged
  return [
    {
      slots: Array.from(merged.properties, ([name, sources]) =>
        slot('property', name, sources, { required: merged.required.has(name) }),
      ),
      place: (draft, drafts, omitted) => Object.assign(draft, { properties: drafts, omitted }),
    },
    {
      slots: items.length === 0 ? none : [slot('item', null, items, { label: 'items' })],
      place: (draft, [items = null]) => Object.assign(draft, { items }),
    },
    {
      slots: tuple.map((sources, index) => slot('tuple', `${index}`, sources, { slug: 'item' })),
      place: (draft, tuple) => Object.assign(draft, { tuple }),
    },
    { slots: mapSlots(merged), place: (draft, maps) => Object.assign(draft, { maps }) },
    ...choices.map(choiceGroup),
    {
      slots: not.map((source) => slot('not', null, [source])),
      place: (draft, not) => Object.assign(draft, { not }),
    },
    ...rules.map(ruleGroup),
  ]
}

/** Properties whose names are not known: those of a pattern, and all others. */
function mapSlots({ patterns, additional }: Merged): readonly Slot[] {
  const ofPatterns = Array.from(patterns, ([pattern, sources]) => slot('map', pattern, sources, { slug: 'key' }))
  if (additional.length === 0) return ofPatterns
  return [...ofPatterns, slot('map', null, additional, { label: '*', slug: 'key' })]
}

function choiceGroup({ kind, discriminator, variants, rest }: Merged['choices'][number]): SlotGroup {
  return {
    slots: variants.map(({ source, name }, index) =>
      slot('variant', name, [source], { label: name ?? `${index + 1}`, slug: `option-${index + 1}` }),
    ),
    place: (draft, drafts, omitted) => {
      draft.choices = [...draft.choices, { kind, discriminator, variants: drafts, omitted, rest }]
    },
  }
}

function ruleGroup({ title, property, sources }: Merged['rules'][number]): SlotGroup {
  return {
    slots: [slot('rule', [title, property ?? ''].join(' ').trim(), sources, { label: title })],
    place: (draft, [made]) => {
      if (made !== undefined) draft.rules = [...draft.rules, { title, property, draft: made }]
    },
  }
}
