import { z } from 'zod'
import type { LogLevel } from '../../elements/badge/LevelBadge.tsx'

export const errorIndexContract = z.object({})

export type ErrorIndexProps = z.output<typeof errorIndexContract>

export interface ErrorRow {
  readonly code: number
  readonly href: string
  /** Plain text. */
  readonly message: string
  readonly product: string
  readonly level: LogLevel
}

export interface ErrorIndexModel {
  /** In the order of their codes. */
  readonly rows: readonly ErrorRow[]
  /** In the order of their names. */
  readonly products: readonly string[]
  /** What the page is, on the one that is made without an author; else null. */
  readonly intro: string | null
}
