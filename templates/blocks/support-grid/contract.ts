import { z } from 'zod'
import type { SupportType } from '../../../compiler/data/library-support.ts'

/** In the order of the row. */
const types = ['community', 'maintenance', 'flagship'] as const satisfies readonly SupportType[]

export const supportGridContract = z.object({
  type: z
    .enum(types, {
      // The words of the specification, section 8.
      error: ({ input }) =>
        input === undefined
          ? undefined
          : `Invalid support type provided to SupportGrid: ${typeof input === 'string' ? input : JSON.stringify(input)}`,
    })
    .describe('How the library of this page is supported'),
})

export type SupportGridProps = z.output<typeof supportGridContract>

export interface SupportGridModel {
  readonly types: readonly { readonly type: SupportType; readonly name: string; readonly isCurrent: boolean }[]
  readonly current: { readonly name: string; readonly note: string; readonly noteId: string }
}
