import type { Source } from '../document/document.ts'
import type { Draft, Said } from './draft-model.ts'
import type { Direction, NodeRole } from './schema-model.ts'

/** A nested schema at its place, which a draft has room for, or has not. */
export interface Slot {
  readonly label: string
  readonly role: NodeRole
  readonly name: string | null
  /** Its name as part of an id. */
  readonly slug: string
  readonly sources: readonly Source[]
  readonly required: boolean
  /** What it says, by direction: a memory of `fill`. */
  readonly said: Partial<Record<Direction, Said>>
}

/** Nested schemas of one kind, and where those that there is room for are put. */
export interface SlotGroup {
  readonly slots: readonly Slot[]
  readonly place: (draft: Draft, drafts: readonly Draft[], omitted: readonly string[]) => void
}
