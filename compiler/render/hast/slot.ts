import type { RootContent as HastContent } from 'hast'

/** Marks in hast the place of what templates render: a block or a fence of the page, by its index. */
export interface Slot {
  type: 'slot'
  kind: 'block' | 'fence'
  index: number
  /** It brings sections of its own (`BlockNode.heads`). */
  heads?: boolean
  children: HastContent[]
}

declare module 'hast' {
  interface RootContentMap {
    slot: Slot
  }
  interface ElementContentMap {
    slot: Slot
  }
}

/** The element that a slot becomes for React. Authors can't write it: HTML has been through the allow-list by then. */
export const slotElement = 'sp-slot'
