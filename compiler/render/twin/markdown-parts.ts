import type { CodeModel } from '../../formats/markdown/code/fence.ts'
import type { FastParser } from '../../formats/markdown/fast/fast-parser.ts'
import type { AnyBlock } from '../../model/block.ts'
import type { Speaker } from '../../model/public-block.ts'

export interface MarkdownParts {
  readonly blocks: readonly { readonly block: AnyBlock; readonly model: unknown }[]
  readonly fences: readonly CodeModel[]
  readonly say: Speaker
  /** Where a link or image leads. */
  link(url: string): string
  /** The text that offsets of the page's own nodes count in. */
  readonly source: string
  /** Reads what was written once more; default: the reference. */
  readonly fast?: FastParser | null | undefined
  /** Called between the parts of a long page. */
  rest?(): void
}
