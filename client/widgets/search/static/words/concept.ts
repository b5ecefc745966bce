import type { Findings } from './findings.ts'

/** A word of the query with the pages that have it in any form. */
export interface Concept {
  /** How rare it is: what finding it is worth. */
  readonly rarity: number
  /** Some page, or a place of one, is called by it. */
  readonly isTopic: boolean
  readonly findings: Findings
  /** The forms that stand for it in the texts. */
  readonly forms: readonly SaidForm[]
  /** No page has it, nor what surely means the same: whatever is found for it is a guess. */
  readonly isAbsent: boolean
}

/** A word that stands for one of the query. */
export interface SaidForm {
  readonly word: string
  readonly share: number
  /** It is a small word of something longer, such as the "to" of "safe to repeat": alone it says nothing. */
  readonly isSmall?: boolean
}
