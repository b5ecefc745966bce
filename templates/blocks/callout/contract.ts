import { z } from 'zod'

const calloutVariants = ['info', 'warning', 'danger', 'beta', 'success'] as const

export const calloutContract = z.object({
  variant: z.enum(calloutVariants).describe('What kind of message it is: its colour, icon and standard title'),
  title: z.string().min(1).optional().describe('A title of its own in place of the standard one'),
})

export type CalloutProps = z.output<typeof calloutContract>

/** The standard titles (spec 2.7, 9). */
export const calloutTitles = {
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  beta: 'Beta',
  success: 'Success!',
} as const satisfies Readonly<Record<CalloutProps['variant'], string>>
