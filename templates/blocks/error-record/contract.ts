import { z } from 'zod'
import type { LogLevel } from '../../elements/badge/LevelBadge.tsx'
import type { TextPiece } from '../../elements/data-pieces/split-at-headings.ts'
import { errorCodeProperty } from '../../elements/error-code.ts'
import type { Depth } from '../../elements/heading-depth.ts'

export const errorRecordContract = z.object({
  code: errorCodeProperty.describe('The number of the error, as its record has it'),
})

export type ErrorRecordProps = z.output<typeof errorRecordContract>

export interface ErrorText {
  readonly pieces: readonly TextPiece[]
  readonly markdown: string
}

/** A part of the page under a heading that every error has. */
export interface ErrorSection extends ErrorText {
  readonly title: string
  readonly id: string
}

export interface ErrorRecordModel {
  readonly code: number
  readonly message: string
  /** The page's own heading says code and message already. */
  readonly isTitled: boolean
  /** The page of the error. */
  readonly href: string
  readonly level: LogLevel
  readonly type: string | null
  readonly product: { readonly name: string; readonly href: string } | null
  readonly created: string | null
  readonly updated: string | null
  readonly lead: ErrorText | null
  readonly description: ErrorText | null
  readonly sections: readonly ErrorSection[]
  /** The level of the sections' headings. */
  readonly depth: Depth
}
