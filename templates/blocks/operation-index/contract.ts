import { z } from 'zod'
import type { TextPiece } from '../../elements/data-pieces/split-at-headings.ts'

export const operationIndexContract = z.object({
  spec: z.string().min(1).optional().describe("Name of the specification; default: the page's `openapi`"),
  tag: z.string().min(1).optional().describe('The anchor of a tag: only its operations are listed'),
})

export type OperationIndexProps = z.output<typeof operationIndexContract>

export interface IndexedOperation {
  readonly title: string
  readonly kind: 'operation' | 'webhook'
  readonly method: string
  readonly path: string
  readonly href: string
  readonly deprecated: boolean
}

/** Markdown, and the same as safe HTML. */
export interface IndexText {
  readonly html: string
  readonly markdown: string
}

/** With what is said of it. */
export interface IndexedTag extends IndexText {
  /** Empty where the tag has a page of its own. */
  readonly id: string
  /** Empty for operations without a tag that are the only ones: they need no heading of their own. */
  readonly title: string
  readonly operations: readonly IndexedOperation[]
  /** The page of the tag, where this one only counts. */
  readonly href: string | null
  readonly count: number
}

export interface OperationIndexModel {
  /** The specification's own description, on its page, where that has none of its own; else null. */
  readonly description: { readonly pieces: readonly TextPiece[]; readonly markdown: string } | null
  /** What else it says of itself, on its page; else null. */
  readonly about: IndexText | null
  /** Where the description of the API is, where readers may have it. */
  readonly files: readonly { readonly name: string; readonly href: string }[]
  readonly tags: readonly IndexedTag[]
  readonly schemas: readonly { readonly name: string; readonly href: string }[]
  readonly schemasId: string
  /** Empty on the page of one tag, whose title says it. */
  readonly operationsId: string
}
