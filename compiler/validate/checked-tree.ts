import type { Definition } from 'mdast'
import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CodeModel } from '../formats/markdown/fence.ts'
import type { ParentNode } from '../formats/markdown/walk.ts'
import type { Mention } from './mentions/mention.ts'
import type { SetId } from './set-id.ts'
import type { Slips } from './slips/slips.ts'
import type { SourceText } from './source-text.ts'
import type { CheckedBlock, LinkUse } from './validate.ts'

/** What one walk over a page finds. */
export interface CheckedTree {
  readonly blocks: readonly CheckedBlock[]
  readonly fences: readonly CodeModel[]
  readonly links: readonly LinkUse[]
  readonly mentions: readonly Mention[]
  readonly htmlIds: readonly string[]
  readonly headingIds: readonly SetId[]
  readonly hasHtml: boolean
  readonly partials: readonly string[]
  readonly isWhole: boolean
  /** The places of level-1 headings; the first may be a block that shows one. */
  readonly titles: readonly At[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What a text is part of: a page, or, for a partial that is looked at by itself, whatever may include it. */
export type StandsIn = 'page' | 'anything'

/** Where the walk is: the text that offsets count in, its link definitions, and the partials that are open. */
export interface Where {
  readonly source: SourceText
  readonly definitions: ReadonlyMap<string, Definition>
  readonly including: readonly string[]
  /** What the top of the text is in: for a partial that is what includes it. */
  readonly around: ParentNode | 'anything'
  readonly slips: Slips
}
