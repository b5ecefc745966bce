import type { Definition } from 'mdast'
import type { At, Place, Related } from '../diagnostics/diagnostic.ts'
import type { Findings } from '../diagnostics/packed.ts'
import type { CodeModel } from '../formats/markdown/code/fence.ts'
import type { IsPlaceholder } from '../formats/markdown/placeholder.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import type { ParentNode } from '../formats/markdown/walk.ts'
import type { AnyBlock } from '../model/block.ts'
import type { Json, PropertyLink } from '../model/public-block.ts'
import type { AssumedProps } from './assumed-props.ts'
import type { Mention } from './mentions/mention.ts'
import type { SetId } from './set-id.ts'
import type { Slips } from './slips/slips.ts'
import type { SourceText } from './source-text.ts'

/** What one walk over a page finds. */
export interface CheckedTree {
  readonly blocks: readonly CheckedBlock[]
  readonly fences: readonly CodeModel[]
  readonly links: readonly LinkUse[]
  /** Code that looks like a part of an API, to be held against the specifications and the errors of the site. */
  readonly mentions: readonly Mention[]
  /** Ids that raw HTML sets. */
  readonly htmlIds: readonly string[]
  /** Ids that headings set, those of partials too. */
  readonly headingIds: readonly SetId[]
  readonly hasHtml: boolean
  /** Partials that the page shows, by file. */
  readonly partials: readonly string[]
  /** False where a syntax error or an unknown block, in the page or in a partial of it, hides some of its anchors. */
  readonly isWhole: boolean
  /** The places of level-1 headings; the first may be a block that shows one. */
  readonly titles: readonly At[]
  readonly diagnostics: Findings
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
  readonly isPlaceholder: IsPlaceholder
}

/** The same, before anything is known of the text. */
export type Text = Omit<Where, 'slips' | 'isPlaceholder'>

/** A link as an author wrote it, to be held against the whole site. */
export interface LinkUse {
  readonly url: string
  /** `bare`: text that GFM makes a link of. `picture`: what shows the page elsewhere, which only a file can. */
  readonly kind: 'link' | 'bare' | 'image' | 'picture' | PropertyLink['kind']
  readonly file: string
  readonly place: Place | null
  readonly related: readonly Related[]
}

/** One use of a block whose properties fit its contract; `props` is null where they do not. */
export interface CheckedBlock {
  readonly node: BlockNode
  readonly block: AnyBlock
  readonly props: Record<string, Json> | null
  /** Where `props` is null: how it may have been meant, as far as that can be told. */
  readonly assumed: AssumedProps | null
  readonly source: SourceText
}
