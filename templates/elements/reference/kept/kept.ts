import type { Pieces } from '../../../../compiler/openapi/pieces.ts'

/** A memory of what pages have in common, and what that depends on besides the specification. */
export interface Kept {
  /** Asked for at each list: a page holds none that is out of date. */
  readonly pieces: () => Pieces
  /** The language with the texts of the site, and the level of headings. */
  readonly key: string
}
