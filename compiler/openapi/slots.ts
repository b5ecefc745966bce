import type { Source } from './document.ts'
import { createDraft, type Draft, type DraftChoice } from './draft.ts'
import { anyFlag, type Merged } from './merge.ts'
import type { NodeRole } from './schema-model.ts'
import type { Specification } from './specification.ts'

/** One nested schema that a draft has room for, or has not. */
interface Slot {
  readonly label: string
  /** @returns null for what is never shown in this direction */
  readonly make: () => Draft | null
}

/** Nested schemas of one kind, and where those that there is room for are put. */
export interface SlotGroup {
  readonly slots: readonly Slot[]
  readonly place: (drafts: readonly Draft[], omitted: readonly string[]) => void
}

/** Makes a nested draft, `step` levels further down. */
type MakeNested = (role: NodeRole, name: string | null, sources: readonly Source[], step: number) => Draft

/** @returns what may be nested in a draft, in the order in which it is shown */
export function slotsOf(specification: Specification, draft: Draft): readonly SlotGroup[] {
  const { merged } = draft
  const make: MakeNested = (role, name, sources, step) =>
    createDraft(specification, sources, {
      role,
      name,
      parent: draft,
      depth: draft.depth + step,
      direction: draft.direction,
      required: role === 'property' && name !== null && merged.required.has(name),
      // A body's conditional groups name its top properties, whichever variant they are in.
      conditional: draft.role === 'property' || draft.role === 'parameter' ? undefined : draft.conditional,
    })
  return [
    {
      slots: propertySlots(draft, make),
      place: (drafts, omitted) => Object.assign(draft, { properties: drafts, omitted }),
    },
    {
      slots: merged.items.length === 0 ? [] : [{ label: 'items', make: () => make('item', null, merged.items, 0) }],
      place: ([items = null]) => Object.assign(draft, { items }),
    },
    {
      slots: merged.tuple.map((sources, index) => ({
        label: `${index}`,
        make: () => make('tuple', `${index}`, sources, 1),
      })),
      place: (tuple) => Object.assign(draft, { tuple }),
    },
    { slots: mapSlots(merged, make), place: (drafts) => Object.assign(draft, { maps: drafts }) },
    ...merged.choices.map((choice) => choiceGroup(draft, choice, make)),
    {
      slots: merged.not.map((source) => ({ label: 'not', make: () => make('not', null, [source], 1) })),
      place: (not) => Object.assign(draft, { not }),
    },
    ...merged.rules.map((rule) => ruleGroup(draft, rule, make)),
  ]
}

function propertySlots({ merged, direction }: Draft, make: MakeNested): readonly Slot[] {
  return [...merged.properties].map(([name, sources]) => ({
    label: name,
    make: () => {
      const child = make('property', name, sources, 1)
      // A response never has what is only written.
      return direction === 'response' && anyFlag(child.merged, 'writeOnly') ? null : child
    },
  }))
}

/** Properties whose names are not known: those of a pattern, and all others. */
function mapSlots({ patterns, additional }: Merged, make: MakeNested): readonly Slot[] {
  const ofPatterns = [...patterns].map(([pattern, sources]) => ({
    label: pattern,
    make: () => make('map', pattern, sources, 1),
  }))
  if (additional.length === 0) return ofPatterns
  return [...ofPatterns, { label: '*', make: () => make('map', null, additional, 1) }]
}

function choiceGroup(
  draft: Draft,
  { kind, discriminator, variants }: Merged['choices'][number],
  make: MakeNested,
): SlotGroup {
  return {
    slots: variants.map(({ source, name }, index) => ({
      label: name ?? `${index + 1}`,
      make: () => make('variant', name, [source], 1),
    })),
    place: (drafts, omitted) => {
      const choice: DraftChoice = { kind, discriminator, variants: drafts, omitted }
      draft.choices = [...draft.choices, choice]
    },
  }
}

function ruleGroup(draft: Draft, { title, property, sources }: Merged['rules'][number], make: MakeNested): SlotGroup {
  return {
    slots: [{ label: title, make: () => make('rule', [title, property ?? ''].join(' ').trim(), sources, 1) }],
    place: ([made]) => {
      if (made !== undefined) draft.rules = [...draft.rules, { title, property, draft: made }]
    },
  }
}
