import type { Word } from '../index/index-reader.ts'

/** A word of the index, and what it counts beside the one that was typed. */
export interface Form extends Word {
  readonly share: number
}
