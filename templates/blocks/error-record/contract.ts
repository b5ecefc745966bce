import { z } from 'zod'
import { errorCodeProperty } from '../../elements/error-code.ts'
import type { LogLevel } from '../../elements/LevelBadge.tsx'

export const errorRecordContract = z.object({
  code: errorCodeProperty.describe('The number of the error, as its record has it'),
})

export type ErrorRecordProps = z.output<typeof errorRecordContract>

/** A part of the page under a heading of its own. */
export interface ErrorSection {
  readonly title: string
  readonly id: string
  /** Safe HTML. */
  readonly html: string
  readonly markdown: string
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
  readonly lead: { readonly html: string; readonly markdown: string } | null
  readonly description: { readonly html: string; readonly markdown: string } | null
  readonly sections: readonly ErrorSection[]
  /** The level of the sections' headings. */
  readonly depth: 2 | 3 | 4 | 5 | 6
}
