import { z } from 'zod'
import { errorCodeProperty } from '../../elements/error-code.ts'

export const errorCodeBadgeContract = z.object({
  code: errorCodeProperty.describe('The number of the error, as its record has it'),
})

export type ErrorCodeBadgeProps = z.output<typeof errorCodeBadgeContract>

export interface ErrorCodeBadgeModel {
  readonly code: number
  /** The page of the error. */
  readonly href: string
}
